import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import { localDay } from '#kit/brazil/local-time.ts'
import { countedPath, isNoise, referrerHost } from './not-found-path.ts'

const KEPT_DAYS = 90
/** How many addresses of a kind are counted between two writes, and in a day: the rest of a flood is forgotten. */
const MOST_WAITING = { asked: 1_000, noise: 200 }
const MOST_A_DAY = { asked: 2_000, noise: 500 }

type Count = { path: string; day: string; hits: number; is_noise: boolean; referrer: string; last_seen: string }
type Options = { db: Kysely<Database>; now: () => number }

/** Counts what was asked for in vain: in memory at once, in the database once a minute. */
export function createNotFoundLog({ db, now }: Options) {
  let waiting = new Map<string, Count>()
  const waitingOf = { asked: 0, noise: 0 }
  const add = (count: Count) => {
    const key = `${count.day} ${count.path}`
    const before = waiting.get(key)
    if (before) {
      before.hits += count.hits
      before.last_seen = count.last_seen
      before.referrer = count.referrer || before.referrer
      return
    }
    const kind = count.is_noise ? 'noise' : 'asked'
    if (waitingOf[kind] >= MOST_WAITING[kind]) return
    waitingOf[kind]++
    waiting.set(key, count)
  }
  return {
    note: (url: string, referrer: string | undefined) => {
      const path = countedPath(url)
      if (path === undefined) return
      const at = new Date(now())
      add({
        path,
        day: localDay(at),
        hits: 1,
        is_noise: isNoise(path),
        referrer: referrerHost(referrer),
        last_seen: at.toISOString(),
      })
    },
    flush: async () => {
      if (waiting.size === 0) return
      const counts = [...waiting.values()]
      waiting = new Map()
      waitingOf.asked = 0
      waitingOf.noise = 0
      try {
        await write(db, counts)
      } catch (error) {
        for (const count of counts) add(count)
        throw error
      }
    },
    sweep: () => sql`delete from not_found where day < ${localDay(new Date(now() - KEPT_DAYS * 86_400_000))}::date`.execute(db),
  }
}
export type NotFoundLog = ReturnType<typeof createNotFoundLog>

const write = (db: Kysely<Database>, counts: readonly Count[]) =>
  sql`
  insert into not_found (path, day, hits, is_noise, referrer, last_seen)
  select path, day, hits, is_noise, referrer, last_seen from (
    select c.*, row_number() over (partition by c.day, c.is_noise order by n.path is null, c.hits desc) as place, n.path is not null as is_known,
      (select count(*) from not_found f where f.day = c.day and f.is_noise = c.is_noise) as counted
    from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb)
      as c (path text, day date, hits integer, is_noise boolean, referrer text, last_seen timestamptz)
    left join not_found n on n.path = c.path and n.day = c.day
  ) wanted
  where is_known or counted + place <= case when is_noise then ${MOST_A_DAY.noise}::integer else ${MOST_A_DAY.asked}::integer end
  on conflict (path, day) do update set hits = not_found.hits + excluded.hits, last_seen = excluded.last_seen,
    referrer = case when excluded.referrer <> '' then excluded.referrer else not_found.referrer end`.execute(db)
