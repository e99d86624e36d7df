import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import { movedTo } from './moved.ts'

/** The newest of them: a shop that has moved more often than this has left its oldest addresses behind. */
const MOST_REDIRECTS = 20_000

/** Where changed addresses lead. All of them are kept in memory, so that a flood of wrong addresses asks the database nothing. */
export function createRedirects({ db }: { db: Kysely<Database> }) {
  let known: Promise<ReadonlyMap<string, string>> | undefined
  const read = async () => {
    const rows = await db
      .selectFrom('redirects')
      .select(['from_path', 'to_path'])
      .orderBy('created_at', 'desc')
      .limit(MOST_REDIRECTS)
      .execute()
    return new Map(rows.map((row) => [row.from_path, row.to_path]))
  }
  return {
    find: async (url: string): Promise<string | undefined> => {
      const asked = (known ??= read())
      try {
        return movedTo(await asked, url)
      } catch {
        // Without the database nothing is known to have moved; the next one asks again.
        if (known === asked) known = undefined
        return undefined
      }
    },
    forget: () => {
      known = undefined
    },
  }
}
