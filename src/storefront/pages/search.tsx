import type { FoundPage, SearchResults } from '#shop/search/contract.ts'
import { asWritten } from '#shop/search/text.ts'
import { count } from '#kit/pt-br.ts'
import type { ProductCard as Product, ProductOrder } from '#shop/catalog/contract.ts'
import { ProductCard } from '#ui/product-card.tsx'
import { Pagination, pageUrl } from '../pagination.tsx'
import type { PageModel } from '../page-model.ts'
import { queryOf } from './listing-address.ts'
import { ListingBar } from '#ui/listing-bar.tsx'
import { SearchAgain, type SearchHelp } from './search-help.tsx'

type Found = {
  words: string
  results: SearchResults
  /** What to offer when nothing was found. */
  help: SearchHelp | undefined
  onlyProducts: boolean
  orderby: ProductOrder
}

export function searchPage(found: Found, shopUrl: string): PageModel {
  const { words, results, onlyProducts, orderby } = found
  const title = `Resultados da busca por “${words}”`
  const asked: [string, string][] = [['s', words], ...(onlyProducts ? ([['post_type', 'product']] as [string, string][]) : [])]
  const query = queryOf(orderby === 'menu_order' ? asked : [...asked, ['orderby', orderby]])
  const { page, pageCount } = results
  const crumbs = [
    { title: 'Início', url: '/' },
    { title: 'Busca', url: `/${query}` },
  ]
  return {
    info: { id: 0, kind: 'search', title, path: pageUrl('/', page), crumbs, pageNumber: page },
    head: {
      description: `O que a loja tem sobre “${words}”.`,
      canonical: undefined,
      ...(page > 1 && { previous: shopUrl + pageUrl('/', page - 1, query) }),
      ...(page < pageCount && { next: shopUrl + pageUrl('/', page + 1, query) }),
    },
    bodyClass: `search ${results.total > 0 ? 'search-results' : 'search-no-results'} woocommerce`,
    tags: ['products', 'posts', 'pages', ...results.products.map(({ id }) => `product:${id}`)],
    styles: ['listing', 'search'],
    widgets: ['products', 'search-form'],
    body: { node: <Results {...found} title={title} asked={asked} query={query} /> },
  }
}

function Results({
  words,
  results,
  help,
  orderby,
  title,
  asked,
  query,
}: Found & { title: string; asked: [string, string][]; query: string }) {
  const { products, pages, total, isLeast, page, pageCount } = results
  const titles = [...products.map(({ name }) => name), ...pages.map((one) => one.title)]
  return (
    <div className="page-width">
      <div className="page-heading">
        <h1 className="page-title">{title}</h1>
        {results.corrected && <p>Mostrando também “{asWritten(results.corrected, titles)}”.</p>}
        {results.isPartial && <p>Nada tem todas essas palavras juntas. Estes resultados têm algumas delas.</p>}
      </div>
      {help ? (
        <SearchAgain words={words} help={help} />
      ) : (
        <>
          <ListingBar
            list={{ shown: products.length + pages.length, total, isLeast, page }}
            orderby={orderby}
            firstOrder="Ordenar por relevância"
            action="/"
            kept={asked}
            isChanged
          />
          {products.length > 0 && <Products products={products} />}
          {pages.length > 0 && <Pages pages={pages} />}
          <Pagination base="/" page={page} pages={pageCount} query={query} label="Páginas de resultados" />
        </>
      )}
    </div>
  )
}

const Products = ({ products }: { products: Product[] }) => (
  <ul className="products columns-4">
    {products.map((product, index) => (
      <ProductCard key={product.id} product={product} heading="h2" eager={index < 2} />
    ))}
  </ul>
)

const Pages = ({ pages }: { pages: FoundPage[] }) => (
  <section className="found-pages">
    <h2>{count(pages.length, 'página da loja', 'páginas da loja')}</h2>
    <ul>
      {pages.map(({ id, type, title, url, excerpt }) => (
        <li key={id}>
          <a href={url}>{title}</a>
          <span>{type === 'post' ? 'Diário' : 'Página'}</span>
          {excerpt && <p>{excerpt}</p>}
        </li>
      ))}
    </ul>
  </section>
)
