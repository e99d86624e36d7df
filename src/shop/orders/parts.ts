import type { Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { Cents } from '#kit/money.ts'
import type { PaymentMethod } from '#shop/payments/contract.ts'
import type { StockLedger } from '#shop/stock/contract.ts'
import type { PaidWith } from '#shop/stored-value/contract.ts'

type Trx = Transaction<Database>

/** The coupons' side of an order, inside the order's own transaction. */
export type CouponDesk = {
  take: (
    trx: Trx,
    taking: {
      coupons: { id: number; code: string; isGranted?: boolean }[]
      /** Absent where a coupon may be paid any way. */
      paymentMethod?: string
      email: string
      userId: number | undefined
      orderId: number
    },
  ) => Promise<{ ok: true } | { ok: false; code: string }>
  giveBack: (trx: Trx, orderId: number) => Promise<void>
}

/** The side of gift cards and credit, inside the order's own transaction. */
export type StoredValueDesk = {
  /** False when one of them has less than that, or can't be used: then nothing may be kept of the order. */
  spend: (trx: Trx, spending: { orderId: number; userId: number | undefined; paidWith: readonly PaidWith[] }) => Promise<boolean>
  /** Gives back what they paid, the last one used first; or all of it as credit of the customer. */
  refund: (
    trx: Trx,
    back: { orderId: number; refundId: number; actor: string } & ({ cents: Cents } | { userId: number; creditCents: Cents }),
  ) => Promise<void>
}

/** What placing and changing orders needs of others. */
export type Parts = {
  stock: StockLedger
  coupons: CouponDesk
  storedValue: StoredValueDesk
  payments: {
    find: (id: string) => Promise<PaymentMethod | undefined>
    /** Who told of money, in the merchant's words. */
    nameOf: (id: string) => string
  }
}
