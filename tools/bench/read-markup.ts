/** Start tags outside of scripts, styles and comments. The server escapes "<" everywhere else. */
export function countElements(html: string): number {
  const markup = html.replaceAll(/<!--.*?-->/gs, '').replaceAll(/(<(script|style|textarea)\b[^>]*>).*?<\/\2>/gs, '$1')
  return markup.match(/<[a-z][^\s/>]*/gi)?.length ?? 0
}

/** Addresses of the scripts that the browser fetches with the page. */
export function scriptsOf(html: string): Set<string> {
  const preloads = linksOf(html, 'modulepreload')
  return new Set([...[...html.matchAll(/<script\b[^>]*\bsrc="([^"]+)"/g)].map((match) => match[1]!), ...preloads])
}

export const styleSheetsOf = (html: string) => linksOf(html, 'stylesheet')

/** The text of each style element. */
export const stylesOf = (html: string) => [...html.matchAll(/<style\b[^>]*>(.*?)<\/style>/gs)].map((match) => match[1]!)

function linksOf(html: string, rel: string): string[] {
  const links = html.match(/<link\b[^>]*>/g) ?? []
  return links
    .filter((link) => link.includes(`rel="${rel}"`))
    .map((link) => /href="([^"]+)"/.exec(link)?.[1])
    .filter((address) => address !== undefined)
}
