import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Api, apiAs } from '#tests/support/api.ts'
import { eventually } from '#tests/support/eventually.ts'
import { aShop, type TestShop } from '#tests/support/shop.ts'
import { madeUpShop } from './made-up-shop.ts'

const SIZE = { products: 12, variable: 2, orders: 10, customers: 5 }
const BYTES = Buffer.from([...madeUpShop(SIZE)].map((thing) => JSON.stringify(thing)).join('\n'))

let shop: TestShop
let admin: Api
beforeAll(async () => {
  shop = await aShop()
  admin = (await apiAs(shop, 'administrator')).api
})
afterAll(() => shop?.close())

const post = (path: string, body: object = {}) => admin(path, { method: 'POST', body })
const inState = (path: string, state: string) =>
  eventually(`${path} to be ${state}`, async () => {
    const { body } = await admin(path)
    return body.state === state ? body : undefined
  })

test('a file is sent in pieces, read, planned, carried out and taken back through the API', async () => {
  const { body: made } = await post('/vitrine/v1/moves', { source: 'antiga.example', name: 'loja.jsonl' })
  const path = `/vitrine/v1/moves/${made.id}`
  const half = Math.floor(BYTES.length / 2)
  for (const [offset, payload] of [
    [0, BYTES.subarray(0, half)],
    [half, BYTES.subarray(half)],
  ] as const)
    await admin(`${path}/pieces?offset=${offset}`, {
      method: 'POST',
      payload,
      headers: { 'content-type': 'application/octet-stream' },
    })
  await post(`${path}/read`)
  const planned = await inState(path, 'planned')
  expect(planned.kinds.find(({ kind }: { kind: string }) => kind === 'product')).toMatchObject({
    found: 12,
    same: 12,
    refused: 0,
  })
  await post(`${path}/carry-out`)
  await inState(path, 'done')
  const { body: things } = await admin(`${path}/things?kind=order`)
  expect(things).toHaveLength(10)
  expect(things[0]).toMatchObject({ place: 'orders', is_done: true, new_id: expect.any(Number) })
  const { body: order } = await admin(`/wc/v3/orders/${things[0].new_id}`)
  const old = [...madeUpShop(SIZE)].find(({ kind }) => kind === 'order')
  expect(order).toMatchObject({
    number: old!.data['number'],
    total: old!.data['total'],
    transaction_id: 'mp-0',
    created_via: 'import',
  })
  await post(`${path}/undo`)
  await inState(path, 'undone')
  expect((await admin('/wc/v3/orders')).body).toEqual([])
})

test('only the administration brings shops over, and only files that can be read', async () => {
  const { api: manager } = await apiAs(shop, 'shop_manager')
  expect((await manager('/vitrine/v1/moves')).status).toBe(403)
  const refused = await post('/vitrine/v1/moves', { source: 'antiga.example', name: 'foto.png' })
  expect(refused).toMatchObject({ status: 400, body: { code: 'vitrine_move_unknown_file' } })
  expect((await post('/vitrine/v1/moves/999999/undo')).status).toBe(404)
})
