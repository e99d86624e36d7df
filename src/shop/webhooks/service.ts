import { type Kysely, type Selectable, sql } from 'kysely'
import { enqueue } from '#jobs/queue.ts'
import type { Database } from '#db/schema.ts'
import { inTransaction } from '#db/transaction.ts'
import { createLock } from '#kit/secret-lock.ts'
import { WEBHOOK_JOB, type Webhook, type WebhookDelivery, type WebhookStatus, type WebhookInput } from './contract.ts'
import './tables.ts'

type Row = Omit<Selectable<Database['webhooks']>, 'secret_encrypted'>
type Page = { limit: number; offset: number }
type Listing = Page & {
  status?: WebhookStatus | undefined
  search?: string | undefined
  isAscending: boolean
  by: 'id' | 'name' | 'created'
}

/** As many as the database asks for by itself. */
const TRIES = 5

/** What is said of the row a secret stands in. */
export const SECRET_OF = Buffer.from('webhook')
export const webhookLock = (secret: string) => createLock(secret, 'vitrine webhook secrets')

/** Who is told of what. The database itself notes each change that somebody listens to. */
export function createWebhooks({ db, secret }: { db: Kysely<Database>; secret: string }) {
  const lock = webhookLock(secret)
  const columnsOf = ({ deliveryUrl, secret: key, ...input }: Partial<WebhookInput>) => ({
    ...input,
    ...(deliveryUrl !== undefined && { delivery_url: deliveryUrl }),
    ...(key !== undefined && { secret_encrypted: lock.close(key, SECRET_OF) }),
  })
  return {
    list: async ({ status, search = '', by, isAscending, limit, offset }: Listing) => {
      const part = `%${search.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
      const matching = db
        .selectFrom('webhooks')
        .$if(status !== undefined, (query) => query.where('status', '=', status!))
        .$if(search.trim() !== '', (query) => query.where('name', 'ilike', part))
      const [rows, { count }] = await Promise.all([
        matching
          .select(COLUMNS)
          .orderBy(by === 'created' ? 'created_at' : by, isAscending ? 'asc' : 'desc')
          .orderBy('id')
          .limit(limit)
          .offset(offset)
          .execute(),
        matching.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
      ])
      return { webhooks: rows.map(webhookOf), total: count }
    },

    find: async (id: number): Promise<Webhook | undefined> => {
      const row = await db.selectFrom('webhooks').select(COLUMNS).where('id', '=', id).executeTakeFirst()
      return row && webhookOf(row)
    },

    create: async (input: WebhookInput, userId: number): Promise<number> => {
      const { name, status, topic, deliveryUrl, secret: key } = input
      const row = await db
        .insertInto('webhooks')
        .values({
          name,
          status,
          topic,
          delivery_url: deliveryUrl,
          secret_encrypted: lock.close(key, SECRET_OF),
          user_id: userId,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return row.id
    },

    /** Switched on again it gets all its chances again. False when there is none. */
    update: async (id: number, input: Partial<WebhookInput>): Promise<boolean> => {
      const row = await db
        .updateTable('webhooks')
        .set({ ...columnsOf(input), modified_at: sql<Date>`now()`, ...(input.status === 'active' && { failures: 0 }) })
        .where('id', '=', id)
        .returning('id')
        .executeTakeFirst()
      return row !== undefined
    },

    remove: async (id: number) => void (await db.deleteFrom('webhooks').where('id', '=', id).execute()),

    /** The same news once more, as it is now; one that still waits serves for both. Undefined when there is no such delivery. */
    deliverAgain: (id: number, deliveryId: number): Promise<number | undefined> =>
      inTransaction(db, async (trx) => {
        const { rows } = await sql<{ id: number; is_new: boolean }>`
          insert into webhook_deliveries as d (webhook_id, topic, resource_id)
          select webhook_id, topic, resource_id from webhook_deliveries where id = ${deliveryId} and webhook_id = ${id}
          on conflict (webhook_id, resource_id) where status = 'waiting' do update set attempts = d.attempts
          returning d.id, d.xmax = 0 as is_new`.execute(trx)
        const made = rows[0]
        if (made?.is_new)
          await enqueue(trx, { kind: WEBHOOK_JOB, ref: String(made.id), payload: { delivery: made.id }, maxAttempts: TRIES })
        return made?.id
      }),

    deliveries: async (id: number, { limit, offset }: Page): Promise<{ deliveries: WebhookDelivery[]; total: number }> => {
      const matching = db.selectFrom('webhook_deliveries').where('webhook_id', '=', id)
      const [rows, { count }] = await Promise.all([
        matching.selectAll().orderBy('id', 'desc').limit(limit).offset(offset).execute(),
        matching.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
      ])
      return { deliveries: rows.map(deliveryOf), total: count }
    },
  }
}
export type Webhooks = ReturnType<typeof createWebhooks>

const COLUMNS = ['id', 'name', 'status', 'topic', 'delivery_url', 'user_id', 'failures', 'created_at', 'modified_at'] as const

const webhookOf = (row: Row): Webhook => ({
  id: row.id,
  name: row.name,
  status: row.status,
  topic: row.topic,
  deliveryUrl: row.delivery_url,
  failures: row.failures,
  createdAt: row.created_at,
  modifiedAt: row.modified_at,
})

const deliveryOf = (row: Selectable<Database['webhook_deliveries']>): WebhookDelivery => ({
  id: row.id,
  topic: row.topic,
  resourceId: row.resource_id,
  status: row.status,
  attempts: row.attempts,
  responseCode: row.response_code ?? undefined,
  summary: row.summary,
  createdAt: row.created_at,
  finishedAt: row.finished_at ?? undefined,
})
