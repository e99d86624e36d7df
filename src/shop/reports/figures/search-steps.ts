import { countedWords } from './empty-searches.ts'

/** What a page of results was opened for: its first page, as it was found first. Later pages and other orders are the same search. */
export function searchOf(path: string, query: string): string | undefined {
  if (path !== '/') return undefined
  const asked = new URLSearchParams(query)
  return asked.has('orderby') ? undefined : countedWords(asked.get('s') ?? '')
}

/** The search from whose list a visitor came, if the browser says so; nothing of the visitor is kept. */
export function searchLeftFrom({ referer, host }: Record<string, string | string[] | undefined>): string | undefined {
  if (typeof referer !== 'string' || typeof host !== 'string' || referer.length > 2_000 || !URL.canParse(referer))
    return undefined
  const { host: from, pathname, searchParams } = new URL(referer)
  if (from !== host || !/^\/(page\/\d+\/)?$/.test(pathname)) return undefined
  return countedWords(searchParams.get('s') ?? '')
}
