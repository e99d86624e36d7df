import { askPage } from './ask.ts'

export type PageType = 'home' | 'listing' | 'product' | 'blog' | 'post' | 'content page' | 'account'
export type Pages = Record<PageType, string>

/** Some of them, for measurements that take a name and an address. */
export const someOf = (pages: Pages, types: readonly PageType[]): Record<string, string> =>
  Object.fromEntries(types.map((type) => [type, pages[type]]))

/** One address of each type of page in the demo shop; product and post are the first ones that the lists show. */
export async function findPages(shopUrl: string): Promise<Pages> {
  const firstLink = async (list: string, link: RegExp) => {
    const found = link.exec((await askPage(shopUrl + list)).body.toString())?.[1]
    if (found === undefined) throw new Error(`${list} links to no page of the form ${link}, so there is none to measure.`)
    return found
  }
  return {
    home: '/',
    listing: '/loja/',
    product: await firstLink('/loja/', /href="(\/produto\/[\w-]+\/)"/),
    blog: '/blog/',
    post: await firstLink('/blog/', /href="(\/blog\/(?!page\/)[\w-]+\/)"/),
    'content page': '/sobre/',
    account: '/minha-conta/',
  }
}
