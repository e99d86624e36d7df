import { BUY_AHEAD } from '#kit/brazil/presale-text.ts'
import { cleanHtml } from '#kit/safe-html.ts'
import type { ListedProduct } from '#shop/catalog/listed-products.ts'
import { EXTERNAL_BUTTON } from '#shop/catalog/product-kind.ts'
import { priceHtml } from '#shop/catalog/price-html.ts'
import { availabilityOf } from '#shop/catalog/variation-words.ts'
import { MAX_QUANTITY } from '#shop/cart/cart.ts'
import { imageOf } from './images.ts'
import { CURRENCY, minor } from './money.ts'

/** A product as the wire has it. */
export function productJson(product: ListedProduct, shopUrl: string) {
  const { id, type, name, fixed } = product
  const link = (kind: string, slug: string) => `${shopUrl}/${kind}/${slug}/`
  const hasOptions = type === 'variable'
  const isBought = type !== 'grouped' && type !== 'external'
  const stock = {
    is_in_stock: product.inStock,
    stock_quantity: product.onHand,
    backorders_allowed: product.backorders,
    ...(product.presaleUntil && { presale_until: product.presaleUntil }),
  }
  const availability = availabilityOf(stock)
  return {
    id,
    name,
    slug: product.slug,
    parent: product.parent,
    type,
    variation: fixed.map((one) => `${one.name}: ${one.term}`).join(', '),
    permalink: shopUrl + product.url,
    sku: product.sku,
    short_description: cleanHtml(product.shortDescription),
    description: cleanHtml(product.description),
    on_sale: product.onSale,
    prices: pricesOf(product),
    price_html: priceHtml({ cents: product.cents, regularCents: product.regularCents }),
    average_rating: ratingOf(product),
    review_count: product.ratingCount,
    images: product.pictures.map((picture) => imageOf(picture, shopUrl)),
    categories: product.categories.map((one) => ({ ...one, link: link('categoria-produto', one.slug) })),
    tags: product.tags.map((one) => ({ ...one, link: link('tag-produto', one.slug) })),
    brands: [],
    attributes: product.attributes.map((one) => ({
      id: one.id,
      name: one.name,
      taxonomy: `pa_${one.slug}`,
      has_variations: one.isChosen,
      terms: one.terms,
    })),
    variations: product.variations,
    grouped_products: product.members,
    has_options: hasOptions,
    is_purchasable: isBought,
    is_in_stock: product.inStock,
    is_on_backorder: availability.kind === 'available-on-backorder',
    low_stock_remaining: lowStockOf(product),
    stock_availability: { text: availability.text, class: availability.kind },
    sold_individually: product.soldIndividually,
    add_to_cart: {
      ...buttonOf(product, shopUrl),
      minimum: 1,
      maximum: mostOf(product),
      multiple_of: 1,
    },
    extensions: kitExtension(product),
  }
}

/** What is in a kit, beside what clients know. */
export const kitExtension = ({ parts }: Pick<ListedProduct, 'parts'>) =>
  parts.length === 0
    ? {}
    : {
        bundles: {
          bundled_items: parts.map(({ productId, variationId, quantity, ...part }) => ({
            product_id: productId,
            variation_id: variationId ?? 0,
            quantity,
            name: partName(part),
          })),
        },
      }
export const partName = ({ name, options }: Pick<ListedProduct['parts'][number], 'name' | 'options'>) =>
  [name, ...options.map((option) => option.name)].join(', ')

/** What its button says and where it leads. */
function buttonOf({ id, type, name, url, inStock, externalUrl, buttonText, presaleUntil }: ListedProduct, shopUrl: string) {
  const page = shopUrl + url
  const single_text = presaleUntil ? BUY_AHEAD : 'Adicionar ao carrinho'
  if (type === 'external') {
    const text = buttonText || EXTERNAL_BUTTON
    return { text, description: `${text}: “${name}”`, url: externalUrl, single_text: text }
  }
  if (type === 'grouped') return { text: 'Ver produtos', description: `Ver os produtos de “${name}”`, url: page, single_text }
  if (type === 'variable')
    return { text: 'Ver opções', description: `Selecione as opções para “${name}”`, url: page, single_text }
  const text = inStock ? single_text : 'Leia mais'
  return { text, description: `Adicione ao carrinho: “${name}”`, url: inStock ? `?add-to-cart=${id}` : page, single_text }
}

function pricesOf({ cents, regularCents, upToCents }: ListedProduct) {
  return {
    price: minor(cents),
    regular_price: minor(regularCents),
    sale_price: minor(cents),
    price_range: upToCents > cents ? { min_amount: minor(cents), max_amount: minor(upToCents) } : null,
    ...CURRENCY,
  }
}

/** «4.50», or «0» while nobody has rated it. */
const ratingOf = ({ ratingSum, ratingCount }: ListedProduct) => (ratingCount === 0 ? '0' : (ratingSum / ratingCount).toFixed(2))

type Counted = Pick<ListedProduct, 'onHand' | 'backorders' | 'lowStock'>
export const lowStockOf = ({ onHand, backorders, lowStock }: Counted) =>
  onHand !== null && !backorders && onHand > 0 && onHand <= lowStock ? onHand : null

const mostOf = ({ sellable, soldIndividually }: ListedProduct) =>
  soldIndividually ? 1 : Math.max(1, Math.min(sellable ?? MAX_QUANTITY, MAX_QUANTITY))
