import { BUY_AHEAD, PRESALE, presaleText } from '#kit/brazil/presale-text.ts'
import { formatMoney, type PriceTag } from '#kit/money.ts'
import type { PictureFile } from '#kit/picture-file.ts'
import { Icon } from './icon.tsx'
import { focusOf, Picture, sourcesOf } from './picture.tsx'
import { Price } from './price.tsx'
import { ratingInWords, Stars } from './stars.tsx'

export type CardProduct = {
  id: number
  type: 'simple' | 'variable' | 'grouped' | 'external' | 'bundle'
  name: string
  url: string
  sku: string
  /** Of a product that is sold elsewhere: where, and what the button there says. */
  leadsTo?: { url: string; text: string }
  /** The least that an order has of it: what one press adds. */
  leastUnits?: number
  /** Its value is chosen on its own page. */
  asksForValue?: true
  price: PriceTag
  /** What a promotion gives, in few words. */
  promotion?: string
  /** It is a pre-sale: sent from this day on. */
  presaleUntil?: string
  cover: PictureFile | undefined
  inStock: boolean
  rating: number
  reviews: number
  /** A colour with an address can be chosen right from the grid. */
  colors: {
    name: string
    hex: string
    url?: string
    picture?: PictureFile
    price?: PriceTag
    variationId?: number
    isShown?: boolean
  }[]
  /** What the merchant has it tell besides. */
  facts?: { key: string; name: string; text: string }[]
}

type Props = {
  product: CardProduct
  /** Follows the headings around the grid; it looks the same on every level. */
  heading?: 'h2' | 'h3' | 'h4'
  /** How wide the picture is shown, in the words of the sizes attribute. */
  sizes?: string
  /** The picture is on the first screen. */
  eager?: boolean
  showButton?: boolean
  /** Each dot shows the product in its colour, and without scripts leads to it; else they are one small picture. */
  linkColors?: boolean
  /** What can be done besides, on pages that hear it; without scripts both are ordinary links. */
  tools?: { quickView: boolean; compare: boolean }
}

/** One product of a grid, in the markup that scripts of this ecosystem look for. Its place is inside ul.products. */
export function ProductCard({
  product,
  heading: Title = 'h3',
  sizes = FOUR_COLUMNS,
  eager,
  showButton = true,
  linkColors = false,
  tools,
}: Props) {
  const { id, type, name, url, price, promotion, presaleUntil, cover, inStock, rating, reviews, colors, facts = [] } = product
  const isBought = inStock && (type === 'simple' || type === 'variable' || type === 'bundle')
  const onSale = price.cents < price.regularCents
  const state = [inStock ? 'instock' : 'outofstock', onSale && 'sale', isBought && 'purchasable'].filter(Boolean).join(' ')
  return (
    <li className={`product-card product type-product post-${id} status-publish ${state} product-type-${type}`}>
      <a className="woocommerce-LoopProduct-link woocommerce-loop-product__link" href={url}>
        {cover ? (
          // The name stands right under the picture: saying it twice would only be noise.
          <Picture picture={cover} sizes={sizes} alt="" eager={eager} />
        ) : (
          <span className="product-card-blank">
            <Icon name="box" />
          </span>
        )}
        <Badge inStock={inStock} isAhead={presaleUntil !== undefined} onSale={onSale} />
        <Title className="woocommerce-loop-product__title">{name}</Title>
        <Price price={price} />
        {promotion && <span className="promotion-note">{promotion}</span>}
        {inStock && presaleUntil && <span className="presale-note">{presaleText(presaleUntil)}</span>}
        {facts.map((fact) => (
          <span key={fact.key} className="product-card-fact">
            {`${fact.name}: ${fact.text}`}
          </span>
        ))}
        {reviews > 0 && (
          <span className="product-card-rating">
            <Stars rating={rating} label={ratingInWords(rating)} />
            <span aria-hidden="true">({reviews})</span>
          </span>
        )}
      </a>
      {colors.length > 0 && (linkColors && colors[0]!.url ? <ColorLinks product={product} /> : <ColorDots colors={colors} />)}
      {showButton && <CardButton product={product} />}
      {tools && (tools.quickView || tools.compare) && <Tools product={product} {...tools} />}
    </li>
  )
}

const Tools = ({
  product: { id, name, url },
  quickView,
  compare,
}: {
  product: CardProduct
  quickView: boolean
  compare: boolean
}) => (
  <div className="product-card-tools">
    {quickView && (
      <a href={url} rel="nofollow" aria-label={`Espiar “${name}”`} data-quick-view={id}>
        Espiar
      </a>
    )}
    {compare && (
      <a href={`/comparar/?ids=${id}`} rel="nofollow" aria-label={`Comparar “${name}”`} data-compare={id} data-name={name}>
        Comparar
      </a>
    )}
  </div>
)

