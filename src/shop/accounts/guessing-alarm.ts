import { type Kysely, sql } from 'kysely'
import { enqueue } from '#jobs/queue.ts'
import type { Database } from '#db/schema.ts'

/** More wrong passwords within ten minutes than all forgetful customers of a shop type: somebody tries them by machine. */
export const ALARMING_GUESSES = 150
const WINDOW_SECONDS = 600
/** The warning stands for so long after the last of them. */
const ALARM_SECONDS = 3_600

export const GUESSING_JOB = 'guessing-alarm'
const COUNT = { scope: 'wrong-password', key: 'shop' }
const ALARM = { scope: 'guessing-alarm', key: 'shop' }

/** Counts a wrong password, whoever's it was. True when this one rings the alarm, which also writes to the merchant. */
export async function noteWrongPassword(db: Kysely<Database>): Promise<boolean> {
  const until = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`
  const { rows } = await sql<{ count: number }>`
    with wrong as (
      insert into attempts as a (scope, key, count, resets_at) values (${COUNT.scope}, ${COUNT.key}, 1, ${until(WINDOW_SECONDS)})
      on conflict (scope, key) do update set
        count = case when a.resets_at < now() then 1 else least(a.count + 1, 1000000) end,
        resets_at = case when a.resets_at < now() then excluded.resets_at else a.resets_at end
      returning count
    )
    insert into attempts as a (scope, key, count, resets_at)
    select ${ALARM.scope}, ${ALARM.key}, 1, ${until(ALARM_SECONDS)} from wrong where count >= ${ALARMING_GUESSES}
    on conflict (scope, key) do update set count = case when a.resets_at < now() then 1 else 2 end, resets_at = excluded.resets_at
    returning count`.execute(db)
  const isNew = rows[0]?.count === 1
  if (isNew) await enqueue(db, { kind: GUESSING_JOB, payload: {}, maxAttempts: 5 })
  return isNew
}

/** Whether somebody has been trying passwords by machine within the last hour. */
export async function isBeingGuessed(db: Kysely<Database>): Promise<boolean> {
  const row = await db
    .selectFrom('attempts')
    .select('count')
    .where('scope', '=', ALARM.scope)
    .where('key', '=', ALARM.key)
    .where('resets_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return row !== undefined
}
