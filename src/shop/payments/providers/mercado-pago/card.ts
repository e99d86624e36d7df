import type { Started } from '../../provider.ts'
import { refusalOf } from './refusals.ts'
import { type Payment, receiptOf } from './wire.ts'

/** Mercado Pago thinks a card over for two business days at the most; with a weekend and two holidays in between. */
const REVIEW_MS = 6 * 86_400_000

/** What a payment by card came to. */
export function cardOutcome(payment: Payment, now: Date): Started {
  const receipt = receiptOf(payment)
  if (receipt) return { state: 'paid', receipts: [receipt] }
  const { status, statusDetail, challenge } = payment
  if (status === 'rejected' || status === 'cancelled') return refused(statusDetail)
  // A list may leave the bank's question out: what is shown stays.
  if (statusDetail === 'pending_challenge')
    return {
      state: 'open',
      ...(challenge && { shown: { kind: 'challenge', url: challenge.url, fields: { creq: challenge.creq } } }),
    }
  return { state: 'open', shown: { kind: 'review' }, expiresAt: new Date(now.getTime() + REVIEW_MS) }
}

/** `code`: for the merchant alone. */
export const refused = (statusDetail: string, code = statusDetail): Started => ({
  state: 'ended',
  shown: { kind: 'refused', ...refusalOf(statusDetail), code: code.slice(0, 200) },
})
