import type { ViewProps } from '#builder/define-widget.ts'
import type { ProductCard as Product } from '#shop/catalog/contract.ts'
import { ProductCard } from '#ui/product-card.tsx'
import type widget from './widget.ts'

/** A phone shows two cards before any scrolling; fetching more at once would only slow those. */
const FETCHED_AT_ONCE = 2

export default function Products({ settings, data: products, page }: ViewProps<typeof widget, Product[]>) {
  const { columns, title_tag, show_button, first_on_page, nothing_found } = settings
  if (settings.query === 'current' && page.listing) return page.listing
  if (products.length === 0) return nothing_found === '' ? null : <p className="woocommerce-info">{nothing_found}</p>
  const hidden = [
    !settings.show_onsale_flash && 'sale',
    !settings.show_rating && 'rating',
    !settings.show_price && 'price',
  ].filter(Boolean)
  const sizes = `(max-width: 767px) 46vw, (max-width: 1250px) ${Math.floor(96 / columns)}vw, ${Math.ceil(1200 / columns)}px`
  return (
    <ul className={`products columns-${columns}`} data-look="" data-hides={hidden.join(' ') || undefined}>
      {products.map((product, index) => (
        <ProductCard
          key={product.id}
          product={product}
          heading={title_tag}
          sizes={sizes}
          eager={first_on_page && index < FETCHED_AT_ONCE}
          showButton={show_button}
        />
      ))}
    </ul>
  )
}
