import type { LoadContext } from '#builder/define-widget.ts'
import type { CatalogReader, ProductCard, ProductList, ProductOrder, ProductQuery } from '#shop/catalog/contract.ts'
import { isOrder } from '#ui/listing-bar.tsx'
import { productQuery } from './product-query.ts'
import type widget from './widget.ts'

export type ShownProducts = ProductList & { perPage: number; orderby: ProductOrder }
type Context = LoadContext<typeof widget>

export default async function load(
  { settings, page, shows }: Context,
  { catalog }: { catalog: Pick<CatalogReader, 'list'> },
): Promise<ShownProducts> {
  const query = { ...productQuery(settings), ...askedByVisitor(settings, page) }
  const { perPage = 1, orderby = 'menu_order' } = query
  const nothing = { products: [], total: 0, pages: 1, page: 1, perPage, orderby }
  // The page has read its own list.
  if (settings.query === 'current' && page.listing) return nothing
  shows('products')
  if (query.ids?.length === 0) return nothing
  if (query.ids && orderby === 'menu_order')
    return { ...cut(await pickedByHand(query.ids, query, catalog), query.page, perPage), perPage, orderby }
  return { ...(await catalog.list(query)), perPage, orderby }
}

/** A list that does not go on begins at its beginning on every page of another one. */
function askedByVisitor({ paginate, allow_order }: Context['settings'], { pageNumber, orderby }: Context['page']): ProductQuery {
  if (!paginate) return {}
  return { page: pageNumber, ...(allow_order && isOrder(orderby) && { orderby }) }
}

/** Products picked by hand stand in the order in which they were picked. */
async function pickedByHand(ids: number[], query: ProductQuery, catalog: Pick<CatalogReader, 'list'>): Promise<ProductCard[]> {
  const { products } = await catalog.list({ ...query, page: 1, perPage: ids.length })
  return products.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
}

const cut = (all: ProductCard[], page = 1, perPage: number): ProductList => ({
  products: all.slice((page - 1) * perPage, page * perPage),
  total: all.length,
  pages: Math.max(1, Math.ceil(all.length / perPage)),
  page,
})
