import type { PageInfo } from '#builder/page-info.ts'

/** Where clients find the API, and the same page in it. Programs of this ecosystem look here first. */
export function apiLinks({ kind, id }: Pick<PageInfo, 'kind' | 'id'>, shopUrl: string): string {
  const root = `<${shopUrl}/wp-json/>; rel="https://api.w.org/"`
  const item = { page: 'wp/v2/pages', post: 'wp/v2/posts' }[kind as string]
  if (item === undefined || id <= 0) return root
  return `${root}, <${shopUrl}/wp-json/${item}/${id}>; rel="alternate"; title="JSON"; type="application/json"`
}
