import type { Cents, PriceTag } from '#kit/money.ts'
import type { PictureFile } from '#kit/picture-file.ts'

export type CartLineView = {
  key: string
  productId: number
  name: string
  url: string
  sku: string
  picture: PictureFile | undefined
  options: { label: string; value: string }[]
  quantity: number
  /** It was put in as a gift: its quantity stays. */
  isGift?: true
  /** The most that may stand in the quantity field. */
  most: number
  cents: Cents
  /** «Preço de 10 ou mais», «Leve mais 2 e pague R$ 8,90 cada». */
  priceNotes?: string[]
  totalCents: Cents
  /** What keeps it from being ordered as it is: «Fora de estoque». */
  problem: string | undefined
  removeUrl: string
}

/** What is said of freight beside a cart, in words. */
export type CartFreight = {
  free?: { words: string; percent: number }
  /** «Econômica: chega até qui., 26/11». */
  arrival?: string
}

/** What promotions take off the cart, and what lacks for the next one. */
export type CartPromotions = { applied: { id: number; name: string; discountCents: Cents }[]; hint: string | undefined }

/** A product that goes well with the cart, and that one press adds. */
export type CartSuggestion = {
  productId: number
  name: string
  url: string
  sku: string
  picture: PictureFile | undefined
  price: PriceTag
  units: number
}

/** A visitor's cart as pages and fragments show it. */
export type CartView = {
  lines: CartLineView[]
  units: number
  subtotalCents: Cents
  hash: string
  freight?: CartFreight
  promotions?: CartPromotions
  suggestions?: CartSuggestion[]
}
