import type { Search } from '#shop/search/contract.ts'
import type { Catalog, ProductOrder, ProductPage } from '#shop/catalog/contract.ts'
import type { Payments } from '#shop/payments/service.ts'
import type { ReviewReader } from '#shop/reviews/contract.ts'
import type { Narrowing } from './pages/listing-address.ts'
import { PRODUCTS_PER_PAGE } from './pages/listing-bar.tsx'
import { listingPage } from './pages/listing.tsx'
import { productPage } from './pages/product.tsx'
import type { ProductSection } from './pages/product-parts.tsx'
import { searchPage } from './pages/search.tsx'
import type { PageModel } from './page-model.ts'
import type { WaysOn } from './ways-on.ts'

type Options = {
  catalog: Catalog
  search: Search
  reviews: ReviewReader
  payments: Pick<Payments, 'hint'>
  waysOn: WaysOn
  shopUrl: string
  /** Whether who waits for a product can be told when it is back. */
  marketing: { offersStockNews: () => Promise<boolean> }
  askExtensions: { productSections: (product: { id: number; name: string }) => Promise<ProductSection[]> }
}
export type ListKind = 'all' | 'category' | 'tag'
type Listed = { kind: ListKind; slug?: string; narrowing: Narrowing; page: number }
type Searched = { words: string; onlyProducts: boolean; orderby: ProductOrder; page: number }

/** A product, a list of them, and what a search finds, before they are drawn; undefined where there is no such page. */
export function createProductPages({ catalog, search, reviews, payments, waysOn, shopUrl, marketing, askExtensions }: Options) {
  const offered = async (ids: number[]) => (ids.length > 0 ? (await catalog.list({ ids, perPage: 4 })).products : [])
  return {
    product: async (slug: string, reviewsPage: number): Promise<PageModel | undefined> => {
      const product = await catalog.product(slug)
      const list = product && (await reviews.list(product.id, reviewsPage))
      if (!product || !list || list.page > list.pages) return undefined
      const [upsells, related] = await Promise.all([offered(product.upsellIds), offered(product.relatedIds)])
      const similar = product.inStock ? [] : await waysOn.similarTo(product, related)
      const hint = product.inStock ? await payments.hint({ goodsCents: product.price.cents }) : undefined
      return productPage(product, {
        upsells,
        related,
        similar,
        swatches: await catalog.swatchSettings(),
        reviews: list,
        hint,
        offersStockNews: isSoldOut(product) && (await marketing.offersStockNews()),
        more: await askExtensions.productSections({ id: product.id, name: product.name }),
        shopUrl,
      })
    },

    listing: async ({ kind, slug = '', narrowing, page }: Listed): Promise<PageModel | undefined> => {
      const [category, tag] = await Promise.all([
        kind === 'category' ? catalog.category(slug) : undefined,
        kind === 'tag' ? catalog.tag(slug) : undefined,
      ])
      if (kind !== 'all' && !category && !tag) return undefined
      const wanted = { category: category?.slug, tag: tag?.slug, ...narrowing }
      const [list, facets] = await Promise.all([
        catalog.list({ ...wanted, page, perPage: PRODUCTS_PER_PAGE }),
        catalog.facets(wanted),
      ])
      return list.page > list.pages ? undefined : listingPage({ category, tag, list, facets, narrowing }, shopUrl)
    },

    searched: async ({ words, onlyProducts, orderby, page }: Searched): Promise<PageModel | undefined> => {
      const results = await search.find({ words, onlyProducts, orderby, page, perPage: PRODUCTS_PER_PAGE })
      if (results.page > results.pageCount) return undefined
      const help = results.total > 0 ? undefined : await waysOn.help()
      return searchPage({ words, results, help, onlyProducts, orderby }, shopUrl)
    },
  }
}
/** The whole product, or one of its variations. */
const isSoldOut = ({ inStock, purchase }: ProductPage) => !inStock || purchase.variations.some((one) => !one.is_in_stock)

export type ProductPages = ReturnType<typeof createProductPages>
