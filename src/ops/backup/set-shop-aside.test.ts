import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { migrate, readMigrations } from '#db/migrate.ts'
import { createDiskStorage } from '#storage/disk-storage.ts'
import { aDatabase } from '#tests/support/database.ts'
import { rebuildTables } from './rebuild-tables.ts'
import { checkBackup, restoreBackup } from './restore-backup.ts'
import { unguarded } from './unguarded.ts'
import { writeBackup } from './write-backup.ts'

/** What a server has room for by default: 100 connections with 64 locks each. Other work needs some of them. */
const DEFAULT_LOCKS = 6_400

let shop: Awaited<ReturnType<typeof aDatabase>>
let folder: string
beforeEach(async () => {
  shop = await aDatabase()
  folder = mkdtempSync(join(tmpdir(), 'vitrine-aside-'))
})
afterEach(async () => {
  await shop.close()
  rmSync(folder, { recursive: true, force: true })
})

const storage = () => createDiskStorage(folder)
async function backUp() {
  const file = join(folder, 'shop.tar.gz')
  await shop.pool.query(`insert into categories (slug, name) values ('vasos', 'Vasos')`)
  await writeBackup({ connection: shop.connection, storage: storage(), file, now: new Date(), say: () => {} })
  return { file, manifest: await checkBackup(file) }
}
const restore = (backup: Awaited<ReturnType<typeof backUp>>, connection = shop.connection) =>
  restoreBackup({ connection, storage: storage(), ...backup, say: () => {} })

const schemas = async () =>
  (
    await shop.pool.query<{ name: string }>(
      `select nspname as name from pg_namespace where nspname !~ '^(pg_|information_)' order by 1`,
    )
  ).rows
const categories = async () => (await shop.pool.query('select slug from categories order by 1')).rows

test('a restore holds no more locks than three quarters of what a server has room for by default', async () => {
  const { manifest } = await backUp()
  const client = new Client(shop.connection)
  await client.connect()
  try {
    await client.query('begin')
    await rebuildTables(client, manifest, { known: readMigrations(), ofExtension: () => [] })
    const held = await unguarded(client, () =>
      client.query<{ locks: number }>('select count(*)::int as locks from pg_locks where pid = pg_backend_pid()'),
    )
    expect(held.rows[0]!.locks).toBeGreaterThan(1_000)
    expect(held.rows[0]!.locks).toBeLessThan(DEFAULT_LOCKS * 0.75)
    await client.query('rollback')
  } finally {
    await client.end()
  }
})

test('nothing of what was there before stays, be it of this restore or of one that was cut off', async () => {
  const backup = await backUp()
  await shop.pool.query('create schema vitrine_before_restore')
  await shop.pool.query('create table vitrine_before_restore.orders (id integer)')
  await shop.pool.query(`insert into categories (slug, name) values ('pratos', 'Pratos')`)
  await restore(backup)
  expect(await schemas()).toEqual([{ name: 'public' }])
  expect(await categories()).toEqual([{ slug: 'vasos' }])
})

test('a role that may make no schema restores too', async () => {
  const backup = await backUp()
  const role = `may_little_${process.pid}`
  await shop.pool.query(`create role ${role}`)
  try {
    await shop.pool.query(`drop schema public cascade; create schema public authorization ${role}`)
    await shop.pool.query('create extension unaccent; create extension pg_trgm')
    const connection = { ...shop.connection, options: `-c role=${role}` }
    await migrate({ connection })
    const before = await shop.pool.query(`select has_database_privilege('${role}', current_database(), 'create') as may`)
    expect(before.rows).toEqual([{ may: false }])
    for (const _ of [1, 2]) await restore(backup, connection)
    expect(await categories()).toEqual([{ slug: 'vasos' }])
  } finally {
    await shop.pool.query(`drop owned by ${role} cascade; drop role ${role}`)
  }
})
