import { randomUUID } from 'node:crypto'
import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { migrate, readMigrations } from '#db/migrate.ts'
import { createDatabase } from '#db/pool.ts'
import { contractingStatements } from './support/contracting.ts'
import { runPostgres } from './support/database.ts'
import { onDatabase, onServer } from './support/private-postgres.ts'
import { aMemoryFolder } from './support/run-folder.ts'
import { type Catalog, missedBy, readCatalog } from './support/table-catalog.ts'

/** Those up to here were written before a shop could be upgraded machine by machine. */
const LAST_WITHOUT_RULE = '0123'
const MIGRATIONS = join(import.meta.dirname, '..', 'db', 'migrations')

test('the version before runs on what a new migration leaves', () => {
  const migrations = readMigrations()
  const numbers = new Set(migrations.map(({ name }) => name.slice(0, 4)))
  const problems = migrations
    .filter(({ name }) => name.slice(0, 4) > LAST_WITHOUT_RULE)
    .flatMap(({ name, sql }) =>
      contractingStatements(sql)
        .filter(({ contractOf }) => contractOf === undefined || contractOf >= name.slice(0, 4) || !numbers.has(contractOf))
        .map(
          ({ statement, why }) =>
            `${name} ${why}: «${statement}». Bring what replaces it now, and take it away a version later under «-- contract of NNNN: why nobody uses it any more».`,
        ),
    )
  expect(problems).toEqual([])
})

test.each([
  ['drop table notes', 'drops the table notes'],
  ['DROP VIEW IF EXISTS shelf', 'drops the view shelf'],
  ['alter table orders drop column note', 'drops the column note'],
  ['alter table orders add column a int, drop column note', 'drops the column note'],
  ['alter table orders rename column note to remark', 'renames'],
  ['alter table orders rename to sales', 'renames'],
  ['alter table orders alter column note set not null', 'set not null of the column note'],
  ['alter table orders alter note type int using note::int', 'type of the column note'],
  ['alter table orders alter column note drop default', 'drop default of the column note'],
  ['alter table orders add column note text not null', 'the new column note must be filled'],
  ['alter table orders add constraint short check (length(note) < 9)', 'the constraint short asks more of orders'],
  ['alter table orders drop constraint orders_number_key', 'drops the constraint orders_number_key'],
  ['create unique index one_note on orders (note)', 'asks of orders that something is unique'],
  ['truncate orders', 'empties a table'],
  ['-- a note\n  alter table orders\n  drop column note', 'drops the column note'],
])('«%s» is refused', (sql, why) => {
  expect(contractingStatements(sql)).toEqual([{ statement: expect.any(String), why, contractOf: undefined }])
})

test.each([
  'create table notes (id bigint primary key, text text not null)',
  'alter table orders add column note text',
  "alter table orders add column note text not null default ''",
  "alter table orders add column kind text not null default 'a, b' check (kind in ('a', 'b')), add column units int not null default 0",
  'alter table orders add column total int not null generated always as (a + b) stored',
  'alter table orders add column note text; alter table orders add constraint short check (length(note) < 9)',
  "alter table orders add column note text; update orders set note = 'x'; alter table orders alter column note set not null",
  "alter table products drop constraint kinds; alter table products add constraint kinds check (type in ('a', 'b', 'c'))",
  'alter table products drop constraint products_type_check',
  'drop view shelf; create view shelf as select 1',
  'drop trigger told on orders; create trigger told after insert on orders execute function tell()',
  'create table notes (id bigint); create unique index one_note on notes (id); alter table notes alter column id set not null',
  'create or replace function tidy() returns void language sql as $$ drop table notes; truncate orders $$',
  "comment on table orders is 'drop table orders; drop column note'",
  '-- drop table orders\nselect 1',
  'create index orders_note on orders (note)',
])('«%s» is taken', (sql) => {
  expect(contractingStatements(sql)).toEqual([])
})

test('what an earlier migration has replaced may be taken away', () => {
  const [found] = contractingStatements(
    '-- contract of 0112: prices stand in price_plans\nalter table products drop column price_old',
  )
  expect(found?.contractOf).toBe('0112')
  expect(contractingStatements('-- contract of 0112:\nalter table products drop column price_old')[0]?.contractOf).toBeUndefined()
})

test('tables, views and functions that the last migrations without the rule left are all there, as they were', async () => {
  const { server } = await runPostgres()
  const name = `vitrine_test_${randomUUID().replaceAll('-', '')}`
  await onServer(server, `create database ${name}`)
  const connection = onDatabase(server, name)
  const database = createDatabase({ connection, poolSize: 1, applicationName: 'vitrine tests' })
  onTestFinished(async () => {
    await database.close()
    await onServer(server, `drop database ${name} with (force)`)
  })
  const folder = aMemoryFolder()
  const old = readMigrations().filter((one) => one.name.slice(0, 4) <= LAST_WITHOUT_RULE)
  for (const one of old) copyFileSync(join(MIGRATIONS, `${one.name}.sql`), join(folder, `${one.name}.sql`))
  await migrate({ connection, folder })
  const before = await readCatalog(database.kysely)
  await migrate({ connection })
  expect(missedBy(before, await readCatalog(database.kysely))).toEqual([])
})

test('a column or a function that is gone, changed or newly demanded is missed by the version before', () => {
  const column = { type: 'text', mustBeFilled: false, isTable: true }
  const catalog = (columns: [string, Partial<typeof column>][], functions: string[] = []): Catalog => ({
    columns: new Map(columns.map(([name, some]) => [name, { ...column, ...some }])),
    functions: new Set(functions),
  })
  const before = catalog(
    [
      ['orders.note', {}],
      ['orders.id', { mustBeFilled: true }],
    ],
    ['tidy()'],
  )
  const idAnd = (...more: [string, Partial<typeof column>][]) =>
    catalog([['orders.id', { mustBeFilled: true }], ...more], ['tidy()'])
  expect(missedBy(before, idAnd(['orders.note', {}], ['orders.more', {}], ['new.id', { mustBeFilled: true }]))).toEqual([])
  expect(missedBy(before, idAnd())).toEqual(['orders.note is gone'])
  expect(missedBy(before, idAnd(['orders.note', { type: 'integer' }]))).toEqual(['orders.note was text and is integer'])
  expect(missedBy(before, idAnd(['orders.note', { mustBeFilled: true }]))).toEqual(['orders.note must be filled'])
  expect(missedBy(before, idAnd(['orders.note', {}], ['orders.more', { mustBeFilled: true }]))).toEqual([
    'orders.more must be filled',
  ])
  expect(
    missedBy(
      before,
      catalog([
        ['orders.note', {}],
        ['orders.id', { mustBeFilled: true }],
      ]),
    ),
  ).toEqual(['tidy() is gone'])
})
