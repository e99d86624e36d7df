import type { ViewProps } from '#builder/define-widget.ts'
import type { ProductParts } from '#builder/page-info.ts'
import { NoProduct } from '../product-parts/no-product.tsx'
import type widget from './widget.ts'

/** Description, facts and reviews, as on the product's own page. Once on a page: its parts have ids that links lead to. */
export default function ProductDataTabs({ settings, data: product, page }: ViewProps<typeof widget, ProductParts | undefined>) {
  if (!product) return <NoProduct page={page} />
  return (
    <div className="product-data-tabs">
      {product.tabs}
      {settings.show_more && product.more}
    </div>
  )
}
