import { hoursAfter } from './moments.ts'
import type { NumberedOrder } from './order-rows.ts'

type Move = { stock_id: number; units: number; reason: string; order_id: number | null; created_at: Date }

const SUPPLY_HOURS = 30 * 24

/** What orders took and gave back; and before that the deliveries that brought as much, so that what is on hand stays as it is. */
export function stockRows(numbered: readonly NumberedOrder[], begin: Date): Move[] {
  const taken = numbered.flatMap(({ id, order }) => (order.status === 'cancelled' ? [] : movesOf(id, order)))
  const supplies = new Map<string, Move>()
  for (const { stock_id, units, created_at } of taken) {
    const month = Math.max(0, Math.floor((created_at.getTime() - begin.getTime()) / hoursToMs(SUPPLY_HOURS)))
    const key = `${stock_id} ${month}`
    const before = supplies.get(key)
    const brought = (before?.units ?? 0) - units
    supplies.set(key, {
      stock_id,
      units: brought,
      reason: 'received',
      order_id: null,
      created_at: hoursAfter(begin, month * SUPPLY_HOURS),
    })
  }
  return [...[...supplies.values()].map((move) => ({ ...move, reason: move.units > 0 ? 'received' : 'corrected' })), ...taken]
    .filter(({ units }) => units !== 0)
    .toSorted((one, other) => one.created_at.getTime() - other.created_at.getTime())
}

const hoursToMs = (hours: number) => hours * 3_600_000

function movesOf(order_id: number, { lines, at, refund, payment }: NumberedOrder['order']): Move[] {
  return lines.flatMap(({ offer: { stockId: stock_id }, quantity }, position) => {
    if (stock_id === null) return []
    const back = refund?.lines.find((one) => one.position === position)
    return [
      { stock_id, units: -quantity, reason: payment.method === 'cod' ? 'sold' : 'held', order_id, created_at: at },
      ...(refund && back ? [{ stock_id, units: back.units, reason: 'returned', order_id, created_at: refund.at }] : []),
    ]
  })
}
