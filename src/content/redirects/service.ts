import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import { portugueseAddress } from './english-addresses.ts'
import { movedTo } from './moved.ts'
import type { PlainLink } from './plain-links.ts'

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
  const everyMove = async () => {
    const asked = (known ??= read())
    try {
      return await asked
    } catch (error) {
      // The next one asks again.
      if (known === asked) known = undefined
      throw error
    }
  }
  return {
    find: async (url: string): Promise<string | undefined> => {
      const translated = portugueseAddress(url)
      try {
        // What moved since its address was English is reached in one step.
        return movedTo(await everyMove(), translated ?? url) ?? translated
      } catch {
        // Without the database nothing is known to have moved.
        return translated
      }
    },
    /** The address of what a plain link names; undefined where there is no such thing, or nobody may see it yet. */
    addressOf: async (link: PlainLink): Promise<string | undefined> => {
      if ('path' in link) return movedTo(await everyMove(), link.path) ?? link.path
      const { id, kind } = link
      const { rows } = await sql<{ path: string }>`
        select case c.type when 'post' then '/blog/' else '/' end || c.slug || '/' as path
        from content c where c.id = ${id} and c.type in ('page', 'post') and c.status = 'publish' and c.published_at <= now()
          and ${kind ?? 'any'} <> 'product'
        union all
        select '/produto/' || p.slug || '/' from products p
        where p.status = 'publish' and p.published_at <= now() and ${kind ?? 'any'} <> 'page'
          and (p.id = ${id} or p.id = (select v.product_id from variations v where v.id = ${id}))`.execute(db)
      return rows[0]?.path
    },
    forget: () => {
      known = undefined
    },
  }
}
export type Redirects = ReturnType<typeof createRedirects>
