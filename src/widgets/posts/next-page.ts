import { focusPictures } from '#islands/focus-pictures.ts'
import { parse } from '#islands/fragments.ts'

export type NextPage = { articles: Element[]; page: number; nextUrl: string }

/** Reads the same list on its next page: its articles, and where it goes on from there. */
export async function fetchNextPage(url: string, id: string): Promise<NextPage> {
  const response = await fetch(url, { headers: { accept: 'text/html' } })
  if (!response.ok) throw new Error(`The next page ${url} was answered with ${response.status}.`)
  const list = parse(await response.text()).querySelector(`[data-id="${id}"]`)
  focusPictures(list)
  const anchor = list?.querySelector<HTMLElement>('.e-load-more-anchor')
  if (!list || !anchor) throw new Error(`The page ${url} has no list ${id} that goes on. Was the page changed meanwhile?`)
  return {
    articles: [...list.querySelectorAll('.elementor-posts-container > article')],
    page: Number(anchor.dataset.page),
    nextUrl: anchor.dataset.nextPage ?? '',
  }
}
