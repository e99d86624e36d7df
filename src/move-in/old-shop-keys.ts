import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import { createServiceSecrets } from '#db/service-secrets.ts'
import { inTransaction } from '#db/transaction.ts'
import type { RestKeys } from './sources/rest/rest-client.ts'

/** After this the keys of an old shop are removed, whatever became of the move. */
export const KEPT_DAYS = 30

export type OldShopAccess = { site: string; keys: RestKeys }

/** Addresses and keys of shops that are still open: encrypted, shown to nobody, and removed when the move is over. */
export function createOldShopKeys({ db, secret }: { db: Kysely<Database>; secret: string }) {
  const secrets = createServiceSecrets({
    db,
    secret,
    purpose: 'vitrine: keys of old shops',
    table: 'move_secrets',
    owner: 'source',
  })
  return {
    keep: (source: string, { site, keys: { consumer, application } }: OldShopAccess) =>
      inTransaction(db, async (trx) => {
        const kept_at = sql<Date>`now()`
        await trx
          .insertInto('move_connections')
          .values({ source, address: site, kept_at })
          .onConflict((conflict) => conflict.column('source').doUpdateSet({ address: site, kept_at }))
          .execute()
        await secrets.keep(
          trx,
          source,
          new Map([
            ['consumer_key', consumer?.key ?? ''],
            ['consumer_secret', consumer?.secret ?? ''],
            ['user', application?.user ?? ''],
            ['application_password', application?.password ?? ''],
          ]),
        )
      }),
    /** Undefined once they are removed, or no longer open because the shop's own secret is another one. */
    open: async (source: string): Promise<OldShopAccess | undefined> => {
      const row = await db.selectFrom('move_connections').select('address').where('source', '=', source).executeTakeFirst()
      if (!row) return undefined
      const opened = await secrets.open(source)
      const pair = (name: string, value: string) => [opened.get(name), opened.get(value)] as const
      const [key, keySecret] = pair('consumer_key', 'consumer_secret')
      const [user, password] = pair('user', 'application_password')
      const keys: RestKeys = {
        ...(key !== undefined && keySecret !== undefined && { consumer: { key, secret: keySecret } }),
        ...(user !== undefined && password !== undefined && { application: { user, password } }),
      }
      return keys.consumer || keys.application ? { site: row.address, keys } : undefined
    },
    /** Until when each is kept, by its source. */
    keptUntil: async (sources: readonly string[]): Promise<ReadonlyMap<string, Date>> => {
      if (sources.length === 0) return new Map()
      const rows = await db
        .selectFrom('move_connections')
        .select(['source', sql<Date>`kept_at + make_interval(days => ${KEPT_DAYS})`.as('until')])
        .where('source', 'in', sources)
        .execute()
      return new Map(rows.map(({ source, until }) => [source, until]))
    },
    forget: async (source: string) => {
      await db.deleteFrom('move_connections').where('source', '=', source).execute()
    },
    sweep: async () => {
      await sql`delete from move_connections where kept_at < now() - make_interval(days => ${KEPT_DAYS})`.execute(db)
    },
  }
}
export type OldShopKeys = ReturnType<typeof createOldShopKeys>
