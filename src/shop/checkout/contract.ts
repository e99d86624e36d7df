import type { Cents } from '#kit/money.ts'
import type { PictureFile } from '#kit/picture-file.ts'
import type { Tier } from '#kit/tiered-price.ts'
import type { BumpOffer } from '#shop/promotions/bumps.ts'
import type { GiftOffer } from '#shop/promotions/gifts.ts'
import type { AppliedPromotion } from '#shop/promotions/promotion.ts'
import type { Rate } from '#shop/shipping/contract.ts'
import type { GiftDetails, PaidWith } from '#shop/stored-value/contract.ts'

/** One line of what would be bought: `totalCents = unitCents × quantity − discountCents`, never below zero. */
export type QuoteLine = {
  key: string
  productId: number
  variationId: number | null
  name: string
  url: string
  sku: string
  picture: PictureFile | undefined
  options: { attribute: string; label: string; name: string }[]
  choices: Record<string, string>
  quantity: number
  unitCents: Cents
  /** Of a kit: the products or variations that it takes units of. */
  partIds?: number[]
  /** What the offer costs, where an extension gave this cart another price. */
  offerCents?: Cents
  /** It is a pre-sale: sent from this day on. */
  presaleUntil?: string
  /** Units of it are not there: sent within so many days. */
  backorderDays?: number
  regularCents: Cents
  /** The price by quantity or group that it has. */
  tier?: Tier
  discountCents: Cents
  /** Of the discount, what promotions took off; absent: nothing. */
  promotionCents?: Cents
  totalCents: Cents
  /** It sells gift cards: for whom, as far as that was said. */
  gift?: GiftDetails
  /** What keeps it from being ordered as it is: «Fora de estoque». */
  problem: string | undefined
}

export type QuotedCoupon = {
  id: number
  code: string
  discountCents: Cents
  freeShipping: boolean
  /** What sending would cost without it; absent: no less. */
  freightCents?: Cents
}

/** An amount that a rule of the shop adds to an order, or takes off it when below zero: «Embrulho para presente», «Pontos de fidelidade». */
export type Fee = {
  /** `gift-wrap`: small letters, digits and hyphens, each once in an order. */
  id: string
  label: string
  cents: Cents
}

/** A field that an extension adds to the checkout form; its name carries the extension's: `gift-wrap/message`. */
export type ExtraField = {
  name: string
  label: string
  /** `lines`: a text of several lines; `choices`: any number of the options, a line for each in the value. */
  kind: 'checkbox' | 'text' | 'lines' | 'select' | 'choices'
  help?: string
  /** What can be chosen, of `select` and `choices` alone. */
  options?: { value: string; label: string }[]
  /** At most 500, which it is where nothing is said. */
  maxLength?: number
  isRequired?: boolean
  /** A change of it may change the total: the summary is asked for anew. */
  decidesTotal?: boolean
  /** Of the shop's own, which are kept beside the order under this key. */
  metaKey?: string
  /** Of the shop's own: what typed words mean, as it is kept and as people read it. */
  read?: (typed: string) => { value: string; words: string } | { problem: string }
  /** What the browser helps to type, of a `text` alone. */
  input?: 'date' | 'decimal' | 'color'
}

/** What fields may depend on: who buys, and whether something has to be sent. */
export type FieldsAsked = { userId: number | undefined; needsShipping: boolean }

/** What a buyer answered to such a field, in words, with the label that it had then. */
export type Answer = { name: string; label: string; value: string; meta?: { key: string; value: string } }

/**
 * What a cart costs, to the centavo, with everything that the shopper has chosen so far.
 * `totalCents = Σ line totals + shipping + Σ fees − merchant's discount − payment discount`.
 */
export type Quote = {
  cartVersion: number
  lines: QuoteLine[]
  coupons: QuotedCoupon[]
  /** Promotions that took something off, before the coupons. */
  promotions: AppliedPromotion[]
  /** What it lacks for other promotions, in words. */
  promotionHints?: string[]
  /** Gifts that it has earned and not taken. */
  gifts?: GiftOffer[]
  /** What the checkout offers by a box. */
  bump?: BumpOffer
  /** Promotions or coupons ask for ways to pay, or a fee took all that this one left: by another one it may cost otherwise. */
  dependsOnPayment?: true
  /** Σ unit × quantity, before any discount. */
  subtotalCents: Cents
  /** Σ of the promotions' and coupons' shares over the lines. */
  discountCents: Cents
  needsShipping: boolean
  /** Empty while the CEP is not known or nothing goes there. */
  rates: Rate[]
  /** The chosen rate, or the first one. */
  rate: Rate | undefined
  shippingCents: Cents
  /** What the goods lack to be sent for free; absent where nothing is, or they already are. */
  untilFreeCents?: Cents
  /** From which amount of goods they are; stands beside what lacks. */
  freeFromCents?: Cents
  /** Names of what can't be sent, where there are no rates because of it. */
  unsendable?: readonly string[]
  /** Those below zero take at most what is left of the goods, never of the freight. */
  fees: Fee[]
  /** The rules that know the fees did not answer, so there may be others than these. */
  lacksFees?: true
  paymentMethod: string | undefined
  /** What the merchant takes off an order made by hand; a cart has none. */
  merchantDiscountCents?: Cents
  /** «5% no Pix»: of the goods after coupons and the merchant's discount, never of the freight. */
  paymentDiscountCents: Cents
  totalCents: Cents
  /** Gift cards and credit that pay part of the total, or all of it; they take nothing off it. */
  paidWith?: PaidWith[]
  /** What is left to pay then; absent: the total. */
  dueCents?: Cents
  /** What the buyer has of credit in the shop, used or not. */
  creditCents?: Cents
}

export type Address = {
  firstName: string
  lastName: string
  company: string
  /** Two letters; absent: Brazil. */
  country?: string
  /** Eight digits in Brazil; elsewhere, and where a program sent something else, as it was written. */
  postcode: string
  street: string
  number: string
  complement: string
  neighborhood: string
  city: string
  /** Two letters in Brazil; else as it was written. */
  state: string
  phone: string
}

/** Who buys, checked and cleaned. */
export type Customer = {
  email: string
  personType: 'person' | 'company'
  /** Digits (and letters, for a CNPJ) without punctuation; empty when of the other kind. */
  cpf: string
  cnpj: string
  /** Inscrição estadual, digits or «ISENTO»; empty when not given. */
  stateRegistration: string
  cellphone: string
  billing: Address
  shipping: Address
}

/** What was typed so far, as it was typed: a reload, a crash or another tab loses nothing of it. */
export type Draft = Record<string, string>
