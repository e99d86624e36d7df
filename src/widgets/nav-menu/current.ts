/** Whether a menu entry leads to the page that is being read. An entry that jumps to a part of a page never does. */
export function isCurrent(url: string, page: { path: string; url: string }): boolean {
  if (url.includes('#')) return false
  return [page.path, page.url].some((own) => bare(own) === bare(url))
}

// «/sobre», «/sobre/» and «/sobre/?utm_source=x» are one page.
const bare = (url: string) => url.replace(/\?.*$/, '').replace(/\/$/, '')
