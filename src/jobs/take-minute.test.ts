import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aDatabase } from '#tests/support/database.ts'
import { takeMinute } from './take-minute.ts'

let database: Awaited<ReturnType<typeof aDatabase>>
beforeAll(async () => {
  database = await aDatabase()
})
afterAll(() => database?.close())

test('of many processes one takes the work of a minute; the next minute is for whoever asks first', async () => {
  const { kysely: db } = database
  const theMinuteEnds = () =>
    db
      .updateTable('scheduler_turns')
      .set({ minute: sql<Date>`minute - interval '1 minute'` })
      .execute()
  await takeMinute(db)
  for (let minute = 0; minute < 3; minute++) {
    await theMinuteEnds()
    // In one transaction now() stands still: a real minute that ends in between would give the work to two of them.
    const taken = await db.transaction().execute((trx) => Promise.all(Array.from({ length: 8 }, () => takeMinute(trx))))
    expect(taken.filter(Boolean)).toHaveLength(1)
  }
})

test('two at the same moment on connections of their own do not both get it', async () => {
  const { kysely: db } = database
  await db
    .updateTable('scheduler_turns')
    .set({ minute: sql<Date>`'-infinity'` })
    .execute()
  const minuteNow = async () =>
    (await sql<{ at: Date }>`select date_trunc('minute', now()) as at`.execute(db)).rows[0]!.at.getTime()
  const before = await minuteNow()
  const taken = await Promise.all(Array.from({ length: 8 }, () => takeMinute(db)))
  expect(taken.filter(Boolean).length).toBeGreaterThanOrEqual(1)
  expect(taken.filter(Boolean).length).toBeLessThanOrEqual(1 + ((await minuteNow()) - before) / 60_000)
})
