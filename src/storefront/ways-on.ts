import type { Catalog, ProductCard, ProductPage } from '#shop/catalog/contract.ts'
import { NO_FILTERS } from '#shop/catalog/filters.ts'
import type { SearchHelp } from './pages/search-help.tsx'

/** One row of a grid. */
const ROW = 4
const IN_STOCK = { ...NO_FILTERS, inStock: true }

export type WaysOn = ReturnType<typeof createWaysOn>

/** What the shop offers where a way ends: an empty cart, a page that is gone, a product that is sold out. */
export function createWaysOn(catalog: Pick<Catalog, 'list' | 'facets'>) {
  const listed = async (category: string | undefined, perPage: number) =>
    (await catalog.list({ category, orderby: 'popularity', filters: IN_STOCK, perPage })).products
  const popular = () => listed(undefined, ROW)
  return {
    popular,
    /** The categories of the shop and what others buy. */
    help: async (): Promise<SearchHelp> => {
      const [products, { categories }] = await Promise.all([popular(), catalog.facets({})])
      return { popular: products, categories: categories.filter(({ parent, count }) => !parent && count > 0) }
    },
    /** What can be bought instead: of its relatives first, then of its own category, then of the whole shop. */
    similarTo: async (
      { id, categoryPath }: Pick<ProductPage, 'id' | 'categoryPath'>,
      related: ProductCard[],
    ): Promise<ProductCard[]> => {
      const found = related.filter(({ inStock }) => inStock)
      for (const category of [categoryPath.at(-1)?.slug, undefined]) {
        if (found.length >= ROW) break
        for (const card of await listed(category, 2 * ROW))
          if (card.id !== id && !found.some((other) => other.id === card.id)) found.push(card)
      }
      return found.slice(0, ROW)
    },
  }
}
