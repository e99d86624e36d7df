import { type PostgresPool, type PostgresPoolClient, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aWire } from '#tests/support/cut-wire.ts'
import { aDatabase } from '#tests/support/database.ts'
import { createDatabase } from './pool.ts'
import { inTransaction } from './transaction.ts'
import { DeadlineExceeded, deadlinePool, withDeadline } from './query-deadline.ts'
import { databaseTrouble } from './trouble.ts'

let database: Awaited<ReturnType<typeof aDatabase>>
beforeAll(async () => {
  database = await aDatabase({ poolSize: 1 })
  await database.pool.query('create table said (word text)')
})
afterAll(() => database.close())

const troubleOf = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: unknown) => databaseTrouble(error),
  )
const said = async () => (await database.pool.query<{ word: string }>('select word from said')).rows.map(({ word }) => word)
const sleep = (seconds: number) => sql`select pg_sleep(${seconds})`.execute(database.kysely)

test('a statement that takes too long is given up, and its connection serves the next when it is done', async () => {
  const other = createDatabase({ connection: database.connection, poolSize: 1, applicationName: 'vitrine tests' })
  await other.pool.query('select pg_advisory_lock(7)')
  const waiting = sql`select pg_advisory_lock(7)`
  expect(await troubleOf(withDeadline(100, () => waiting.execute(database.kysely)))).toBe('busy')
  await other.pool.query('select pg_advisory_unlock(7)')
  expect(await said()).toEqual([])
  expect(database.pool.totalCount).toBe(1)
  await other.close()
})

test('of a transaction that is given up nothing stays, wherever it was, and its connection comes back clean', async () => {
  for (const when of ['in a statement', 'between two']) {
    const work = withDeadline(150, () =>
      inTransaction(database.kysely, async (trx) => {
        await sql`insert into said values (${when})`.execute(trx)
        if (when === 'in a statement') await sql`select pg_sleep(0.4)`.execute(trx)
        else await new Promise((resolve) => setTimeout(resolve, 200))
        await sql`insert into said values ('never')`.execute(trx)
      }),
    )
    expect(await troubleOf(work)).toBe('busy')
    expect(await said()).toEqual([])
  }
  await sql`insert into said values ('later')`.execute(database.kysely)
  expect(await said()).toEqual(['later'])
})

test('a transaction that is given up while it begins is not left open for whoever comes next', async () => {
  const wire = await aWire(database.connection)
  const slow = createDatabase({ connection: wire.connection, poolSize: 1, applicationName: 'vitrine tests' })
  const lineOf = async () => (await slow.pool.query<{ pid: number }>('select pg_backend_pid() as pid')).rows
  const before = await lineOf()
  wire.slowDown(300)
  expect(await troubleOf(withDeadline(100, () => inTransaction(slow.kysely, async () => {})))).toBe('busy')
  wire.heal()
  await sql`insert into said values ('kept')`.execute(slow.kysely)
  expect(await said()).toContain('kept')
  expect(await lineOf()).toEqual(before)
  await slow.close()
  await wire.close()
})

test('who waits for a connection gives up as well, and the connection is not lost', async () => {
  const taken = await database.pool.connect()
  expect(await troubleOf(withDeadline(100, () => sleep(0)))).toBe('busy')
  taken.release()
  expect(await troubleOf(sleep(0))).toBe('none')
  expect(database.pool.idleCount).toBe(1)
})

test('work that nobody waits for has all the time that the server gives', async () => {
  expect(await troubleOf(sleep(0.3))).toBe('none')
})

test('a connection on which nothing is ever said again is thrown away, so that it does not take a place for hours', async () => {
  const given = Promise.withResolvers<unknown>()
  const silence = new Promise<never>(() => {})
  const client = { query: () => silence, release: given.resolve } as unknown as PostgresPoolClient // as much as is used
  const pool = deadlinePool({ connect: async () => client } as unknown as PostgresPool, { silentMs: 50 })
  const hand = await withDeadline(20, () => pool.connect())
  await expect(hand.query('select 1', [])).rejects.toBeInstanceOf(DeadlineExceeded)
  hand.release()
  expect(await given.promise).toBe(true)
})
