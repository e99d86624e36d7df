import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aDatabase } from '#tests/support/database.ts'
import { createDatabase } from './pool.ts'
import { createStatementNames, PREPARED } from './prepared.ts'

let own: Awaited<ReturnType<typeof aDatabase>>
beforeAll(async () => {
  own = await aDatabase()
})
afterAll(() => own.close())

const namesOf = (texts: string[], options = {}) => texts.map(createStatementNames(options))

test('a marked text has one name everywhere, another text another', () => {
  const texts = ['/* prepared */ select 1', 'select /* prepared */ 2', '/* prepared */ select 1']
  const [one, two, again] = namesOf(texts)
  expect(one).toMatch(/^vitrine_[0-9a-f]{24}$/)
  expect(again).toBe(one)
  expect(two).not.toBe(one)
  expect(namesOf(texts)).toEqual([one, two, again])
})

test('what is not marked has no name', () => {
  expect(namesOf(['select 1', 'select $1 /* something else */'])).toEqual([undefined, undefined])
})

test('texts that never end do not fill the memory of the server', () => {
  const texts = Array.from({ length: 5 }, (_, at) => `/* prepared */ select ${at}`)
  const names = namesOf([...texts, texts[0]!], { most: 3 })
  expect(names.map((name) => name !== undefined)).toEqual([true, true, true, false, false, true])
})

test.each([
  [true, 1],
  [false, 0],
])('with naming %s the server keeps %i statements for ten questions', async (preparesStatements, kept) => {
  const { connection } = own
  const { kysely: db, close } = createDatabase({ connection, poolSize: 1, applicationName: 'tests', preparesStatements })
  const ask = async (number: number) => {
    const { rows } = await sql<{ next: number }>`${PREPARED} select ${number}::int + 1 as next`.execute(db)
    return rows[0]!.next
  }
  for (let number = 0; number < 10; number++) expect(await ask(number)).toBe(number + 1)
  const { rows } = await sql<{
    name: string
  }>`select name from pg_prepared_statements where name not like 'vitrine_plan_%'`.execute(db)
  expect(rows.length).toBe(kept)
  await close()
})

test('a statement that fails is known again, and a table that grows does no harm', async () => {
  const { connection } = own
  const { kysely: db, pool, close } = createDatabase({ connection, poolSize: 1, applicationName: 'tests' })
  await pool.query('create table shelf (id integer primary key); insert into shelf values (1)')
  const ask = (text: string) =>
    sql<{ shelf: object }>`${PREPARED} select to_jsonb(shelf) as shelf from shelf where id = ${text}::int`.execute(db)
  await expect(ask('no number')).rejects.toThrow('invalid input syntax')
  for (let time = 0; time < 7; time++) expect((await ask('1')).rows).toEqual([{ shelf: { id: 1 } }])
  await pool.query(`alter table shelf add units integer not null default 3`)
  expect((await ask('1')).rows).toEqual([{ shelf: { id: 1, units: 3 } }])
  await close()
})
