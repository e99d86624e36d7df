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
  const asksAt = Date.now()
  const { rows } = await sql<{ ms: number }>`select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`.execute(db)
  const off = Date.now() - rows[0]!.ms
  const unsureMs = Date.now() - asksAt + 50
  const timers: { at: number; ms: number }[] = []
  const real = setTimeout
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((work: () => void, ms = 0, ...more: []) => {
    timers.push({ at: Date.now(), ms })
    return real(work, ms, ...more)
  }) as typeof setTimeout)
  const failures: unknown[] = []
  const startedAt = Date.now()
  const stop = startScheduler({ db, everyMinute: async () => {}, onFailure: (error) => failures.push(error) })
  /** How far from the beginning of a minute a timer ends: by as much as its question to the database took. */
  const isAtMinute = ({ at, ms }: { at: number; ms: number }) => {
    const inMinute = (((at + ms - off) % 60_000) + 60_000) % 60_000
    return inMinute <= at - startedAt + unsureMs || inMinute >= 60_000 - unsureMs
  }
  // Others wait beside it: the driver, and who looks here.
  await expect.poll(() => timers.some((one) => one.ms <= 60_020 && isAtMinute(one))).toBe(true)
  stop()
  expect(failures).toEqual([])
  expect(await msToNextMinute(db)).toBeLessThanOrEqual(60_000)
})
