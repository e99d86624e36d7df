import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'

/** After these each wrong guess for one name costs a longer wait (2, 4, 8 … seconds); nobody is locked out for good. */
const FREE_GUESSES = 5
const LONGEST_WAIT_SECONDS = 60
const GUESS_WINDOW_SECONDS = 900

type Guessing = { scope: 'sign-in' | 'own-password' | 'second-factor'; key: string }

/** Counts one more guess, unless this name must still wait; answers for how many seconds. Waiting is not made longer by knocking. */
export async function guess(db: Kysely<Database>, { scope, key }: Guessing): Promise<number> {
  const window = sql`make_interval(secs => ${GUESS_WINDOW_SECONDS})`
  const penalty = sql`case when a.count < ${FREE_GUESSES} then 0 else least(${LONGEST_WAIT_SECONDS}, power(2, a.count - ${FREE_GUESSES} + 1)) end`
  const freeAt = sql`a.resets_at - ${window} + make_interval(secs => ${penalty})`
  const counted = await sql`
    insert into attempts as a (scope, key, count, resets_at) values (${scope}, ${key}, 1, now() + ${window})
    on conflict (scope, key) do update set
      count = case when a.resets_at < now() then 1 else least(a.count + 1, 30) end,
      resets_at = now() + ${window}
    where a.resets_at < now() or ${freeAt} <= now()
    returning 1`.execute(db)
  if (counted.rows.length > 0) return 0
  const { rows } = await sql<{ wait: number }>`
    select extract(epoch from ${freeAt} - now())::float8 as wait from attempts a where scope = ${scope} and key = ${key}`.execute(
    db,
  )
  return Math.max(1, rows[0]?.wait ?? 0)
}

/** The right answer makes the wrong ones before it forgotten. */
export async function forgetGuesses(db: Kysely<Database>, { scope, key }: Guessing) {
  await db.deleteFrom('attempts').where('scope', '=', scope).where('key', '=', key).execute()
}

/** Whether something may happen once more within its window, counted for all processes together. */
export async function mayOnceMore(
  db: Kysely<Database>,
  { scope, key, max, windowSeconds }: { scope: string; key: string; max: number; windowSeconds: number },
): Promise<boolean> {
  const fresh = sql`now() + make_interval(secs => ${windowSeconds})`
  const { rows } = await sql<{ count: number }>`
    insert into attempts as a (scope, key, count, resets_at) values (${scope}, ${key}, 1, ${fresh})
    on conflict (scope, key) do update set
      count = case when a.resets_at < now() then 1 else least(a.count + 1, 1000000) end,
      resets_at = case when a.resets_at < now() then ${fresh} else a.resets_at end
    returning count`.execute(db)
  return (rows[0]?.count ?? 0) <= max
}
