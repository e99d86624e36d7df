import { type Kysely, sql, type Transaction } from 'kysely'
import { isPaidCard } from '#db/paid-card.ts'
import type { Database } from '#db/schema.ts'
import type { Cents } from '#kit/money.ts'
import type { MoveReason, PaidWith } from './contract.ts'
import { shareBack } from './spend-rule.ts'

type Trx = Transaction<Database>
type Move = {
  id: number
  cents: Cents
  reason: MoveReason
  orderId?: number
  refundId?: number
  note?: string
  actor: string
}

/** Writes a move with its balance. Below zero the database refuses it. */
export async function writeMove(trx: Kysely<Database>, { id, cents, reason, orderId, refundId, note = '', actor }: Move) {
  await sql`select move_stored_value(${id}, ${cents}, ${reason}, ${orderId ?? null}, ${refundId ?? null}, ${note}, ${actor})`.execute(
    trx,
  )
}

type Spending = { orderId: number; userId: number | undefined; paidWith: readonly PaidWith[] }

/** Takes what an order is paid with, all of it or nothing: a rival who was quicker leaves less, and then the answer is false. */
export async function spendValues(trx: Trx, { orderId, userId, paidWith }: Spending): Promise<boolean> {
  const wanted = JSON.stringify(paidWith.map(({ id, cents }) => ({ id, cents })))
  // Locked in one order, so that two orders with the same cards never wait for each other.
  const { rows } = await sql<{ id: number; cents: number }>`
    select v.id, u.cents from stored_values v join jsonb_to_recordset(${wanted}::jsonb) as u(id bigint, cents bigint) on u.id = v.id
    where v.balance_cents >= u.cents and not v.is_blocked and (v.expires_at is null or v.expires_at > now())
      and (v.kind = 'gift-card' or v.user_id = ${userId ?? null}) and ${isPaidCard(sql`v`)}
    order by v.id for update of v`.execute(trx)
  if (rows.length !== paidWith.length) return false
  // In the order in which they were chosen: what comes back goes the other way.
  for (const { id, cents } of paidWith) await writeMove(trx, { id, cents: -cents, reason: 'spent', orderId, actor: 'Loja' })
  return true
}

type Back = { orderId: number; refundId: number; actor: string } & ({ cents: Cents } | { userId: number; creditCents: Cents })

/** What a refund gives back in place of money: to the cards that paid, the last one used first, or all of it as credit. */
export async function refundValues(trx: Trx, { orderId, refundId, actor, ...what }: Back) {
  if ('userId' in what) {
    const id = await creditOf(trx, what.userId)
    return await writeMove(trx, { id, cents: what.creditCents, reason: 'refunded', orderId, refundId, actor })
  }
  const { rows } = await sql<{ id: number; cents: number }>`
    select value_id as id, -sum(cents)::bigint as cents from stored_value_moves
    where order_id = ${orderId} and reason in ('spent', 'released', 'refunded')
      and not exists (select from order_refunds r where r.id = refund_id and r.as_credit)
    group by value_id having -sum(cents) > 0 order by min(id)`.execute(trx)
  const shares = shareBack(
    what.cents,
    rows.map(({ id, cents }) => ({ id, cents: Number(cents) })),
  ).toSorted((one, other) => one.id - other.id)
  for (const { id, cents } of shares) await writeMove(trx, { id, cents, reason: 'refunded', orderId, refundId, actor })
}

/** The account of a customer's credit; made when there is none. */
export async function creditOf(trx: Kysely<Database>, userId: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into stored_values (kind, user_id) values ('credit', ${userId})
    on conflict (user_id) do update set user_id = excluded.user_id returning id`.execute(trx)
  return rows[0]!.id
}
