import type { PageInfo } from '#builder/page-info.ts'

/** The address of another page of the list that stands on this page: archives count under page/, a page by its own address. */
export function listUrl({ kind, path, pageNumber }: Pick<PageInfo, 'kind' | 'path' | 'pageNumber'>, number: number): string {
  const counted = kind === 'archive' || kind === 'search'
  const end = new RegExp(pageNumber > 1 ? `(page/)?${pageNumber}/$` : '$')
  const base = path.replace(end, '')
  if (number <= 1) return base
  return counted || base === '/' ? `${base}page/${number}/` : `${base}${number}/`
}

/** First, last and the neighbours of a page; undefined stands for what is left out between them. */
export function shownPages(page: number, pages: number): (number | undefined)[] {
  const kept = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === pages || Math.abs(number - page) <= 1,
  )
  return kept.flatMap((number, index) => (index > 0 && number - kept[index - 1]! > 1 ? [undefined, number] : [number]))
}
