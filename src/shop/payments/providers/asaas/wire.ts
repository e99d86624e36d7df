import { readLocalMoment } from '#kit/brazil/local-time.ts'
import type { Cents } from '#kit/money.ts'
import { listOf, recordOf, textOf } from '#kit/unknown-json.ts'
import type { Dispute, Found, Receipt, Return } from '../../provider.ts'

/** A payment as Asaas tells it; what we don't use is not read. One bought in parcels is several payments under one name. */
export type Payment = {
  id: string
  status: string
  reference: string
  amountCents: Cents
  invoiceUrl: string
  bankSlipUrl: string
  dueDate: string
  parcel: number
  fees: Pick<Receipt, 'feeCents' | 'netCents' | 'availableAt'>
  refunds: Return[]
  raw: unknown
}

/** Money came, whatever became of it afterwards. */
const CAME = new Set([
  'CONFIRMED',
  'RECEIVED',
  'RECEIVED_IN_CASH',
  'DUNNING_RECEIVED',
  'REFUND_REQUESTED',
  'REFUND_IN_PROGRESS',
  'REFUNDED',
  'CHARGEBACK_REQUESTED',
  'CHARGEBACK_DISPUTE',
  'AWAITING_CHARGEBACK_REVERSAL',
])

export function readPayment(raw: unknown): Payment | undefined {
  const payment = recordOf(raw)
  const [id, status] = [textOf(payment['id']), textOf(payment['status'])]
  const amountCents = centsOf(payment['value'])
  if (id === '' || status === '' || amountCents === undefined) return undefined
  return {
    id,
    status: payment['deleted'] === true ? 'DELETED' : status,
    reference: textOf(payment['externalReference']),
    amountCents,
    invoiceUrl: textOf(payment['invoiceUrl']),
    bankSlipUrl: textOf(payment['bankSlipUrl']),
    dueDate: textOf(payment['dueDate']),
    parcel: Number(payment['installmentNumber']) || 1,
    fees: feesOf(payment, amountCents),
    refunds: readRefunds(payment['refunds']),
    raw,
  }
}

function feesOf(payment: Record<string, unknown>, amountCents: Cents): Payment['fees'] {
  const netCents = centsOf(payment['netValue'])
  const availableAt = dayIn(payment['creditDate']) ?? dayIn(payment['estimatedCreditDate'])
  return {
    ...(netCents !== undefined && netCents <= amountCents && { feeCents: amountCents - netCents, netCents }),
    ...(availableAt && { availableAt }),
  }
}

const REFUND_STATES: Record<string, Return['state']> = { DONE: 'done', CANCELLED: 'failed' }
/** Asaas has no ids for refunds: ours carries its key in the description. */
export const refundDescription = (key: string) => `Reembolso ${key}`
const ownKey = (description: string) => /\b[0-9a-f]{32}\b/.exec(description)?.[0]

/** One that was made in the panel is named after what stays the same of it: its moment, its sum, and which of such it is. */
export function readRefunds(raw: unknown): Return[] {
  const counted = new Map<string, number>()
  return listOf(raw).flatMap((one) => {
    const fields = recordOf(one)
    const amountCents = centsOf(fields['value'])
    if (amountCents === undefined) return []
    const known = `${textOf(fields['dateCreated'])}/${amountCents}`
    const nth = counted.get(known) ?? 0
    const id = ownKey(textOf(fields['description']))
    if (id === undefined) counted.set(known, nth + 1)
    // A word that we don't know yet is none that says it is over.
    const state = REFUND_STATES[textOf(fields['status'])] ?? 'asked'
    return [{ id: id ?? `${known}/${nth}`, kind: 'refund' as const, amountCents, state, reason: '' }]
  })
}

/** Money that came, with what went back of it. Undefined for what nobody paid yet. */
export function receiptOf(payment: Payment): Receipt | undefined {
  const { id, reference, amountCents, status, refunds, fees, raw } = payment
  if (!CAME.has(status)) return undefined
  const disputes = disputesOf(payment)
  const returns = [...refunds, ...takenOf(payment, disputes)]
  return { id, reference, amountCents, payer: '', returns, raw: withoutPerson(raw), ...fees, disputes }
}

/** What went back without a refund that says how: by a buyer who went to the card's bank and won, or otherwise. */
function takenOf({ amountCents, status, refunds }: Payment, [dispute]: Dispute[]): Return[] {
  const back = refunds.filter(({ state }) => state !== 'failed').reduce((sum, one) => sum + one.amountCents, 0)
  const isLost = dispute?.state === 'lost'
  if (amountCents <= back || (!isLost && status !== 'REFUNDED')) return []
  const rest = { amountCents: amountCents - back, state: 'done' as const, reason: '' }
  return [isLost ? { ...rest, id: 'chargeback', kind: 'chargeback' } : { ...rest, id: 'rest', kind: 'refund' }]
}

const DISPUTE_STATES: Record<string, Dispute['state']> = { DISPUTE_LOST: 'lost', DONE: 'lost', REVERSED: 'won' }

/** The chargeback of a payment; where only the payment's own state says that there is one, it is open. */
function disputesOf({ amountCents, status, raw }: Payment): Dispute[] {
  const told = recordOf(recordOf(raw)['chargeback'])
  const id = textOf(told['id'])
  const isOpen = status.includes('CHARGEBACK')
  if (id === '') return isOpen ? [{ id: 'chargeback', amountCents, state: 'open', reason: status }] : []
  return [
    {
      id,
      amountCents: centsOf(told['value']) ?? amountCents,
      // A word that we don't know yet is none that says it is over.
      state: DISPUTE_STATES[textOf(told['status'])] ?? 'open',
      reason: textOf(told['reason']),
      openedAt: dayIn(told['disputeStartDate']),
      dueAt: dayIn(told['deadlineToSendDisputeDocuments']),
    },
  ]
}

/** What all payments under one name say together; without any it is not known there. A due date that passed is no end: banks take it later. */
export function stateOf(payments: readonly Payment[]): Found['state'] {
  if (payments.length === 0) return 'unknown'
  if (payments.every(({ status }) => status === 'DELETED')) return 'ended'
  return payments.every(({ status }) => CAME.has(status) || status === 'DELETED') ? 'paid' : 'open'
}

/** It says that money went back, and not all of it is explained. */
export const lacksRefunds = ({ status, amountCents, refunds }: Payment) =>
  status.startsWith('REFUND') && refunds.reduce((sum, one) => sum + one.amountCents, 0) < amountCents

/** These may still be paid. */
export const isOpen = ({ status }: Payment) => !CAME.has(status) && status !== 'DELETED'

/** Cards of people are not ours to keep. */
function withoutPerson(raw: unknown): unknown {
  const { creditCard: _card, customer: _customer, ...rest } = recordOf(raw)
  return rest
}

/** Days are told without an hour: the beginning of it by the clock of Brazil. */
const dayIn = (raw: unknown): Date | undefined => {
  const day = /^\d{4}-\d\d-\d\d/.exec(textOf(raw))?.[0]
  return day === undefined ? undefined : readLocalMoment(day)
}
export const reais = (cents: Cents) => cents / 100
export const centsOf = (raw: unknown): Cents | undefined =>
  typeof raw === 'number' && Number.isFinite(raw) && raw >= 0 ? Math.round(raw * 100) : undefined
