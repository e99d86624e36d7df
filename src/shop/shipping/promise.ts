import { localDay, readLocalMoment } from '#kit/brazil/local-time.ts'
import type { Order } from '#shop/orders/contract.ts'
import { arrivalDay } from './arrival.ts'
import { arrivalText } from './text.ts'

type Promised = Pick<Order, 'delivery' | 'status' | 'createdAt' | 'paidAt' | 'deliveredAt' | 'tracking' | 'customer'>

/** Until when an order arrives, while that still is to come. Of one that waits for its payment, as if it were paid later today. */
export function promisedDay(order: Promised, now: Date): { day: string; awaitsPayment: boolean } | undefined {
  const { delivery, status, createdAt, paidAt, deliveredAt, tracking, customer } = order
  if (delivery?.kind !== 'sent' || deliveredAt || status === 'cancelled' || status === 'refunded' || status === 'failed')
    return undefined
  if (status === 'completed' && !tracking) return undefined
  const awaitsPayment = delivery.isFromPayment && !paidAt
  const from = delivery.isFromPayment ? (paidAt ?? endOfDay(now)) : createdAt
  return { day: arrivalDay({ ...delivery, at: from, state: customer.shipping.state }), awaitsPayment }
}

const endOfDay = (moment: Date) => readLocalMoment(`${localDay(moment)}T23:59:59`)

/** «chega até qui., 26/11, com o pagamento confirmado hoje». */
export function promiseText(order: Promised, now: Date): string | undefined {
  const promised = promisedDay(order, now)
  return promised && `${arrivalText(promised.day)}${promised.awaitsPayment ? ', com o pagamento confirmado hoje' : ''}`
}

/** The same at this moment. */
export const currentPromise = (order: Promised) => promiseText(order, new Date())
