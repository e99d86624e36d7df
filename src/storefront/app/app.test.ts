import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Api, apiAs } from '#tests/support/api.ts'
import { eventually } from '#tests/support/eventually.ts'
import { aShop, type TestShop } from '#tests/support/shop.ts'

let shop: TestShop
let api: Api
beforeAll(async () => {
  shop = await aShop({ demo: true })
  api = (await apiAs(shop, 'administrator')).api
})
afterAll(() => shop.close())

const turn = async (value: 'yes' | 'no') => {
  expect((await api('/wc/v3/settings/app/vitrine_app_on', { method: 'PUT', body: { value } })).status).toBe(200)
  await eventually(`the pages follow: ${value}`, async () => {
    const { body } = await shop.get('/')
    return body.includes('rel="manifest"') === (value === 'yes')
  })
}

test('a shop is no app until the merchant says so, and a worker that was left behind removes itself', async () => {
  expect((await shop.get('/')).body).not.toContain('rel="manifest"')
  expect((await shop.get('/app.webmanifest')).statusCode).toBe(404)
  expect((await shop.get('/sem-conexao/')).statusCode).toBe(404)
  const worker = await shop.get('/sw.js')
  expect(worker.headers['cache-control']).toBe('no-cache')
  expect(worker.body).toContain('registration.unregister()')
  expect(worker.body).not.toContain("addEventListener('fetch'")
})

test('switched on, it has a manifest, icons of the right sizes and a small worker; switched off again, the worker goes', async () => {
  await turn('yes')
  const manifest = JSON.parse((await shop.get('/app.webmanifest')).body) as {
    name: string
    icons: { src: string; sizes: string }[]
  }
  expect(manifest).toMatchObject({ name: 'Casa Aroeira', display: 'standalone' })
  for (const { src, sizes } of manifest.icons) {
    const { rawPayload } = await shop.get(src)
    const { width, height } = await sharp(rawPayload).metadata()
    expect(`${width}x${height}`).toBe(sizes)
  }
  const worker = await shop.get('/sw.js')
  expect(worker.headers['content-type']).toContain('text/javascript')
  expect(worker.body.length).toBeLessThan(3_000)
  expect((await shop.get('/')).headers['content-security-policy']).toContain('trusted-types fragments app')
  await turn('no')
  expect((await shop.get('/sw.js')).body).toContain('registration.unregister()')
})

test('without a connection the shop says so in its own look, with the ways to reach it and nothing personal', async () => {
  await turn('yes')
  const { body, headers } = await shop.get('/sem-conexao/')
  expect(body).toContain('Você está sem internet')
  expect(body).toContain('Tentar de novo')
  expect(body).toContain('wa.me')
  expect(headers['set-cookie']).toBeUndefined()
  expect(body).toContain('content="noindex"')
})
