import { randomUUID } from 'node:crypto'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import { inTransaction } from '#db/transaction.ts'
import { type Cents, formatMoney } from '#kit/money.ts'
import { pauseSeconds } from './charge-rows.ts'
import type { Connections } from './connections.ts'
import type { Inbox } from './inbox.ts'
import { type Return, ServiceTrouble } from './provider.ts'

type Trx = Transaction<Database>
type Options = {
  db: Kysely<Database>
  connections: Pick<Connections, 'of' | 'ids'>
  inbox: Pick<Inbox, 'receive'>
  settle: (trx: Trx, settling: { orderId: number; actor: string }) => Promise<boolean>
  /** Asks for a mail about the order. */
  queueMail: (trx: Trx, orderId: number, kind: string) => Promise<void>
}
type Part = {
  id: number
  refundId: number
  refundKey: string
  orderId: number
  orderKey: string
  method: string
  receipt: string
  key: string
  amountCents: Cents
  failures: number
  serviceId: string | null
}

const ACTOR = 'Loja'
const CLAIM_SECONDS = 60
const LOOK_AGAIN_SECONDS = 60
const AT_ONCE = 50

/** Money that services give back: written down with a key of its own before they are asked, and asked for with the same key until they say how it ended. */
export function createServiceRefunds({ db, connections, inbox, settle, queueMail }: Options) {
  const partsOf = async (where: ReturnType<typeof sql>) =>
    (
      await sql<Part>`
        select p.id, p.refund_id as "refundId", r.key as "refundKey", r.order_id as "orderId", o.key as "orderKey", p.method, p.receipt, p.key,
          p.amount_cents as "amountCents", p.failures, p.service_id as "serviceId"
        from payment_refunds p join order_refunds r on r.id = p.refund_id join orders o on o.id = r.order_id
        where ${where} order by p.id limit ${AT_ONCE}`.execute(db)
    ).rows

  const end = async (part: Part, { state, reason }: Pick<Return, 'state' | 'reason'>) => {
    if (state === 'asked') return await wait(part, LOOK_AGAIN_SECONDS, 0)
    if (state === 'done') {
      await inbox.receive({
        provider: part.method,
        eventId: `${part.receipt}:${part.key}`,
        kind: 'refund',
        amountCents: part.amountCents,
        reference: part.orderKey,
        refundKey: part.refundKey,
        raw: { receipt: part.receipt, refund: part.key },
      })
      await db.updateTable('payment_refunds').set({ state }).where('id', '=', part.id).where('state', '=', 'asked').execute()
      return
    }
    await inTransaction(db, async (trx) => {
      const ended = await trx
        .updateTable('payment_refunds')
        .set({ state, reason: reason.slice(0, 300) })
        .where('id', '=', part.id)
        .where('state', '=', 'asked')
        .returning('id')
        .executeTakeFirst()
      if (!ended) return
      const why = reason === '' ? '' : ` Motivo: ${reason}`
      const text = `A devolução de ${formatMoney(part.amountCents)} não foi feita: o dinheiro continua na conta da loja.${why}`
      await trx.insertInto('order_notes').values({ order_id: part.orderId, text, author: ACTOR }).execute()
      await settle(trx, { orderId: part.orderId, actor: ACTOR })
      await queueMail(trx, part.orderId, `refund-failed:${part.id}`)
    })
  }
  const wait = async ({ id }: Part, seconds: number, failures: number) => {
    await sql`
      update payment_refunds set failures = ${failures}, next_ask_at = now() + make_interval(secs => ${seconds})
      where id = ${id} and state = 'asked'`.execute(db)
  }

  const ask = async (part: Part) => {
    const { rows } = await sql`
      update payment_refunds set next_ask_at = now() + make_interval(secs => ${CLAIM_SECONDS})
      where id = ${part.id} and state = 'asked' and next_ask_at <= now() returning id`.execute(db)
    if (rows.length === 0) return
    const provider = await connections.of(part.method)
    try {
      if (!provider) throw new ServiceTrouble('denied', 'Esta forma de pagamento não está mais ligada.')
      const { receipt, key, amountCents, serviceId } = part
      const told = await provider.refund({ receipt, key, amountCents, id: serviceId ?? undefined })
      if (told.id !== undefined)
        await db.updateTable('payment_refunds').set({ service_id: told.id }).where('id', '=', part.id).execute()
      await end(part, told)
    } catch (error) {
      if (!(error instanceof ServiceTrouble)) throw error
      await wait(part, pauseSeconds(part.failures, error.waitSeconds), part.failures + 1)
    }
  }

  /** Which receipts the money goes back of: written down once, under the order's lock. */
  const allot = async (refundId: number) =>
    await inTransaction(db, async (trx) => {
      const { rows } = await sql<{ orderId: number; amountCents: Cents; allotted: boolean }>`
        select o.id as "orderId", r.amount_cents - r.stored_value_cents as "amountCents",
          exists (select from payment_refunds p where p.refund_id = r.id) as allotted
        from order_refunds r join orders o on o.id = r.order_id where r.id = ${refundId} for update of o`.execute(trx)
      const refund = rows[0]
      if (!refund || refund.allotted) return
      let left = refund.amountCents
      for (const { method, receipt, cents } of await receiptsLeft(trx, refund.orderId, await connections.ids())) {
        const amount = Math.min(left, cents)
        if (amount <= 0) continue
        const key = randomUUID().replaceAll('-', '')
        await trx
          .insertInto('payment_refunds')
          .values({ refund_id: refundId, method, receipt, key, amount_cents: amount })
          .execute()
        left -= amount
      }
      if (left === 0 || left === refund.amountCents) return
      const text = `${formatMoney(left)} deste reembolso não veio por um serviço de pagamento: devolva por fora.`
      await trx.insertInto('order_notes').values({ order_id: refund.orderId, text, author: ACTOR }).execute()
    })

  return {
    /** The job of a refund. What did not work is tried again by `poll`. */
    give: async (refundId: number) => {
      await allot(refundId)
      for (const part of await partsOf(sql`p.refund_id = ${refundId} and p.state = 'asked'`)) await ask(part)
    },
    poll: async () => {
      for (const part of await partsOf(sql`p.state = 'asked' and p.next_ask_at <= now()`)) await ask(part)
    },
    /**
     * The service told of money that went back; true when the shop had asked for it. Also while that is not certain: an answer to what
     * was asked is on its way, and may be about just this. It is told of again.
     */
    heard: async (one: Return, receipt: string): Promise<boolean> => {
      const [part] = await partsOf(sql`p.receipt = ${receipt} and (p.key = ${one.id} or p.service_id = ${one.id})`)
      if (part && one.state !== 'asked') await end(part, one)
      if (part || one.kind === 'chargeback') return part !== undefined
      const unnamed = await partsOf(sql`p.receipt = ${receipt} and p.state = 'asked' and p.service_id is null`)
      return unnamed.some(({ amountCents }) => amountCents === one.amountCents)
    },
  }
}
export type ServiceRefunds = ReturnType<typeof createServiceRefunds>

/** What is still there of each receipt of an order, the first one first: less what went back or is on its way back. */
async function receiptsLeft(trx: Trx, orderId: number, methods: string[]) {
  const { rows } = await sql<{ method: string; receipt: string; cents: Cents }>`
    select e.provider as method, e.event_id as receipt, e.amount_cents
      - coalesce((select sum(p.amount_cents) from payment_refunds p where p.receipt = e.event_id and p.method = e.provider and p.state <> 'failed'), 0)
      - coalesce((
        select sum(b.amount_cents) from payment_events b
        where b.order_id = e.order_id and b.provider = e.provider and b.kind in ('refund', 'chargeback') and b.refund_key is null
          and b.event_id like e.event_id || ':%'
      ), 0) as cents
    from payment_events e where e.order_id = ${orderId} and e.kind = 'paid' and e.provider = any (${methods}::text[])
    order by e.id`.execute(trx)
  return rows.map((row) => ({ ...row, cents: Number(row.cents) }))
}
