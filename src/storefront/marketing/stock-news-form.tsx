import type { ProductPage } from '#shop/catalog/contract.ts'
import type { AvailableVariation } from '#shop/catalog/variation.ts'

type Product = Pick<ProductPage, 'id' | 'inStock' | 'purchase'>

/** «Avise-me quando chegar»: for what is sold out now, whole products or some of their variations. Works without scripts. */
export function StockNewsForm({ product }: { product: Product }) {
  const soldOut = product.purchase.variations.filter((variation) => !variation.is_in_stock)
  if (product.inStock && soldOut.length === 0) return null
  return (
    <details className="stock-news" open={!product.inStock}>
      <summary>{product.inStock ? 'Sua opção está esgotada? Avise-me quando chegar' : 'Avise-me quando chegar'}</summary>
      <form method="post" action="/avise-me/">
        <input type="hidden" name="product_id" value={product.id} />
        {soldOut.length > 0 && (
          <p className="field">
            <label htmlFor="stock-news-variation">Opção</label>
            <select className="input" id="stock-news-variation" name="variation_id">
              {!product.inStock && <option value="">Qualquer uma</option>}
              {soldOut.map((variation) => (
                <option key={variation.variation_id} value={variation.variation_id}>
                  {nameOf(variation, product)}
                </option>
              ))}
            </select>
          </p>
        )}
        <p className="field">
          <label htmlFor="stock-news-email">Seu e-mail</label>
          <input
            className="input"
            id="stock-news-email"
            name="email"
            type="email"
            autoComplete="email"
            maxLength={254}
            required
          />
        </p>
        <p className="stock-news-trap" aria-hidden="true">
          <label htmlFor="stock-news-site">Deixe vazio</label>
          <input id="stock-news-site" name="site" tabIndex={-1} autoComplete="off" />
        </p>
        <button type="submit" className="button" data-look="outline">
          Avise-me
        </button>
        <p className="stock-news-note">Um único e-mail, só sobre este produto. Nada mais.</p>
      </form>
    </details>
  )
}

function nameOf({ attributes, sku }: AvailableVariation, { purchase }: Pick<Product, 'purchase'>): string {
  const names = purchase.attributes.flatMap(({ slug, terms }) => {
    const term = terms.find((one) => one.slug === attributes[`attribute_pa_${slug}`])
    return term ? [term.name] : []
  })
  return names.join(', ') || sku
}
