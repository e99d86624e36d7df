import { sql, type Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { OrderStatus } from './contract.ts'
import { countSales } from './count-sales.ts'
import { queueMail } from './mail-queue.ts'
import { completesItself, type SoldThing } from './needs-processing.ts'
import type { Parts } from './parts.ts'
import { isReturned } from './refund-rule.ts'
import { mayBecome, meaningOf } from './status.ts'
import { NOTHING_TO_PACK, SHOP_ACTOR, statusChanged } from './text.ts'

type Trx = Transaction<Database>
/** `disputed`: its buyer contests the payment, and nobody said that it may leave all the same. */
export type MoveProblem = 'unknown' | 'not-allowed' | 'sold-out' | 'refund-first' | 'disputed'
export type MoveOutcome = { ok: true; from: OrderStatus; changed: boolean } | { ok: false; problem: MoveProblem }
export type Move = {
  orderId: number
  to: OrderStatus
  actor: string
  note?: string | undefined
  /** Only from one of these: a shopper cancels what is pending, and nothing else. */
  from?: readonly OrderStatus[]
  /** What the shopper is told of it, before what follows from it by itself. */
  mail?: string | undefined
  /** Units of an order whose money went back before it was sent. */
  releaseUnits?: boolean
  /** It is done although its buyer contests the payment. */
  despiteDispute?: boolean
  /** So long the shopper is not told, for who may take it back. */
  mailWaitSeconds?: number
}

/** Shoppers are told of these when they arrive there. */
const MAILS: Partial<Record<OrderStatus, string>> = { completed: 'sent', cancelled: 'cancelled' }

/**
 * The only way an order changes its state: the row is locked, the edge checked, units and coupons follow, history and note are
 * written, the mail is asked for, the sale counted. To become what it is already changes nothing. An order of files alone does not
 * stay where others are packed.
 */
export async function moveOrder(trx: Trx, parts: Pick<Parts, 'stock' | 'coupons'>, move: Move): Promise<MoveOutcome> {
  const moved = await step(trx, parts, move)
  if (moved.ok && moved.changed && move.to === 'processing') await completeFiles(trx, parts, { ...move, from: moved.from })
  return moved
}

/** Files alone need nobody: an order of them that is to be prepared goes on to its end. True when it did. */
export async function completeFiles(
  trx: Trx,
  parts: Pick<Parts, 'stock' | 'coupons'>,
  { orderId, from }: { orderId: number; from: OrderStatus },
): Promise<boolean> {
  const { rows } = await sql<Facts>`
    select o.payment_method as "paymentMethod", o.paid_cents + o.stored_value_cents as "paidCents", o.total_cents as "totalCents", (
      select coalesce(jsonb_agg(jsonb_build_object('virtual', l.gift is not null or coalesce(p.virtual, false), 'downloadable', l.gift is not null or coalesce(p.downloadable, false))), '[]')
      from order_lines l left join products p on p.id = l.product_id where l.order_id = o.id
    ) as lines
    from orders o where o.id = ${orderId} and o.status = 'processing'`.execute(trx)
  if (!rows[0] || !completesItself({ ...rows[0], from })) return false
  const moved = await step(trx, parts, { orderId, to: 'completed', actor: SHOP_ACTOR, note: NOTHING_TO_PACK })
  return moved.ok
}
type Facts = { paymentMethod: string; paidCents: number; totalCents: number; lines: SoldThing[] }

async function step(trx: Trx, parts: Pick<Parts, 'stock' | 'coupons'>, move: Move): Promise<MoveOutcome> {
  const { orderId, to, actor, note, releaseUnits = false } = move
  const order = await trx
    .selectFrom('orders')
    .select(['status', 'total_cents', 'paid_cents', 'stored_value_cents', 'refunded_cents'])
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirst()
  if (!order) return { ok: false, problem: 'unknown' }
  const from = order.status
  if (from === to) return { ok: true, from, changed: false }
  if (!mayBecome(from, to) || (move.from && !move.from.includes(from))) return { ok: false, problem: 'not-allowed' }
  // The word «refunded» follows the money, it does not replace it.
  const paidCents = order.paid_cents + order.stored_value_cents
  const sums = { totalCents: order.total_cents, paidCents, refundedCents: order.refunded_cents }
  if (to === 'refunded' && !isReturned(sums)) return { ok: false, problem: 'refund-first' }

  // Goods that leave while their payment is contested are lost with it.
  if (to === 'completed' && !move.despiteDispute && (await isContested(trx, orderId))) return { ok: false, problem: 'disputed' }

  const { units, coupons, endsHold } = meaningOf(from, to)
  if (units === 'take' && !(await takeAgain(trx, parts, orderId))) return { ok: false, problem: 'sold-out' }
  if (units === 'release' || releaseUnits) await parts.stock.release(trx, orderId)
  if (coupons === 'give-back') await parts.coupons.giveBack(trx, orderId)
  await sql`
    with moved as (
      -- What moves on is not in the trash (any more): money that came for it must be seen.
      update orders set status = ${to}, modified_at = now(), hold_until = ${endsHold ? null : sql`hold_until`}, trashed_at = null
      where id = ${orderId}
    ),
    history as (
      insert into order_events (order_id, kind, actor, before, after)
      values (${orderId}, 'status', ${actor}, jsonb_build_object('status', ${from}::text), jsonb_build_object('status', ${to}::text))
    )
    insert into order_notes (order_id, text, author)
    values (${orderId}, ${[note, statusChanged(from, to)].filter(Boolean).join(' ')}, ${actor})`.execute(trx)
  for (const mail of [move.mail, MAILS[to]]) if (mail) await queueMail(trx, orderId, mail, move.mailWaitSeconds)
  await countSales(trx, orderId, to)
  return { ok: true, from, changed: true }
}

async function isContested(trx: Trx, orderId: number): Promise<boolean> {
  const { rows } = await sql`select from payment_disputes where order_id = ${orderId} and state <> 'won' limit 1`.execute(trx)
  return rows.length > 0
}

/** The units that the order once had and has no longer; false when they are gone, and then none is taken. */
async function takeAgain(trx: Trx, { stock }: Pick<Parts, 'stock'>, orderId: number): Promise<boolean> {
  const { rows: wanted } = await sql<{ stockId: number; units: number; backorders: boolean }>`
    select * from (
      select u.stock_id as "stockId",
        (sum(u.units - u.restocked) + coalesce((select sum(m.units) from stock_moves m where m.order_id = ${orderId} and m.stock_id = u.stock_id), 0))::integer as units,
        bool_or(coalesce(v.backorders, p.backorders, 'no') <> 'no') as backorders
      from order_units u left join products p on p.id = u.product_id left join variations v on v.id = u.variation_id
      where u.order_id = ${orderId} group by u.stock_id
    ) missing where units > 0`.execute(trx)
  const { short, owed } = await stock.take(trx, { orderId, reason: 'sold', wanted })
  if (short.length === 0) return true
  // Those that were there go back: an order has all its units or none.
  const taken = wanted.filter(({ stockId }) => !short.includes(stockId))
  await stock.putBack(
    trx,
    orderId,
    taken.map(({ stockId, units }) => ({ stockId, units: units - (owed.get(stockId) ?? 0) })),
  )
  return false
}
