import { spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { storageCommand } from '#src/cli/commands/storage.ts'
import { createApp } from '#src/app.ts'
import { type Config, readConfig } from '#src/config.ts'
import { createLog } from '#http/log.ts'
import { enqueue } from '#jobs/queue.ts'
import { SWEEP_JOB } from '#jobs/scheduler.ts'
import { storageName } from '#kit/storage-address.ts'
import { AREAS, namesIn, type Storage } from '#storage/contract.ts'
import { storageAt } from '#storage/create-storage.ts'
import { checkBackup, restoreBackup } from '#ops/backup/restore-backup.ts'
import { aCustomer, aVisitor, anOrderOf } from './account-customers.ts'
import { type Api, apiAs } from './support/api.ts'
import { eventually } from './support/eventually.ts'
import { field } from './support/form-shop.ts'
import { madeUpShop } from './move-in/made-up-shop.ts'
import { anS3Server, UNHURRIED } from './support/s3-server.ts'
import { aShop, SECRET, type TestShop } from './support/shop.ts'
import { tablesOf } from './support/transfers.ts'

// One shop whose files are in a store: it begins while they are carried there from its disk, and a second machine joins it.

const ROOT = join(import.meta.dirname, '..')
const PNG = await sharp({ create: { width: 700, height: 500, channels: 3, background: '#b3541e' } })
  .png()
  .toBuffer()
let server: Awaited<ReturnType<typeof anS3Server>>
let bucket: Awaited<ReturnType<typeof server.bucket>>
let store: Storage
let shop: TestShop
let other: Awaited<ReturnType<typeof createApp>>
let otherFolder: string
let api: Api
let root: Api

beforeAll(async () => {
  server = await anS3Server()
  bucket = await server.bucket(undefined, 'loja')
  otherFolder = mkdtempSync(join(tmpdir(), 'vitrine-other-'))
  store = storageAt(bucket.address, otherFolder, UNHURRIED)
  shop = await aShop({ config: { storage: bucket.address, formerStorage: 'disk' } })
  const config: Config = {
    ...readConfig({ DATA_DIR: otherFolder, SHOP_URL: 'http://127.0.0.1', STORAGE_URL: bucket.url }),
    rateLimits: false,
    testPayments: 'always',
  }
  other = await createApp({
    config,
    connection: shop.connection,
    secret: SECRET,
    log: createLog({ level: 'silent' }),
    works: false,
  })
  api = (await apiAs(shop, 'shop_manager')).api
  root = (await apiAs(shop, 'administrator')).api
})
afterAll(async () => {
  await other?.close()
  await shop?.close()
  await server?.close()
  rmSync(otherFolder, { recursive: true, force: true })
})

const onOther = (url: string, headers: Record<string, string> = {}) => other.http.inject({ url, headers })
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const fingerprint = async (storage: Storage, area: keyof Storage, name: string) =>
  hashOf(await buffer(await storage[area].read(name)))

const send = () =>
  api('/wp/v2/media', {
    method: 'POST',
    payload: PNG,
    headers: { 'content-type': 'image/png', 'content-disposition': 'attachment; filename="praca.png"' },
  })
const fileRow = (id: number) => shop.db.selectFrom('media').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** A move in a process of its own that is killed in the middle. */
async function moveAndKill(afterFiles: number) {
  const code = `
    const { storageAt } = await import('#storage/create-storage.ts')
    const { carryOver } = await import('#storage/move/carry-over.ts')
    const { openJournal } = await import('#storage/move/journal.ts')
    const { journal, between, address, dataDir } = JSON.parse(process.env.GIVEN)
    const onFile = ({ copied }) => copied === ${afterFiles} && process.kill(process.pid, 'SIGKILL')
    const [from, to] = [storageAt('disk', dataDir), storageAt(address, dataDir)]
    await carryOver({ from, to, journal: openJournal(journal, between), onFile })`
  const journal = join(shop.dataDir, 'storage-move.jsonl')
  const between = { from: storageName('disk'), to: storageName(bucket.address) }
  const GIVEN = JSON.stringify({ journal, between, address: bucket.address, dataDir: shop.dataDir })
  const hook = join(ROOT, 'tools', 'tsx-hook.mjs')
  const child = spawn(process.execPath, ['--import', hook, '--input-type=module', '-e', code], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, GIVEN },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  expect(await new Promise((resolve) => child.once('close', (_code, signal) => resolve(signal)))).toBe('SIGKILL')
}

/** The command, as far as it goes. */
async function move(): Promise<{ copied: number; present: number }> {
  let told: unknown
  const env = { DATA_DIR: shop.dataDir, STORAGE_URL: bucket.url, STORAGE_FORMER_URL: 'disk' }
  const answer = (_lines: string | string[], facts: object) => void (told = facts)
  const tools = { env, config: () => readConfig(env), json: true, say: () => {}, answer, confirm: undefined }
  expect(await storageCommand.run(['move'], tools)).toBe(0)
  return told as { copied: number; present: number } // what the command answers
}

test('a move that was killed goes on where it was, and every fingerprint is right', async () => {
  const disk = storageAt('disk', shop.dataDir)
  for (let at = 0; at < 60; at++) await disk.media.put(`foto-${at}.webp`, randomBytes(500 + at))
  await disk.media.put('filme.mp4', randomBytes(9 * 1024 * 1024))
  await disk.uploads.put('a'.repeat(43), randomBytes(100))
  await disk.moves.put('1.sql.gz', randomBytes(100))
  expect((await shop.get('/midia/foto-7.webp')).rawPayload).toEqual(await buffer(await disk.media.read('foto-7.webp')))
  await moveAndKill(10)
  const before = (await namesIn(store.media)).length
  expect(before).toBeGreaterThan(8)
  expect(before).toBeLessThan(61)
  expect((await move()).present).toBeGreaterThan(8)
  for (const area of AREAS) {
    const names = (await namesIn(disk[area])).filter((name) => !name.startsWith('.'))
    expect(await namesIn(store[area])).toEqual(expect.arrayContaining(names))
    for (const name of names)
      expect([name, await fingerprint(store, area, name)]).toEqual([name, await fingerprint(disk, area, name)])
  }
  expect(await move()).toMatchObject({ copied: 0, present: 63 })
})

test('a picture that is sent to one machine is shown by the other, in all its sizes', async () => {
  const sent = await send()
  expect(sent.status).toBe(201)
  const row = await fileRow(sent.body.id)
  const files = [row.file, ...row.sizes.flatMap(({ avif, webp }) => [avif, webp])]
  expect(files.length).toBeGreaterThan(2)
  for (const file of files) {
    expect(existsSync(join(shop.dataDir, 'media', file))).toBe(false)
    const shown = await onOther(`/midia/${file}`)
    expect([shown.statusCode, shown.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable'])
    expect(shown.headers['content-security-policy']).toContain('sandbox')
    const etag = String(shown.headers['etag'])
    expect((await onOther(`/midia/${file}`, { 'if-none-match': etag })).statusCode).toBe(304)
    const part = await onOther(`/midia/${file}`, { range: 'bytes=2-5' })
    expect([part.statusCode, part.rawPayload]).toEqual([206, shown.rawPayload.subarray(2, 6)])
    expect((await onOther(`/midia/${file}`, { range: `bytes=${shown.rawPayload.length}-` })).statusCode).toBe(416)
  }
  for (const address of ['/midia/.restoring/x', '/midia/nada.webp', '/midia/%2e%2e%2fsecret'])
    expect([address, (await onOther(address)).statusCode]).toEqual([address, 404])
  expect((await api(`/wp/v2/media/${sent.body.id}?force=true`, { method: 'DELETE' })).status).toBe(200)
  await eventually('the files to go', async () => (await store.media.stat(row.file)) === undefined)
})

test('a bought file is fetched in parts and asked about without being counted, and nobody else gets it', async () => {
  const [ana, bia] = [await aCustomer(shop, 'ana'), await aCustomer(shop, 'bia')]
  const upload = 'c'.repeat(32)
  const pdf = Buffer.concat([Buffer.from('%PDF'), randomBytes(3_000)])
  for (const offset of [0, 2_000]) {
    const path = `/vitrine/v1/bought-files/pieces?upload=${upload}&offset=${offset}`
    const payload = pdf.subarray(offset, offset === 0 ? 2_000 : undefined)
    await api(path, { method: 'POST', payload, headers: { 'content-type': 'application/octet-stream' } })
  }
  const { file } = (
    await api('/vitrine/v1/bought-files', { method: 'POST', body: { upload, name: 'Guia.pdf', bytes: pdf.length } })
  ).body
  const product = { name: 'Guia', slug: 'guia', regular_price: '19.90', status: 'publish', virtual: true, downloadable: true }
  await api('/wc/v3/products', { method: 'POST', body: { ...product, downloads: [{ name: 'Guia', file }] } })
  const { id } = await anOrderOf(shop, ana.user.id, ['guia'], { isPaid: true })
  const count = async () =>
    (await shop.db.selectFrom('download_counts').select('count').where('order_id', '=', id).executeTakeFirst())?.count ?? 0
  const { body } = await ana.get('/minha-conta/downloads/')
  const link = /\/minha-conta\/downloads\/\d+\/\d+\/\?expires=\d+&amp;signature=[\w-]+/.exec(body)![0].replaceAll('&amp;', '&')
  const asAna = (headers: Record<string, string> = {}) => onOther(link, { cookie: ana.jar.header(), ...headers })
  expect((await onOther(link, { cookie: bia.jar.header() })).statusCode).toBe(404)
  expect((await onOther(link)).rawPayload.subarray(0, 4).toString()).not.toBe('%PDF')
  const whole = await asAna()
  expect([whole.statusCode, whole.headers['cache-control'], await count()]).toEqual([200, 'no-store, private', 1])
  expect(whole.rawPayload).toEqual(pdf)
  const etag = String(whole.headers['etag'])
  const rest = await asAna({ range: 'bytes=10-', 'if-range': etag })
  expect([rest.statusCode, rest.rawPayload, await count()]).toEqual([206, whole.rawPayload.subarray(10), 1])
  expect([(await asAna({ 'if-none-match': etag })).statusCode, await count()]).toEqual([304, 1])
  const changed = await asAna({ range: 'bytes=10-', 'if-range': '"another"' })
  expect([changed.statusCode, await count()]).toEqual([200, 2])
  await shop.db.updateTable('download_counts').set({ count: 10 }).where('order_id', '=', id).execute()
  // The last one may still go on where the line broke; one from the start is one too many.
  expect((await asAna({ range: 'bytes=10-' })).statusCode).toBe(206)
  expect((await asAna()).statusCode).toBe(303)
  const long = new Date(Date.now() - 2 * 3_600_000)
  await shop.db.updateTable('download_counts').set({ last_at: long }).where('order_id', '=', id).execute()
  expect((await asAna({ range: 'bytes=10-' })).statusCode).toBe(303)
})

test('a file of a form is kept in the store, read by the merchant, and gone with what came with it', async () => {
  const form = { id: 'f0a1b2c3', elType: 'widget', widgetType: 'form', elements: [] }
  const settings = { form_name: 'Envio', form_fields: [field('foto', 'upload', { file_types: 'png' })] }
  const { id } = await shop.db
    .insertInto('content')
    .values({ type: 'page', slug: 'envio', title: 'Envio', status: 'publish', document: JSON.stringify([{ ...form, settings }]) })
    .returning('id')
    .executeTakeFirstOrThrow()
  const part = (name: string, value: string) => `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  const file =
    '--b\r\ncontent-disposition: form-data; name="form_fields[foto]"; filename="foto.png"\r\ncontent-type: image/png\r\n\r\n'
  const words = part('action', 'elementor_pro_forms_send_form') + part('post_id', String(id)) + part('form_id', form.id)
  const answer = await aVisitorSends(Buffer.concat([Buffer.from(words + file), PNG, Buffer.from('\r\n--b--\r\n')]))
  expect(answer.json()).toMatchObject({ success: true })
  const kept = await shop.db.selectFrom('form_uploads').selectAll().executeTakeFirstOrThrow()
  expect(await fingerprint(store, 'uploads', kept.id)).toBe(hashOf(PNG))
  await api(`/vitrine/v1/form-submissions/${kept.submission_id}?force=true`, { method: 'DELETE' })
  expect(await store.uploads.stat(kept.id)).toBeUndefined()
})
const aVisitorSends = (payload: Buffer) =>
  shop.http.inject({
    method: 'POST',
    url: '/wp-admin/admin-ajax.php',
    payload,
    headers: {
      'content-type': 'multipart/form-data; boundary=b',
      accept: 'application/json',
      'x-requested-with': 'XMLHttpRequest',
    },
  })

test('a table of products comes in by pieces and goes out again', async () => {
  const tables = tablesOf(api)
  const done = await tables.take({ table: 'SKU;Nome;Preço\nAR-1;Vaso do armazém;39,90\nAR-2;Prato do armazém;19,90\n' })
  expect(done).toMatchObject({ state: 'done', counts: { new: 2 } })
  const text = await tables.export()
  expect(text).toContain('Vaso do armazém')
  expect(readdirSync(shop.dataDir)).not.toContain('transfers')
})

test('an old shop that is sent to one machine is read and moved in by another', async () => {
  const admin = (await apiAs({ ...shop, http: other.http }, 'administrator', 'mudanca')).api
  const lines = [...madeUpShop({ products: 6, variable: 1, orders: 3, customers: 2 })].map((thing) => JSON.stringify(thing))
  const bytes = Buffer.from(lines.join('\n'))
  const { body: made } = await admin('/vitrine/v1/moves', {
    method: 'POST',
    body: { source: 'antiga.example', name: 'loja.jsonl' },
  })
  const path = `/vitrine/v1/moves/${made.id}`
  const half = Math.floor(bytes.length / 2)
  const headers = { 'content-type': 'application/octet-stream' }
  const piece = (offset: number, payload: Buffer) =>
    admin(`${path}/pieces?offset=${offset}`, { method: 'POST', payload, headers })
  expect((await piece(half, bytes.subarray(half))).status).toBe(409)
  for (const [from, to] of [
    [0, half],
    [half, undefined],
  ] as const)
    expect((await piece(from, bytes.subarray(from, to))).status).toBe(200)
  const name = `${made.id}.jsonl`
  expect([otherFolder, shop.dataDir].filter((folder) => existsSync(join(folder, 'moves', name)))).toEqual([])
  const inState = (state: string) => eventually(`the move to be ${state}`, async () => (await admin(path)).body.state === state)
  await admin(`${path}/read`, { method: 'POST' })
  await inState('planned')
  await admin(`${path}/carry-out`, { method: 'POST' })
  await inState('done')
  expect((await admin(`${path}/things?kind=order`)).body).toHaveLength(3)
  expect(await namesIn(store.moves)).toContain(name)
  await admin(`${path}/undo`, { method: 'POST' })
  await inState('undone')
  expect((await admin(path, { method: 'DELETE' })).status).toBe(200)
  expect(await namesIn(store.moves)).not.toContain(name)
})

test('a backup goes to the store, is tried out there, and brings back files that were lost or changed', async () => {
  for (const name of ['a.webp', 'b.webp']) await store.media.put(name, randomBytes(200))
  const ended = (id: number) =>
    eventually('the run to end', async () => {
      const { body } = await root(`/vitrine/v1/backups/runs/${id}`)
      return ['done', 'failed'].includes(body.status) && body
    })
  const begun = await root('/vitrine/v1/backups', { method: 'POST' })
  expect(await ended(begun.body.id)).toMatchObject({ status: 'done' })
  const [{ name }] = (await root('/vitrine/v1/backups')).body
  expect(await namesIn(store.backups)).toEqual([name])
  const tried = await root(`/vitrine/v1/backups/${name}/restore-test`, { method: 'POST' })
  expect(await ended(tried.body.id)).toMatchObject({ status: 'done' })
  const [lost, changed] = await namesIn(store.media)
  const before = await fingerprint(store, 'media', changed!)
  await store.media.delete(lost!)
  await store.media.put(changed!, Buffer.from('changed'))
  await store.media.put('depois.webp', Buffer.from('after the backup'))
  const file = await store.backups.onDisk(name)
  const manifest = await checkBackup(file)
  const pieces = { connection: shop.connection, storage: store, file, manifest, say: () => {} }
  // One that breaks at its very end leaves all as it was.
  await expect(restoreBackup({ ...pieces, known: [] })).rejects.toThrow(/./)
  expect(await namesIn(store.media)).toContain('depois.webp')
  await restoreBackup(pieces)
  expect(await fingerprint(store, 'media', changed!)).toBe(before)
  expect(await store.media.stat(lost!)).toBeDefined()
  const names = await namesIn(store.media)
  expect(names.filter((one) => one.startsWith('.') || one === 'depois.webp')).toEqual([])
})

test('while the store is away pages are answered, the merchant reads why, and nothing is lost', async () => {
  const sent = await send()
  const { file: picture } = await fileRow(sent.body.id)
  expect((await onOther(`/midia/${picture}`)).statusCode).toBe(200)
  await server.stop()
  expect((await shop.get('/')).statusCode).toBe(200)
  expect((await shop.get('/produto/guia/')).statusCode).toBe(200)
  // From memory.
  expect((await onOther(`/midia/${picture}`)).statusCode).toBe(200)
  const missing = await onOther('/midia/outra-que-nao-veio.webp')
  expect([missing.statusCode, missing.headers['retry-after']]).toEqual([503, '5'])
  expect(missing.headers['cache-control'] ?? '').not.toContain('immutable')
  const refused = await send()
  expect([refused.status, refused.body.message]).toEqual([503, expect.stringContaining('Nada se perdeu')])
  await eventually('the status to say so', async () => (await root('/vitrine/v1/status')).body.storage === 'unreachable')
  expect((await shop.get('/readyz')).json()).toEqual({ status: 'ready', storage: 'unreachable' })
  expect((await shop.get('/metrics')).body).toContain('vitrine_storage_away 1\n')
  const asked = (await root('/vitrine/v1/doctor')).body as { id: string; problems: string[]; skipped?: string }[]
  expect(asked.find(({ id }) => id === 'storage')?.problems[0]).toContain('Ele não responde')
  expect(JSON.stringify(asked)).not.toContain(bucket.address.secret)
  expect((await api(`/wp/v2/media/${sent.body.id}?force=true`, { method: 'DELETE' })).status).toBe(200)
  // Files that are to go and files that are to come wait for it.
  const { id: oldTable } = await shop.db
    .updateTable('transfers')
    .set({ modified_at: new Date(0) })
    .returning('id')
    .executeTakeFirstOrThrow()
  await enqueue(shop.db, { kind: SWEEP_JOB, payload: {} })
  const backup = (await root('/vitrine/v1/backups', { method: 'POST' })).body.id
  await eventually('the backup to wait for the store', async () => {
    const { body } = await root(`/vitrine/v1/backups/runs/${backup}`)
    return body.status === 'waiting' && /tenta de novo sozinha/.test(body.step)
  })
  const sweepings = () => shop.db.selectFrom('jobs').select('status').where('kind', '=', SWEEP_JOB).execute()
  await eventually('the sweeping to be over', async () => (await sweepings()).every(({ status }) => status === 'done'))
  expect(await shop.db.selectFrom('transfers').select('id').where('id', '=', oldTable).execute()).toHaveLength(1)
  await server.start()
  await eventually('the shop to find its files again', async () => (await root('/vitrine/v1/status')).body.storage === 'ok')
  expect((await shop.get('/metrics')).body).toContain('vitrine_storage_away 0\n')
  expect((await onOther('/midia/outra-que-nao-veio.webp')).statusCode).toBe(404)
  await shop.db
    .updateTable('jobs')
    .set({ run_at: new Date(0) })
    .where('status', '=', 'waiting')
    .execute()
  await enqueue(shop.db, { kind: SWEEP_JOB, payload: {} })
  await eventually('the deleted picture to go from the store', async () => (await store.media.stat(picture)) === undefined)
  await eventually('the backup to be made', async () => (await root(`/vitrine/v1/backups/runs/${backup}`)).body.status === 'done')
  await eventually('the old table to go', async () => (await store.transfers.stat(`${oldTable}.csv`)) === undefined)
  await eventually(
    'its import to go',
    async () => !(await shop.db.selectFrom('transfers').select('id').where('id', '=', oldTable).executeTakeFirst()),
  )
  expect((await aVisitor(shop).get('/')).statusCode).toBe(200)
})
