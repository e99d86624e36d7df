import type { ViewProps } from '#builder/define-widget.ts'
import type { ProductParts } from '#builder/page-info.ts'
import { NoProduct } from '../product-parts/no-product.tsx'
import type widget from './widget.ts'

export default function ProductRating({ data: product, page }: ViewProps<typeof widget, ProductParts | undefined>) {
  if (!product) return <NoProduct page={page} />
  if (!product.rating) return <NoProduct page={page}>Ninguém avaliou este produto ainda.</NoProduct>
  return <div className="product-rating-widget">{product.rating}</div>
}
