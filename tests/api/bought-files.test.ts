import { existsSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createBoughtFiles, MOST_FILE_BYTES } from '#shop/downloads/files.ts'
import { type Api, apiAs } from '#tests/support/api.ts'
import { aShop, type TestShop } from '#tests/support/shop.ts'
import { createDiskStore } from '#storage/disk-store.ts'

let shop: TestShop
let api: Api
let customer: Api
let folder: string
beforeAll(async () => {
  shop = await aShop({ demo: false })
  folder = join(shop.dataDir, 'downloads')
  api = (await apiAs(shop, 'shop_manager')).api
  customer = (await apiAs(shop, 'customer')).api
})
afterAll(() => shop.close())

const upload = (digit: string) => digit.repeat(32)
const piece = (as: Api, id: string, offset: number, payload: Buffer) =>
  as(`/vitrine/v1/bought-files/pieces?upload=${id}&offset=${offset}`, {
    method: 'POST',
    payload,
    headers: { 'content-type': 'application/octet-stream' },
  })
const keep = (as: Api, body: object) => as('/vitrine/v1/bought-files', { method: 'POST', body })

test('a file comes in pieces, a product offers it, and nobody finds it at an address of its own', async () => {
  const id = upload('a')
  expect((await piece(api, id, 0, Buffer.from('um '))).body).toEqual({ upload: id, received: 3 })
  // Sent twice, as after a line that broke: it is written once.
  await piece(api, id, 3, Buffer.from('dois '))
  expect((await piece(api, id, 3, Buffer.from('dois '))).body.received).toBe(8)
  await piece(api, id, 8, Buffer.from('três'))
  const kept = await keep(api, { upload: id, name: 'Guia de plantio.pdf', bytes: 13 })
  expect(kept).toMatchObject({ status: 201, body: { bytes: 13, product_ids: [] } })
  expect(kept.body.file).toMatch(/^guia-de-plantio-[0-9a-f]{8}\.pdf$/)
  expect(readFileSync(join(folder, kept.body.file), 'utf8')).toBe('um dois três')

  const downloads = [{ name: 'Guia de plantio', file: kept.body.file }]
  const body = { name: 'Guia', regular_price: '19.90', status: 'publish', virtual: true, downloadable: true, downloads }
  const product = (await api('/wc/v3/products', { method: 'POST', body })).body
  expect(product.downloads).toMatchObject(downloads)
  expect((await api('/vitrine/v1/bought-files')).body).toEqual([{ file: kept.body.file, bytes: 13, product_ids: [product.id] }])
  for (const path of [`/downloads/${kept.body.file}`, `/wp-content/uploads/${kept.body.file}`, `/media/${kept.body.file}`])
    expect((await shop.get(path)).statusCode).toBe(404)
})

test('a file that no product offers is deleted; what buyers may fetch stays', async () => {
  const sent = async (digit: string) => {
    await piece(api, upload(digit), 0, Buffer.from('x'))
    return (await keep(api, { upload: upload(digit), name: 'Avulso.pdf', bytes: 1 })).body.file as string
  }
  const remove = (as: Api, file: string) => as(`/vitrine/v1/bought-files/${encodeURIComponent(file)}`, { method: 'DELETE' })
  const [loose, offered] = [await sent('1'), await sent('2')]
  const downloads = [{ name: 'Avulso', file: offered }]
  const body = { name: 'Avulso', regular_price: '5.00', virtual: true, downloadable: true, downloads }
  await api('/wc/v3/products', { method: 'POST', body })
  expect((await remove(customer, loose)).status).toBe(403)
  expect((await remove(api, loose)).body).toEqual({ deleted: true, file: loose })
  expect(existsSync(join(folder, loose))).toBe(false)
  expect(await remove(api, offered)).toMatchObject({ status: 409, body: { code: 'vitrine_bought_file_offered' } })
  expect(existsSync(join(folder, offered))).toBe(true)
  writeFileSync(join(folder, '.segredo'), 'x')
  for (const bad of [loose, '.segredo', '../secret', '..']) expect((await remove(api, bad)).status).toBe(404)
  expect(existsSync(join(shop.dataDir, 'secret')) || existsSync(join(folder, '.segredo'))).toBe(true)
})

test('a hole, a half, too much and nothing at all are refused in words', async () => {
  const id = upload('b')
  expect(await piece(api, id, 5, Buffer.from('x'))).toMatchObject({
    status: 409,
    body: { code: 'vitrine_bought_file_wrong_offset' },
  })
  await piece(api, id, 0, Buffer.from('abc'))
  expect(await keep(api, { upload: id, name: 'x.pdf', bytes: 9 })).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('inteiro') },
  })
  expect((await piece(api, id, MOST_FILE_BYTES, Buffer.from('x'))).status).toBe(413)
  expect((await piece(api, id, 0, Buffer.alloc(2 * 1024 * 1024 + 1))).status).toBe(413)
  expect((await piece(api, id, 0, Buffer.alloc(0))).status).toBe(400)
  for (const bad of ['../../x', 'A'.repeat(32), 'a'.repeat(31), '%2e%2e'])
    expect((await piece(api, bad, 0, Buffer.from('x'))).status).toBe(400)
  expect((await keep(api, { upload: id, name: '', bytes: 3 })).status).toBe(400)
})

test('who does not run the shop neither sends, sees nor names a file', async () => {
  expect((await piece(customer, upload('c'), 0, Buffer.from('x'))).status).toBe(403)
  expect((await keep(customer, { upload: upload('c'), name: 'x.pdf', bytes: 1 })).status).toBe(403)
  expect((await customer('/vitrine/v1/bought-files')).status).toBe(403)
  expect(existsSync(join(folder, `.sending-${upload('c')}`))).toBe(false)
})

test('what was begun and never ended is taken away after a day; what is kept stays', async () => {
  const files = createBoughtFiles({ db: shop.db, files: createDiskStore({ folder }) })
  await files.receive(upload('d'), 0, Buffer.from('x'))
  await files.receive(upload('e'), 0, Buffer.from('x'))
  writeFileSync(join(folder, '.outra'), 'x')
  const longAgo = new Date(Date.now() - 25 * 3_600_000)
  const kept = readdirSync(folder).filter((name) => !name.startsWith('.'))
  for (const name of [`.sending-${upload('d')}`, '.outra', ...kept]) utimesSync(join(folder, name), longAgo, longAgo)
  await files.sweep()
  expect(readdirSync(folder)).toEqual(expect.arrayContaining(['.outra', `.sending-${upload('e')}`, ...kept]))
  expect(existsSync(join(folder, `.sending-${upload('d')}`))).toBe(false)
})
