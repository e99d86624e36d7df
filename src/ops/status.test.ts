import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDatabase } from '#db/pool.ts'
import { aDatabase } from '#tests/support/database.ts'
import { createStatus } from './status.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-room-'))
let database: Awaited<ReturnType<typeof aDatabase>>
beforeAll(async () => {
  database = await aDatabase()
})
afterAll(async () => {
  await database.close()
  rmSync(dataDir, { recursive: true })
})

const MB = 1024 * 1024
const withFree = (megabytes: number, ofServer = megabytes) =>
  createStatus({
    db: database.kysely,
    dataDir,
    freeBytesOf: (folder) => (folder.endsWith('postgres') ? ofServer : megabytes) * MB,
  })

test.each([
  [9_000, 'ok'],
  [500, 'ok'],
  [499, 'low'],
  [24, 'low'],
  [23, 'full'],
])('%d free megabytes are told as «%s»', async (megabytes, disk) => {
  expect(await withFree(megabytes)()).toEqual({ disk, freeMb: megabytes, database: 'ok', storage: 'ok', isGuessed: false })
})

test('the fuller of two disks counts: that of the files and that of the private database', async () => {
  mkdirSync(join(dataDir, 'postgres'))
  expect(await withFree(9_000, 7)()).toMatchObject({ disk: 'full', freeMb: 7 })
  expect(await withFree(7, 9_000)()).toMatchObject({ disk: 'full', freeMb: 7 })
})

test('the disk is looked at as it is, and the database writes to its own when it is asked', async () => {
  const written = async () =>
    (
      await sql<{ bytes: number }>`select temp_bytes as bytes from pg_stat_database where datname = current_database()`.execute(
        database.kysely,
      )
    ).rows[0]!.bytes
  const before = await written()
  const own = createDatabase({ connection: database.connection, poolSize: 1, applicationName: 'tests' })
  const { freeMb } = await createStatus({ db: own.kysely, dataDir })()
  // Counted when the connection ends.
  await own.close()
  expect(freeMb).toBeGreaterThan(0)
  await expect.poll(async () => (await written()) - before).toBeGreaterThan(MB)
})

test('a database that takes no writing is told as one', async () => {
  const closed = createDatabase({ connection: database.connection, poolSize: 1, applicationName: 'tests' })
  await sql`set session characteristics as transaction read only`.execute(closed.kysely)
  expect(await createStatus({ db: closed.kysely, dataDir })()).toMatchObject({ database: 'read-only' })
  await closed.close()
})
