import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import { compareReceipts, type Difference, type KnownReceipt } from './compare-receipts.ts'
import type { Connections } from './connections.ts'

type Options = { db: Kysely<Database>; connections: Pick<Connections, 'of'>; now: () => Date }

const DAY_MS = 86_400_000

/** What the merchant looks at: what service and shop say of the last days. Undefined for a service that lists nothing. */
export function createReconciliation({ db, connections, now }: Options) {
  return async (method: string, days: number): Promise<{ compared: number; differences: Difference[] } | undefined> => {
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
    return { compared: here.length, differences: compareReceipts({ there, here, orderOf }) }
  }
}
export type Reconciliation = ReturnType<typeof createReconciliation>
