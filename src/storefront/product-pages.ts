import type { Search } from '#shop/search/contract.ts'
import type { Catalog, ProductOrder } from '#shop/catalog/contract.ts'
import type { Narrowing } from './pages/listing-address.ts'
import { PRODUCTS_PER_PAGE } from '#ui/listing-bar.tsx'
import { listingPage } from './pages/listing.tsx'
import { productPage } from './pages/product.tsx'
import { searchPage } from './pages/search.tsx'
import { comparePage } from './compare/compare-page.tsx'
import type { QuickViewFacts } from './quick-view/quick-view.tsx'
import type { PageModel } from './page-model.ts'
import type { VisitCounter } from '#shop/reports/figures/counter.ts'
import { createProductDetails, type ProductDetailsOptions, type Said } from './product-details.ts'

type Options = ProductDetailsOptions & { catalog: Catalog; search: Search; visitCounter: Pick<VisitCounter, 'noteSearch'> }
export type ListKind = 'all' | 'category' | 'tag'
type Listed = { kind: ListKind; slug?: string; narrowing: Narrowing; page: number }
type Searched = { words: string; onlyProducts: boolean; orderby: ProductOrder; page: number }

/** A product, a list of them, and what a search finds, before they are drawn; undefined where there is no such page. */
export function createProductPages(options: Options) {
  const { catalog, search, settings, waysOn, shopUrl } = options
  const details = createProductDetails(options)
  return {
    product: async (slug: string, reviewsPage: number, said?: Said): Promise<PageModel | undefined> => {
      const product = await catalog.product(slug)
      const beside = product && (await details.beside(product, reviewsPage, said))
      return product && beside && productPage(product, beside)
    },

    listing: async ({ kind, slug = '', narrowing, page }: Listed): Promise<PageModel | undefined> => {
      const [category, tag] = await Promise.all([
        kind === 'category' ? catalog.category(slug) : undefined,
        kind === 'tag' ? catalog.tag(slug) : undefined,
      ])
      if (kind !== 'all' && !category && !tag) return undefined
      const orderby = narrowing.orderby === 'menu_order' ? (category ?? tag)?.sortedBy : undefined
      const wanted = { category: category?.slug, tag: tag?.slug, ...narrowing, ...(orderby && { orderby }) }
      const [list, facets, aids] = await Promise.all([
        catalog.list({ ...wanted, page, perPage: PRODUCTS_PER_PAGE }),
        catalog.facets(wanted),
        settings.shoppingAids(),
      ])
      return list.page > list.pages ? undefined : listingPage({ category, tag, list, facets, narrowing, aids }, shopUrl)
    },

    /** For the dialog over a list; nothing where the merchant has it switched off. */
    quickView: async (id: number): Promise<QuickViewFacts | undefined> => {
      if (!(await settings.shoppingAids()).quick_view) return undefined
      const [parts, purchase, swatches] = await Promise.all([details.parts(id), catalog.purchase(id), catalog.swatchSettings()])
      return parts && purchase && { parts, purchase, swatches }
    },

    /** Side by side, in the order in which they are named. */
    compared: async (ids: number[]): Promise<PageModel | undefined> => {
      const aids = await settings.shoppingAids()
      if (!aids.compare) return undefined
      const cards = ids.length > 0 ? await catalog.cards(ids) : []
      return comparePage({ cards, facts: await catalog.comparedFacts(cards.map((card) => card.id)), aids }, shopUrl)
    },

    /** The page that is opened instead of the results. */
    leadOf: search.leadOf,

    searched: async ({ words, onlyProducts, orderby, page }: Searched): Promise<PageModel | undefined> => {
      const results = await search.find({ words, onlyProducts, orderby, page, perPage: PRODUCTS_PER_PAGE })
      options.visitCounter.noteSearch(words, { onlyProducts, found: results.total })
      if (results.page > results.pageCount) return undefined
      const help = results.total > 0 ? undefined : await waysOn.help()
      return searchPage({ words, results, help, onlyProducts, orderby }, shopUrl)
    },
  }
}
export type ProductPages = ReturnType<typeof createProductPages>
