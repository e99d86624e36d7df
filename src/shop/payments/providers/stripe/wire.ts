import type { Cents } from '#kit/money.ts'
import { listOf, recordOf, textOf } from '#kit/unknown-json.ts'
import type { Dispute, Found, Receipt, Return } from '../../provider.ts'

/** A payment as Stripe tells it (a PaymentIntent with its last charge); what we don't use is not read. */
export type Payment = {
  id: string
  status: string
  reference: string
  amountCents: Cents
  isDisputed: boolean
  refunds: Return[]
  fees: Pick<Receipt, 'feeCents' | 'netCents' | 'availableAt'>
}

export function readPayment(raw: unknown): Payment | undefined {
  const intent = recordOf(raw)
  const [id, status] = [textOf(intent['id']), textOf(intent['status'])]
  if (id === '' || status === '') return undefined
  const charge = recordOf(intent['latest_charge'])
  return {
    id,
    status,
    reference: textOf(recordOf(intent['metadata'])['reference']),
    amountCents: centsOf(intent['amount_received']) ?? 0,
    isDisputed: charge['disputed'] === true,
    refunds: listOf(recordOf(charge['refunds'])['data']).flatMap((one) => readRefund(one) ?? []),
    fees: feesOf(recordOf(charge['balance_transaction'])),
  }
}

function feesOf({ fee, net, available_on: day }: Record<string, unknown>): Payment['fees'] {
  const [feeCents, netCents] = [centsOf(fee), centsOf(net)]
  const availableAt = typeof day === 'number' ? new Date(day * 1_000) : undefined
  return {
    ...(feeCents !== undefined && { feeCents }),
    ...(netCents !== undefined && { netCents }),
    ...(availableAt && { availableAt }),
  }
}

const REFUND_STATES: Record<string, Return['state']> = { succeeded: 'done', failed: 'failed', canceled: 'failed' }

/** One that the shop asked for carries its key. */
export function readRefund(raw: unknown): (Return & { serviceId: string }) | undefined {
  const fields = recordOf(raw)
  const [serviceId, amountCents] = [textOf(fields['id']), centsOf(fields['amount'])]
  if (serviceId === '' || amountCents === undefined) return undefined
  const key = textOf(recordOf(fields['metadata'])['key'])
  // A word that we don't know yet is none that says it is over.
  const state = REFUND_STATES[textOf(fields['status'])] ?? 'asked'
  return { serviceId, id: key || serviceId, kind: 'refund', amountCents, state, reason: textOf(fields['failure_reason']) }
}

/** What is only asked about, and what was put right before it became one, counts as won once it is closed. */
const DISPUTE_STATES: Record<string, Dispute['state']> = { won: 'won', warning_closed: 'won', prevented: 'won', lost: 'lost' }

export function readDispute(raw: unknown): Dispute | undefined {
  const fields = recordOf(raw)
  const [id, amountCents] = [textOf(fields['id']), centsOf(fields['amount'])]
  if (id === '' || amountCents === undefined) return undefined
  const dueBy = Number(recordOf(fields['evidence_details'])['due_by'])
  return {
    id,
    amountCents,
    // A word that we don't know yet is none that says it is over.
    state: DISPUTE_STATES[textOf(fields['status'])] ?? 'open',
    reason: textOf(fields['reason']),
    openedAt: new Date((Number(fields['created']) || 0) * 1_000),
    ...(dueBy > 0 && { dueAt: new Date(dueBy * 1_000) }),
  }
}

/** Money that came, with what went back of it. Undefined for what nobody paid yet. */
export function receiptOf(payment: Payment, disputes: Dispute[]): Receipt | undefined {
  const { id, reference, amountCents, refunds, fees, status } = payment
  if (status !== 'succeeded' || amountCents === 0) return undefined
  const taken = disputes
    .filter((one) => one.state === 'lost')
    .map((one): Return => ({ id: one.id, kind: 'chargeback', amountCents: one.amountCents, state: 'done', reason: '' }))
  const raw = { id, status, amountCents, disputes: disputes.map(({ id: name, state }) => ({ id: name, state })) }
  return { id, reference, amountCents, payer: '', returns: [...refunds, ...taken], raw, ...fees, disputes }
}

/** A boleto that was written and not paid keeps its session complete, and its payment waiting. */
export function stateOf(session: { status: string; isPaid: boolean }, payment: Payment | undefined): Found['state'] {
  if (session.isPaid || payment?.status === 'succeeded') return 'paid'
  if (session.status === 'expired') return 'ended'
  const isOver = payment?.status === 'canceled' || payment?.status === 'requires_payment_method'
  return session.status === 'complete' && isOver ? 'ended' : 'open'
}

const centsOf = (raw: unknown): Cents | undefined => (typeof raw === 'number' && Number.isSafeInteger(raw) ? raw : undefined)
