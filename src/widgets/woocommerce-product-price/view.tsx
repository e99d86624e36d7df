import type { ViewProps } from '#builder/define-widget.ts'
import type { ProductParts } from '#builder/page-info.ts'
import { NoProduct } from '../product-parts/no-product.tsx'
import type widget from './widget.ts'

export default function ProductPrice({ settings, data: product, page }: ViewProps<typeof widget, ProductParts | undefined>) {
  if (!product) return <NoProduct page={page} />
  return (
    <div className="product-price-widget" data-block={settings.price_block ? '' : undefined}>
      {product.price}
      {product.promotions}
      {settings.show_payment_hint && product.paymentHint}
    </div>
  )
}
