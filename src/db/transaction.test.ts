import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aDatabase } from '#tests/support/database.ts'
import { inTransaction } from '#db/transaction.ts'

let database: Awaited<ReturnType<typeof aDatabase>>
beforeAll(async () => {
  database = await aDatabase()
  await database.pool.query('create table shelf (id integer primary key, units integer not null)')
})
beforeEach(() => database.pool.query('truncate shelf; insert into shelf values (1, 10), (2, 10)'))
afterAll(() => database.close())

const units = async () => (await database.pool.query('select units from shelf order by id')).rows.map((row) => row.units)

test('work that fails leaves nothing behind', async () => {
  const work = inTransaction(database.kysely, async (trx) => {
    await sql`update shelf set units = 0`.execute(trx)
    throw new Error('changed my mind')
  })
  await expect(work).rejects.toThrow('changed my mind')
  expect(await units()).toEqual([10, 10])
})

test('two orders that wait for each other both go through', async () => {
  const bothHoldOne = barrier(2)
  const move = (from: number, to: number) => {
    let first = true
    return inTransaction(database.kysely, async (trx) => {
      await sql`update shelf set units = units - 1 where id = ${from}`.execute(trx)
      if (first) await bothHoldOne()
      first = false
      await sql`update shelf set units = units + 1 where id = ${to}`.execute(trx)
    })
  }
  await Promise.all([move(1, 2), move(2, 1)])
  expect(await units()).toEqual([10, 10])
})

test('work inside another transaction belongs to it', async () => {
  const outer = inTransaction(database.kysely, async (trx) => {
    await inTransaction(trx, (inner) => sql`update shelf set units = 0`.execute(inner))
    throw new Error('the outer one fails')
  })
  await expect(outer).rejects.toThrow('the outer one fails')
  expect(await units()).toEqual([10, 10])
})

test('a conflict that never ends is reported after three retries', async () => {
  let attempts = 0
  const work = inTransaction(database.kysely, async () => {
    attempts++
    throw Object.assign(new Error('could not serialize'), { code: '40001' })
  })
  await expect(work).rejects.toThrow('could not serialize')
  expect(attempts).toBe(4)
})

/** Lets nobody through before everybody has come. */
function barrier(parties: number) {
  const { promise, resolve } = Promise.withResolvers<void>()
  let waiting = 0
  return () => {
    if (++waiting === parties) resolve()
    return promise
  }
}
