import type { Cents } from '#kit/money.ts'

/** A gift card, or the credit of a customer: the same ledger keeps both. */
export type StoredValueKind = 'gift-card' | 'credit'

/** What a cart could be paid with at this moment. */
export type SpendableValue = {
  id: number
  kind: StoredValueKind
  /** Of a card's code; empty for credit. */
  lastFour: string
  balanceCents: Cents
  /** Why a card that was typed before can't be used any more. */
  problem?: 'blocked' | 'expired' | 'unpaid'
}

/** What one of them pays of an order. */
export type PaidWith = { id: number; kind: StoredValueKind; lastFour: string; cents: Cents }

/** For whom a gift card is; what is missing is the buyer's. */
export type GiftDetails = {
  name?: string
  email?: string
  message?: string
  /** `YYYY-MM-DD` in the shop's time. */
  sendOn?: string
  /** The value that the buyer chose. */
  cents?: Cents
}

/** How a card may be bought: with both bounds the buyer chooses its value. */
export type GiftOffer = { leastCents: Cents | null; mostCents: Cents | null }

export type MoveReason = 'issued' | 'taken-back' | 'spent' | 'released' | 'refunded' | 'corrected'

/** The card of a code that was typed, with what is to be said of it. */
export type FoundCard = {
  id: number
  text: string
  /** Why it can't be used. */
  problem?: string
  alreadyText: string
  tooManyText: string
}
