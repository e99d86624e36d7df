import { createServer, type Server } from 'node:https'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Api, apiAs } from '#tests/support/api.ts'
import { eventually } from '#tests/support/eventually.ts'
import { aShop, type TestShop } from '#tests/support/shop.ts'
import { makePapers } from '#tests/support/throw-away-papers.ts'
import { keysOfStandIn } from './rest-stand-in.ts'

let old: TestShop
let server: Server
let shop: TestShop
let admin: Api
let address: string
let access: Record<string, string>
beforeAll(async () => {
  old = await aShop({ demo: true })
  const { key, cert, ca } = makePapers()
  server = createServer({ key, cert }, async (request, response) => {
    const { authorization = '' } = request.headers
    const answer = await old.http.inject({
      url: request.url ?? '/',
      headers: { authorization, accept: request.headers.accept ?? '' },
    })
    response.writeHead(answer.statusCode, answer.headers as Record<string, string>).end(answer.rawPayload)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  address = `https://127.0.0.1:${(server.address() as AddressInfo).port}` // it listens on a port, not on a pipe
  const { both } = await keysOfStandIn(old)
  access = {
    address,
    consumer_key: both.consumer!.key,
    consumer_secret: both.consumer!.secret,
    user: both.application!.user,
    application_password: both.application!.password,
  }
  shop = await aShop({ network: { allowed: { protocols: ['https:'], address: () => true }, ca } })
  admin = (await apiAs(shop, 'administrator')).api
})
afterAll(async () => {
  await shop?.close()
  server?.closeAllConnections()
  await new Promise((closed) => server?.close(closed))
  await old?.close()
})

const post = (path: string, body: object = {}) => admin(`/vitrine/v1/moves${path}`, { method: 'POST', body })
const get = async (path: string) => (await admin(`/vitrine/v1/moves${path}`)).body
const inState = (id: number, state: string) =>
  eventually(
    `move ${id} to be ${state}`,
    async () => {
      const move = await get(`/${id}`)
      if (move.state === 'failed') throw new Error(move.problem)
      return move.state === state ? move : undefined
    },
    120_000,
  )

test('a shop is tried, read by its address, brought, compared page by page, and its keys are forgotten', async () => {
  expect((await post('/test', { ...access, consumer_secret: 'cs_errado' })).body).toMatchObject({ ok: false, problem: 'keys' })
  expect((await post('/test', { address })).body).toMatchObject({ ok: false, problem: 'keys' })
  const { body: tested } = await post('/test', access)
  expect(tested).toMatchObject({ ok: true, source: address.slice('https://'.length), notes: [] })
  expect(tested.found.product).toBeGreaterThan(10)
  expect(await get('')).toEqual([])

  const { status, body: made } = await post('/by-address', access)
  expect([status, made.is_by_address, made.keys_until === null]).toEqual([201, true, false])
  expect(JSON.stringify(made)).not.toContain(access['consumer_secret'])
  expect((await post('/by-address', access)).status).toBe(409)
  await inState(made.id, 'planned')
  await post(`/${made.id}/carry-out`)
  await inState(made.id, 'done')

  const pages = await get(`/${made.id}/pages?per_page=100`)
  const mug = pages.find(({ new_path }: { new_path: string }) => new_path === '/produto/caneca-serra/')
  expect(mug).toMatchObject({ kind: 'product', is_compared: false })
  await post(`/${made.id}/compared`, { kind: 'product', old_id: mug.old_id })
  const left = await admin(`/vitrine/v1/moves/${made.id}/pages?open=true&per_page=1`)
  expect(Number(left.headers['x-wp-total'])).toBe(
    Number((await admin(`/vitrine/v1/moves/${made.id}/pages`)).headers['x-wp-total']) - 1,
  )
  expect((await admin(`/vitrine/v1/moves/${made.id}/framing?url=https://outra.example/`)).status).toBe(400)

  const { items, is_open } = await get(`/${made.id}/checklist`)
  const stateOf = (id: string) => items.find((item: { id: string }) => item.id === id)?.state
  expect(is_open).toBe(true)
  expect([stateOf('mail'), stateOf('domain'), stateOf('questions')]).toEqual(['missing', 'missing', 'done'])

  const { body: again } = await post(`/${made.id}/again`)
  await inState(again.id, 'planned')
  await admin(`/vitrine/v1/moves/${again.id}/keys`, { method: 'DELETE' })
  expect(await shop.db.selectFrom('move_secrets').selectAll().execute()).toEqual([])
  expect(await post(`/${again.id}/again`)).toMatchObject({ status: 409, body: { code: 'vitrine_move_no-keys' } })
})

test('private addresses are refused, and only the administration may ask', async () => {
  const { api: manager } = await apiAs(shop, 'shop_manager')
  expect((await manager('/vitrine/v1/moves/test', { method: 'POST', body: access })).status).toBe(403)
  expect((await post('/test', { ...access, address: 'http://antiga.example' })).body).toMatchObject({ problem: 'address' })
})
