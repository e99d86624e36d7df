import { createHmac } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { PermanentFailure } from '#jobs/run.ts'
import type { Database } from '#db/schema.ts'
import type { Role } from '#shop/accounts/contract.ts'
import { MOST_FAILURES, type ReadNews, type Resource } from './contract.ts'
import { SECRET_OF, webhookLock } from './service.ts'

/** The latest of each webhook stay for the merchant to look at. */
const KEEP_DELIVERIES = 100

type Post = (call: { url: string; body: string; headers: Record<string, string>; signal: AbortSignal }) => Promise<number>
type Options = { db: Kysely<Database>; secret: string; shopUrl: string; post: Post; readNews: ReadNews }
type Job = { payload: Record<string, unknown>; attempt: number; maxAttempts: number }

type Claimed = {
  id: number
  webhook_id: number
  topic: string
  resource_id: number
  webhook_status: string
  delivery_url: string
  secret_encrypted: Buffer
  user_id: number
  login: string
  email: string
  display_name: string
  roles: Role[]
}

/**
 * Delivers one piece of news. It is taken before what it tells is read: a change that comes after that is a delivery of its
 * own. Several tries are one delivery; when all of them failed it is given up, and after some of these in a row the webhook too.
 */
export function createDelivery({ db, secret, shopUrl, post, readNews }: Options) {
  const lock = webhookLock(secret)
  const end = async (delivery: Claimed, outcome: 'delivered' | 'failed', summary: string, code?: number) => {
    await sql`
      update webhook_deliveries set status = ${outcome}, summary = ${summary.slice(0, 500)}, response_code = ${code ?? null}, finished_at = now()
      where id = ${delivery.id}`.execute(db)
    await sql`
      delete from webhook_deliveries where webhook_id = ${delivery.webhook_id} and finished_at is not null and id <= (
        select id from webhook_deliveries where webhook_id = ${delivery.webhook_id} order by id desc offset ${KEEP_DELIVERIES} limit 1
      )`.execute(db)
  }
  /** Why it did not go through yet, for whoever looks while it is tried again. */
  const note = ({ id }: Claimed, summary: string) =>
    sql`update webhook_deliveries set summary = ${summary.slice(0, 500)} where id = ${id}`.execute(db)
  const giveUp = async (delivery: Claimed, summary: string, code?: number) => {
    await end(delivery, 'failed', summary, code)
    await sql`
      update webhooks set failures = failures + 1, modified_at = now(),
        status = case when failures + 1 >= ${MOST_FAILURES} then 'disabled' else status end
      where id = ${delivery.webhook_id}`.execute(db)
  }
  const bodyOf = async ({ topic, resource_id: id, ...owner }: Claimed) => {
    const [resource, event] = topic.split('.') as [Resource, string] // the table takes no others
    if (event === 'deleted') return JSON.stringify({ id })
    const { user_id, login, email, display_name: displayName, roles } = owner
    return await readNews(resource, id, { id: user_id, login, email, displayName, roles }, event)
  }
  const send = async (delivery: Claimed, body: string, signal: AbortSignal) => {
    const [resource = '', event = ''] = delivery.topic.split('.')
    const key = lock.open(delivery.secret_encrypted, SECRET_OF)
    if (key === undefined) throw new PermanentFailure('The secret of the shop is another one: save the webhook anew.')
    return await post({
      url: delivery.delivery_url,
      body,
      signal,
      headers: {
        'x-wc-webhook-source': `${shopUrl}/`,
        'x-wc-webhook-topic': delivery.topic,
        'x-wc-webhook-resource': resource,
        'x-wc-webhook-event': event,
        'x-wc-webhook-signature': createHmac('sha256', key).update(body).digest('base64'),
        'x-wc-webhook-id': String(delivery.webhook_id),
        'x-wc-webhook-delivery-id': String(delivery.id),
      },
    })
  }

  return async ({ payload, attempt, maxAttempts }: Job, { signal }: { signal: AbortSignal }) => {
    const delivery = await claim(db, Number(payload['delivery']))
    if (!delivery) return
    if (delivery.webhook_status !== 'active') return await end(delivery, 'failed', 'O webhook foi desligado.')
    const body = await bodyOf(delivery)
    if (body === undefined)
      return await end(delivery, 'failed', 'O que mudou já não existe, ou o dono do webhook não pode vê-lo.')
    const isLast = attempt >= maxAttempts
    let code: number
    try {
      code = await send(delivery, body, signal)
    } catch (error) {
      if (isLast || error instanceof PermanentFailure) return await giveUp(delivery, (error as Error).message)
      await note(delivery, (error as Error).message)
      throw error
    }
    if (code < 200 || code >= 300) {
      if (isLast) return await giveUp(delivery, `O endereço respondeu ${code}.`, code)
      await note(delivery, `O endereço respondeu ${code}.`)
      throw new Error(`The webhook answered ${code}.`)
    }
    await end(delivery, 'delivered', `O endereço respondeu ${code}.`, code)
    await sql`update webhooks set failures = 0 where id = ${delivery.webhook_id} and failures > 0`.execute(db)
  }
}

/** Waits for whoever is changing the thing at this moment: they hold the row. */
async function claim(db: Kysely<Database>, id: number): Promise<Claimed | undefined> {
  if (!Number.isSafeInteger(id)) return undefined
  const { rows } = await sql<Claimed>`
    update webhook_deliveries d set status = 'sending', attempts = d.attempts + 1
    from webhooks w join users u on u.id = w.user_id
    where d.id = ${id} and d.status in ('waiting', 'sending') and w.id = d.webhook_id
    returning d.id, d.webhook_id, d.topic, d.resource_id, w.status as webhook_status, w.delivery_url, w.secret_encrypted, w.user_id,
      u.login, u.email, u.display_name, u.roles`.execute(db)
  return rows[0]
}
