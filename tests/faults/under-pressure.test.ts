import { Writable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { VitalSigns } from '#http/vital-signs.ts'
import { eventually } from '#tests/support/eventually.ts'
import { aShop, type TestShop } from '#tests/support/shop.ts'

const WELL: VitalSigns = { lagMs: 5, heap: 0.3 }
const KEPT = ['/', '/loja/', '/robots.txt']

const grave: string[] = []
const write = new Writable({
  write: (line: Buffer, _encoding, done) => {
    const { level, msg } = JSON.parse(line.toString()) as { level: string; msg: string }
    if (level === 'warn' || level === 'error') grave.push(msg)
    done()
  },
})
let signs = WELL
let shop: TestShop
beforeAll(async () => {
  shop = await aShop({ readSigns: () => signs, write })
  for (const path of KEPT) await shop.get(path)
})
afterAll(() => shop?.close())

const statusOf = async (path: string) => (await shop.get(path)).statusCode
const figure = async (name: string) => Number(new RegExp(`^${name} (\\d+)`, 'm').exec((await shop.get('/metrics')).body)?.[1])

test.each<[string, VitalSigns]>([
  ['every turn takes more than a second', { lagMs: 1_500, heap: 0.3 }],
  ['memory is nearly used up', { lagMs: 5, heap: 0.97 }],
])('when %s new work is told to come again, what lies ready is shown, and all is as ever afterwards', async (_, trouble) => {
  const before = await figure('vitrine_turned_away_total')
  grave.length = 0
  signs = trouble
  await eventually('the shop to notice', async () => (await statusOf('/minha-conta/')) === 503)

  for (const path of [...KEPT, '/healthz', '/readyz', '/metrics', '/favicon.svg'])
    expect([path, await statusOf(path)]).toEqual([path, 200])
  for (const path of ['/cart/', '/checkout/', '/painel/', '/blog/', '/nada-aqui/']) {
    const page = await shop.get(path)
    expect([path, page.statusCode]).toEqual([path, 503])
    expect(Number(page.headers['retry-after'])).toBeGreaterThan(0)
    expect(page.headers['cache-control']).toBe('no-store')
    expect(page.body).toContain('Estamos com muito movimento')
    expect(page.body).toContain('lang="pt-BR"')
  }
  const calls = [
    { method: 'POST', url: '/?wc-ajax=add_to_cart', payload: { product_id: '1' } },
    { method: 'POST', url: '/wp-json/wc/store/v1/cart/add-item', payload: { id: 1 } },
    { method: 'GET', url: '/wp-json/wp/v2/pages' },
    { method: 'POST', url: '/wc-api/vitrine_test/', payload: {}, headers: { accept: 'application/json' } },
  ] as const
  for (const call of calls) {
    const answer = await shop.http.inject(call)
    expect([call.url, answer.statusCode]).toEqual([call.url, 503])
    expect(answer.json()).toMatchObject({ code: 'too_busy', data: { status: 503 } })
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  }
  expect(await figure('vitrine_too_busy')).toBe(1)
  expect((await figure('vitrine_turned_away_total')) - before).toBe(10)

  signs = WELL
  await eventually('the shop to let in again', async () => (await statusOf('/minha-conta/')) === 200)
  expect(await figure('vitrine_too_busy')).toBe(0)
  expect(grave).toEqual([expect.stringContaining('too busy'), expect.stringContaining('calm again')])
})
