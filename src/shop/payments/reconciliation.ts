import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import { compareReceipts, type Difference, type KnownReceipt, type ListedReceipt, listedReceipts } from './compare-receipts.ts'
import type { Connections } from './connections.ts'

type Options = { db: Kysely<Database>; connections: Pick<Connections, 'of'>; now: () => Date }

/** Where service and shop differ, and all that the service lists of the shop, with what it keeps of it. */
export type Reconciled = { compared: number; differences: Difference[]; receipts: ListedReceipt[] }

const DAY_MS = 86_400_000

/** What the merchant looks at: what service and shop say of the last days. Undefined for a service that lists nothing. */
export function createReconciliation({ db, connections, now }: Options) {
  return async (method: string, days: number): Promise<Reconciled | undefined> => {
    const provider = await connections.of(method)
    if (!provider?.received) return undefined
    const to = now()
    const from = new Date(to.getTime() - days * DAY_MS)
    // A day more: what was paid before midnight is heard of after it.
    const there = await provider.received(new Date(from.getTime() - DAY_MS), to)
    const ids = there.map(({ id }) => id)
    const { rows: here } = await sql<KnownReceipt>`
      select event_id as id, amount_cents as "amountCents", order_id as "orderId", received_at as at, received_at >= ${from} as "isInWindow"
      from payment_events
      where provider = ${method} and kind = 'paid' and (received_at >= ${from} or event_id = any (${ids}::text[]))`.execute(db)
    const references = there.map(({ reference }) => reference)
    const { rows: charges } = await sql<{ reference: string; orderId: number }>`
      select reference, order_id as "orderId" from payment_charges
      where method = ${method} and reference = any (${references}::text[])`.execute(db)
    const orderOf = new Map(charges.map(({ reference, orderId }) => [reference, orderId]))
    const comparing = { there, here, orderOf }
    return { compared: here.length, differences: compareReceipts(comparing), receipts: listedReceipts(comparing) }
  }
}
export type Reconciliation = ReturnType<typeof createReconciliation>
