import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aDatabase } from '#tests/support/database.ts'
import {
  createKeptTables,
  doubtVersions,
  type KeptTables,
  noteVersions,
  TABLE_VERSIONS,
  type TableVersions,
  withKeptTables,
} from './kept-tables.ts'

let database: Awaited<ReturnType<typeof aDatabase>>
beforeAll(async () => {
  database = await aDatabase()
})
afterAll(() => database.close())

const save = (name: string, value: string) =>
  database.kysely
    .insertInto('settings')
    .values({ name, value: JSON.stringify(value) })
    .onConflict((same) => same.column('name').doUpdateSet({ value: JSON.stringify(value) }))
    .execute()

let kept: KeptTables
let reads = 0
beforeEach(async () => {
  kept = createKeptTables({ db: database.kysely })
  reads = 0
  await save('colour', 'red')
})
const readColour = async () => {
  reads++
  return (await database.kysely.selectFrom('settings').select('value').where('name', '=', 'colour').executeTakeFirst())?.value
}
const colour = () => kept.of('rules', 'colour', readColour)
const inRequest = () => withKeptTables(colour)

test('outside of a request everything is read when it is asked for', async () => {
  expect([await colour(), await colour()]).toEqual(['red', 'red'])
  expect(reads).toBe(2)
  expect(await kept.rulesVersion()).toBeUndefined()
})

test('requests share what was read until somebody changes it', async () => {
  expect([await inRequest(), await inRequest()]).toEqual(['red', 'red'])
  expect(reads).toBe(1)
  await save('colour', 'blue')
  expect([await inRequest(), await inRequest()]).toEqual(['blue', 'blue'])
  expect(reads).toBe(2)
})

test('whatever is committed is seen, and nothing that is not', async () => {
  const db = database.kysely
  await inRequest()
  await db.transaction().execute(async (trx) => {
    await trx.updateTable('settings').set({ value: '"green"' }).where('name', '=', 'colour').execute()
    expect(await inRequest()).toBe('red')
  })
  expect(await inRequest()).toBe('green')
  await db.deleteFrom('settings').where('name', '=', 'colour').execute()
  expect(await inRequest()).toBeUndefined()
  await save('colour', 'red')
  expect(await inRequest()).toBe('red')
  // Taken back: the rows lie where they lay.
  await db
    .transaction()
    .execute(async (trx) => {
      await trx.updateTable('settings').set({ value: '"grey"' }).where('name', '=', 'colour').execute()
      throw new Error('no')
    })
    .catch(() => {})
  expect(await inRequest()).toBe('red')
  expect(reads).toBe(4)
})

test('designs and rules are told apart', async () => {
  const design = () => withKeptTables(() => kept.of('designs', 'design', readColour))
  await design()
  await save('colour', 'blue')
  await design()
  expect(reads).toBe(1)
  await database.kysely.insertInto('menus').values({ slug: 'principal', name: 'Principal', items: '[]' }).execute()
  await design()
  expect(reads).toBe(2)
})

test('a design whose hour has come is seen, though nothing of it changed', async () => {
  const db = database.kysely
  const versions = async (by: typeof db) =>
    (await sql<{ at: TableVersions }>`select ${TABLE_VERSIONS} as at`.execute(by)).rows[0]!.at
  await db.transaction().execute(async (before) => {
    // In this transaction it stays what time it is now.
    await sql`select now()`.execute(before)
    const popup = { type: 'popup', slug: 'natal', title: 'Natal', status: 'publish', document: '[]' } as const
    await db
      .insertInto('content')
      .values({ ...popup, published_at: sql`clock_timestamp()` })
      .execute()
    const [then, now] = [await versions(before), await versions(db)]
    expect(now.rules).toBe(then.rules)
    expect(now.designs).not.toBe(then.designs)
  })
})

test('a request goes by what it has learned, until it doubts it', async () => {
  await withKeptTables(async () => {
    await colour()
    const rules = await kept.rulesVersion()
    await save('colour', 'blue')
    expect([await colour(), await kept.rulesVersion()]).toEqual(['red', rules])
    doubtVersions()
    expect(await colour()).toBe('blue')
    noteVersions({ rules: 'another', designs: '' })
    await colour()
    expect(reads).toBe(3)
  })
})

test('what could not be read is read again', async () => {
  const away = () => Promise.reject(new Error('away'))
  await expect(withKeptTables(() => kept.of('rules', 'colour', away))).rejects.toThrow('away')
  expect(await inRequest()).toBe('red')
})
