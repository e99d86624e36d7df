import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { Charge } from './charge-rows.ts'
import type { Disputes } from './disputes.ts'
import type { Inbox } from './inbox.ts'
import type { createPlanNoting } from './note-plan.ts'
import type { Receipt, Return } from './provider.ts'
import type { ServiceRefunds } from './service-refunds.ts'

type Options = {
  db: Kysely<Database>
  inbox: Pick<Inbox, 'receive'>
  refunds: Pick<ServiceRefunds, 'heard'>
  notePlan: ReturnType<typeof createPlanNoting>
  disputes: Pick<Disputes, 'heard'>
}
export type TakeReceipts = (charge: Pick<Charge, 'orderId' | 'method'>, receipts: Receipt[]) => Promise<number>

/** Money that a service tells of, into the inbox: each once, however often it is told. Answers how many words were new. */
export const createTakeReceipts =
  ({ db, inbox, refunds, disputes, notePlan }: Options): TakeReceipts =>
  async ({ orderId, method }, receipts) => {
    if (receipts.length === 0) return 0
    const order = await db.selectFrom('orders').select('key').where('id', '=', orderId).executeTakeFirst()
    if (!order) return 0
    let news = 0
    for (const receipt of receipts) {
      const event = { provider: method, amountCents: receipt.amountCents, reference: order.key, raw: receipt.raw }
      // Before the money counts: the letter that follows says how it was paid.
      await notePlan(orderId, receipt)
      const { isNew } = await inbox.receive({ ...event, eventId: receipt.id, kind: 'paid' })
      if (isNew) news++
      await keepFees(receipt)
      if (isNew && receipt.payer !== '') await notePayer(orderId, receipt)
      for (const one of receipt.returns) news += await takeReturn(one, receipt)
      await disputes.heard({ orderId, method }, receipt)
    }
    return news

    async function takeReturn(one: Return, receipt: Receipt): Promise<number> {
      const own = await refunds.heard(one, receipt.id)
      if (own || one.state !== 'done') return 0
      const { isNew } = await inbox.receive({
        provider: method,
        eventId: `${receipt.id}:${one.id}`,
        kind: one.kind,
        amountCents: one.amountCents,
        reference: order!.key,
        raw: { receipt: receipt.id, return: one },
      })
      return isNew ? 1 : 0
    }
    /** Services may tell them, or the day, only some time after the money. */
    async function keepFees(receipt: Receipt) {
      const { id, feeCents, netCents, availableAt } = receipt
      if (feeCents === undefined && netCents === undefined && availableAt === undefined) return
      const [fee, net, day] = [feeCents ?? null, netCents ?? null, availableAt ?? null]
      await sql`
        update payment_events set fee_cents = ${fee}, net_cents = ${net}, available_at = ${day}
        where provider = ${method} and event_id = ${id} and (fee_cents, net_cents, available_at)
          is distinct from (${fee}::bigint, ${net}::bigint, ${day}::timestamptz)`.execute(db)
    }
    async function notePayer(id: number, { payer, id: receiptId }: Receipt) {
      const text = `Quem pagou: ${payer}. Identificador do Pix: ${receiptId}.`
      await db.insertInto('order_notes').values({ order_id: id, text, author: 'Loja' }).execute()
    }
  }
