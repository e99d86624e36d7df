import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'

type Listing = { search?: string | undefined; isGiven?: boolean | undefined; limit: number; offset: number }

/** Who agreed and who did not, as the merchant reads it, newest first. */
export function createConsentList({ db }: { db: Kysely<Database> }) {
  const wanted = ({ search, isGiven }: Pick<Listing, 'search' | 'isGiven'>) => {
    let query = db.selectFrom('marketing_consents')
    if (isGiven !== undefined) query = query.where('is_given', '=', isGiven)
    if (search) query = query.where(sql<boolean>`strpos(email, ${search.trim().toLowerCase()}) > 0`)
    return query
  }
  return {
    list: async ({ limit, offset, ...filter }: Listing) => {
      const [items, { total }] = await Promise.all([
        wanted(filter).selectAll().orderBy('changed_at', 'desc').orderBy('id', 'desc').limit(limit).offset(offset).execute(),
        wanted(filter)
          .select(({ fn }) => fn.countAll<number>().as('total'))
          .executeTakeFirstOrThrow(),
      ])
      return { items, total: Number(total) }
    },
    find: (id: number) => db.selectFrom('marketing_consents').selectAll().where('id', '=', id).executeTakeFirst(),
    /** A page of all, by number, for a table that is written while it is read. */
    after: (id: number, limit: number) =>
      db.selectFrom('marketing_consents').selectAll().where('id', '>', id).orderBy('id').limit(limit).execute(),
  }
}
