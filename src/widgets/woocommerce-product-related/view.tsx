import type { ViewProps } from '#builder/define-widget.ts'
import type { ProductParts } from '#builder/page-info.ts'
import { NoProduct } from '../product-parts/no-product.tsx'
import type widget from './widget.ts'

/** What the shop offers beside a product; while that is sold out, what can be bought instead comes first. */
export default function ProductRelated({ settings, data: product, page }: ViewProps<typeof widget, ProductParts | undefined>) {
  if (!product) return <NoProduct page={page} />
  const { source, show_heading: hasHeading, heading, columns, posts_per_page: most } = settings
  const look = { columns, most, ...(!hasHeading ? { title: '' } : heading !== '' && { title: heading }) }
  return (
    <div className="product-related">
      {source !== 'upsells' && product.similar({ columns, most })}
      {product[source](look)}
    </div>
  )
}
