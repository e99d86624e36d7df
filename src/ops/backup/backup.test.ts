import {
  cpSync,
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGzip, gunzipSync, gzipSync } from 'node:zlib'
import { extract as createExtract, pack as createPack } from 'tar-stream'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { migrate } from '#db/migrate.ts'
import { sha256 } from '#kit/ids.ts'
import { aDatabase } from '#tests/support/database.ts'
import { type Migration, readMigrations } from '#db/migrate.ts'
import { checkBackup, restoreBackup } from './restore-backup.ts'
import { isShopOpen, lookAtTarget } from './target.ts'
import { writeBackup } from './write-backup.ts'
import { createDiskStorage } from '#storage/disk-storage.ts'

type TestDatabase = Awaited<ReturnType<typeof aDatabase>>
let folder: string
/** A shop with a bit of everything, and its backup: made once for all that only read them. */
let kept: { source: TestDatabase; folder: string; file: string }
let target: TestDatabase
const sources: TestDatabase[] = []
beforeAll(async () => {
  const source = await aDatabase()
  const place = mkdtempSync(join(tmpdir(), 'vitrine-backup-'))
  kept = { source, folder: place, file: await backUp(source, place) }
})
afterAll(async () => {
  await kept.source.close()
  rmSync(kept.folder, { recursive: true, force: true })
})
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-backup-'))
  target = await aDatabase()
})
afterEach(async () => {
  await Promise.all([target, ...sources.splice(0)].map((one) => one.close()))
  rmSync(folder, { recursive: true, force: true })
})

/** A shop of the test's own, to be changed before it is kept. */
async function aSource() {
  const source = await aDatabase()
  sources.push(source)
  return source
}

const say = () => {}
const dataDirOf = (name: 'source' | 'target') => join(folder, name)

/** Rows that a careless copy would lose: each kind of value, each awkward letter, children before their parents. */
async function fillShop({ pool }: TestDatabase) {
  const awkward = 'tab\t, quebra\n, retorno\r, barra \\, \\N, \\., «aspas» "\'", ação, 🌵'
  await pool.query(
    `insert into users (login, email, display_name, password_hash, roles) values ('ana', 'ana@loja.example', $1, '-', '{administrator,customer}'), ('bia', 'bia@loja.example', '', '-', '{}')`,
    [awkward],
  )
  await pool.query(
    `insert into sessions (token_hash, user_id, expires_at) values ('\\x00ff0a5c', 1, 'infinity'), ('\\x', null, '2026-01-01 00:00:00.123456+00')`,
  )
  await pool.query(
    `insert into settings (name, value) values ('nulo', 'null'), ('texto', to_jsonb($1::text)), ('fundo', '{"a":[1,{"b":null}],"c":1e3}')`,
    [awkward],
  )
  await pool.query(
    `insert into content (id, type, slug, title, document, parent_id) values (30, 'page', 'mae', 'Mãe', '[]', null), (12, 'page', 'filha', $1, '[{"id":"a"}]', 30)`,
    [awkward],
  )
  await pool.query(`update content set parent_id = 12 where id = 30`)
  await pool.query(`insert into categories (slug, name, parent_id) values ('neta', 'Neta', null), ('avo', 'Avó', null)`)
  await pool.query(`update categories set parent_id = 2 where slug = 'neta'`)
  await pool.query(
    `insert into products (id, type, slug, name, price_cents, sku) values (40, 'simple', 'caneca', 'Caneca', 4990, null)`,
  )
  await pool.query(`insert into stock (product_id, on_hand) values (40, 7)`)
  await pool.query(`insert into stock_moves (stock_id, units, reason) values (1, 7, 'received')`)
  await pool.query(`insert into attempts values ('sign-in', 'ana', 3, now())`)
  await pool.query(`select setval('object_ids', 5000)`)
}

function fillFolder(dataDir: string, files: Record<string, string>) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(dataDir, path, '..'), { recursive: true })
    writeFileSync(join(dataDir, path), text)
  }
}
const fillTarget = (files: Record<string, string>) => fillFolder(dataDirOf('target'), files)

