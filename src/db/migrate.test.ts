import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aDatabase } from '#tests/support/database.ts'
import { migrate } from '#db/migrate.ts'
import { OperatorError } from '#kit/operator-error.ts'

let database: Awaited<ReturnType<typeof aDatabase>>
let folder: string
beforeEach(async () => {
  database = await aDatabase()
  await database.pool.query('drop table schema_migrations')
  folder = mkdtempSync(join(tmpdir(), 'vitrine-migrations-'))
  write(
    '0001_shelves.sql',
    `create table shelves (id integer); insert into shelves values (1);\n-- a quoted ; and ' in a comment\n`,
  )
  write('0002_more.sql', 'insert into shelves values (2);')
})
afterEach(async () => {
  await database.close()
  rmSync(folder, { recursive: true })
})

const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
const run = () => migrate({ connection: database.connection, folder })
const shelves = async () => (await database.pool.query('select id from shelves order by id')).rows.map((row) => row.id)

test('migrations are applied in order and only once', async () => {
  expect(await run()).toEqual(['0001_shelves', '0002_more'])
  expect(await run()).toEqual([])
  write('0003_last.sql', 'insert into shelves values (3);')
  expect(await run()).toEqual(['0003_last'])
  expect(await shelves()).toEqual([1, 2, 3])
})

test('processes that start together apply each migration once', async () => {
  const applied = await Promise.all(Array.from({ length: 5 }, run))
  expect(applied.flat().sort()).toEqual(['0001_shelves', '0002_more'])
  expect(await shelves()).toEqual([1, 2])
})

test('a migration that fails is undone as a whole, and the ones before it stay', async () => {
  write('0003_broken.sql', 'insert into shelves values (3); select 1/0;')
  await expect(run()).rejects.toThrow('A migração 0003_broken falhou e foi desfeita por inteiro: division by zero')
  expect(await shelves()).toEqual([1, 2])
})

test('a migration that was changed after it was applied is refused', async () => {
  await run()
  write('0002_more.sql', 'insert into shelves values (99);')
  await expect(run()).rejects.toThrow('O arquivo da migração 0002_more mudou')
})

test('line ends of another system are no change', async () => {
  write('0003_lines.sql', 'select 1;\nselect 2;\n')
  await run()
  write('0003_lines.sql', 'select 1;\r\nselect 2;\r\n')
  expect(await run()).toEqual([])
})

test('a database of a newer shop is refused', async () => {
  await run()
  rmSync(join(folder, '0002_more.sql'))
  const error = await run().catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(OperatorError)
  expect(String(error)).toContain('0002_more, que esta versão da Vitrine não conhece')
})
