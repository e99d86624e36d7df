/**
 * Which screen an address belongs to. A screen with parts (`/ajustes/:group`) is one, whichever part is open; of records each list, form
 * and view is a screen of its own.
 */
export function screenOf(path: string, pages: { path: string }[]): string {
  const first = path.split('/').find(Boolean) ?? ''
  const hasParts = pages.some((page) => page.path.startsWith(`/${first}/:`))
  return hasParts ? `/${first}` : path.replace(/\/+$/, '')
}
