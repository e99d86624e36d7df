import type { Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { PaymentMethod } from '#shop/payments/contract.ts'
import type { StockLedger } from '#shop/stock/contract.ts'

type Trx = Transaction<Database>

/** The coupons' side of an order, inside the order's own transaction. */
export type CouponDesk = {
  take: (
    trx: Trx,
    taking: {
      coupons: { id: number; code: string; isGranted?: boolean }[]
      email: string
      userId: number | undefined
      orderId: number
    },
  ) => Promise<{ ok: true } | { ok: false; code: string }>
  giveBack: (trx: Trx, orderId: number) => Promise<void>
}

/** What placing and changing orders needs of others. */
export type Parts = {
  stock: StockLedger
  coupons: CouponDesk
  payments: {
    find: (id: string) => Promise<PaymentMethod | undefined>
    /** Who told of money, in the merchant's words. */
    nameOf: (id: string) => string
  }
}
