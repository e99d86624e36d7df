import { createHmac, timingSafeEqual } from 'node:crypto'
import type { PaymentEvent } from './inbox.ts'
import { TEST_GATEWAY } from './test-gateway.ts'

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

/** Only who knows the shop's secret can tell of payments. */
export function signGatewayEvent(secret: string, { id, type, amount, reference, refund_key }: GatewayEvent): string {
  return createHmac('sha256', `${TEST_GATEWAY}:${secret}`)
    .update(JSON.stringify([id, type, amount, reference, refund_key]))
    .digest('hex')
}

export function isSigned(secret: string, event: GatewayEvent, signature: unknown): boolean {
  if (typeof signature !== 'string' || !/^[0-9a-f]{64}$/.test(signature)) return false
  return timingSafeEqual(Buffer.from(signature, 'hex'), Buffer.from(signGatewayEvent(secret, event), 'hex'))
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
