import { randomUUID } from 'node:crypto'
import { cpSync, linkSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { Client } from 'pg'
import { inject } from 'vitest'
import { createDatabase } from '#db/pool.ts'
import { seedDemo } from '#demo/seed.ts'
import { storageAt } from '#storage/create-storage.ts'
import { aDatabase, runPostgres } from './database.ts'
import { PATIENCE_MS } from './eventually.ts'
import { onDatabase, onServer } from './private-postgres.ts'
import { type S3At, s3At, UNHURRIED } from './s3-server.ts'

/** Where the demo's files are for shops of several machines. */
export const DEMO_BUCKET = 'demo'

/** A database with the demo shop in it, and its files in the folder (or the store's bucket): seeded once for the whole run, then copied. */
export async function aDemoDatabase(dataDir: string) {
  const { server, template, more } = await runPostgres()
  const { folder } = inject('postgres')
  const demo = `${template}_demo`
  const client = new Client(server)
  await client.connect()
  try {
    // Whoever comes while another test seeds it waits here.
    await client.query('select pg_advisory_lock(hashtext($1))', [demo])
    const { rows } = await client.query('select 1 from pg_database where datname = $1', [demo])
    if (rows.length === 0) await seedTemplate(demo, folder)
    if (rows.length === 0 && more) await fillDemoBucket(more.store, folder)
  } finally {
    await client.end()
  }
  if (!more) {
    linkFiles(join(folder, 'media'), join(dataDir, 'media'))
    cpSync(join(folder, 'downloads'), join(dataDir, 'downloads'), { recursive: true })
  }
  return await aDatabase({ template: demo })
}

async function seedTemplate(demo: string, folder: string) {
  const { server, template } = await runPostgres()
  const unfinished = `${demo}_${randomUUID().slice(0, 8)}`
  await onServer(server, `create database ${unfinished} template ${template} strategy file_copy`)
  const connection = onDatabase(server, unfinished)
  const { kysely: db, close } = createDatabase({
    connection,
    poolSize: 2,
    applicationName: 'vitrine tests',
    patienceMs: PATIENCE_MS,
  })
  try {
    await seedDemo({ db, mediaFolder: join(folder, 'media'), downloadsFolder: join(folder, 'downloads'), say: () => {} })
  } finally {
    await close()
  }
  await onServer(server, `alter database ${unfinished} rename to ${demo}`)
}

async function fillDemoBucket(at: S3At, folder: string) {
  const { address } = await s3At(at).bucket(DEMO_BUCKET)
  const store = storageAt(address, folder, UNHURRIED)
  const disk = storageAt('disk', folder)
  for (const area of ['media', 'downloads'] as const)
    for await (const name of disk[area].list()) await store[area].put(name, await buffer(await disk[area].read(name)))
}

/** A shop writes its pictures under a name of their own and never again: those of the demo can be one file for all shops. */
function linkFiles(from: string, to: string) {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, copy] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) linkFiles(source, copy)
    else linkSync(source, copy)
  }
}
