import type { ViewProps } from '#builder/define-widget.ts'
import type { ProductParts } from '#builder/page-info.ts'
import { NoProduct } from '../product-parts/no-product.tsx'
import type widget from './widget.ts'

export default function ProductImages({ settings, data: product, page }: ViewProps<typeof widget, ProductParts | undefined>) {
  if (!product) return <NoProduct page={page} />
  const { sale_flash: saleFlash, thumbnails, aspect } = settings
  return (
    <div className="product-images" data-aspect={aspect} data-thumbnails={thumbnails ? undefined : 'none'}>
      {saleFlash && product.isOnSale && <span className="onsale">Oferta!</span>}
      {product.images}
    </div>
  )
}
