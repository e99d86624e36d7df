/** A variation's picture in the fields that scripts of this ecosystem read. */
export type VariationImage = {
  title: string
  caption: string
  alt: string
  url: string
  src: string
  srcset: string
  /** Beside the ecosystem's fields: the smaller format, for browsers that know it. */
  srcset_avif: string
  sizes: string
  src_w: number
  src_h: number
  full_src: string
  full_src_w: number
  full_src_h: number
  gallery_thumbnail_src: string
}

/** One variation that can be chosen, as forms and answers carry it. Its prices are decimals: so the ecosystem has them. */
export type AvailableVariation = {
  variation_id: number
  /** By form field («attribute_pa_cor»); an empty value fits any choice. */
  attributes: Record<string, string>
  sku: string
  display_price: number
  display_regular_price: number
  /** Empty when all variations cost the same: the product's own price says it. */
  price_html: string
  availability_html: string
  is_in_stock: boolean
  is_purchasable: boolean
  backorders_allowed: boolean
  /** It is a pre-sale: sent from this day on. */
  presale_until?: string
  /** What is not there is sent within so many days. */
  backorder_days?: number
  min_qty: number
  /** Empty when nothing bounds it. */
  max_qty: number | ''
  /** Units that are there; null when they are not counted. */
  stock_quantity: number | null
  /** «Restam 3», or empty when units are not counted or there are none. */
  variation_stock_left: string
  is_sold_individually: 'yes' | 'no'
  is_virtual: boolean
  is_downloadable: boolean
  variation_is_active: boolean
  variation_is_visible: boolean
  variation_description: string
  variation_permalink: string
  weight: string
  weight_html: string
  dimensions: { length: string; width: string; height: string }
  dimensions_html: string
  image: VariationImage | false
  image_id: number
  variation_image_id: number
}

export type Swatch = 'color' | 'image' | 'button' | 'select'

/** An attribute that a shopper chooses by, with the values that this product comes in. */
export type SwatchAttribute = {
  slug: string
  name: string
  swatch: Swatch
  terms: { slug: string; name: string; color: string | undefined; picture: string | undefined }[]
}

/** The name of an attribute's form field and of its query parameter. */
export const fieldOf = (attribute: string) => `attribute_pa_${attribute}`

/** Past this many the variations are fetched when a shopper begins to choose, not carried by the page. */
export const MOST_VARIATIONS_IN_PAGE = 30
