import type { Cents } from '#kit/money.ts'
import type { Address } from '#shop/checkout/contract.ts'

export type CustomerOrigin = 'account' | 'order' | 'import'
export type CustomerTag = { id: number; name: string; percentOff: number }

/** What a list of customers is narrowed by. A saved segment is one of these. */
export type CustomerFilter = {
  search?: string | undefined
  /** Has this account. */
  account?: number | undefined
  /** Has this tag. */
  tag?: number | undefined
  /** Of the newest address: «MG». */
  state?: string | undefined
  /** Bought something of this category, or of one below it. */
  category?: number | undefined
  /** In whole reais. */
  minSpent?: number | undefined
  maxSpent?: number | undefined
  minOrders?: number | undefined
  maxOrders?: number | undefined
  /** Bought, but not for so many days. */
  inactiveDays?: number | undefined
  /** Bought for the first time in the month that it is in the shop. */
  firstThisMonth?: boolean | undefined
}
export const CUSTOMER_SORTS = ['last_order', 'total_spent', 'orders', 'name', 'date'] as const
export type CustomerSort = { by: (typeof CUSTOMER_SORTS)[number]; isAscending: boolean }

/** A customer as the merchant knows them, with or without an account. */
export type CustomerProfile = {
  id: number
  userId: number | null
  email: string
  name: string
  document: string
  phone: string
  city: string
  state: string
  origin: CustomerOrigin
  tags: CustomerTag[]
  /** Orders that were paid or are being prepared, test payments left aside. */
  purchases: number
  /** Of those, without what went back. */
  spentCents: Cents
  firstOrderAt: Date | null
  lastOrderAt: Date | null
  createdAt: Date
}

/** With what only a table tells: the newest address and the newest note. */
export type ProfileForTable = { id: number; profile: CustomerProfile; address: Address | null; note: string }

/** Addresses that orders went to or were billed to, newest first. */
export type UsedAddress = Address & { usedAt: Date }

/** Segments that every shop has. */
export const READY_SEGMENTS: readonly { name: string; filter: CustomerFilter }[] = [
  { name: 'Compraram 2+ vezes', filter: { minOrders: 2 } },
  { name: 'Sumiram há 90 dias', filter: { inactiveDays: 90 } },
  { name: 'Primeira compra este mês', filter: { firstThisMonth: true } },
  { name: 'Nunca compraram', filter: { maxOrders: 0 } },
]

/** How long two customers that were made one can be told apart again. */
export const UNDO_MERGE_DAYS = 30
export const MOST_TAGS = 200
export const MOST_SEGMENTS = 100
