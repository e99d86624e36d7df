import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import { inTransaction } from '#db/transaction.ts'
import { type Cents, formatMoney } from '#kit/money.ts'
import { formatDate } from '#kit/pt-br.ts'
import type { Dispute, Receipt } from './provider.ts'

/** A dispute as the merchant reads it. */
export type KnownDispute = Omit<Dispute, 'id'> & {
  id: number
  orderId: number
  orderNumber: string
  method: string
  /** The method as merchants call it. */
  methodName: string
  openedAt: Date
}

type Options = {
  db: Kysely<Database>
  /** Asks for a mail about the order. */
  queueMail: (trx: Transaction<Database>, orderId: number, kind: string) => Promise<void>
  nameOf: (method: string) => string
}
type Row = { id: number; state: Dispute['state']; amountCents: Cents }

const ACTOR = 'Loja'
const COLUMNS = sql`d.id, d.order_id as "orderId", o.number as "orderNumber", d.method, d.amount_cents as "amountCents", d.state, d.reason,
  d.opened_at as "openedAt", d.due_at as "dueAt"`

/** Contested payments: each change of one is noted with its order, and the merchant is written to. */
export function createDisputes({ db, queueMail, nameOf }: Options) {
  const withName = (row: Omit<KnownDispute, 'methodName'>): KnownDispute => ({ ...row, methodName: nameOf(row.method) })
  const tell = async (trx: Transaction<Database>, orderId: number, { id, state, amountCents }: Row, dueAt?: Date) => {
    const text = noteOf(state, amountCents, dueAt)
    await trx.insertInto('order_notes').values({ order_id: orderId, text, author: ACTOR }).execute()
    await queueMail(trx, orderId, `dispute-${state}:${id}`)
  }
  const keep = async (charge: { orderId: number; method: string }, receipt: string, one: Dispute) =>
    await inTransaction(db, async (trx) => {
      const { rows } = await sql<Row & { before: Dispute['state'] | null }>`
        with before as (
          select state from payment_disputes where method = ${charge.method} and receipt = ${receipt} and dispute_id = ${one.id}
        )
        insert into payment_disputes as d (order_id, method, receipt, dispute_id, amount_cents, state, reason, opened_at, due_at)
        values (${charge.orderId}, ${charge.method}, ${receipt}, ${one.id}, ${one.amountCents}, ${one.state}, ${one.reason.slice(0, 200)},
          coalesce(${one.openedAt ?? null}::timestamptz, now()), ${one.dueAt ?? null})
        on conflict (method, receipt, dispute_id) do update set amount_cents = excluded.amount_cents, state = excluded.state,
          reason = excluded.reason, due_at = excluded.due_at, updated_at = now()
        where (d.amount_cents, d.state, d.reason, d.due_at)
          is distinct from (excluded.amount_cents, excluded.state, excluded.reason, excluded.due_at)
        returning d.id, d.state, d.amount_cents as "amountCents", (select state from before) as before`.execute(trx)
      const [changed] = rows
      if (changed && changed.before !== changed.state) await tell(trx, charge.orderId, changed, one.dueAt)
    })
  const isOpen = async (method: string, receipt: string) => {
    const { rows } = await sql`
      select from payment_disputes where method = ${method} and receipt = ${receipt} and state = 'open' limit 1`.execute(db)
    return rows.length > 0
  }
  /** What was contested and is not told of any more is over; who won it the money says. */
  const closeOthers = async (charge: { orderId: number; method: string }, receipt: Receipt, told: string[]) =>
    await inTransaction(db, async (trx) => {
      const back = receipt.returns.filter(({ state }) => state === 'done').reduce((sum, one) => sum + one.amountCents, 0)
      const { rows } = await sql<Row>`
        update payment_disputes set state = ${back >= receipt.amountCents ? 'lost' : 'won'}, updated_at = now()
        where method = ${charge.method} and receipt = ${receipt.id} and state = 'open' and dispute_id <> all (${told}::text[])
        returning id, state, amount_cents as "amountCents"`.execute(trx)
      for (const row of rows) await tell(trx, charge.orderId, row)
    })

  return {
    /** What a service says of a payment just now. */
    heard: async (charge: { orderId: number; method: string }, receipt: Receipt) => {
      // One that never tells of disputes.
      if (!receipt.disputes) return
      for (const one of receipt.disputes) await keep(charge, receipt.id, one)
      if (await isOpen(charge.method, receipt.id))
        await closeOthers(
          charge,
          receipt,
          receipt.disputes.map(({ id }) => id),
        )
    },
    ofOrder: async (orderId: number): Promise<KnownDispute[]> =>
      (
        await sql<Omit<KnownDispute, 'methodName'>>`
          select ${COLUMNS} from payment_disputes d join orders o on o.id = d.order_id
          where d.order_id = ${orderId} order by d.id desc`.execute(db)
      ).rows.map(withName),
    /** Those that wait for an answer first, then the newest. */
    list: async ({ limit, offset }: { limit: number; offset: number }): Promise<{ disputes: KnownDispute[]; total: number }> => {
      const [{ rows: disputes }, { rows: counted }] = await Promise.all([
        sql<Omit<KnownDispute, 'methodName'>>`
          select ${COLUMNS} from payment_disputes d join orders o on o.id = d.order_id
          order by d.state <> 'open', d.opened_at desc, d.id desc limit ${limit} offset ${offset}`.execute(db),
        sql<{ total: number }>`select count(*)::int as total from payment_disputes`.execute(db),
      ])
      return { disputes: disputes.map(withName), total: counted[0]!.total }
    },
  }
}
export type Disputes = ReturnType<typeof createDisputes>

function noteOf(state: Dispute['state'], amountCents: Cents, dueAt: Date | undefined): string {
  const amount = formatMoney(amountCents)
  if (state === 'won') return `A contestação de ${amount} terminou a favor da loja.`
  if (state === 'lost') return `A contestação de ${amount} terminou a favor do cliente: o valor sai da sua conta.`
  const until = dueAt ? ` até ${formatDate(dueAt)}` : ''
  return `O cliente contestou o pagamento de ${amount}. Não envie o pedido antes do resultado, e responda no painel do serviço de pagamento${until}.`
}
