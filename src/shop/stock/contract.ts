import type { Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'

/** Units that an order wants of one stock. With backorders what is not there is owed instead of refused, up to the product's limit. */
export type WantedUnits = { stockId: number; units: number; backorders: boolean }

/** The ids of the stocks that have too little (then nothing may be kept), and what is owed of the others. */
export type Taking = { short: number[]; owed: ReadonlyMap<number, number> }

type Trx = Transaction<Database>

/** Where units come from and go back to, always with their row in the ledger. */
export type StockLedger = {
  take: (trx: Trx, taking: { orderId: number; reason: 'held' | 'sold'; wanted: WantedUnits[] }) => Promise<Taking>
  /** Gives back whatever an order still has; a second time gives nothing. Answers the units. */
  release: (trx: Trx, orderId: number) => Promise<number>
  /** Gives back some units of an order after a refund, never more than it still has. */
  putBack: (trx: Trx, orderId: number, units: { stockId: number; units: number }[]) => Promise<void>
  /**
   * What a merchant counted: the difference is written down, as received where nothing was counted before, else as
   * corrected. Without a number the thing is counted from now on, and what is there already stays.
   */
  count: (trx: Trx, counted: { productId: number; variationId: number | null; units: number | undefined }) => Promise<void>
  /** The same for many things at once, in two statements however many they are. */
  countAll: (trx: Trx, counted: { productId: number; variationId: number | null; units: number | undefined }[]) => Promise<void>
}
