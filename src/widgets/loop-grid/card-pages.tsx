import type { PageInfo, ProductParts } from '#builder/page-info.ts'
import type { PostCard } from '#content/pages/contract.ts'
import type { ProductCard } from '#shop/catalog/contract.ts'
import { formatMoney } from '#kit/money.ts'
import { formatDate } from '#kit/pt-br.ts'
import { Picture } from '#ui/picture.tsx'
import { Price } from '#ui/price.tsx'
import { ratingInWords, Stars } from '#ui/stars.tsx'

const CARD_SIZES = '(max-width: 767px) 92vw, 600px'

/** A product of a list as the widgets of its card know it. */
export const productCardPage = (card: ProductCard, page: PageInfo): PageInfo => ({
  ...cardOf(page),
  id: card.id,
  kind: 'product',
  title: card.name,
  path: card.url,
  url: new URL(card.url, page.url).href,
  picture: card.cover,
  product: partsOf(card),
  facts: { price: formatMoney(card.price.cents) },
})

/** Likewise a post. */
export const postCardPage = (post: PostCard, page: PageInfo): PageInfo => ({
  ...cardOf(page),
  id: post.id,
  kind: 'post',
  title: post.title,
  path: post.url,
  url: new URL(post.url, page.url).href,
  excerpt: post.excerpt,
  picture: post.picture,
  facts: {
    author: post.authorName,
    date: formatDate(post.publishedAt),
    terms: post.categories.map(({ name }) => name).join(', '),
  },
})

/** What a card has of the page around it. */
const cardOf = ({ shopName, editMode }: PageInfo) => ({ shopName, editMode, crumbs: [], pageNumber: 1, isCard: true as const })

/** What a list knows of a product; the rest stands on its own page. */
function partsOf({ id, name, sku, price, promotion, cover, rating, reviews, inStock, facts = [] }: ProductCard): ProductParts {
  return {
    id,
    name,
    sku,
    fields: facts.map((fact) => ({ ...fact, content: fact.text })),
    categories: [],
    isOnSale: price.cents < price.regularCents,
    images: cover && <Picture picture={cover} sizes={CARD_SIZES} />,
    rating: reviews > 0 && (
      <p className="product-rating woocommerce-product-rating">
        <Stars rating={rating} label={ratingInWords(rating)} />
      </p>
    ),
    price: (
      <p className="product-price">
        <Price price={price} />
      </p>
    ),
    promotions: promotion && <p className="promotion-note">{promotion}</p>,
    paymentHint: null,
    shortDescription: null,
    stock: <p className={`stock ${inStock ? 'in-stock' : 'out-of-stock'}`}>{inStock ? 'Em estoque' : 'Fora de estoque'}</p>,
    belowForm: null,
    share: null,
    tabs: null,
    more: null,
    similar: () => null,
    upsells: () => null,
    related: () => null,
    together: () => null,
  }
}
