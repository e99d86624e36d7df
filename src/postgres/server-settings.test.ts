import { release } from 'node:os'
import { expect, test } from 'vitest'
import { syncAfterCrash } from './server-settings.ts'
import { aDatabase } from '#tests/support/database.ts'

test.each([
  ['linux', '6.18.44-generic', 'syncfs'],
  ['linux', '5.10.0-28-amd64', 'syncfs'],
  ['linux', '5.8.0', 'syncfs'],
  ['linux', '5.4.0-150-generic', 'fsync'],
  ['linux', '4.18.0-553.el8', 'fsync'],
  ['linux', 'unheard of', 'fsync'],
  ['darwin', '24.1.0', 'fsync'],
] as const)('[I9] after a crash on %s %s the disk is asked by %s to note what was written', (platform, system, way) => {
  expect(syncAfterCrash({ platform, release: system })).toBe(way)
})

test('[I9] the private server has heard how to ask the disk after a crash', async () => {
  const database = await aDatabase()
  const { rows } = await database.pool.query<{ way: string }>(`select current_setting('recovery_init_sync_method') as way`)
  expect(rows[0]!.way).toBe(syncAfterCrash({ platform: process.platform, release: release() }))
  await database.close()
})
