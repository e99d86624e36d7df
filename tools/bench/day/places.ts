import { textOf } from '../visits.ts'
import type { EdgeClient } from './edge-client.ts'

/** Where visitors of the demo shop go. */
export type Places = { products: string[]; lists: string[]; narrowings: string[]; words: string[]; files: string[] }

/** Read from the shop's own pages, so that nothing is asked for that no link leads to. */
export async function findPlaces({ program }: Pick<EdgeClient, 'program'>): Promise<Places> {
  const list = textOf(await program('/loja/')).replaceAll('&amp;', '&')
  const linked = (text: string, link: RegExp) => [...new Set([...text.matchAll(link)].map(([, path]) => path!))].toSorted()
  const lists = ['/loja/', ...linked(list, /href="(\/categoria[\w/-]+)"/g)]
  const products = new Set<string>()
  for (const path of lists)
    for (const one of linked(textOf(await program(path)), /href="(\/produto\/[\w-]+\/)"/g)) products.add(one)
  const narrowings = linked(list, /href="\/loja\/\?([^"]+)"/g)
  const places = {
    lists,
    products: [...products],
    narrowings,
    words: ['caneca', 'vaso', 'linho', 'rede', 'presente', 'cesto', 'vela', 'almofada'],
    files: ['/sitemap.xml', '/robots.txt', '/feed/produtos/'],
  }
  for (const [what, found] of Object.entries(places))
    if (found.length < 2) throw new Error(`The shop's pages lead to no ${what}.`)
  return places
}
