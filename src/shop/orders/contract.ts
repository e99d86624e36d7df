import type { OrderVisit } from '#shop/channels/contract.ts'
import type { Address, Answer, Customer, Fee, Quote } from '#shop/checkout/contract.ts'
import type { Cents } from '#kit/money.ts'
import type { DeliveryTerms } from '#shop/shipping/contract.ts'
import type { GiftDetails, PaidWith } from '#shop/stored-value/contract.ts'
import type { TrackingEvent } from './tracking/step.ts'

export type OrderStatus = 'pending' | 'on-hold' | 'processing' | 'completed' | 'cancelled' | 'refunded' | 'failed'

/** Where an order was made, by the ecosystem's names. */
export type OrderSource = 'checkout' | 'store-api' | 'rest-api' | 'admin' | 'import'

/** The parcels that a shopper chose, with the words that an order remembers them by. */
export type ChosenPlan = { count: number; words: string }

/** Everything that makes an order. Nothing in it is believed that the database knows better: prices, stock and coupons are checked again while it is placed. */
export type Placing = {
  /** From the form, or made of session, cart and version: the same key is the same order. */
  key: string
  sessionId: number
  userId: number | undefined
  cartId: number
  quote: Quote
  /** What the shop's rules were at that the quote was made by; without it they were read just now. */
  rules?: string | undefined
  /** What the emptied cart keeps of the form, for the next purchase. */
  leaves?: { draft: string; postcode: string }
  customer: Customer
  paymentMethod: string
  /** In how many parcels it is paid; absent: at once. */
  plan?: ChosenPlan
  note: string
  /** To what others asked at the checkout. */
  answers?: Answer[]
  /** The sixteen values by their names without prefix, cleaned; what was not given is absent. */
  attribution: Record<string, string>
  /** What the buyer allowed channels to hear; none without a yes. */
  visit?: OrderVisit | undefined
  ip: string
  userAgent: string
  createdVia?: OrderSource
}

export type PlacingProblem =
  /** The cart is not the one that was shown, or a price in it changed. */
  | { kind: 'changed' }
  | { kind: 'sold-out'; names: string[] }
  /** With the orders before; `days` is null where all of them count. */
  | { kind: 'customer-limit'; name: string; most: number; days: number | null }
  | { kind: 'coupon'; code: string }
  /** A gift card or credit has less than was shown. */
  | { kind: 'stored-value' }
  /** The key was used for another order. */
  | { kind: 'key-reused' }
  /** Freight or ways to pay may be other than what the quote was made by. */
  | { kind: 'rules-changed' }

export type PlacedOrder = { id: number; number: string; key: string; status: OrderStatus; totalCents: Cents }
export type PlaceOutcome = { ok: true; order: PlacedOrder; isRepeat: boolean } | { ok: false; problem: PlacingProblem }

export type OrderLine = {
  id: number
  productId: number | null
  variationId: number | null
  name: string
  sku: string
  url: string | undefined
  options: { label: string; name: string }[]
  quantity: number
  unitCents: Cents
  discountCents: Cents
  totalCents: Cents
  refundedUnits: number
  /** It was sold ahead: sent from this day on. */
  presaleUntil?: string | null
  /** Units of it were not there: sent within so many days. */
  backorderDays?: number | null
  /** It sells gift cards: for whom. */
  gift?: GiftDetails | null
  /** Of a kit: what was in each unit of it. */
  parts?: OrderLinePart[]
}

/** A part of a kit as it was bought. */
export type OrderLinePart = {
  productId: number
  variationId: number | null
  /** Where its units came from; null: they are not counted. */
  stockId: number | null
  name: string
  sku: string
  options: { label: string; name: string }[]
  /** In each unit of the kit. */
  quantity: number
  /** Of the units of all of the line, those that were not there. */
  owed: number
}

export type OrderNote = { id: number; text: string; toCustomer: boolean; author: string; createdAt: Date }

/** An order as pages, mails and the API read it. */
export type Order = {
  id: number
  /** What people say on the phone. It opens nothing. */
  number: string
  /** `wc_order_…`: who knows it sees the order. */
  key: string
  status: OrderStatus
  createdAt: Date
  paidAt: Date | undefined
  userId: number | undefined
  customer: Customer
  lines: OrderLine[]
  coupons: {
    code: string
    discountCents: Cents
    /** What sending would have cost without it. */
    freightCents?: Cents
    /** Ways to pay that it asked for; none: any. */
    paymentMethods?: string[]
  }[]
  /** What promotions took off, by the names that they had then. */
  promotions: { name: string; discountCents: Cents; /** Ways to pay that it asked for; none: any. */ paymentMethods: string[] }[]
  subtotalCents: Cents
  discountCents: Cents
  shipping: { id: string; label: string; cents: Cents } | undefined
  shippingCents: Cents
  /** What was promised of the delivery. */
  delivery?: DeliveryTerms | undefined
  /** What rules of the shop added to it or took off it. */
  fees: Fee[]
  /** What the merchant takes off the order as a whole, whichever way it is paid. */
  merchantDiscountCents: Cents
  paymentDiscountCents: Cents
  totalCents: Cents
  /** Money that came. What is left to pay is the total less this and less the stored value. */
  paidCents: Cents
  /** What gift cards and credit pay of it. */
  storedValueCents?: Cents
  /** Which of them, each with its part. */
  paidWith?: PaidWith[]
  /** Of a cancelled order: what went back to gift cards and credit. */
  releasedTo?: PaidWith[]
  refundedCents: Cents
  paymentMethod: { id: string; title: string }
  /** Paid by the test provider: no money moves, and it is no sale. */
  isTest?: boolean
  /** Until when the units are held for an order that awaits payment. */
  holdUntil: Date | undefined
  tracking: { carrier: string; code: string; url: string } | undefined
  /** What was told of its packages, the oldest first. */
  trackingEvents?: TrackingEvent[]
  /** When the goods arrived, as far as somebody said so. */
  deliveredAt?: Date | undefined
  /** Its fiscal invoice, once that is authorised. */
  invoice?: { accessKey: string; pdfUrl: string } | undefined
  /** The version of the terms that it was bought under. */
  termsVersion?: number | undefined
  note: string
  /** What the buyer answered to fields that others add to the checkout. */
  answers: Answer[]
  notes: OrderNote[]
  attribution: Record<string, string>
}
export type { Address, Customer }
