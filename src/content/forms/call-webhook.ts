import { createHmac } from 'node:crypto'
import type { Clock } from '#kit/clock.ts'
import { type Allowed, postOutside } from '#outgoing/post.ts'

/** The key that a receiver checks our signatures with: one for each address, shown to the merchant. */
export const webhookKey = (secret: string, url: string) => createHmac('sha256', secret).update(`webhook|${url}`).digest('hex')

type Call = { url: string; body: string; key: string; id: number; nowMs: number; signal: AbortSignal; allowed?: Allowed }

/** Posts once, with a signature; whatever is not a success is tried again later. */
export async function callWebhook({ url, body, key, id, nowMs, signal, allowed }: Call): Promise<void> {
  const timestamp = String(Math.floor(nowMs / 1000))
  const status = await postOutside({
    url,
    body,
    signal,
    allowed,
    headers: {
      'x-vitrine-delivery': String(id),
      'x-vitrine-timestamp': timestamp,
      'x-vitrine-signature': `sha256=${createHmac('sha256', key).update(`${timestamp}.${body}`).digest('hex')}`,
    },
  })
  if (status < 200 || status >= 300) throw new Error(`The webhook answered ${status}.`)
}

/** The job that delivers a webhook. */
export const webhookJob =
  ({ secret, clock, allowed }: { secret: string; clock: Clock; allowed?: Allowed }) =>
  async ({ id, payload }: { id: number; payload: Record<string, unknown> }, { signal }: { signal: AbortSignal }) => {
    const { url, body } = payload as { url: string; body: string } // written by the webhook action
    await callWebhook({ url, body, key: webhookKey(secret, url), id, nowMs: clock.now(), signal, allowed })
  }
