import { createHmac, timingSafeEqual } from 'node:crypto'
import { parseOrNothing, recordOf, textOf } from '#kit/unknown-json.ts'
import type { News, Noticed, Notification } from '../../provider.ts'

/** A call that is older was heard and kept by somebody. */
const TOLERANCE_SECONDS = 300

type Expected = { ownUrl: string; secret: string; now: Date }

/** A call of Stripe: by the address that only it knows and, where the merchant has set the secret, by its signature. */
export function readNotification({ path, headers, body }: Notification, { ownUrl, secret, now }: Expected): Noticed {
  if (!isSame(new URL(ownUrl).pathname, path.replace(/\/$/, ''))) return { ok: false, problem: 'forged' }
  const signature = String(headers['stripe-signature'] ?? '')
  if (secret !== '' && !isSigned({ signature, body, secret, now })) return { ok: false, problem: 'forged' }
  const event = recordOf(parseOrNothing(body))
  const about = textOf(event['id'])
  if (about === '') return { ok: false, problem: 'unreadable' }
  const subject = subjectOf(recordOf(recordOf(event['data'])['object']))
  return { ok: true, news: subject ? [{ ...subject, about: about.slice(0, 120) }] : [] }
}

/** Sessions and payments carry our name for the charge; refunds and disputes name the payment. */
function subjectOf(
  object: Record<string, unknown>,
): (Omit<News, 'about'> & ({ reference: string } | { receipt: string })) | undefined {
  const reference = textOf(recordOf(object['metadata'])['reference']) || textOf(object['client_reference_id'])
  if (/^[0-9a-f]{32}$/.test(reference)) return { reference }
  const payment = textOf(object['payment_intent'])
  return /^pi_[A-Za-z0-9_]{1,80}$/.test(payment) ? { receipt: payment } : undefined
}

type Signed = { signature: string; body: string; secret: string; now: Date }

/** `t=…,v1=…`: while a secret is changed there are several v1, and one that fits is enough. */
function isSigned({ signature, body, secret, now }: Signed): boolean {
  const parts = signature.split(',').map((part) => part.trim().split('=', 2) as [string, string?])
  const sentAt = Number(parts.find(([name]) => name === 't')?.[1])
  if (!(Math.abs(now.getTime() / 1_000 - sentAt) <= TOLERANCE_SECONDS)) return false
  const mac = createHmac('sha256', secret).update(`${sentAt}.${body}`).digest('hex')
  return parts.some(([name, value = '']) => name === 'v1' && isSame(mac, value))
}

const isSame = (one: string, other: string) => {
  const [first, second] = [Buffer.from(one), Buffer.from(other)]
  return first.length === second.length && timingSafeEqual(first, second)
}
