import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aDatabase } from '#tests/support/database.ts'
import { migrateExtension, removeExtensionData } from './migrate.ts'

let database: Awaited<ReturnType<typeof aDatabase>>
let folder: string
beforeAll(async () => {
  database = await aDatabase()
})
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-extension-'))
  mkdirSync(join(folder, 'migrations'))
  await removeExtensionData(database.kysely, 'points')
  return () => rmSync(folder, { recursive: true, force: true })
})
afterAll(() => database.close())

const write = (name: string, text: string) => writeFileSync(join(folder, 'migrations', `${name}.sql`), text)
const run = () => migrateExtension(database.kysely, { name: 'points', folder })
const tables = async () =>
  (
    await sql<{ name: string }>`select relname as name from pg_class where relname like 'ext\\_%' and relkind = 'r'`.execute(
      database.kysely,
    )
  ).rows.map(({ name }) => name)

test('its tables are made once, and grow with its versions', async () => {
  write(
    '0001_first',
    'create table ext_points_entries (id bigint primary key, user_id bigint references users (id) on delete cascade)',
  )
  expect(await run()).toEqual(['0001_first'])
  expect(await run()).toEqual([])
  write(
    '0002_more',
    'alter table ext_points_entries add points integer not null default 0; create index ext_points_entries_user on ext_points_entries (user_id)',
  )
  expect(await run()).toEqual(['0002_more'])
  expect(await tables()).toEqual(['ext_points_entries'])
  write('0001_first', 'create table ext_points_entries (id text)')
  await expect(run()).rejects.toThrow('mudou depois de aplicado')
})

test.each([
  ['a table without its prefix', 'create table points (id bigint)'],
  ['a table of another extension', 'create table ext_other_points (id bigint)'],
  ['a column of the shop’s', 'alter table orders add points integer'],
  ['a table of the shop’s taken away', 'drop table if exists menus cascade'],
  [
    'a trigger on the shop’s',
    `create function ext_points_hear() returns trigger language plpgsql as 'begin return new; end';
    create trigger hear after insert on orders for each row execute function ext_points_hear()`,
  ],
  [
    'a function of the shop’s replaced',
    `create or replace function announce(variadic tags text[]) returns void language sql as 'select null::void'`,
  ],
])('%s is undone and named', async (_what, text) => {
  write('0001_bad', text)
  await expect(run()).rejects.toThrow('mexe no que não é dela')
  expect(await tables()).toEqual([])
})

test('a statement that fails leaves nothing', async () => {
  write('0001_bad', 'create table ext_points_entries (id bigint); select nonsense')
  await expect(run()).rejects.toThrow('falhou e foi desfeita por inteiro')
  expect(await tables()).toEqual([])
})

test('all that it has in the database can be taken away', async () => {
  write('0001_first', 'create table ext_points_entries (id bigint primary key)')
  await run()
  expect(await removeExtensionData(database.kysely, 'points')).toEqual(['ext_points_entries'])
  expect(await tables()).toEqual([])
  expect(await run()).toEqual(['0001_first'])
})
