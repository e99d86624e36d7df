import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'

export type MissedAddress = { path: string; hits: number; days: number; isNoise: boolean; referrer: string; lastSeen: Date }
type Filter = { search?: string; isNoise: boolean; days: number }

/** What was asked for in vain, the most asked first; what leads somewhere since is left out. */
export function createNotFoundList({ db }: { db: Kysely<Database> }) {
  const matching = ({ search = '', isNoise, days }: Filter) => sql`
    from not_found n
    where n.is_noise = ${isNoise} and n.day > current_date - ${days}::integer
      and (${search} = '' or position(lower(${search}) in n.path) > 0)
      and not exists (select from redirects r where r.from_path = n.path)
    group by n.path`
  return {
    count: async (filter: Filter): Promise<number> => {
      const { rows } = await sql<{ total: number }>`
        select count(*)::integer as total from (select n.path ${matching(filter)}) paths`.execute(db)
      return rows[0]?.total ?? 0
    },
    page: async (filter: Filter, { offset, limit }: { offset: number; limit: number }): Promise<MissedAddress[]> => {
      const { rows } = await sql<MissedAddress>`
        select n.path, sum(n.hits)::integer as hits, count(*)::integer as days, bool_and(n.is_noise) as "isNoise",
          coalesce((array_agg(n.referrer order by n.day desc) filter (where n.referrer <> ''))[1], '') as referrer,
          max(n.last_seen) as "lastSeen"
        ${matching(filter)} order by hits desc, n.path limit ${limit} offset ${offset}`.execute(db)
      return rows
    },
    /** Forgets an address, with all of its days. */
    dismiss: async (path: string): Promise<number> => {
      const { numDeletedRows } = await db.deleteFrom('not_found').where('path', '=', path).executeTakeFirst()
      return Number(numDeletedRows)
    },
  }
}
