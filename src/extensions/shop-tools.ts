import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import { inTransaction } from '#db/transaction.ts'
import { enqueue } from '#jobs/queue.ts'
import type { Clock } from '#kit/clock.ts'
import { postOutside } from '#outgoing/post.ts'
import type { DrawnLetter } from '#mail/draw-letter.tsx'
import type { Letter } from '#mail/letter.ts'
import type { Order } from '#shop/orders/contract.ts'
import type { Extension, Shop, Sql } from './contract.ts'
import type { ExtensionSettings } from './settings.ts'

export type Lending = {
  db: Kysely<Database>
  settings: ExtensionSettings
  findOrder: (id: number) => Promise<Order | undefined>
  shopName: () => Promise<string>
  /** With what the merchant wrote of this kind. */
  drawLetter: (kind: string, letter: Letter, data: Record<string, unknown>) => Promise<DrawnLetter>
  putIntoOutbox: (db: Kysely<Database>, mail: { to: string; subject: string; text: string; html: string }) => Promise<void>
  shopUrl: string
  clock: Clock
  log: { info: (facts: object, text: string) => void; warn: (facts: object, text: string) => void }
}

export const jobOf = (extension: string, job: string) => `ext.${extension}.${job}`

/** Under which name the workbench has one of its mails. */
export const mailKindOf = (extension: string, mail: string) => `${extension}-${mail}`

const sqlOn =
  (db: Kysely<Database>): Sql =>
  async <Row>(text: TemplateStringsArray, ...values: unknown[]) =>
    (await sql<Row>(text, ...values).execute(db)).rows

/** What the shop lends to one extension. */
export function createShopTools({ name, settings: fields = [], jobs = {}, mails = {} }: Extension, lending: Lending): Shop {
  const { db, settings, findOrder, shopName, drawLetter, putIntoOutbox, shopUrl, clock, log } = lending
  return {
    sql: sqlOn(db),
    transaction: (work) => inTransaction(db, (trx) => work(sqlOn(trx))),
    settings: () => settings.read(name, fields),
    order: findOrder,
    feeTotal: async (userId, feeId) => {
      const { rows } = await sql<{ cents: number }>`
        select coalesce(sum(f.cents), 0)::bigint as cents from orders o join order_fees f on f.order_id = o.id
        where o.user_id = ${userId} and f.code = ${feeId} and o.trashed_at is null and o.status not in ('cancelled', 'refunded', 'failed')`.execute(
        db,
      )
      return Number(rows[0]!.cents)
    },
    customers: async (ids) =>
      ids.length === 0
        ? []
        : await db.selectFrom('users').select(['id', 'email', 'display_name as displayName']).where('id', 'in', ids).execute(),
    enqueue: async (job, payload, { ref, runAt } = {}) => {
      if (!Object.hasOwn(jobs, job)) throw new Error(`The extension ${name} has no job "${job}".`)
      await enqueue(db, { kind: jobOf(name, job), payload, ...(ref !== undefined && { ref }), ...(runAt && { runAt }) })
    },
    sendMail: async (mail, to, data) => {
      const letter = mails[mail]?.draw(data, { shopName: await shopName(), shopUrl })
      if (!letter) throw new Error(`The extension ${name} has no mail "${mail}".`)
      const drawn = await drawLetter(mailKindOf(name, mail), letter, data)
      await inTransaction(db, (trx) => putIntoOutbox(trx, { to, ...drawn }))
    },
    post: (url, body, headers = {}) => postOutside({ url, body, headers, signal: AbortSignal.timeout(10_000) }),
    log: {
      info: (text) => log.info({ extension: name }, text),
      warn: (text) => log.warn({ extension: name }, text),
    },
    now: () => new Date(clock.now()),
    shopUrl,
  }
}
