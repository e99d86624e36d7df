import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PermanentFailure } from '#jobs/run.ts'
import { createFileRun } from '#move-in/file-run.ts'
import { createBoughtFiles } from '#shop/downloads/files.ts'
import { createDownloads } from '#shop/downloads/service.ts'
import { SECRET } from '#tests/support/shop.ts'
import { aMovingShop, aThing } from './moving-shop.ts'
import { createDiskStore } from '#storage/disk-store.ts'

const BASE = 'https://antiga.example/wp-content/uploads/woocommerce_uploads'
const SOURCE = 'antiga.example'
let shop: Awaited<ReturnType<typeof aMovingShop>>
let home: string
let boughtFiles: ReturnType<typeof createBoughtFiles>
const asked: string[] = []
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'vitrine-sold-files-'))
  await mkdir(join(home, 'downloads'))
  await mkdir(join(home, 'uploads/woocommerce_uploads'), { recursive: true })
  await writeFile(join(home, 'uploads/woocommerce_uploads/receita.pdf'), 'a receita')
  shop = await aMovingShop({ removeFile: async (file) => await boughtFiles.remove(file) })
  boughtFiles = createBoughtFiles({ db: shop.db, files: createDiskStore({ folder: join(home, 'downloads') }) })
})
afterAll(async () => {
  await shop.close()
  await rm(home, { recursive: true })
})

const bringFiles = async () => {
  const get = async ({ url }: { url: string }) => {
    asked.push(url)
    if (url.endsWith('/molde.zip')) return Buffer.from('o molde')
    if (url.endsWith('/guardado.pdf')) return Buffer.from('<!DOCTYPE html><title>Entrar</title>')
    throw new PermanentFailure(`${url} answered 404.`)
  }
  const run = createFileRun({ db: shop.db, get, put: boughtFiles.put, find: boughtFiles.find })
  const move = { source: SOURCE, uploads: join(home, 'uploads') }
  expect(await run(move, { until: Infinity, signal: new AbortController().signal })).toBe('over')
}

const pattern = (files: object[]) =>
  aThing('product', 10, {
    name: 'Molde',
    slug: 'molde',
    type: 'simple',
    status: 'publish',
    regular_price: '10.00',
    downloadable: true,
    downloads: files,
  })
const FILES = [
  { id: 'hash-1', name: 'Receita', file: `${BASE}/receita.pdf` },
  { id: 'hash-2', name: '', file: `${BASE.replace('https:', 'http:')}/molde.zip` },
  { id: 'hash-3', name: 'Guardado', file: `${BASE}/guardado.pdf` },
  { id: 'hash-4', name: 'Sumiu', file: `${BASE}/sumiu.pdf` },
  { id: 'hash-5', name: 'No servidor', file: '/var/www/../../etc/passwd' },
]
const anOrder = (id: number, permissions: object[]) =>
  aThing('order', id, {
    number: String(id),
    status: 'completed',
    currency: 'BRL',
    date_created_gmt: '2019-05-01T12:00:00',
    date_paid_gmt: '2019-05-01T12:00:00',
    total: '10.00',
    customer_id: 5,
    billing: { email: 'ana@exemplo.com.br', first_name: 'Ana' },
    line_items: [{ product_id: 10, name: 'Molde', quantity: 1, subtotal: '10.00', total: '10.00' }],
    download_permissions: permissions,
  })
const permission = (more: object) => ({
  download_id: 'hash-1',
  product_id: 10,
  downloads_remaining: '',
  access_expires: null,
  download_count: 2,
  ...more,
})
const things = (files: object[] = FILES) => [
  pattern(files),
  aThing('customer', 5, { email: 'ana@exemplo.com.br', username: 'ana', first_name: 'Ana', role: 'customer' }),
  anOrder(900, [permission({}), permission({ download_id: 'hash-2', downloads_remaining: '1' })]),
  anOrder(901, [permission({ access_expires: '2020-01-01T00:00:00' }), permission({ download_id: 'unknown' })]),
  anOrder(902, []),
]

test('files of products come from the uploads or their addresses, what can’t is told, and buyers fetch as they could before', async () => {
  const move = await shop.bring(things())
  expect(await shop.moves.countPictures(SOURCE)).toEqual({ waiting: 5, here: 0, failed: 0 })
  await bringFiles()
  expect(asked.every((url) => url.startsWith('https://antiga.example/'))).toBe(true)
  expect(asked.some((url) => url.endsWith('receita.pdf'))).toBe(false)
  const { pictures: failed } = (await shop.moves.failedPictures(move, { limit: 10, offset: 0 }))!
  expect(failed.map(({ url, note }) => [url.split('/').at(-1), note])).toEqual([
    ['guardado.pdf', expect.stringContaining('protegido')],
    ['sumiu.pdf', expect.stringContaining('404')],
    ['passwd', expect.stringContaining('envie-o na tela do produto')],
  ])
  const kept = await readdir(join(home, 'downloads'))
  expect(kept.map((name) => name.replace(/-[0-9a-f]{12}/, '')).toSorted()).toEqual(['molde.zip', 'receita.pdf'])

  const downloads = createDownloads({
    db: shop.db,
    secret: SECRET,
    clock: { now: Date.now },
    files: createDiskStore({ folder: join(home, 'downloads') }),
  })
  const buyer = (await shop.here('customer', '5'))!
  const open = await downloads.of(buyer)
  expect(open.map(({ orderNumber, name, left }) => [orderNumber, name, left > 1_000_000 ? 'any' : left])).toEqual([
    ['900', 'Receita', 'any'],
    ['900', 'molde.zip', 1],
  ])
  const [recipe, mould] = open
  const taken = await downloads.take(buyer, recipe!.orderId, recipe!.downloadId)
  expect(await text(await taken!.read())).toBe('a receita')
  expect(await downloads.take(buyer, mould!.orderId, mould!.downloadId)).toBeDefined()
  expect(await downloads.take(buyer, mould!.orderId, mould!.downloadId)).toBeUndefined()

  // Again: what was fetched here since counts, a file that is gone there goes, and the merchant's own stays.
  const product = (await shop.here('product', '10'))!
  await shop.db.insertInto('product_downloads').values({ product_id: product, name: 'Meu', file: 'meu.pdf' }).execute()
  await shop.bring(things([FILES[0]!, { ...FILES[1]!, name: 'Molde novo' }]))
  const rows = await shop.db
    .selectFrom('product_downloads')
    .select('name')
    .where('product_id', '=', product)
    .orderBy('id')
    .execute()
  expect(rows.map(({ name }) => name)).toEqual(['Receita', 'Molde novo', 'Meu'])
  expect(await downloads.take(buyer, mould!.orderId, mould!.downloadId)).toBeUndefined()

  await shop.takeBack(move)
  expect(await readdir(join(home, 'downloads'))).toEqual([])
  expect(await shop.db.selectFrom('moved_files').select('id').execute()).toEqual([])
})
