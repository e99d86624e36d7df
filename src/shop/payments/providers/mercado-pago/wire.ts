import type { Cents } from '#kit/money.ts'
import { listOf, recordOf, textOf } from '#kit/unknown-json.ts'
import type { Dispute, Found, Receipt, Return, ServicePlan } from '../../provider.ts'

/** A payment as Mercado Pago tells it; what we don't use is not read. */
export type Payment = {
  id: string
  status: string
  statusDetail: string
  reference: string
  amountCents: Cents
  refundedCents: Cents
  isApproved: boolean
  payer: string
  refunds: Return[]
  qrCode: string
  ticketUrl: string
  barcode: string
  digitableLine: string
  /** What the card's bank asks (3-D Secure). */
  challenge: { url: string; creq: string } | undefined
  plan: ServicePlan | undefined
  fees: Pick<Receipt, 'feeCents' | 'netCents' | 'availableAt'>
  raw: unknown
}

export function readPayment(raw: unknown): Payment | undefined {
  const payment = recordOf(raw)
  const id = idOf(payment['id'])
  const amountCents = centsOf(payment['transaction_amount'])
  const status = textOf(payment['status'])
  if (id === '' || status === '' || amountCents === undefined) return undefined
  const told = recordOf(recordOf(payment['point_of_interaction'])['transaction_data'])
  const details = recordOf(payment['transaction_details'])
  const payer = recordOf(payment['payer'])
  return {
    id,
    status,
    statusDetail: textOf(payment['status_detail']),
    reference: textOf(payment['external_reference']),
    amountCents,
    refundedCents: centsOf(payment['transaction_amount_refunded']) ?? 0,
    isApproved: textOf(payment['date_approved']) !== '' || status === 'approved',
    payer: [textOf(payer['first_name']), textOf(payer['last_name'])].join(' ').trim().slice(0, 200),
    refunds: listOf(payment['refunds']).flatMap((one) => readRefund(one) ?? []),
    qrCode: textOf(told['qr_code']),
    ticketUrl: textOf(told['ticket_url']) || textOf(details['external_resource_url']),
    barcode: textOf(recordOf(payment['barcode'])['content']) || textOf(recordOf(details['barcode'])['content']),
    digitableLine: textOf(details['digitable_line']).replaceAll(/\D/g, ''),
    challenge: payment['status_detail'] === 'pending_challenge' ? challengeOf(payment['three_ds_info']) : undefined,
    plan: planOf(payment),
    fees: feesOf(payment, details),
    raw,
  }
}

function challengeOf(raw: unknown): Payment['challenge'] {
  const told = recordOf(raw)
  const [url, creq] = [textOf(told['external_resource_url']), textOf(told['creq'])]
  return url !== '' && creq !== '' ? { url, creq } : undefined
}

/** Parcels with the interest that Mercado Pago takes from the buyer; the shop gets its own sum. */
function planOf(payment: Record<string, unknown>): ServicePlan | undefined {
  const details = recordOf(payment['transaction_details'])
  const count = Number(payment['installments'])
  const [cents, totalCents] = [centsOf(details['installment_amount']), centsOf(details['total_paid_amount'])]
  if (!Number.isInteger(count) || count < 2 || !cents || !totalCents) return undefined
  return { count, cents, totalCents, service: 'Mercado Pago' }
}

/** What is told before anybody paid is nothing yet. */
function feesOf(payment: Record<string, unknown>, details: Record<string, unknown>): Payment['fees'] {
  const own = listOf(payment['fee_details'])
    .map(recordOf)
    .filter(({ fee_payer: payer }) => payer !== 'payer')
    .flatMap(({ amount }) => centsOf(amount) ?? [])
  const netCents = centsOf(details['net_received_amount'])
  const released = new Date(textOf(payment['money_release_date']))
  return {
    ...(own.length > 0 && { feeCents: own.reduce((sum, cents) => sum + cents, 0) }),
    ...(netCents !== undefined && netCents > 0 && { netCents }),
    ...(!Number.isNaN(released.getTime()) && { availableAt: released }),
  }
}

const REFUND_STATES: Record<string, Return['state']> = { approved: 'done', rejected: 'failed', cancelled: 'failed' }

export function readRefund(raw: unknown): Return | undefined {
  const fields = recordOf(raw)
  const [id, amountCents] = [idOf(fields['id']), centsOf(fields['amount'])]
  if (id === '' || amountCents === undefined) return undefined
  // A word that we don't know yet is none that says it is over. Older answers have none: money that is listed went back.
  const status = textOf(fields['status'])
  return { id, kind: 'refund', amountCents, state: status === '' ? 'done' : (REFUND_STATES[status] ?? 'asked'), reason: '' }
}

/** Money that came, with what went back of it. Undefined for what was never approved. */
export function receiptOf(payment: Payment): Receipt | undefined {
  if (!payment.isApproved) return undefined
  const { id, reference, amountCents, payer, refunds, plan, fees, raw } = payment
  const back = refunds.filter(({ state }) => state !== 'failed').reduce((sum, one) => sum + one.amountCents, 0)
  const disputes = disputesOf(payment)
  const taken: Return[] =
    disputes[0]?.state === 'lost'
      ? [{ id: 'chargeback', kind: 'chargeback', amountCents: amountCents - back, state: 'done', reason: '' }]
      : []
  return { id, reference, amountCents, payer, returns: [...refunds, ...taken], plan, raw: withoutPerson(raw), ...fees, disputes }
}

/** While a chargeback is looked into the money is held, not lost; a mediation is between buyer and shop. */
function disputesOf({ status, statusDetail, amountCents, refundedCents }: Payment): Dispute[] {
  const amount = amountCents - refundedCents
  if (status === 'in_mediation') return [{ id: 'mediation', amountCents: amount, state: 'open', reason: 'in_mediation' }]
  if (status !== 'charged_back') return []
  const state = statusDetail === 'reimbursed' ? 'won' : statusDetail === 'in_process' ? 'open' : 'lost'
  return [{ id: 'chargeback', amountCents: amount, state, reason: 'charged_back' }]
}

const OVER = new Set(['rejected', 'cancelled'])

/** What all payments under one name say together; without any it depends on how it is paid. */
export function stateOf(payments: readonly Payment[]): Found['state'] | undefined {
  if (payments.length === 0) return undefined
  if (payments.some(({ isApproved }) => isApproved)) return 'paid'
  return payments.every(({ status }) => OVER.has(status)) ? 'ended' : 'open'
}

/** Documents and cards of people are not ours to keep. */
function withoutPerson(raw: unknown): unknown {
  const { payer: _payer, card: _card, additional_info: _more, ...rest } = recordOf(raw)
  return rest
}

export const reais = (cents: Cents) => cents / 100
const centsOf = (raw: unknown): Cents | undefined =>
  typeof raw === 'number' && Number.isFinite(raw) && raw >= 0 ? Math.round(raw * 100) : undefined
const idOf = (raw: unknown) => (typeof raw === 'number' || typeof raw === 'string' ? String(raw) : '')
