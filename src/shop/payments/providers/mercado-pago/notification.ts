import { createHmac, timingSafeEqual } from 'node:crypto'
import { recordOf, textOf } from '#kit/unknown-json.ts'
import type { Noticed, Notification } from '../../provider.ts'

const CHARGEBACKS = new Set(['chargebacks', 'topic_chargebacks_wh'])
/** Told again much later it is still about the same payment, which is asked for; but nobody needs one from another day. */
const MOST_AGE_MS = 86_400_000

type Expected = { ownUrl: string; secret: string; now: Date }

/** A call of Mercado Pago: by the address that only it knows and, where the merchant has set the secret, by its signature. */
export function readNotification({ path, query, headers, body }: Notification, { ownUrl, secret, now }: Expected): Noticed {
  if (!isSame(new URL(ownUrl).pathname, path.replace(/\/$/, ''))) return { ok: false, problem: 'forged' }
  let told: Record<string, unknown>
  try {
    told = recordOf(body === '' ? {} : JSON.parse(body))
  } catch {
    return { ok: false, problem: 'unreadable' }
  }
  const id = textOf(query['data.id']) || textOf(query['id']) || String(recordOf(told['data'])['id'] ?? '')
  const type = textOf(query['type']) || textOf(query['topic']) || textOf(told['type'])
  if (!/^[A-Za-z0-9_-]{1,64}$/.test(id)) return { ok: false, problem: 'unreadable' }
  if (secret !== '' && !isSigned({ id, headers, secret, now })) return { ok: false, problem: 'forged' }
  const action = textOf(told['action'])
  // Each call has an id of its own; the same one twice is the same news.
  const about = `${type}:${action}:${String(told['id'] ?? '')}`.slice(0, 120)
  if (type === 'payment') return { ok: true, news: [{ receipt: id, about }] }
  return { ok: true, news: CHARGEBACKS.has(type) ? [{ receipt: `chargeback:${id}`, about }] : [] }
}

type Signed = { id: string; headers: Notification['headers']; secret: string; now: Date }

function isSigned({ id, headers, secret, now }: Signed): boolean {
  const signature = String(headers['x-signature'] ?? '')
  const requestId = String(headers['x-request-id'] ?? '')
  const [, ts = ''] = /(?:^|,)\s*ts=(\d{10,13})/.exec(signature) ?? []
  const [, mac = ''] = /(?:^|,)\s*v1=([0-9a-f]{64})/.exec(signature) ?? []
  // The documentation says milliseconds, its example seconds.
  const sentMs = ts.length > 10 ? Number(ts) : Number(ts) * 1_000
  if (ts === '' || mac === '' || Math.abs(now.getTime() - sentMs) > MOST_AGE_MS) return false
  return [id, id.toLowerCase()].some((name) => {
    const manifest = `id:${name};${requestId === '' ? '' : `request-id:${requestId};`}ts:${ts};`
    return isSame(createHmac('sha256', secret).update(manifest).digest('hex'), mac)
  })
}

const isSame = (one: string, other: string) => {
  const [first, second] = [Buffer.from(one), Buffer.from(other)]
  return first.length === second.length && timingSafeEqual(first, second)
}
