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
  ['singular/not_found404', 'Na página de erro 404'],
]

export type Condition = { verb: 'include' | 'exclude'; place: string }

export function conditionOf(stored: string): Condition {
  const [verb = '', ...rest] = stored.split('/')
  return { verb: verb === 'exclude' ? 'exclude' : 'include', place: rest.join('/') }
}
export const storedOf = ({ verb, place }: Condition) => `${verb}/${place}`

/** A condition that names one thing, in words: «singular/page/12». */
export function placeName(place: string): string {
  const known = PLACES.find(([name]) => name === place)
  if (known) return known[1]
  const [, kind, id] = /^(.*)\/(\d+)$/.exec(place) ?? []
  const words: Record<string, string> = {
    'singular/page': 'Na página nº',
    'singular/post': 'No post nº',
    product: 'No produto nº',
    'product/in_product_cat': 'Nos produtos da categoria nº',
    'product_archive/product_cat': 'Na lista da categoria nº',
  }
  return kind !== undefined && words[kind] ? `${words[kind]} ${id}` : place
}
