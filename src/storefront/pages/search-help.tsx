import { MAX_SEARCH_LENGTH } from '#shop/search/contract.ts'
import type { FacetOption, ProductCard as Product } from '#shop/catalog/contract.ts'
import { ProductCard } from '#ui/product-card.tsx'
import { categoryUrl } from './product-addresses.ts'

export type SearchHelp = { popular: Product[]; categories: FacetOption[] }

/** Nothing was found: another try, the categories of the shop, and what others buy. */
export function SearchAgain({ words, help }: { words: string; help: SearchHelp }) {
  return (
    <>
      <p className="woocommerce-info woocommerce-no-products-found" role="status">
        Nenhum resultado para “{words}”. Confira se está escrito como queria, ou tente uma palavra mais geral.
      </p>
      <WaysOn label="Buscar de novo" words={words} help={help} />
    </>
  )
}

/** A search, the categories of the shop, and what others buy. */
export function WaysOn({ label, words, help: { popular, categories } }: { label: string; words?: string; help: SearchHelp }) {
  return (
    <>
      <form className="search-again" role="search" aria-label={label} action="/" method="get">
        <label htmlFor="search-again">{label}</label>
        <input id="search-again" className="input" type="search" name="s" defaultValue={words} maxLength={MAX_SEARCH_LENGTH} />
        <button type="submit" className="button">
          Pesquisar
        </button>
      </form>
      {categories.length > 0 && (
        <nav className="search-categories" aria-label="Categorias da loja">
          <h2>Passeie pelas categorias</h2>
          <ul>
            {categories.map(({ slug, name }) => (
              <li key={slug}>
                <a href={categoryUrl(slug)}>{name}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {popular.length > 0 && (
        <section className="search-popular">
          <h2>Os mais procurados</h2>
          <ul className="products columns-4">
            {popular.map((product) => (
              <ProductCard key={product.id} product={product} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
