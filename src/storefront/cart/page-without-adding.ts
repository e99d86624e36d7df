const ABOUT_ADDING = /^(?:add-to-cart|quantity|product_id|variation_id|attribute_.*)$/

/** The page on which something was added, at an address that does not add it once more. Always one of the shop's own. */
export function pageWithoutAdding(url: string): string {
  const at = url.indexOf('?')
  const [path, query] = at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at + 1)]
  const kept = [...new URLSearchParams(query)].filter(([name]) => !ABOUT_ADDING.test(name))
  const rest = new URLSearchParams(kept).toString()
  return `/${path.replace(/^[/\\]+/, '')}${rest === '' ? '' : `?${rest}`}`
}
