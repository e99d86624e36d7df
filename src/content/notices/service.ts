import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { Notice } from './contract.ts'

/** More than this many at once nobody reads. */
const MOST = 10

/** What a visitor is to be told on the next page; told once. */
export function createNotices({ db }: { db: Kysely<Database> }) {
  return {
    push: async (sessionId: number, { kind, text, link }: Notice) => {
      await db
        .insertInto('notices')
        .values({ session_id: sessionId, kind, text: text.slice(0, 1_000), link: link ? JSON.stringify(link) : null })
        .execute()
    },
    take: async (sessionId: number): Promise<Notice[]> => {
      const rows = await db
        .deleteFrom('notices')
        .where('session_id', '=', sessionId)
        .returning(['id', 'kind', 'text', 'link'])
        .execute()
      return rows
        .sort((one, other) => one.id - other.id)
        .slice(-MOST)
        .map(({ kind, text, link }) => ({ kind, text, ...(link && { link }) }))
    },
  }
}
export type Notices = ReturnType<typeof createNotices>
