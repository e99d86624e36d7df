import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { Cents } from '#kit/money.ts'
import { refundShares } from './refund-share.ts'

/** Of a line that sells gift cards: what was paid for it, and of the value of its cards what is still there and what was spent. */
export type CardLine = {
  worthCents: Cents
  faceCents: Cents
  liveCents: Cents
  usedCents: Cents
  /** The money that is asked for units that come back, and of their cards' value what is still there and what was spent. */
  back?: { cents: Cents; liveCents: Cents; usedCents: Cents }
}
export type CardsProblem = 'cards-used' | 'cards-live'

/**
 * Whether so much may go back of an order that sold gift cards. Money that a card was spent for does not go back, nor money that stands
 * behind a card which stays open: the card has to come back with it.
 */
export function cardsProblem(
  amountCents: Cents,
  { leftCents, lines }: { leftCents: Cents; lines: readonly CardLine[] },
): CardsProblem | undefined {
  const { usedCents, liveCents } = paidForCards(lines)
  if (usedCents > 0 && amountCents > leftCents - usedCents) return 'cards-used'
  if (lines.some((line) => line.back && line.back.usedCents > 0 && line.back.cents > paidFor(line, line.back.liveCents)))
    return 'cards-used'
  return liveCents > 0 && amountCents > leftCents - usedCents - liveCents ? 'cards-live' : undefined
}

/** What was paid for the value that was spent and for the value that is still there: less than the value where a discount lowered it. */
export function paidForCards(lines: readonly CardLine[]): { usedCents: Cents; liveCents: Cents } {
  const sum = (of: (line: CardLine) => Cents) => lines.reduce((total, line) => total + paidFor(line, of(line)), 0)
  return { usedCents: sum(({ usedCents }) => usedCents), liveCents: sum(({ liveCents }) => liveCents) }
}

const paidFor = ({ worthCents, faceCents }: CardLine, cents: Cents) => Math.floor((worthCents * cents) / Math.max(1, faceCents))

type Trx = Transaction<Database>
type Coming = { lineId: number; units: number; cents?: Cents }
type UnitRow = {
  lineId: number
  unit: number
  cents: Cents
  openUnits: number
  balanceCents: Cents
  usedCents: Cents
}

/**
 * The lines of an order that sell gift cards, once these units have come back; `comesBack`: all of it does, so no card stays open. Its
 * cards are locked: none is spent before the caller's transaction ends.
 */
export async function cardLinesOf(
  trx: Trx,
  orderId: number,
  { coming = [], comesBack = false }: { coming?: readonly Coming[]; comesBack?: boolean } = {},
): Promise<CardLine[]> {
  const units = await readUnits(trx, orderId)
  if (units.length === 0) return []
  const worth = await worthOfLines(trx, orderId)
  return [...new Set(units.map(({ lineId }) => lineId))].map((lineId) => {
    const own = units.filter((unit) => unit.lineId === lineId)
    const { units: unitsBack = 0, cents = 0 } = coming.find((line) => line.lineId === lineId) ?? {}
    const isBack = ({ unit, openUnits }: UnitRow) => unit <= openUnits && unit > openUnits - unitsBack
    const back = valueOf(own.filter(isBack))
    return {
      worthCents: worth.get(lineId) ?? 0,
      faceCents: own.reduce((sum, unit) => sum + unit.cents, 0),
      usedCents: valueOf(own).usedCents,
      liveCents: comesBack ? 0 : valueOf(own).liveCents - back.liveCents,
      back: { cents, ...back },
    }
  })
}

const valueOf = (units: readonly UnitRow[]) => ({
  liveCents: units.reduce((sum, { balanceCents }) => sum + balanceCents, 0),
  usedCents: units.reduce((sum, { usedCents }) => sum + usedCents, 0),
})

/** Each unit is one card. One that is still to be made is worth its price. */
async function readUnits(trx: Trx, orderId: number): Promise<UnitRow[]> {
  await lockCards(trx, sql`order_id = ${orderId}`)
  const { rows } = await sql<UnitRow>`
    select l.id as "lineId", n.unit, l.unit_cents as cents, l.quantity - l.refunded_units as "openUnits",
      case when v.id is not null then v.balance_cents
        when o.status in ('cancelled', 'refunded', 'failed') or n.unit > l.quantity - l.refunded_units then 0
        else l.unit_cents end as "balanceCents",
      least(l.unit_cents, greatest(0, coalesce((
        select -sum(m.cents) from stored_value_moves m where m.value_id = v.id and m.reason in ('spent', 'released', 'refunded')
      ), 0)))::bigint as "usedCents"
    from orders o join order_lines l on l.order_id = o.id cross join generate_series(1, l.quantity) as n(unit)
    left join stored_values v on v.order_line_id = l.id and v.unit = n.unit
    where o.id = ${orderId} and l.gift is not null order by l.position, l.id, n.unit`.execute(trx)
  return rows
}

const lockCards = async (trx: Trx, where: RawBuilder<unknown>) =>
  await sql`select from stored_values where ${where} order by id for update`.execute(trx)

/** What was paid for each line, with what was taken off the order as a whole. */
async function worthOfLines(trx: Trx, orderId: number): Promise<Map<number, Cents>> {
  const order = await trx
    .selectFrom('orders')
    .select(['total_cents as totalCents', 'shipping_cents as shippingCents', 'payment_discount_cents as paymentDiscountCents'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  const fees = await trx.selectFrom('order_fees').select('cents').where('order_id', '=', orderId).execute()
  const rows = await trx
    .selectFrom('order_lines')
    .select(['id', 'quantity', 'total_cents as totalCents', 'gift'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()
  const lines = rows.map((line) => ({ ...line, refundedUnits: 0 }))
  return refundShares({ ...order, lines, fees }, new Map(lines.map(({ id, quantity }) => [id, quantity])))
}

type Return = { orderId: number; leftCents: Cents; comesBack: boolean }

/**
 * Money went back at the payment service, which asks nobody: what stands behind it no more is taken off the cards that are open. Answers
 * what was taken and what had been spent before, so that the merchant can be told.
 */
export async function shutCardsOut(trx: Trx, { orderId, leftCents, comesBack }: Return) {
  const lines = await cardLinesOf(trx, orderId)
  const { usedCents, liveCents } = paidForCards(lines)
  const lost = Math.min(usedCents, Math.max(0, usedCents - leftCents))
  const short = Math.min(liveCents, comesBack ? liveCents : Math.max(0, usedCents + liveCents - leftCents))
  if (short === 0) return { takenCents: 0, lostCents: lost }
  const live = lines.reduce((sum, line) => sum + line.liveCents, 0)
  // What is missing is missing of the value, too: with all that was paid for it all of it goes.
  let due = Math.min(live, Math.ceil((short * live) / liveCents))
  const taken = due
  for (const { id, cents } of await openCards(trx, orderId)) {
    const part = Math.min(due, cents)
    if (part > 0) await sql`select move_stored_value(${id}, ${-part}, 'taken-back', ${orderId}, null, '', 'Loja')`.execute(trx)
    due -= part
  }
  return { takenCents: taken - due, lostCents: lost }
}

async function openCards(trx: Trx, orderId: number) {
  const { rows } = await sql<{ id: number; cents: Cents }>`
    select id, balance_cents as cents from stored_values where order_id = ${orderId} and balance_cents > 0 order by id desc`.execute(
    trx,
  )
  return rows
}
