import type { ShoppingAids } from '#content/settings/shopping-aids.ts'
import type { Category, Facets, ProductFilters, ProductList, Tag } from '#shop/catalog/contract.ts'
import { isFiltered, NO_FILTERS } from '#shop/catalog/filters.ts'
import { cleanHtml, plainText } from '#kit/safe-html.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { ProductCard } from '#ui/product-card.tsx'
import { Prose } from '#ui/trusted-markup.tsx'
import { CardTools, cardToolsOf } from '../card-tools/place.tsx'
import { Pagination, pageUrl } from '../pagination.tsx'
import type { PageModel } from '../page-model.ts'
import { searchHead } from '../search-head.ts'
import { crumbFacts } from '../structured-facts.ts'
import { shareImage } from './content-page.tsx'
import { FieldValue } from './field-value.tsx'
import { type Narrowing, parametersOf, queryOf } from './listing-address.ts'
import { ListingBar } from '#ui/listing-bar.tsx'
import { ActiveFilters } from './listing-chips.tsx'
import { ListingFilters } from './listing-filters.tsx'
import { categoryUrl, tagUrl } from './product-addresses.ts'

type Listing = {
  category?: Category
  tag?: Tag
  list: ProductList
  facets: Facets
  narrowing: Narrowing
  aids: ShoppingAids
}

const NO_SEO = { title: '', description: '' }

export function listingPage(listing: Listing, shopUrl: string): PageModel {
  const { category, tag, list, narrowing } = listing
  const base = category ? categoryUrl(category.slug) : tag ? tagUrl(tag.slug) : '/loja/'
  const title = category?.name ?? tag?.name ?? 'Loja'
  const path = pageUrl(base, list.page)
  const numbered = list.page > 1 ? `${title} – página ${list.page}` : title
  const crumbs = [
    { title: 'Início', url: '/' },
    { title: 'Loja', url: '/loja/' },
    ...(category?.parent ? [{ title: category.parent.name, url: categoryUrl(category.parent.slug) }] : []),
    ...(category || tag ? [{ title, url: base }] : []),
  ]
  const words = (category ?? tag)?.description || (tag && cleanHtml(`Produtos com a etiqueta “${tag.name}”.`))
  const isNarrow = isFiltered(narrowing.filters)
  const query = queryOf(parametersOf(narrowing))
  const products = <Products {...listing} base={base} query={query} />
  return {
    info: {
      id: category?.id ?? tag?.id ?? 0,
      kind: 'archive',
      title: numbered,
      path,
      crumbs,
      pageNumber: list.page,
      listing: products,
    },
    head: {
      ...searchHead(category?.seo ?? NO_SEO, { description: plainText(words ?? '').slice(0, 300), page: list.page }),
      // A narrowed list is for people: search engines keep the whole one.
      canonical: shopUrl + (isNarrow ? base : path),
      noindex: isNarrow,
      ...(list.page > 1 && { previous: shopUrl + pageUrl(base, list.page - 1, query) }),
      ...(list.page < list.pages && { next: shopUrl + pageUrl(base, list.page + 1, query) }),
      // Who shares a category shows the first thing in it.
      image: shareImage({ picture: list.products.find(({ cover }) => cover)?.cover }),
      facts: [crumbFacts(crumbs, shopUrl)],
    },
    bodyClass: `archive woocommerce woocommerce-page ${category ? `tax-product_cat term-${category.slug}` : tag ? `tax-product_tag term-${tag.slug}` : 'post-type-archive-product'}`,
    tags: ['products', ...list.products.map(({ id }) => `product:${id}`)],
    styles: ['listing'],
    widgets: ['products', 'breadcrumbs'],
    body: {
      node: (
        <div className="page-width">
          <div className="page-heading">
            <Breadcrumbs crumbs={crumbs} />
            <h1 className="woocommerce-products-header__title page-title">{title}</h1>
            {words && <Prose className="term-description" html={words} />}
            {category?.fields?.map((field) => (
              <p key={field.key} className="term-field">
                <b>{`${field.name}:`}</b> <FieldValue field={field} />
              </p>
            ))}
          </div>
          {products}
        </div>
      ),
    },
  }
}

function Products({ category, list, facets, narrowing, aids, base, query }: Listing & { base: string; query: string }) {
  const { filters, orderby } = narrowing
  const urlOf = (changed: ProductFilters, at = base) => at + queryOf(parametersOf({ filters: changed, orderby }))
  const kept = parametersOf(narrowing)
  const isNarrow = isFiltered(filters)
  return (
    <div className="listing">
      <ListingFilters facets={facets} filters={filters} category={category} base={base} urlOf={urlOf} kept={kept} />
      <div>
        <ListingBar
          list={{ ...list, shown: list.products.length }}
          orderby={orderby}
          action={base}
          kept={kept.filter(([name]) => name !== 'orderby')}
          isChanged={isNarrow || orderby !== 'menu_order'}
        />
        <ActiveFilters filters={filters} facets={facets} urlOf={urlOf} />
        {list.products.length === 0 ? (
          <p className="woocommerce-info woocommerce-no-products-found">
            Nenhum produto foi encontrado para a sua seleção.{' '}
            {isNarrow ? (
              <>
                Tire um dos filtros ou <a href={urlOf(NO_FILTERS)}>veja a lista sem nenhum deles</a>.
              </>
            ) : (
              <a href="/loja/">Ver todos os produtos</a>
            )}
          </p>
        ) : (
          <ul className="products columns-3">
            {list.products.map((product, index) => (
              <ProductCard
                key={product.id}
                product={product}
                heading="h2"
                sizes={SIZES}
                eager={index < 2}
                linkColors
                tools={cardToolsOf(aids)}
              />
            ))}
          </ul>
        )}
        <Pagination base={base} page={list.page} pages={list.pages} query={query} label="Páginas de produtos" />
        <CardTools aids={aids} />
      </div>
    </div>
  )
}

const SIZES = '(max-width: 767px) 46vw, (max-width: 1250px) 26vw, 290px'
