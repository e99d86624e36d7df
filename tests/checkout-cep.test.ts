import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSettings } from '#content/settings/service.ts'
import { aShopper, openTills } from './support/checkout.ts'
import { aShop, type TestShop } from './support/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await aShop({ demo: true, config: { rateLimits: true } })
  await openTills(shop)
})
afterAll(() => shop.close())

const ask = async (cep: string) => await shop.get(`/?wc-ajax=vitrine_cep&cep=${encodeURIComponent(cep)}`)
const checkout = async () => {
  const shopper = aShopper(shop)
  await shopper.add('moringa-de-barro')
  return (await shopper.open()).body
}

test('without an address service the checkout says nothing of one, and a CEP leads nowhere', async () => {
  expect(await checkout()).not.toContain('cep_service')
  const answer = await ask('01310-100')
  expect([answer.statusCode, answer.json()]).toEqual([200, { success: false }])
  expect(answer.headers['cache-control']).toBe('no-store')
})

test('an address service on this machine or on a private network is never called', async () => {
  let calls = 0
  const inside = createServer((_request, response) => {
    calls++
    response.end('{"logradouro":"Rua Secreta"}')
  })
  await new Promise<void>((listening) => inside.listen(0, '127.0.0.1', listening))
  const { port } = inside.address() as AddressInfo // it listens on a port
  for (const url of [`http://127.0.0.1:${port}/{cep}`, `https://localhost:${port}/{cep}`]) {
    await createSettings({ db: shop.db }).set('cep_service_url', url)
    expect((await ask('01310100')).json()).toEqual({ success: false })
  }
  expect(calls).toBe(0)
  inside.close()
})

test('the checkout knows of a service that is set', async () => {
  await createSettings({ db: shop.db }).set('cep_service_url', 'https://cep.example/ws/{cep}/json/')
  expect(await checkout()).toContain('"cep_service":"1"')
})

test('who asks for one CEP after the other has to wait', async () => {
  await createSettings({ db: shop.db }).set('cep_service_url', '')
  const statuses = []
  for (let count = 0; count < 31; count++) statuses.push((await ask('x')).statusCode)
  expect(statuses.at(-1)).toBe(429)
})