function Badge({ inStock, isAhead, onSale }: { inStock: boolean; isAhead: boolean; onSale: boolean }) {
  if (!inStock) return <span className="onsale soldout">Esgotado</span>
  if (isAhead) return <span className="onsale presale">{PRESALE}</span>
  return onSale && <span className="onsale">Oferta!</span>
}

const FOUR_COLUMNS = '(max-width: 767px) 46vw, (max-width: 1250px) 24vw, 282px'

const ADD_TO_CART = 'Adicionar ao carrinho'

/** What can be done with a product at once: bought, or looked at. */
export function CardButton({ product }: { product: CardProduct }) {
  const { id, type, name, url, sku, inStock, leadsTo, leastUnits = 1, asksForValue, presaleUntil } = product
  const hooks = { 'data-product_id': id, 'data-product_sku': sku, 'data-quantity': leastUnits }
  if (!inStock) {
    return (
      <a {...hooks} href={url} className={`button product_type_${type}`} aria-label={`Leia mais sobre “${name}”`}>
        Leia mais
      </a>
    )
  }
  if (leadsTo) {
    return (
      <a
        {...hooks}
        href={leadsTo.url}
        className="button product_type_external"
        aria-label={`${leadsTo.text}: “${name}”`}
        rel="nofollow noopener"
      >
        {leadsTo.text}
      </a>
    )
  }
  if (type === 'grouped') {
    return (
      <a {...hooks} href={url} className="button product_type_grouped" aria-label={`Ver os produtos de “${name}”`}>
        Ver produtos
      </a>
    )
  }
  if (type === 'variable') {
    return (
      <a {...hooks} href={url} className="button product_type_variable" aria-label={`Ver opções de “${name}”`}>
        Ver opções
      </a>
    )
  }
  if (asksForValue) {
    return (
      <a {...hooks} href={url} className={`button product_type_${type}`} aria-label={`Escolher o valor: “${name}”`}>
        Escolher o valor
      </a>
    )
  }
  const label = presaleUntil ? BUY_AHEAD : leastUnits > 1 ? `Adicionar ${leastUnits} ao carrinho` : ADD_TO_CART
  return (
    <a
      {...hooks}
      href={leastUnits > 1 ? `?add-to-cart=${id}&quantity=${leastUnits}` : `?add-to-cart=${id}`}
      className="button product_type_simple add_to_cart_button ajax_add_to_cart"
      aria-label={`${label}: “${name}”`}
      rel="nofollow"
      data-success_message={`“${name}” foi adicionado ao seu carrinho`}
      role="button"
    >
      {label}
    </a>
  )
}

/** A sixth dot would touch the edge of the card on a phone. */
const MOST_DOTS = 5

function ColorDots({ colors }: { colors: CardProduct['colors'] }) {
  const shown = colors.slice(0, MOST_DOTS)
  const more = colors.length - shown.length
  return (
    <span className="product-card-colors">
      <svg width={shown.length * 20} height="16" role="img" aria-label={`Cores: ${colors.map(({ name }) => name).join(', ')}`}>
        {shown.map(({ name, hex }, index) => (
          <circle key={name} cx={8 + index * 20} cy="8" r="7" fill={hex} />
        ))}
      </svg>
      {more > 0 && <span aria-hidden="true">+{more}</span>}
    </span>
  )
}

function ColorLinks({ product: { name: product, colors } }: { product: CardProduct }) {
  return (
    <ul className="product-card-colors" aria-label={`Cores de “${product}”`}>
      {colors.slice(0, MOST_DOTS).map(({ name, hex, url, picture, price, variationId, isShown }) => (
        <li key={name}>
          <a
            href={url}
            aria-label={`${product}: ${name}`}
            title={name}
            rel="nofollow"
            aria-current={isShown ? 'true' : undefined}
            {...dataOf(picture)}
            data-price={price && formatMoney(price.cents)}
            data-variation_id={variationId}
          >
            <svg width="18" height="18" aria-hidden="true">
              <circle cx="9" cy="9" r="8" fill={hex} />
            </svg>
          </a>
        </li>
      ))}
      {colors.length > MOST_DOTS && <li>+{colors.length - MOST_DOTS}</li>}
    </ul>
  )
}

/** What a press on a dot puts into the card's picture. */
function dataOf(picture: PictureFile | undefined) {
  const sources = picture && sourcesOf(picture)
  return (
    sources && {
      'data-src': sources.src,
      'data-srcset': sources.webp,
      'data-srcset_avif': sources.avif,
      'data-focus': focusOf(picture),
    }
  )
}
