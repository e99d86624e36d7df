import type { Order } from '#shop/orders/contract.ts'
import { DAY_MS } from '#kit/brazil/holidays.ts'
import { localDay } from '#kit/brazil/local-time.ts'
import { countedFrom, lastWait } from '#kit/brazil/presale.ts'
import { arrivalDay, isInTime } from './arrival.ts'
import { arrivalText } from './text.ts'

type Promised = Pick<Order, 'delivery' | 'status' | 'createdAt' | 'paidAt' | 'deliveredAt' | 'tracking' | 'customer' | 'lines'>

type Promising = { day: string; /** What it hangs on, of an order that waits for its payment. */ ifPaid?: string }

/** Until when an order arrives, while that still is to come. Of one that waits for its payment it is the day that its checkout named. */
function promisedDay(order: Promised, now: Date): Promising | undefined {
  const { delivery, status, createdAt, paidAt, deliveredAt, tracking, customer } = order
  if (delivery?.kind !== 'sent' || deliveredAt || status === 'cancelled' || status === 'refunded' || status === 'failed')
    return undefined
  if (status === 'completed' && !tracking) return undefined
  const { state } = customer.shipping
  const from = delivery.isFromPayment ? (paidAt ?? now) : createdAt
  const waitsUntil = lastWait(order.lines.map(waitOf), from)
  const at = countedFrom(new Date(from.getTime() + daysOf(order) * DAY_MS), waitsUntil)
  const day = arrivalDay({ ...delivery, at, state })
  // Whether it is paid today or tomorrow does not matter to what leaves later.
  if (!delivery.isFromPayment || paidAt || waitsUntil !== undefined) return { day }
  const { cutoffHour } = delivery
  const isUrgent = cutoffHour < 24 && isInTime({ at: now, state, cutoffHour })
  return { day, ifPaid: isUrgent ? `${cutoffHour === 1 ? 'até a' : 'até as'} ${cutoffHour}h de hoje` : 'hoje' }
}

/** Until when a line of an order waits, if units of it are still to be sent. */
export const waitOf = ({ presaleUntil, quantity, refundedUnits }: Order['lines'][number]) =>
  quantity > refundedUnits ? presaleUntil : undefined

/** Days until everything of it that was not there is sent. */
const daysOf = ({ lines }: Pick<Order, 'lines'>) =>
  Math.max(0, ...lines.map((line) => (line.quantity > line.refundedUnits ? (line.backorderDays ?? 0) : 0)))

/** Until when an order with units that were not there is sent at the latest, by the day of its payment. */
export function backorderDay(order: Pick<Order, 'lines' | 'createdAt' | 'paidAt'>): string | undefined {
  const days = daysOf(order)
  return days === 0 ? undefined : localDay(new Date((order.paidAt ?? order.createdAt).getTime() + days * DAY_MS))
}

/** «chega até qui., 26/11, com o pagamento confirmado até as 14h de hoje». */
export function promiseText(order: Promised, now: Date): string | undefined {
  const promised = promisedDay(order, now)
  return promised && `${arrivalText(promised.day)}${promised.ifPaid ? `, com o pagamento confirmado ${promised.ifPaid}` : ''}`
}

/** The same at this moment. */
export const currentPromise = (order: Promised) => promiseText(order, new Date())
