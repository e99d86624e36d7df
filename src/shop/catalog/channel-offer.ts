/** One thing that can be bought: a product, or one of its variations. */
export type ChannelOffer = {
  id: number
  productId: number
  /** A variation shares this with the others of its product. */
  isVariation: boolean
  name: string
  choices: { attribute: string; slug: string; name: string }[]
  slug: string
  sku: string
  gtin: string
  brand: string
  description: string
  pictures: string[]
  regularCents: number
  cents: number
  saleFrom: Date | null
  saleTo: Date | null
  inStock: boolean
  isBackorder: boolean
  /** It is a pre-sale: sent from this day on. */
  presaleUntil?: string | null
  weightGrams: number
  categories: string[]
}
