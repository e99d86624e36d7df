import type { Cents } from '#kit/money.ts'

/** Goods that a promotion is about; without any product, category or tag it is about all of them. */
export type Goods = {
  productIds: number[]
  categoryIds: number[]
  tagIds: number[]
  excludedProductIds: number[]
  excludedCategoryIds: number[]
  excludeSaleItems: boolean
}

export type QuantityStep = { units: number; percent: number }
/** A percentage, or an amount in centavos. */
export type CartStep = { fromCents: Cents; percent: number } | { fromCents: Cents; cents: Cents }
/** One of the things of a bundle: so many units of any of these products. */
export type BundlePart = { productIds: number[]; units: number }

export type Rule =
  | { kind: 'percent'; percent: number }
  /** Off each unit. */
  | { kind: 'amount'; cents: Cents }
  /** Of every `take` units the `lowered` cheapest: «Leve 3, pague 2», «2ª unidade com 50% de desconto». */
  | { kind: 'units'; take: number; lowered: number; percent: number }
  /** From so many units on; of all the goods together, or of each product by itself. */
  | { kind: 'quantity-steps'; counts: 'together' | 'each'; steps: QuantityStep[] }
  | { kind: 'cart-steps'; steps: CartStep[] }
  | { kind: 'bundle'; parts: BundlePart[]; cents: Cents }
  /** One of these products costs nothing when the rest of the cart reaches a sum. */
  | { kind: 'gift'; fromCents: Cents; productIds: number[]; units: number }
  /** The checkout offers one unit of these to a cart that has the goods of the promotion, worth the sum; 0: at its price. */
  | { kind: 'bump'; fromCents: Cents; productIds: number[]; percent: number }

/** When and for whom a promotion holds; what is empty asks for nothing. */
export type Terms = {
  startsAt: Date | undefined
  endsAt: Date | undefined
  /** 0 is Sunday. */
  weekdays: number[]
  /** Minutes since midnight in the shop's time; a window may go over midnight. */
  hours: { from: number; to: number } | undefined
  /** Two letters, of where it is sent. */
  ufs: string[]
  paymentMethods: string[]
}

/** A discount without a code. */
export type Promotion = {
  id: number
  name: string
  rule: Rule
  goods: Goods
  terms: Terms
  /** Also beside other promotions. */
  combines: boolean
  /** Also beside coupons. */
  withCoupons: boolean
}

/** What a promotion asks of a line. The categories are those of the product and all above them. */
export type PromotionLine = {
  key: string
  productId: number
  variationId: number | null
  categoryIds: readonly number[]
  tagIds: readonly number[]
  cents: Cents
  regularCents: Cents
  quantity: number
  /** The promotion that it was put in for as a gift; it is in no other. */
  giftOf?: number | undefined
}

/** The moment of a purchase, as the shop's clock shows it. */
export type Moment = { at: Date; weekday: number; minute: number }

export type Purchase = {
  lines: readonly PromotionLine[]
  now: Moment
  /** Undefined while nobody said where it goes. */
  uf: string | undefined
  paymentMethod: string | undefined
  hasCoupons: boolean
}

/** What a promotion took off this purchase. */
export type AppliedPromotion = {
  id: number
  name: string
  discountCents: Cents
  /** Ways to pay that it asks for; absent: any. */
  paymentMethods?: string[]
}
