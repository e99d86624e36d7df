import type { ViewProps } from '#builder/define-widget.ts'
import { ListingBar } from '#ui/listing-bar.tsx'
import { PageNumbers } from '#ui/page-numbers.tsx'
import { ProductCard } from '#ui/product-card.tsx'
import { listUrl } from '../posts/list-url.ts'
import type { ShownProducts } from './load.ts'
import type widget from './widget.ts'

/** A phone shows two cards before any scrolling; fetching more at once would only slow those. */
const FETCHED_AT_ONCE = 2

export default function Products({ settings, data: list, page }: ViewProps<typeof widget, ShownProducts>) {
  const { columns, title_tag, show_button, first_on_page, nothing_found } = settings
  if (settings.query === 'current' && page.listing) return page.listing
  if (list.products.length === 0) return nothing_found === '' ? null : <p className="woocommerce-info">{nothing_found}</p>
  const hidden = [
    !settings.show_onsale_flash && 'sale',
    !settings.show_rating && 'rating',
    !settings.show_price && 'price',
  ].filter(Boolean)
  const sizes = `(max-width: 767px) 46vw, (max-width: 1250px) ${Math.floor(96 / columns)}vw, ${Math.ceil(1200 / columns)}px`
  const grid = (
    <ul className={`products columns-${columns}`} data-look="" data-hides={hidden.join(' ') || undefined}>
      {list.products.map((product, index) => (
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
  if (!settings.paginate) return grid
  const { allow_order: showOrders, show_result_count: showCount } = settings
  const query = showOrders && page.orderby !== undefined ? `?orderby=${list.orderby}` : ''
  return (
    <>
      {(showOrders || showCount) && (
        <ListingBar
          list={{ ...list, shown: list.products.length }}
          orderby={list.orderby}
          action={listUrl(page, 1)}
          kept={[]}
          isChanged={query !== ''}
          showCount={showCount}
          showOrders={showOrders}
        />
      )}
      {grid}
      <PageNumbers
        page={list.page}
        pages={list.pages}
        label="Páginas de produtos"
        urlOf={(number) => listUrl(page, number) + query}
      />
    </>
  )
}
