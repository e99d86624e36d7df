import { createHmac } from 'node:crypto'
import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP } from 'node:net'
import { PermanentFailure } from '#db/job-run.ts'
import type { Clock } from '#kit/clock.ts'
import { guardedLookup, isPublicAddress, RefusedAddress } from './public-address.ts'

/** Which addresses may be called. The open internet by https, unless a test says otherwise. */
export type Allowed = { protocols: string[]; address: (address: string) => boolean }
const OPEN_INTERNET: Allowed = { protocols: ['https:'], address: isPublicAddress }

const DEADLINE_MS = 10_000

/** The key that a receiver checks our signatures with: one for each address, shown to the merchant. */
export const webhookKey = (secret: string, url: string) => createHmac('sha256', secret).update(`webhook|${url}`).digest('hex')

type Call = { url: string; body: string; key: string; id: number; nowMs: number; signal: AbortSignal; allowed?: Allowed }

/** Posts once, follows nothing, reads nothing but the status. An address that may not be called is given up for good. */
export async function callWebhook({ url, body, key, id, nowMs, signal, allowed = OPEN_INTERNET }: Call): Promise<void> {
  const target = URL.canParse(url) ? new URL(url) : undefined
  const host = target?.hostname.replace(/^\[|\]$/g, '') ?? ''
  if (!target || !allowed.protocols.includes(target.protocol) || target.username !== '')
    throw new PermanentFailure('Webhooks are sent to https addresses without a user name only.')
  if (isIP(host) !== 0 && !allowed.address(host)) throw new PermanentFailure(new RefusedAddress(host).message)
  const timestamp = String(Math.floor(nowMs / 1000))
  const status = await post(target, body, {
    allowed,
    signal: AbortSignal.any([signal, AbortSignal.timeout(DEADLINE_MS)]),
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      'user-agent': 'Vitrine-Webhook/1',
      'x-vitrine-delivery': String(id),
      'x-vitrine-timestamp': timestamp,
      'x-vitrine-signature': `sha256=${createHmac('sha256', key).update(`${timestamp}.${body}`).digest('hex')}`,
    },
  })
  if (status < 200 || status >= 300) throw new Error(`The webhook answered ${status}.`)
}

type Post = { allowed: Allowed; signal: AbortSignal; headers: Record<string, string> }

function post(target: URL, body: string, { allowed, signal, headers }: Post): Promise<number> {
  const request = target.protocol === 'https:' ? httpsRequest : httpRequest
  return new Promise((resolve, reject) => {
    const call = request(target, { method: 'POST', headers, signal, lookup: guardedLookup(allowed.address) }, (answer) => {
      answer.resume()
      resolve(answer.statusCode ?? 0)
    })
    call.on('error', (error) => reject(error instanceof RefusedAddress ? new PermanentFailure(error.message) : error))
    call.end(body)
  })
}

/** The job that delivers a webhook. */
export const webhookJob =
  ({ secret, clock, allowed }: { secret: string; clock: Clock; allowed?: Allowed }) =>
  async ({ id, payload }: { id: number; payload: Record<string, unknown> }, { signal }: { signal: AbortSignal }) => {
    const { url, body } = payload as { url: string; body: string } // written by the webhook action
    await callWebhook({ url, body, key: webhookKey(secret, url), id, nowMs: clock.now(), signal, allowed })
  }
