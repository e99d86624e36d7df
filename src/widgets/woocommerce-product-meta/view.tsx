import type { ViewProps } from '#builder/define-widget.ts'
import type { ProductParts } from '#builder/page-info.ts'
import { NoProduct } from '../product-parts/no-product.tsx'
import type widget from './widget.ts'

export default function ProductMeta({ settings, data: product, page }: ViewProps<typeof widget, ProductParts | undefined>) {
  if (!product) return <NoProduct page={page} />
  const { view, sku_caption, sku_missing_caption, category_caption_single, category_caption_plural, show_share } = settings
  const { sku, categories, share } = product
  const code = sku || sku_missing_caption
  return (
    <div className="product_meta product-meta-widget" data-view={view}>
      {code !== '' && (
        <p className="sku_wrapper detail-container">
          <span className="detail-label">{sku_caption}</span> <span className="sku">{code}</span>
        </p>
      )}
      {categories.length > 0 && (
        <p className="posted_in detail-container">
          <span className="detail-label">{categories.length > 1 ? category_caption_plural : category_caption_single}</span>{' '}
          <span className="detail-content">
            {categories.map(({ title, url }, index) => [
              index > 0 && ', ',
              <a key={url} href={url} rel="tag">
                {title}
              </a>,
            ])}
          </span>
        </p>
      )}
      {show_share && share}
    </div>
  )
}
