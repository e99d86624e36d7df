import { createHmac, timingSafeEqual } from 'node:crypto'
import { parseOrNothing, recordOf, textOf } from '#kit/unknown-json.ts'
import type { Noticed, Notification } from '../../provider.ts'

/** Comes back in a header of every call. Made of the address, which only this shop knows; another than the one that stands in it. */
export const webhookToken = (ownUrl: string) => createHmac('sha256', ownUrl).update('vitrine: token of the webhook').digest('hex')

/**
 * A call of Asaas: believed by its address and its token. One that can't be read, or is about something else, is answered well:
 * after fifteen bad answers Asaas tells of nothing any more.
 */
export function readNotification({ path, headers, body }: Notification, ownUrl: string): Noticed {
  const isOurs = isSame(new URL(ownUrl).pathname, path.replace(/\/$/, ''))
  if (!isOurs || !isSame(webhookToken(ownUrl), String(headers['asaas-access-token'] ?? '')))
    return { ok: false, problem: 'forged' }
  const told = recordOf(parseOrNothing(body))
  const reference = textOf(recordOf(told['payment'])['externalReference'])
  if (!/^[0-9a-f]{32}$/.test(reference)) return { ok: true, news: [] }
  // Each event has an id of its own; the same one twice is the same news.
  const about = `${textOf(told['event'])}:${textOf(told['id'])}`.slice(0, 120)
  return { ok: true, news: [{ reference, about }] }
}

const isSame = (one: string, other: string) => {
  const [first, second] = [Buffer.from(one), Buffer.from(other)]
  return first.length === second.length && timingSafeEqual(first, second)
}