/** Fills a shop and writes its backup into a folder. */
async function backUp(source: TestDatabase, place: string) {
  await fillShop(source)
  const dataDir = join(place, 'source')
  fillFolder(dataDir, {
    'media/caneca.webp': 'bytes of a picture',
    'media/2026/vazio.txt': '',
    'downloads/receita.pdf': 'pdf',
    'uploads/-Pe_receita': 'what a customer sent',
    secret: 'not for others',
  })
  const file = join(place, 'shop.tar.gz')
  await writeBackup({ connection: source.connection, storage: createDiskStorage(dataDir), file, now: new Date(), say })
  return file
}

const restore = async (file: string, known = readMigrations(), ofExtension?: (name: string) => Migration[]) =>
  await restoreBackup({
    ofExtension,
    connection: target.connection,
    storage: createDiskStorage(dataDirOf('target')),
    file,
    manifest: await checkBackup(file, known),
    say,
    known,
  })

/** Fingerprints of all tables, of the rules on them, and of the sequences. */
async function fingerprint({ pool }: TestDatabase) {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c where relnamespace = 'public'::regnamespace and relkind = 'r' and relpersistence = 'p' order by 1`,
  )
  const facts: Record<string, unknown> = {}
  for (const { name } of tables) {
    const { rows } = await pool.query(
      `select count(*), md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as md5 from ${name} t`,
    )
    facts[name] = rows[0]
  }
  const rules = await pool.query(`
    select conrelid::regclass::text || conname || pg_get_constraintdef(oid) as rule from pg_constraint where connamespace = 'public'::regnamespace
    union all select pg_get_triggerdef(oid) || tgenabled::text from pg_trigger where not tgisinternal
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select sequencename || coalesce(last_value::text, '') from pg_sequences
    union all select viewname || definition from pg_views where schemaname = 'public' order by 1`)
  return { facts, rules: rules.rows }
}

const tree = (dataDir: string) =>
  existsSync(dataDir)
    ? readdirSync(dataDir, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => [
          join(entry.parentPath, entry.name).slice(dataDir.length),
          readFileSync(join(entry.parentPath, entry.name), 'utf8'),
        ])
        .toSorted()
    : []

test('a restored shop has the same rows, rules, numbers and files as the one that was kept', async () => {
  const { file, source } = kept
  await target.pool.query(`insert into users (login, email, password_hash) values ('velho', 'velho@loja.example', '-')`)
  await target.pool.query(`insert into attempts values ('sign-in', 'velho', 3, now())`)
  fillTarget({ 'media/velha.webp': 'old', 'uploads/velho': 'old', secret: 'its own' })
  expect(await restore(file)).toEqual({ migrated: [], leftOut: [] })
  expect(await fingerprint(target)).toEqual(await fingerprint(source))
  expect((await target.pool.query('select 1 from attempts')).rowCount).toBe(0)
  expect(tree(dataDirOf('target'))).toEqual([
    ['/downloads/receita.pdf', 'pdf'],
    ['/media/2026/vazio.txt', ''],
    ['/media/caneca.webp', 'bytes of a picture'],
    ['/secret', 'its own'],
    ['/uploads/-Pe_receita', 'what a customer sent'],
  ])
  expect(readdirSync(dataDirOf('target')).toSorted()).toEqual(['downloads', 'media', 'secret', 'uploads'])
  expect(statSync(join(dataDirOf('target'), 'uploads')).mode & 0o777).toBe(0o700)
  const { rows } = await target.pool.query(
    `insert into users (login, email, password_hash) values ('novo', 'novo@loja.example', '-') returning id`,
  )
  expect(rows).toEqual([{ id: 3 }])
})

test('a backup is closed to other users, has no secret in it, and leaves nothing else behind', async () => {
  const { file } = kept
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(gunzipSync(readFileSync(file)).includes('not for others')).toBe(false)
  expect(readdirSync(kept.folder).toSorted()).toEqual(['shop.tar.gz', 'source'])
})

test('a table larger than memory should hold at once goes through in pieces', async () => {
  const source = await aSource()
  await source.pool.query(
    `insert into settings (name, value) select 'n' || n, to_jsonb(repeat(md5(n::text), 300)) from generate_series(1, 900) n`,
  )
  await restore(await backUp(source, folder))
  expect(await fingerprint(target)).toEqual(await fingerprint(source))
})

test.each<[string, (bytes: Buffer) => Buffer]>([
  [
    'with one wrong byte',
    (bytes) => Buffer.from(bytes).fill(bytes[bytes.length >> 1]! ^ 255, bytes.length >> 1, (bytes.length >> 1) + 1),
  ],
  ['cut off', (bytes) => bytes.subarray(0, bytes.length - 100)],
  ['without its end', (bytes) => gzipSync(gunzipSync(bytes).subarray(0, 20 * 512))],
  [
    'with a changed price',
    (bytes) => gzipSync(Buffer.from(gunzipSync(bytes).toString('latin1').replace('\t4990\t', '\t0001\t'), 'latin1')),
  ],
  [
    'with a changed picture',
    (bytes) => gzipSync(Buffer.from(gunzipSync(bytes).toString('latin1').replace('of a picture', 'of a pictuer'), 'latin1')),
  ],
  [
    'with a changed list of columns',
    (bytes) => gzipSync(Buffer.from(gunzipSync(bytes).toString('latin1').replace('"picture_id"', '"pictuer_id"'), 'latin1')),
  ],
  ['of something else', () => gzipSync('not an archive')],
  ['that is not even compressed', () => Buffer.from('hello')],
  ['without anything in it', () => Buffer.alloc(0)],
])('an archive %s is refused and nothing changes', async (_what, spoil) => {
  const { file } = kept
  const spoilt = join(folder, 'spoilt.tar.gz')
  writeFileSync(spoilt, spoil(readFileSync(file)))
  fillTarget({ 'media/velha.webp': 'old' })
  const before = await fingerprint(target)
  await expect(restore(spoilt)).rejects.toThrow(/estragad/)
  expect(await fingerprint(target)).toEqual(before)
  expect(tree(dataDirOf('target'))).toEqual([['/media/velha.webp', 'old']])
})

test('an archive that would write outside of its folders is refused', async () => {
  const { file } = kept
  const packed = gunzipSync(readFileSync(file))
  const hostile = join(folder, 'hostile.tar.gz')
  const pack = createPack()
  const written = pipeline(pack, createGzip(), createWriteStream(hostile))
  const entries = createExtract()
  entries.end(packed)
  for await (const entry of entries) {
    const { name } = entry.header
    const text = (await buffer(entry)).toString('latin1').replaceAll('media/caneca.webp', 'media/../../evil')
    pack.entry({ name: name.replace('media/caneca.webp', 'media/../../evil') }, Buffer.from(text, 'latin1'))
  }
  pack.finalize()
  await written
  await expect(restore(hostile)).rejects.toThrow(/estragad/)
  expect(existsSync(join(folder, 'evil'))).toBe(false)
})

test('a backup of a newer version, or of another history, is refused', async () => {
  const { file } = kept
  await expect(checkBackup(file, readMigrations().slice(0, -1))).rejects.toThrow(/versão mais nova/)
  const otherHistory = readMigrations().map((one, index) => (index === 1 ? { ...one, checksum: '0'.repeat(64) } : one))
  await expect(checkBackup(file, otherHistory)).rejects.toThrow(/não é a mesma/)
})

test('a backup of an older version is brought up to this one', async () => {
  const source = await aSource()
  const older = join(folder, 'migrations')
  cpSync(join(import.meta.dirname, '../../../db/migrations'), older, { recursive: true })
  for (const name of readdirSync(older).toSorted().slice(2)) rmSync(join(older, name))
  await source.pool.query('drop schema public cascade')
  await source.pool.query('create schema public')
  await migrate({ connection: source.connection, folder: older })
  await source.pool.query(`insert into settings (name, value) values ('nome', '"Loja antiga"')`)
  const file = join(folder, 'old.tar.gz')
  await writeBackup({
    connection: source.connection,
    storage: createDiskStorage(dataDirOf('source')),
    file,
    now: new Date(),
    say,
  })
  const shape = (await fingerprint(target)).rules
  const { migrated } = await restore(file)
  expect(migrated).toEqual(
    readMigrations()
      .map(({ name }) => name)
      .slice(2),
  )
  expect((await target.pool.query('select value from settings')).rows).toEqual([{ value: 'Loja antiga' }])
  expect((await fingerprint(target)).rules).toEqual(shape)
  expect(await migrate({ connection: target.connection })).toEqual([])
})

test('a backup from before the files of forms were packed leaves those that the shop has', async () => {
  const source = await aSource()
  const file = join(folder, 'old.tar.gz')
  await writeBackup({
    connection: source.connection,
    storage: createDiskStorage(dataDirOf('source')),
    file,
    now: new Date(),
    say,
  })
  const packed = gunzipSync(readFileSync(file)).toString('latin1')
  const cover = /\{\n {2}"format"[\s\S]*?\n\}\n/.exec(packed)![0]
  const older = cover.replace('"version": 2', '"version": 1')
  const sumOf = (text: string) => sha256(text).toString('hex')
  const asBefore = packed.replace(cover, () => older).replace(sumOf(cover), sumOf(older))
  writeFileSync(file, gzipSync(Buffer.from(asBefore, 'latin1')))
  fillTarget({ 'media/velha.webp': 'old', 'uploads/receita': 'what a customer sent' })
  expect((await checkBackup(file)).version).toBe(1)
  await restore(file)
  expect(tree(dataDirOf('target'))).toEqual([['/uploads/receita', 'what a customer sent']])
})

test('a failure in the middle leaves the shop and its files as they were', async () => {
  const source = await aSource()
  await source.pool.query('alter table stock_moves drop constraint stock_moves_stock_id_fkey')
  await source.pool.query(`insert into stock_moves (stock_id, units, reason) values (999, 1, 'received')`)
  const file = await backUp(source, folder)
  fillTarget({ 'media/velha.webp': 'old' })
  await target.pool.query(`insert into settings (name, value) values ('nome', '"A loja de antes"')`)
  const before = await fingerprint(target)
  await expect(restore(file)).rejects.toThrow(/foreign key/)
  expect(await fingerprint(target)).toEqual(before)
  expect(tree(dataDirOf('target'))).toEqual([['/media/velha.webp', 'old']])
  expect(readdirSync(dataDirOf('target'))).toEqual(['media'])
})

test('what a backup would replace is known beforehand', async () => {
  expect(await lookAtTarget(target.kysely)).toBe('empty')
  await target.pool.query(`insert into jobs (kind) values ('sweep')`)
  expect(await lookAtTarget(target.kysely)).toBe('empty')
  await target.pool.query(`insert into menus (slug, name) values ('a', 'A')`)
  expect(await lookAtTarget(target.kysely)).toBe('filled')
  await target.pool.query('drop table schema_migrations')
  expect(await lookAtTarget(target.kysely)).toBe('foreign')
  expect(await isShopOpen(target.kysely)).toBe(false)
  await target.pool.query(`set application_name = 'vitrine'`)
  expect(await isShopOpen(target.kysely)).toBe(true)
})

test('the tables of an extension come back where it is installed, and are left out where it is not', async () => {
  const source = await aSource()
  const migration = { name: '0001_points', sql: 'create table ext_points_entries (points integer)', checksum: 'a'.repeat(64) }
  await source.pool.query(migration.sql)
  await source.pool.query('insert into ext_points_entries values (7), (8)')
  await source.pool.query(`insert into extensions (name, is_active) values ('points', true)`)
  await source.pool.query(`insert into extension_migrations (extension, name, checksum) values ('points', $1, $2)`, [
    migration.name,
    migration.checksum,
  ])
  const file = await backUp(source, folder)
  expect((await restore(file, readMigrations(), (name) => (name === 'points' ? [migration] : []))).leftOut).toEqual([])
  expect((await target.pool.query('select sum(points)::int as sum from ext_points_entries')).rows).toEqual([{ sum: 15 }])
  expect((await restore(file)).leftOut).toEqual(['ext_points_entries'])
  expect((await target.pool.query('select name from extension_migrations')).rows).toEqual([])
  await source.pool.query('drop table ext_points_entries; truncate extension_migrations; truncate extensions cascade')
})
