import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Kysely, sql, type Transaction } from 'kysely'
import { aDatabase } from '#tests/support/database.ts'
import { createDatabase } from './pool.ts'
import { PREPARED } from './prepared.ts'
import type { Database } from './schema.ts'

let own: Awaited<ReturnType<typeof aDatabase>>
let database: ReturnType<typeof createDatabase>
beforeAll(async () => {
  own = await aDatabase()
})
afterAll(() => own.close())
// One connection, so that each statement finds what the one before has left.
beforeEach(() => {
  database = createDatabase({ connection: own.connection, poolSize: 1, applicationName: 'tests' })
  return () => database.close()
})

type Db = Kysely<Database> | Transaction<Database>
const MODE = sql`current_setting('plan_cache_mode') as mode`
const marked = async (db: Db, number: number) => {
  const { rows } = await sql<{ next: number; mode: string }>`${PREPARED} select ${number}::int + 1 as next, ${MODE}`.execute(db)
  return rows
}
const unmarked = async (db: Db, number: number) => {
  const { rows } = await sql<{ next: number; mode: string }>`select ${number}::int + 1 as next, ${MODE}`.execute(db)
  return rows
}
const fails = (db: Db) => sql`select ${0}::int / ${0}::int`.execute(db)
const GENERIC = 'force_generic_plan'

test('a marked statement is planned once on its connection, whatever its values', async () => {
  for (let number = 0; number < 7; number++)
    expect(await marked(database.kysely, number)).toEqual([{ next: number + 1, mode: GENERIC }])
  const { rows } = await sql`
    select generic_plans::int as once, custom_plans::int as again from pg_prepared_statements where name not like 'vitrine_plan_%'
  `.execute(database.kysely)
  expect(rows).toEqual([{ once: 7, again: 0 }])
})

test('every other statement is planned by its values, whatever was asked before', async () => {
  const { kysely } = database
  for (let number = 0; number < 3; number++) {
    expect(await unmarked(kysely, number)).toEqual([{ next: number + 1, mode: 'auto' }])
    expect(await marked(kysely, number)).toEqual([{ next: number + 1, mode: GENERIC }])
    expect(await marked(kysely, number)).toEqual([{ next: number + 1, mode: GENERIC }])
  }
})

test('what a transaction takes back is said again', async () => {
  const { kysely } = database
  await unmarked(kysely, 1)
  const undone = kysely.transaction().execute(async (trx) => {
    expect(await marked(trx, 1)).toEqual([{ next: 2, mode: GENERIC }])
    throw new Error('thought better of it')
  })
  await expect(undone).rejects.toThrow('thought better of it')
  expect(await marked(kysely, 2)).toEqual([{ next: 3, mode: GENERIC }])
  await kysely.transaction().execute(async (trx) => {
    expect(await unmarked(trx, 3)).toEqual([{ next: 4, mode: 'auto' }])
  })
  expect(await unmarked(kysely, 4)).toEqual([{ next: 5, mode: 'auto' }])
})

test('what a savepoint takes back is said again', async () => {
  await unmarked(database.kysely, 1)
  const trx = await database.kysely.startTransaction().execute()
  const inside = await trx.savepoint('before').execute()
  await marked(inside, 1)
  await inside.rollbackToSavepoint('before').execute()
  expect(await marked(inside, 2)).toEqual([{ next: 3, mode: GENERIC }])
  await inside.commit().execute()
  expect(await unmarked(database.kysely, 3)).toEqual([{ next: 4, mode: 'auto' }])
})

test('a statement that fails takes its mode with it', async () => {
  const { kysely } = database
  await marked(kysely, 1)
  await expect(fails(kysely)).rejects.toThrow('division by zero')
  expect(await marked(kysely, 2)).toEqual([{ next: 3, mode: GENERIC }])
  expect(await unmarked(kysely, 2)).toEqual([{ next: 3, mode: 'auto' }])
})

test('in a transaction that has failed every statement says so, and the next one is well', async () => {
  const { kysely } = database
  const failed = kysely.transaction().execute(async (trx) => {
    await expect(fails(trx)).rejects.toThrow('division by zero')
    await expect(marked(trx, 1)).rejects.toThrow('current transaction is aborted')
    await expect(unmarked(trx, 1)).rejects.toThrow('current transaction is aborted')
    throw new Error('given up')
  })
  await expect(failed).rejects.toThrow('given up')
  for (let number = 0; number < 2; number++) {
    expect(await marked(kysely, number)).toEqual([{ next: number + 1, mode: GENERIC }])
    expect(await unmarked(kysely, number)).toEqual([{ next: number + 1, mode: 'auto' }])
  }
})

test('many at the same time each get their own answer', async () => {
  const numbers = Array.from({ length: 20 }, (_, at) => at)
  const answers = await Promise.all(numbers.map((number) => (number % 3 === 0 ? unmarked : marked)(database.kysely, number)))
  expect(answers.map(([row]) => row!.next)).toEqual(numbers.map((number) => number + 1))
})

test('the driver asks by a callback as well', async () => {
  const answer = await database.pool.query<{ sum: number }>('select $1::int + 1 as sum', [4])
  expect(answer.rows).toEqual([{ sum: 5 }])
})
