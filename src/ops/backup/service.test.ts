import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { migrate } from '#db/migrate.ts'
import { createDatabase } from '#db/pool.ts'
import { startPrivatePostgres } from '#postgres/private-server.ts'
import { systemClock } from '#kit/clock.ts'
import { createBackups } from './service.ts'
import { removeUnfinished } from './write-backup.ts'
import { createDiskStorage } from '#storage/disk-storage.ts'

/** A shop as it is installed without any setting: on a server of its own, in a role that may do nothing else there. */
async function anInstalledShop() {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-backups-'))
  const server = await startPrivatePostgres({ dataDir, say: () => {}, durable: false })
  const { connection } = server
  await migrate({ connection })
  const { kysely: db, close } = createDatabase({ connection, poolSize: 2, applicationName: 'vitrine tests' })
  onTestFinished(async () => {
    await close()
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  })
  return createBackups({
    db,
    connection,
    storage: createDiskStorage(dataDir),
    dataDir,
    clock: systemClock,
    ofExtension: () => [],
  })
}

test("on the shop's own PostgreSQL a backup can be tried out", async () => {
  const backups = await anInstalledShop()
  const ended = async (kind: 'backup' | 'restore-test', file?: string) => {
    const { id } = (await backups.begin({ kind, file, by: undefined }))!
    const job = { id: 1, kind: 'backup', ref: null, payload: { run: id }, attempt: 1, maxAttempts: 2, trace: null }
    // What failed is written down; the job's own failure is for the table of jobs.
    await backups.jobs['backup']!(job, { signal: new AbortController().signal }).catch(() => {})
    return await backups.findRun(id)
  }
  expect(await ended('backup')).toMatchObject({ status: 'done' })
  const [file] = await backups.list()
  expect(await ended('restore-test', file!.name)).toMatchObject({ problem: null, status: 'done', report: { orders: 0 } })
})

test('what a backup left behind that was killed on its way to the store goes after a day, and no other file', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-backups-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const folder = join(dataDir, 'backups')
  mkdirSync(folder)
  const names = [
    '.vitrine-sending-vitrine-2026-01-02.tar.gz',
    '.vitrine-backup-Ab12',
    'vitrine-2026-01-02.tar.gz',
    'meu-backup.tar.gz',
  ]
  for (const name of names) {
    writeFileSync(join(folder, name), 'x')
    utimesSync(join(folder, name), 1_700_000_000, 1_700_000_000)
  }
  writeFileSync(join(folder, '.vitrine-sending-new.tar.gz'), 'x')
  await removeUnfinished(folder)
  expect(readdirSync(folder).toSorted()).toEqual([
    '.vitrine-sending-new.tar.gz',
    'meu-backup.tar.gz',
    'vitrine-2026-01-02.tar.gz',
  ])
})
