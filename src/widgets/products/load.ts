import type { LoadContext } from '#builder/define-widget.ts'
import type { CatalogReader, ProductCard } from '#shop/catalog/contract.ts'
import { productQuery } from './product-query.ts'
import type widget from './widget.ts'

export default async function load(
  { settings, page, shows }: LoadContext<typeof widget>,
  { catalog }: { catalog: Pick<CatalogReader, 'list'> },
): Promise<ProductCard[]> {
  // The page has read its own list.
  if (settings.query === 'current' && page.listing) return []
  shows('products')
  const query = productQuery(settings)
  if (query.ids?.length === 0) return []
  const { products } = await catalog.list(query)
  return query.ids && settings.orderby === 'menu_order' ? inGivenOrder(products, query.ids) : products
}

// Products picked by hand stand in the order in which they were picked.
const inGivenOrder = (products: ProductCard[], ids: number[]) =>
  products.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
