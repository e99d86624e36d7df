import type { LoadContext, WidgetDefinition } from '#builder/define-widget.ts'
import type { Field } from '#builder/fields.ts'
import type { ProductParts } from '#builder/page-info.ts'

type OfProduct = WidgetDefinition<{ product_id: Field<number> }>
export type ProductDetailsReader = { parts: (productId: number) => Promise<ProductParts | undefined> }

/** The product that a widget names by its number, or the one of the page that it stands on. */
export default async function loadProduct(
  { settings: { product_id: id }, page, shows }: LoadContext<OfProduct>,
  { productDetails }: { productDetails: ProductDetailsReader },
): Promise<ProductParts | undefined> {
  if (id === 0 || id === page.product?.id) return page.product
  shows('products', `product:${id}`)
  return await productDetails.parts(id)
}
