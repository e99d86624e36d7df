/**
 * The ecosystem names some calls by the query: `/?wc-ajax=add_to_cart`, `/?rest_route=/wp/v2/pages`.
 * They become ordinary paths, so that each is a route with a schema like any other.
 */
export function rewriteUrl(url: string): string {
  const at = url.indexOf('?')
  if (at < 0) return url
  const path = url.slice(0, at)
  const query = url.slice(at + 1)
  if (query.includes('wc-ajax='))
    return moved(query, 'wc-ajax', (name) => (/^[\w-]{1,80}$/.test(name) ? `/wc-ajax/${name}` : '/wc-ajax/-'))
  if (path === '/' && query.includes('rest_route=')) {
    return moved(query, 'rest_route', (route) =>
      /^\/[\w\-/.]{0,300}$/.test(route) && !route.includes('..') ? `/wp-json${route}` : '/wp-json/-',
    )
  }
  return url
}

function moved(query: string, name: string, pathFor: (value: string) => string) {
  const parameters = new URLSearchParams(query)
  const path = pathFor(parameters.get(name) ?? '')
  parameters.delete(name)
  const rest = parameters.toString()
  return rest === '' ? path : `${path}?${rest}`
}
