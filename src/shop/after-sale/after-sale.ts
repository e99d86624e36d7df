import { afterBusinessDays } from '#kit/brazil/business-days.ts'
import type { Order } from '#shop/orders/contract.ts'

/** CDC art. 49: whoever bought at a distance may change their mind for seven days after the goods arrived. */
export const WITHDRAWAL_DAYS = 7
const DAY_MS = 86_400_000
/** São Paulo has had no summer time since 2019: its days begin at 3 h of the universal clock. */
const SAO_PAULO_MS = 3 * 3_600_000

type Standing = Pick<Order, 'status' | 'paidCents' | 'totalCents' | 'storedValueCents'>

/** Money is still awaited, and the shopper can bring it. */
export const mayPay = ({ status, paidCents, totalCents, storedValueCents = 0 }: Standing) =>
  (status === 'pending' || status === 'failed') && paidCents + storedValueCents < totalCents

/** Nothing was paid and nothing was sent: the shopper can give it up alone. */
export const mayCancel = ({ status, paidCents }: Standing) =>
  paidCents === 0 && (status === 'pending' || status === 'failed' || status === 'on-hold')

/** The last moment of the seventh day after the goods arrived, by the calendar of São Paulo. */
export function withdrawalDeadline(arrivedAt: Date): Date {
  const day = Math.floor((arrivedAt.getTime() - SAO_PAULO_MS) / DAY_MS)
  return new Date((day + WITHDRAWAL_DAYS + 1) * DAY_MS + SAO_PAULO_MS - 1)
}

/** Why the goods can't have arrived that day; days are written «2026-03-01», all by the shop's calendar. */
export function arrivalProblem(day: string, { boughtOn, today }: { boughtOn: string; today: string }): string | undefined {
  if (Number.isNaN(Date.parse(day)) || day > today) return 'Escreva o dia em que chegou: hoje ou antes.'
  if (day < boughtOn) return `Escreva o dia em que chegou: não antes da compra, em ${boughtOn.split('-').reverse().join('/')}.`
  return undefined
}

/** While nobody knows when the goods arrived, the days have not begun. */
export function mayReturn({ status }: Pick<Order, 'status'>, arrivedAt: Date | undefined, now: number): boolean {
  if (status === 'processing') return true
  return status === 'completed' && (arrivedAt === undefined || now <= withdrawalDeadline(arrivedAt).getTime())
}

/** The shop begins to give the money back by the end of the next business day, without waiting for the goods. */
export const refundDueAt = (askedAt: Date): Date => afterBusinessDays(askedAt, 1)
