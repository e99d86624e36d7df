import type { Cents } from '#kit/money.ts'
import type { OrderStatus } from './contract.ts'
import { isReturned } from './refund-rule.ts'
import { mayBecome } from './status.ts'

/** One thing that a provider told about an order's money. Each is in the set once. */
export type MoneyEvent = {
  kind: 'paid' | 'refused' | 'expired' | 'refund' | 'chargeback'
  amountCents: Cents
  /** A refund that the shop asked for itself is counted with the shop's own. */
  refundKey?: string | undefined
}

export type Settlement = { paidCents: Cents; refundedCents: Cents; verdict: Verdict }
export type Verdict = 'waiting' | 'failed' | 'paid' | 'short' | 'excess' | 'returned'

/** What the set of all events, in whatever order they came, says about an order. */
export function settle(
  events: readonly MoneyEvent[],
  { totalCents, ownRefundsCents, storedValueCents = 0 }: { totalCents: Cents; ownRefundsCents: Cents; storedValueCents?: Cents },
): Settlement {
  const sum = (kinds: MoneyEvent['kind'][]) =>
    events
      .filter(({ kind, refundKey }) => kinds.includes(kind) && !refundKey)
      .reduce((total, { amountCents }) => total + amountCents, 0)
  const paidCents = sum(['paid'])
  // A service gives back at most what came, also when it tells of that later; what the merchant gave back may be of money that nobody noted.
  const fromProviders = Math.min(paidCents, sum(['refund', 'chargeback']))
  const refundedCents = Math.min(Math.max(paidCents + storedValueCents, totalCents), ownRefundsCents + fromProviders)
  const hasFailed = events.some(({ kind }) => kind === 'refused' || kind === 'expired')
  return { paidCents, refundedCents, verdict: verdictOf({ paidCents, refundedCents, totalCents, storedValueCents, hasFailed }) }
}

type Sums = {
  paidCents: Cents
  refundedCents: Cents
  totalCents: Cents
  /** What gift cards and credit pay of it. */
  storedValueCents?: Cents
  hasFailed: boolean
}

export function verdictOf({ paidCents, refundedCents, totalCents, storedValueCents = 0, hasFailed }: Sums): Verdict {
  const receivedCents = paidCents + storedValueCents
  if (isReturned({ paidCents: receivedCents, refundedCents, totalCents })) return 'returned'
  // Money is still awaited, whatever cards have paid.
  if (paidCents === 0 && receivedCents < Math.max(1, totalCents)) return hasFailed ? 'failed' : 'waiting'
  if (receivedCents < totalCents) return 'short'
  return receivedCents - refundedCents > totalCents ? 'excess' : 'paid'
}

/** The state that an order should be in by the verdict; undefined: where it is. */
export function statusFor(status: OrderStatus, verdict: Verdict): OrderStatus | undefined {
  const wanted = wantedStatus(status, verdict)
  return wanted !== undefined && wanted !== status && mayBecome(status, wanted) ? wanted : undefined
}

function wantedStatus(status: OrderStatus, verdict: Verdict): OrderStatus | undefined {
  switch (verdict) {
    case 'waiting':
      return undefined
    case 'failed':
      return status === 'pending' ? 'failed' : undefined
    case 'paid':
      return status === 'completed' ? undefined : 'processing'
    case 'short':
    case 'excess':
      // What was sent already does not come back to the desk for its centavos; a note says so.
      return status === 'completed' || status === 'cancelled' ? undefined : 'on-hold'
    case 'returned':
      return 'refunded'
  }
}
