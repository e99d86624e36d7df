import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import { inTransaction } from '#db/transaction.ts'
import { enqueue } from '#jobs/queue.ts'
import { ServiceTrouble } from '#outgoing/service-trouble.ts'
import type { Mail } from '#shop/accounts/contract.ts'
import type { Order } from '#shop/orders/contract.ts'
import type { TrackingEvent } from '#shop/orders/tracking/step.ts'
import type { CarrierConnections } from '#shop/shipping/carrier-connections.ts'
import type { ReturnLabel } from '#shop/shipping/carriers/carrier.ts'
import type { SentPackage } from '#shop/shipping/contract.ts'
import type { LabelPlanning } from '#shop/shipping/labels/plan-labels.ts'
import { readReturnEvents } from './return-events.ts'
import { buyerParty, shopParty } from './return-parties.ts'

export const ASK_RETURN_JOB = 'ask-return-code'
const MOST_TRIES = 12

export type ReturnShipment = {
  carrier: string
  state: 'asking' | 'ready' | 'refused'
  code: string
  labelUrl: string
  problem: string
  events: TrackingEvent[]
}
type Outcome = { ok: true } | { ok: false; problem: 'no-return' | 'there' | 'cannot' }

type Options = {
  db: Kysely<Database>
  orders: { findById: (id: number) => Promise<Order | undefined> }
  connections: Pick<CarrierConnections, 'find' | 'sending'>
  planning: Pick<LabelPlanning, 'packagesOf'>
  settings: { shop: () => Promise<Parameters<typeof shopParty>[0]> }
  mail: (order: Order, sent: { code: string; labelUrl: string }) => Promise<Mail>
  putMail: (trx: Kysely<Database>, mail: Mail) => Promise<void>
}

