import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import { inTransaction } from '#db/transaction.ts'
import { type Entry, entriesOf, storedOf } from './entries.ts'

export type KeptMenu = { id: number; slug: string; name: string; version: number; entries: Entry[] }

/** The moment of the last change, in microseconds: another one after each. */
const VERSION = sql<number>`(extract(epoch from modified_at) * 1000000)::float8`
const NOW = sql<Date>`clock_timestamp()`
const isStale = (kept: { version: number }, seen: number | undefined) => seen !== undefined && seen !== kept.version

/** More menus than any shop has; all of them are read at once. */
const MAX_MENUS = 100
const UNIQUE_VIOLATION = '23505'

/** The shop's menus as the merchant keeps them. */
export function createMenuEditing({ db }: { db: Kysely<Database> }) {
  const kept = () => db.selectFrom('menus').select(['id', 'slug', 'name', 'items', VERSION.as('version')])
  const menuOf = ({ items, ...menu }: Omit<KeptMenu, 'entries'> & { items: unknown }): KeptMenu => ({
    ...menu,
    entries: entriesOf(items),
  })
  const orTaken = async <T>(work: Promise<T>): Promise<T | 'taken'> =>
    await work.catch((error: { code?: string }) => {
      if (error.code === UNIQUE_VIOLATION) return 'taken' as const
      throw error
    })
  return {
    list: async (): Promise<KeptMenu[]> => (await kept().orderBy('id').limit(MAX_MENUS).execute()).map(menuOf),
    find: async (id: number): Promise<KeptMenu | undefined> => {
      const row = await kept().where('id', '=', id).executeTakeFirst()
      return row && menuOf(row)
    },
    /** 'full': there are as many as there may be. */
    create: async (menu: { slug: string; name: string }): Promise<number | 'taken' | 'full'> => {
      const { count } = await db
        .selectFrom('menus')
        .select(sql<number>`count(*)::int`.as('count'))
        .executeTakeFirstOrThrow()
      if (count >= MAX_MENUS) return 'full'
      return await orTaken(
        db
          .insertInto('menus')
          .values({ ...menu, items: '[]' })
          .returning('id')
          .executeTakeFirstOrThrow()
          .then(({ id }) => id),
      )
    },
    /** 'stale': somebody changed it since it was seen, and it keeps its name. */
    rename: async (id: number, change: { slug?: string; name?: string }, seen?: number): Promise<'saved' | 'taken' | 'stale'> => {
      const saved = db
        .updateTable('menus')
        .set({ ...change, modified_at: NOW })
        .where('id', '=', id)
        .$if(seen !== undefined, (query) => query.where(VERSION, '=', seen!))
        .executeTakeFirst()
      const outcome = await orTaken(saved)
      if (outcome === 'taken') return 'taken'
      return seen !== undefined && outcome.numUpdatedRows === 0n ? 'stale' : 'saved'
    },
    /** 'stale': somebody changed it since it was seen, and it stays. */
    remove: async (id: number, seen?: number): Promise<'removed' | 'stale'> =>
      await inTransaction(db, async (trx) => {
        const row = await trx
          .selectFrom('menus')
          .select(VERSION.as('version'))
          .where('id', '=', id)
          .forUpdate()
          .executeTakeFirst()
        if (row && isStale(row, seen)) return 'stale'
        await trx.deleteFrom('menus').where('id', '=', id).execute()
        return 'removed'
      }),
    /**
     * Changes the entries of a menu; whoever does the same at that moment waits. Who says which version was seen is told when
     * there is another. Undefined when there is no such menu.
     */
    change: async <T extends { ok: true; entries: Entry[] } | { ok: false }>(
      id: number,
      work: (entries: Entry[]) => T,
      seen?: number,
    ): Promise<T | 'stale' | undefined> =>
      await inTransaction(db, async (trx) => {
        const row = await trx
          .selectFrom('menus')
          .select(['items', VERSION.as('version')])
          .where('id', '=', id)
          .forUpdate()
          .executeTakeFirst()
        if (!row) return undefined
        if (isStale(row, seen)) return 'stale'
        const outcome = work(entriesOf(row.items))
        if (outcome.ok) {
          const items = JSON.stringify(storedOf(outcome.entries))
          await trx.updateTable('menus').set({ items, modified_at: NOW }).where('id', '=', id).execute()
        }
        return outcome
      }),
  }
}
