import { createHmac, timingSafeEqual } from 'node:crypto'
import type { PaymentEvent } from '../../inbox.ts'
import { TEST_GATEWAY } from './method.ts'

/** What the test gateway says, as it goes over the wire. */
export type GatewayEvent = {
  id: string
  type: PaymentEvent['kind']
  /** In centavos. */
  amount: number
  reference: string
  refund_key: string | null
}

const KINDS = ['paid', 'refused', 'expired', 'refund', 'chargeback'] as const

/** Reads a call of the gateway; undefined when it is none. */
export function readGatewayEvent(body: unknown): GatewayEvent | undefined {
  if (typeof body !== 'object' || body === null) return undefined
  const { id, type, amount, reference, refund_key: refundKey = null } = body as Record<string, unknown>
  const kind = KINDS.find((one) => one === type)
  const isWord = (word: unknown): word is string => typeof word === 'string' && /^[\w:.-]{1,200}$/.test(word)
  if (!kind || !isWord(id) || !isWord(reference) || !(refundKey === null || isWord(refundKey))) return undefined
  if (typeof amount !== 'number' || !Number.isSafeInteger(amount) || amount < 0) return undefined
  return { id, type: kind, amount, reference, refund_key: refundKey }
}

/** A call that somebody kept and sends again later than this is not believed. */
const FRESH_SECONDS = 300

const macOf = (secret: string, seconds: string, body: string) =>
  createHmac('sha256', `${TEST_GATEWAY}:${secret}`).update(`${seconds}.${body}`).digest()

/** Only who knows the shop's secret can tell of payments: when, and the very bytes that were sent. */
export function signGatewayEvent(secret: string, event: GatewayEvent, nowMs = Date.now()): string {
  const seconds = String(Math.floor(nowMs / 1_000))
  return `t=${seconds},v1=${macOf(secret, seconds, JSON.stringify(event)).toString('hex')}`
}

export function isSigned(secret: string, body: string, signature: unknown, nowMs: number): boolean {
  const [, seconds, mac] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(typeof signature === 'string' ? signature : '') ?? []
  if (seconds === undefined || mac === undefined || Math.abs(nowMs / 1_000 - Number(seconds)) > FRESH_SECONDS) return false
  return timingSafeEqual(Buffer.from(mac, 'hex'), macOf(secret, seconds, body))
}

export const asPaymentEvent = (event: GatewayEvent): PaymentEvent => ({
  provider: TEST_GATEWAY,
  eventId: event.id,
  kind: event.type,
  amountCents: event.amount,
  reference: event.reference,
  refundKey: event.refund_key ?? undefined,
  raw: event,
})
