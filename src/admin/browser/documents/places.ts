import { conditionOf } from '#content/pages/condition-places.ts'

/** Places that a condition can name without a number. */
export const PLACES: [name: string, label: string][] = [
  ['general', 'Em toda a loja'],
  ['singular/front_page', 'Na página inicial'],
  ['singular/page', 'Em todas as páginas'],
  ['singular/post', 'Em todos os posts do blog'],
  ['product', 'Em todas as páginas de produto'],
  ['product_archive', 'Em todas as listas de produtos'],
  ['archive/post_archive', 'Nas listas do blog'],
  ['archive/search', 'Nos resultados de busca'],
  ['private', 'No carrinho, no checkout e na conta'],
  ['private/checkout', 'Na finalização de compra'],
  ['singular/not_found404', 'Na página de erro 404'],
]

/** Places that a condition names by one thing of the shop: what is chosen, and what is said of it. */
export type NamedKind = { place: string; resource: 'pages' | 'posts' | 'products' | 'categories'; words: string; ask: string }
export const NAMED_KINDS: NamedKind[] = [
  { place: 'singular/page', resource: 'pages', words: 'Na página', ask: 'Só em uma página…' },
  { place: 'singular/post', resource: 'posts', words: 'No post', ask: 'Só em um post…' },
  { place: 'product', resource: 'products', words: 'No produto', ask: 'Só em um produto…' },
  {
    place: 'product/in_product_cat',
    resource: 'categories',
    words: 'Nos produtos da categoria',
    ask: 'Só em produtos da categoria…',
  },
  {
    place: 'product_archive/product_cat',
    resource: 'categories',
    words: 'Na lista da categoria',
    ask: 'Só na lista de uma categoria…',
  },
]

/** What a condition names by a number, where it does: «singular/page/12». */
export function namedIn(place: string): { kind: NamedKind; id: number } | undefined {
  const [, group, id] = /^(.*)\/(\d+)$/.exec(place) ?? []
  const kind = NAMED_KINDS.find((one) => one.place === group)
  return kind && { kind, id: Number(id) }
}

/** A place in words; `name`, what the one thing that it names is called, where that is known. */
export function placeName(place: string, name?: string): string {
  const known = PLACES.find(([one]) => one === place)
  if (known) return known[1]
  const named = namedIn(place)
  if (!named) return place
  return name ? `${named.kind.words} “${name}”` : `${named.kind.words} nº ${named.id}`
}

/** Where something appears, each of its conditions in words. */
export const conditionNames = (conditions: readonly string[]): string[] =>
  conditions.map(conditionOf).map(({ verb, place }) => (verb === 'exclude' ? `menos: ${placeName(place)}` : placeName(place)))
