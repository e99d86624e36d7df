import type { ProductRowLook } from '#builder/page-info.ts'
import type { ProductCard as Card } from '#shop/catalog/contract.ts'
import { ProductCard } from '#ui/product-card.tsx'

type Props = ProductRowLook & { id: string; className: string; title: string; products: Card[] }

/** Products that are offered beside another one; nothing where there are none. */
export function ProductsRow({ id, className, title, products, columns = 4, most = products.length }: Props) {
  if (products.length === 0) return null
  return (
    <section className={`${className} products-row`} aria-labelledby={title === '' ? undefined : id}>
      {title !== '' && <h2 id={id}>{title}</h2>}
      <ul className={`products columns-${columns}`}>
        {products.slice(0, most).map((card) => (
          <ProductCard key={card.id} product={card} />
        ))}
      </ul>
    </section>
  )
}
