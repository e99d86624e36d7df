import type { Cents } from '#kit/money.ts'
import type { PictureFile } from '#kit/picture-file.ts'
import { measuresOf } from './product-fields.ts'
import { lowestPriceText, priceHtml } from './price-html.ts'
import { type AvailableVariation, fieldOf, type VariationImage } from './variation.ts'
import type { PurchaseRow, VariationRow } from './variation-rows.ts'
import { availabilityOf, stockLeftText } from './variation-words.ts'

type Around = {
  product: PurchaseRow
  url: string
  /** Slugs of the attributes that a shopper chooses by. */
  attributes: string[]
  pictures: ReadonlyMap<number, PictureFile>
  /** Not all variations cost the same, so each says its own price. */
  pricesDiffer: boolean
  /** What a variation cost at least before its sale, where that is told. */
  lowestOf?: (variationId: number) => Cents | undefined
}

/** A variation as the ecosystem's forms and answers carry it. */
export function availableVariation(row: VariationRow, { product, url, attributes, pictures, pricesDiffer, lowestOf }: Around) {
  const values = new Map(row.terms.map(({ attribute, value }) => [attribute, value]))
  const imageId = row.picture_id ?? product.cover_id ?? 0
  const stock = {
    is_in_stock: row.in_stock,
    stock_quantity: row.on_hand,
    backorders_allowed: row.backorders !== 'no',
    ...(product.sent_from && { presale_until: product.sent_from }),
    ...(product.backorder_days && { backorder_days: product.backorder_days }),
  }
  const { kind, text } = availabilityOf(stock)
  const { weight_grams: grams, length_mm, width_mm, height_mm } = measuresOf(row, product)
  const size = { length: cm(length_mm), width: cm(width_mm), height: cm(height_mm) }
  const chosen = [...values].map(([attribute, value]) => `${fieldOf(attribute)}=${value}`).join('&')
  return {
    variation_id: row.id,
    attributes: Object.fromEntries(attributes.map((slug) => [fieldOf(slug), values.get(slug) ?? ''])),
    sku: row.sku ?? product.sku ?? '',
    display_price: row.cents / 100,
    display_regular_price: row.regular_cents / 100,
    price_html: pricesDiffer ? priceHtml({ cents: row.cents, regularCents: row.regular_cents }) + lowestHtml(row, lowestOf) : '',
    availability_html: `<p class="stock ${kind}">${text}</p>`,
    ...stock,
    is_purchasable: true,
    min_qty: 1,
    max_qty: mostOf(row.sellable, product.sold_individually, limitOf(product)),
    variation_stock_left: row.on_hand ? stockLeftText(row.on_hand) : '',
    is_sold_individually: product.sold_individually ? 'yes' : 'no',
    is_virtual: product.virtual,
    is_downloadable: product.downloadable,
    variation_is_active: true,
    variation_is_visible: true,
    variation_description: row.description,
    variation_permalink: chosen === '' ? url : `${url}?${chosen}`,
    weight: grams > 0 ? String(grams / 1000) : '',
    weight_html: grams > 0 ? `${String(grams / 1000).replace('.', ',')} kg` : 'N/D',
    dimensions: size,
    dimensions_html: size.length === '' ? 'N/D' : `${[size.length, size.width, size.height].filter(Boolean).join(' × ')} cm`,
    image: imageOf(pictures.get(imageId)),
    image_id: imageId,
    variation_image_id: row.picture_id ?? 0,
  } satisfies AvailableVariation
}

function lowestHtml({ id, cents, regular_cents }: VariationRow, lowestOf: Around['lowestOf']): string {
  const lowest = cents < regular_cents ? lowestOf?.(id) : undefined
  return lowest === undefined ? '' : `<span class="lowest-price">${lowestPriceText(lowest)}</span>`
}

/** The most that one order can hold: what is there, unless more may be ordered ahead. */
export function mostOf(sellable: number | null, soldIndividually: boolean, limit = Infinity): number | '' {
  if (soldIndividually) return 1
  const most = Math.min(sellable ?? Infinity, limit)
  return most === Infinity ? '' : most
}

/** The most that the merchant lets one order have. */
export const limitOf = ({ max_units, customer_units }: Pick<PurchaseRow, 'max_units' | 'customer_units'>) =>
  Math.min(max_units ?? Infinity, customer_units ?? Infinity)

/** As wide as the first picture of a product's page. */
export const GALLERY_SIZES = '(max-width: 767px) 92vw, (max-width: 1250px) 54vw, 640px'

function imageOf(picture: PictureFile | undefined): VariationImage | false {
  const largest = picture?.sizes.at(-1)
  const smallest = picture?.sizes[0]
  if (!picture || !largest || !smallest) return false
  const middle = picture.sizes[Math.floor((picture.sizes.length - 1) / 2)] ?? largest
  const height = (width: number) => Math.round((width * picture.height) / picture.width)
  return {
    title: picture.alt,
    caption: '',
    alt: picture.alt,
    url: largest.webp,
    src: middle.webp,
    srcset: picture.sizes.map((size) => `${size.webp} ${size.width}w`).join(', '),
    srcset_avif: picture.sizes.map((size) => `${size.avif} ${size.width}w`).join(', '),
    sizes: GALLERY_SIZES,
    src_w: middle.width,
    src_h: height(middle.width),
    full_src: largest.webp,
    full_src_w: largest.width,
    full_src_h: height(largest.width),
    gallery_thumbnail_src: smallest.webp,
  }
}

const cm = (mm: number) => (mm > 0 ? String(mm / 10) : '')