/** The way back of what a buyer returns: a code that a carrier makes, by a job and once, or one that the merchant types. */
export function createReturnShipments({ db, orders, connections, planning, settings, mail, putMail }: Options) {
  const read = async (orderId: number) =>
    await db.selectFrom('return_shipments').selectAll().where('order_id', '=', orderId).executeTakeFirst()
  const wasAsked = async (orderId: number) =>
    (await db.selectFrom('return_requests').select('id').where('order_id', '=', orderId).executeTakeFirst()) !== undefined

  /** The code is there: the buyer is told, and the package is followed. */
  const finish = async (order: Order, carrier: string, label: ReturnLabel) =>
    await inTransaction(db, async (trx) => {
      const { reference, code, url: label_url, costCents } = label
      const { rows } = await sql`
        update return_shipments set state = 'ready', reference = ${reference}, code = ${code}, label_url = ${label_url}, problem = '',
          cost_cents = coalesce(${costCents ?? null}, cost_cents)
        where order_id = ${order.id} and state <> 'ready' returning order_id`.execute(trx)
      if (rows.length === 0) return
      await sql`
        insert into tracked_packages (order_id, direction, code, carrier, reference)
        values (${order.id}, 'back', ${code}, ${carrier}, ${reference}) on conflict do nothing`.execute(trx)
      const text = `Código para devolver: ${code}.`
      await trx.insertInto('order_notes').values({ order_id: order.id, text, to_customer: true, author: 'Loja' }).execute()
      await putMail(trx, await mail(order, { code, labelUrl: label_url }))
    })

  const freightOf = async (orderId: number) =>
    await db
      .selectFrom('order_freight')
      .select(['carrier', 'service', 'packages'])
      .where('order_id', '=', orderId)
      .executeTakeFirst()
  /** What comes back and in which packages: everything as it was sent, or some lines, packed anew. */
  const sentBack = async (order: Order, { carrier, lineIds }: { carrier: string; lineIds: readonly number[] }) => {
    const lines = order.lines.filter(({ id }) => lineIds.length === 0 || lineIds.includes(id))
    const items = lines.map(({ name, quantity, unitCents }) => ({ name, units: quantity, unitCents }))
    if (lines.length === order.lines.length) return { ok: true as const, items, packages: undefined }
    const planned = await planning.packagesOf(order, lineIds, carrier)
    if (!planned.ok) return planned
    return { ok: true as const, items, packages: planned.parcels.map(({ contents: _contents, ...sent }): SentPackage => sent) }
  }

  return {
    of: async (orderId: number): Promise<ReturnShipment | undefined> => {
      const row = await read(orderId)
      if (!row) return undefined
      const { carrier, state, code, label_url: labelUrl, problem } = row
      return { carrier, state, code, labelUrl, problem, events: await readReturnEvents(db, orderId) }
    },

    /** Which carriers could make a code for this order. */
    carriersFor: async (orderId: number): Promise<{ id: string; name: string }[]> => {
      if (!(await freightOf(orderId))) return []
      const { carriers } = await connections.sending()
      const all = await Promise.all(carriers.map(async ({ definition, connect }) => ({ definition, carrier: await connect() })))
      return all.flatMap(({ definition: { id, name }, carrier }) => (carrier.buyReturn ? [{ id, name }] : []))
    },

    /** Asks a carrier for a code, for some lines or all. What was asked before is not asked again, unless it was refused. */
    ask: async (orderId: number, carrier: string, lineIds: readonly number[] = []): Promise<Outcome> => {
      if (!(await wasAsked(orderId))) return { ok: false, problem: 'no-return' }
      const found = await connections.find(carrier)
      if (!found || !(await found.connect()).buyReturn || !(await freightOf(orderId))) return { ok: false, problem: 'cannot' }
      return await inTransaction(db, async (trx): Promise<Outcome> => {
        // The reference stays only with who gave it: a label of another carrier is none of this one.
        const { rows } = await sql<{ key: string }>`
          insert into return_shipments (order_id, carrier, state) values (${orderId}, ${carrier}, 'asking')
          on conflict (order_id) do update set state = 'asking', problem = '', carrier = excluded.carrier,
            reference = case when return_shipments.carrier = excluded.carrier then return_shipments.reference else '' end,
            key = gen_random_uuid()
          where return_shipments.state = 'refused' returning key`.execute(trx)
        if (!rows[0]) return { ok: false, problem: 'there' }
        const payload = { order: orderId, lines: [...lineIds] }
        await enqueue(trx, { kind: ASK_RETURN_JOB, payload, ref: rows[0].key, maxAttempts: MOST_TRIES })
        return { ok: true }
      })
    },

    /** A code that the merchant has from elsewhere. */
    type: async (orderId: number, { code, labelUrl }: { code: string; labelUrl: string }): Promise<Outcome> => {
      if (!(await wasAsked(orderId))) return { ok: false, problem: 'no-return' }
      const order = await orders.findById(orderId)
      if (!order) return { ok: false, problem: 'no-return' }
      const { rows } = await sql`
        insert into return_shipments (order_id, state) values (${orderId}, 'refused')
        on conflict (order_id) do update set carrier = '', reference = '' where return_shipments.state = 'refused'
        returning order_id`.execute(db)
      if (rows.length === 0) return { ok: false, problem: 'there' }
      await finish(order, '', { reference: '', code, url: labelUrl, costCents: undefined })
      return { ok: true }
    },

    /** The job. Throwing asks for another try, which goes on where this one stopped. */
    askJob: async ({ payload, attempt = 1 }: { payload: unknown; attempt?: number }) => {
      const { order: about, lines } = payload as { order?: unknown; lines?: number[] } // as `ask` wrote it
      const orderId = Number(about)
      const [row, order, freight] = await Promise.all([read(orderId), orders.findById(orderId), freightOf(orderId)])
      if (row?.state !== 'asking' || !order || !freight) return
      const buyReturn = (await (await connections.find(row.carrier))?.connect())?.buyReturn
      const refuse = async (problem: string) =>
        void (await db
          .updateTable('return_shipments')
          .set({ state: 'refused', problem })
          .where('order_id', '=', orderId)
          .execute())
      if (!buyReturn) return await refuse('A transportadora foi desligada.')
      const back = await sentBack(order, { carrier: row.carrier, lineIds: lines ?? [] })
      if (!back.ok) return await refuse(back.problem)
      const asked = {
        from: buyerParty(order.customer),
        to: shopParty(await settings.shop()),
        // Another carrier does not know it by this name.
        service: freight.carrier === row.carrier ? freight.service : '',
        packages: back.packages ?? (freight.packages as SentPackage[]), // as the order's placing wrote them
        items: back.items,
      }
      const keep = async (reference: string) =>
        void (await db.updateTable('return_shipments').set({ reference }).where('order_id', '=', orderId).execute())
      try {
        await finish(order, row.carrier, await buyReturn(asked, { key: row.key, reference: row.reference, keep }))
      } catch (error) {
        if (!(error instanceof ServiceTrouble)) throw error
        // Given up, so that somebody can decide.
        if (error.kind === 'refused' || error.kind === 'denied' || attempt >= MOST_TRIES) return await refuse(error.message)
        await db.updateTable('return_shipments').set({ problem: error.message }).where('order_id', '=', orderId).execute()
        throw error
      }
    },
  }
}
export type ReturnShipments = ReturnType<typeof createReturnShipments>
