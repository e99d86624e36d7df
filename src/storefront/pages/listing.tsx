import type { Category, ProductList, ProductOrder } from '#shop/catalog/contract.ts'
import { formatNumber } from '#kit/pt-br.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { ProductCard } from '#ui/product-card.tsx'
import { Pagination, pageUrl } from '../pagination.tsx'
import type { Subject } from '../site.tsx'
import { crumbFacts } from '../structured-facts.ts'

/** Three rows of four on a desk, six of two on a phone. */
export const PRODUCTS_PER_PAGE = 12

const ORDERS: Record<ProductOrder, string> = {
  menu_order: 'Ordenação padrão',
  popularity: 'Ordenar por popularidade',
  rating: 'Ordenar por média de classificação',
  date: 'Ordenar por mais recente',
  price: 'Ordenar por preço: menor para maior',
  'price-desc': 'Ordenar por preço: maior para menor',
}
export const isOrder = (value: unknown): value is ProductOrder => typeof value === 'string' && Object.hasOwn(ORDERS, value)

type Listing = { category: Category | undefined; list: ProductList; orderby: ProductOrder }

export function listingPage({ category, list, orderby }: Listing, shopUrl: string): Subject {
  const base = category ? categoryUrl(category.slug) : '/loja/'
  const title = category?.name ?? 'Loja'
  const path = pageUrl(base, list.page)
  const crumbs = [
    { title: 'Início', url: '/' },
    { title: 'Loja', url: '/loja/' },
    ...(category?.parent ? [{ title: category.parent.name, url: categoryUrl(category.parent.slug) }] : []),
    ...(category ? [{ title, url: base }] : []),
  ]
  const description = category?.description || 'Todas as peças da loja, feitas à mão em oficinas brasileiras.'
  return {
    info: { id: category?.id ?? 0, kind: 'archive', title, path, crumbs, pageNumber: list.page },
    head: {
      description,
      canonical: shopUrl + path,
      ...(list.page > 1 && { previous: shopUrl + pageUrl(base, list.page - 1) }),
      ...(list.page < list.pages && { next: shopUrl + pageUrl(base, list.page + 1) }),
      facts: [crumbFacts(crumbs, shopUrl)],
    },
    bodyClass: 'archive woocommerce woocommerce-page',
    tags: ['products', ...(category ? [`category:${category.slug}`] : [])],
    styles: ['listing'],
    widgets: ['products', 'breadcrumbs'],
    body: {
      node: <Products title={title} description={description} base={base} crumbs={crumbs} list={list} orderby={orderby} />,
    },
  }
}

export const categoryUrl = (slug: string) => `/categoria-produto/${slug}/`

type ProductsProps = {
  title: string
  description: string
  base: string
  crumbs: { title: string; url: string }[]
  list: ProductList
  orderby: ProductOrder
}

function Products({ title, description, base, crumbs, list, orderby }: ProductsProps) {
  const query = orderby === 'menu_order' ? '' : `?orderby=${orderby}`
  return (
    <div className="page-width">
      <div className="page-heading">
        <Breadcrumbs crumbs={crumbs} />
        <h1 className="woocommerce-products-header__title page-title">{title}</h1>
        <p>{description}</p>
      </div>
      <div className="listing-bar">
        <p className="woocommerce-result-count" role="status" data-is-sorted-by={orderby === 'menu_order' ? undefined : 'true'}>
          {resultCount(list)}
        </p>
        <form className="woocommerce-ordering" method="get" action={base}>
          <select name="orderby" className="orderby input" aria-label="Ordem da loja" defaultValue={orderby}>
            {Object.entries(ORDERS).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <button className="button" data-look="outline">
            Ordenar
          </button>
        </form>
      </div>
      {list.products.length === 0 ? (
        <p className="woocommerce-info">
          Nenhum produto foi encontrado para a sua seleção. <a href="/loja/">Ver todos os produtos</a>
        </p>
      ) : (
        <ul className="products columns-4">
          {list.products.map((product, index) => (
            <ProductCard key={product.id} product={product} heading="h2" eager={index < 2} linkColors />
          ))}
        </ul>
      )}
      <Pagination base={base} page={list.page} pages={list.pages} query={query} label="Páginas de produtos" />
    </div>
  )
}

/** «Exibindo 1–12 de 40 resultados», in the words that shoppers know. */
export function resultCount({ products, total, page }: Pick<ProductList, 'products' | 'total' | 'page'>): string {
  if (total === 1) return 'Exibindo um único resultado'
  if (products.length === total) return `Mostrando todos os ${formatNumber(total)} resultados`
  const first = (page - 1) * PRODUCTS_PER_PAGE + 1
  return `Exibindo ${formatNumber(first)}–${formatNumber(first + products.length - 1)} de ${formatNumber(total)} resultados`
}
