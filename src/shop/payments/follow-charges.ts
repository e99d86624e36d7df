import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { Order } from '#shop/orders/contract.ts'
import { type Charge, CHARGE, claimCharge, findCharge, pauseSeconds, putOff } from './charge-rows.ts'
import type { Charges } from './charges.ts'
import type { Connections } from './connections.ts'
import type { LookUpCharge } from './look-up-charge.ts'
import { type Receipt, ServiceTrouble } from './provider.ts'
import type { SettleCharge } from './settle-charge.ts'
import type { TakeReceipts } from './take-receipts.ts'

type Options = {
  db: Kysely<Database>
  connections: Pick<Connections, 'of' | 'sharing'>
  charges: Pick<Charges, 'start'>
  take: TakeReceipts
  lookUp: LookUpCharge
  settleCharge: SettleCharge
  findOrder: (id: number) => Promise<Order | undefined>
}

const AT_ONCE = 100

/** Finds out what became of charges: because the service told so, because it is time to ask, or because nobody wants them any more. */
export function createChargeFollowing({ db, connections, charges, take, lookUp, settleCharge, findOrder }: Options) {
  const follow = async (due: Charge & { isWanted: boolean }) => {
    if (due.state === 'new' && due.isWanted) {
      const order = await findOrder(due.orderId)
      if (order) await charges.start(due, order)
      return
    }
    const charge = await claimCharge(db, due.id)
    if (!charge) return
    try {
      // Nobody should pay what nobody waits for.
      await lookUp(charge, { isWanted: due.isWanted })
    } catch (error) {
      if (!(error instanceof ServiceTrouble)) throw error
      await putOff(db, charge, { problem: error.message, waitSeconds: pauseSeconds(charge.failures, error.waitSeconds) })
      if (error.kind === 'busy' || error.kind === 'down') throw error
    }
  }

  return {
    /** The job of a notification: the charge is asked for. Throwing asks for another try. */
    lookUpNow: async (method: string, about: { reference?: string; receipt?: string }) => {
      const provider = await connections.of(method)
      const named = about.reference ?? (about.receipt && (await provider?.referenceOf?.(about.receipt)))
      const charge = named ? await findCharge(db, await connections.sharing(method), named) : undefined
      if (charge) await lookUp(charge)
    },

    /** Each minute: whatever it is time to ask for. A service that is down is left alone until the next time. */
    poll: async () => {
      const { rows } = await sql<Charge & { isWanted: boolean }>`
        select ${CHARGE}, (
          o.payment_method = c.method and o.status in ('pending', 'failed') and o.trashed_at is null
            and o.total_cents - o.stored_value_cents - o.paid_cents = c.amount_cents and c.expires_at > now()
        ) as "isWanted"
        from payment_charges c join orders o on o.id = c.order_id
        where c.state in ('new', 'open') and c.next_ask_at <= now()
        order by c.next_ask_at limit ${AT_ONCE}`.execute(db)
      const resting = new Set<string>()
      for (const charge of rows) {
        if (resting.has(charge.method)) continue
        try {
          await follow(charge)
        } catch (error) {
          if (!(error instanceof ServiceTrouble)) throw error
          resting.add(charge.method)
        }
      }
    },

    /** Compares what the service received since the last time with what we know: finds what nobody told of. */
    reconcile: async (method: string, now: Date): Promise<number> => {
      const provider = await connections.of(method)
      if (!provider?.received) return 0
      const { rows } = await sql<{ until: Date }>`
        select compared_until as until from payment_reconciliations where method = ${method}`.execute(db)
      const from = new Date((rows[0]?.until.getTime() ?? now.getTime() - DAY_MS) - OVERLAP_MS)
      const receipts = await provider.received(from, now)
      const news = await takeKnown(method, receipts)
      await sql`
        insert into payment_reconciliations (method, compared_until) values (${method}, ${now})
        on conflict (method) do update set compared_until = excluded.compared_until`.execute(db)
      return news
    },
  }

  /** Of other money on the same account we know nothing, and it is none of the shop's. */
  async function takeKnown(method: string, receipts: Receipt[]): Promise<number> {
    let news = 0
    for (const receipt of receipts) {
      const charge = receipt.reference === '' ? undefined : await findCharge(db, [method], receipt.reference)
      if (!charge) continue
      news += await take(charge, [receipt])
      await settleCharge(charge, { state: 'paid' })
    }
    return news
  }
}
export type ChargeFollowing = ReturnType<typeof createChargeFollowing>

const DAY_MS = 86_400_000
/** Banks list money with a delay. */
const OVERLAP_MS = 1_800_000
