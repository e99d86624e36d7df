import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { aDatabase } from '#tests/support/database.ts'
import { startScheduler } from './scheduler.ts'
import { msToNextMinute } from './take-minute.ts'

let database: Awaited<ReturnType<typeof aDatabase>>
beforeAll(async () => {
  database = await aDatabase()
})
afterAll(() => database?.close())
afterEach(() => vi.restoreAllMocks())

test('the work of a minute is done as the minute of the database begins', async () => {
  const { kysely: db } = database
  const timers = vi.spyOn(globalThis, 'setTimeout')
  const failures: unknown[] = []
  const askedAt = Date.now()
  const stop = startScheduler({ db, everyMinute: async () => {}, onFailure: (error) => failures.push(error) })
  const waits = () => timers.mock.calls.map(([, ms]) => Number(ms)).filter((ms) => ms > 20 && ms <= 60_020)
  await expect.poll(() => waits().length > 0).toBe(true)
  stop()
  const { rows } = await sql<{ ms: number }>`select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`.execute(db)
  const off = Date.now() - rows[0]!.ms
  const passed = Date.now() - askedAt
  // Where in its minute the moment lies for which it was asked.
  const inMinute = waits().map((ms) => (((askedAt - off + ms) % 60_000) + 60_000) % 60_000)
  expect(inMinute.some((ms) => ms <= 50 || ms >= 60_000 - passed - 50)).toBe(true)
  expect(failures).toEqual([])
  expect(await msToNextMinute(db)).toBeLessThanOrEqual(60_000)
})
