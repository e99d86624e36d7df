import type { Cents } from '#kit/money.ts'
import type { Customer } from '#shop/checkout/contract.ts'
import type { OrderStatus } from '../contract.ts'
import type { AdminOrderLine } from './lines.ts'
import type { AdminOrderShipping } from './quote.ts'

/** A line that the order has already, by its number; with a quantity of 0 it goes. */
export type ChangedLine = Partial<AdminOrderLine> & { lineId: number }

/** What of an order shall be another; what is absent stays. */
export type AdminOrderChanges = {
  customer?: Customer
  /** null: nobody's account. */
  userId?: number | null
  note?: string
  paymentMethod?: { id: string; title: string }
  lines?: (AdminOrderLine | ChangedLine)[]
  /** null: nothing is sent. */
  shipping?: AdminOrderShipping | null
  coupons?: string[]
  merchantDiscountCents?: Cents
  meta?: Record<string, string | null>
  isPaid?: boolean
  status?: OrderStatus
  /** The version that the merchant had read. */
  version?: number
}
