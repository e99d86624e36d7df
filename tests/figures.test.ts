import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createVisitCounter } from '#shop/reports/figures/counter.ts'
import { FIGURES_PATH } from '#shop/reports/figures/contract.ts'
import { createFigures } from '#shop/reports/figures/service.ts'
import { localDay } from '#kit/brazil/local-time.ts'
import { apiAs } from '#tests/support/api.ts'
import { eventually } from '#tests/support/eventually.ts'
import { aShop, type TestShop } from '#tests/support/shop.ts'

const PHONE = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'
const DESKTOP = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const opening = (agent: string) => ({ accept: 'text/html', 'accept-language': 'pt-BR', 'user-agent': agent })

let shop: TestShop
let slug: string
let productId: number
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] })
  shop = await aShop({ demo: true })
  const product = shop.db.selectFrom('products').select(['id', 'slug']).where('status', '=', 'publish').orderBy('id').limit(1)
  ;({ id: productId, slug } = await product.executeTakeFirstOrThrow())
})
afterAll(async () => {
  await shop?.close()
  vi.useRealTimers()
})

const DAY = '2025-03-10'
const at = (time: string) => Date.parse(`${DAY}T${time}:00-03:00`)
const from = (address: string, url: string, agent = PHONE) => ({ url, headers: opening(agent), address })

test('visits, searches in vain and speed of real pages reach the merchant, counted while they are answered', async () => {
  for (const url of ['/', `/produto/${slug}/`, '/?s=Zzyzx%20Qwrt', '/?s=Zzyzx%20Qwrt', '/cart/'])
    expect((await shop.get(url, opening(PHONE))).statusCode).toBe(200)
  const fromSearch = { ...opening(PHONE), host: 'loja.example', referer: 'https://loja.example/?s=Zzyzx+Qwrt' }
  expect((await shop.get(`/produto/${slug}/`, fromSearch)).statusCode).toBe(200)
  await shop.get('/', opening('Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'))
  await shop.get('/', { ...opening(PHONE), 'sec-purpose': 'prefetch' })
  const told = { path: '/', lcp: 2_000, cls: 0, ttfb: 300, unasked: true }
  const send = (payload: string, agent = DESKTOP) =>
    shop.http.inject({
      method: 'POST',
      url: FIGURES_PATH,
      payload,
      headers: { 'content-type': 'text/plain;charset=UTF-8', 'user-agent': agent },
    })
  expect((await send(JSON.stringify(told))).statusCode).toBe(204)
  expect((await send('{"path":')).statusCode).toBe(204)
  expect((await send(JSON.stringify({ path: '/', lcp: 'x'.repeat(2_000) }))).statusCode).toBe(413)
  vi.advanceTimersByTime(60_000)
  const isWritten = async () => (await shop.db.selectFrom('page_speed_days').select('metric').execute()).length === 3
  await eventually('the counts are written', isWritten)
  const { api } = await apiAs(shop, 'administrator')
  const today = `from=${localDay(new Date())}`
  const visits = (await api(`/vitrine/v1/visits?${today}`)).body
  expect(visits).toMatchObject({ visitors: 2, views: 7, step: 'day' })
  expect(visits.devices).toEqual([
    { device: 'desktop', visitors: 1 },
    { device: 'phone', visitors: 1 },
  ])
  expect(Object.fromEntries(visits.pages.map(({ kind, views }: { kind: string; views: number }) => [kind, views]))).toEqual({
    home: 2,
    product: 2,
    search: 2,
    cart: 1,
  })
  expect((await api(`/vitrine/v1/visits/funnel?${today}`)).body).toMatchObject({ visitors: 2, product_visitors: 1, carts: 0 })
  expect((await api(`/vitrine/v1/visits/empty-searches?${today}`)).body.rows).toEqual([
    { words: 'zzyzx qwrt', searches: 2, days: 1 },
  ])
  const searched = { words: 'zzyzx qwrt', searches: 2, empty: 2, clicks: 1, adds: 0 }
  expect((await api(`/vitrine/v1/visits/searches?${today}`)).body.rows).toEqual([searched])
  expect((await api(`/vitrine/v1/visits/searches?${today}&only=found`)).body.rows).toEqual([])
  expect((await api(`/vitrine/v1/visits/seen-products?${today}`)).body.rows).toMatchObject([{ product_id: productId, views: 2 }])
  const [all] = (await api(`/vitrine/v1/visits/speed?${today}`)).body.rows
  expect(all.measured).toMatchObject([
    { metric: 'lcp', samples: 1, rating: 'good' },
    { metric: 'cls', value: 0, rating: 'good' },
    { metric: 'ttfb', rating: 'good' },
  ])
  expect((await api('/vitrine/v1/visits?from=ontem')).status).toBe(400)
})

test('a visitor counts once a day, also in two processes, and is forgotten when the day ends', async () => {
  let now = at('10:00')
  const [one, other] = [1, 2].map(() => createVisitCounter({ db: shop.db, now: () => now })) as [Counter, Counter]
  const figures = createFigures({ db: shop.db })
  const day = { from: DAY, to: DAY }
  one.visit(from('192.0.2.1', '/'))
  one.visit(from('192.0.2.1', '/sobre/'))
  one.visit(from('192.0.2.2', '/', DESKTOP))
  await one.flush()
  other.visit(from('192.0.2.1', `/produto/${slug}/`))
  other.visit(from('192.0.2.1', '/', DESKTOP))
  await other.flush()
  one.visit(from('192.0.2.1', `/produto/${slug}/`))
  await one.flush()
  expect(await figures.funnel(day)).toMatchObject({ visitors: 3, productVisitors: 1 })
  expect(await figures.visits(day)).toMatchObject({ visitors: 3, views: 6 })
  const marks = () => shop.db.selectFrom('visit_marks').select('mark').where('day', '=', DAY).execute()
  expect((await marks()).map(({ mark }) => mark.length)).toEqual([22, 22, 22])
  now += 86_400_000
  await one.flush()
  expect(await marks()).toEqual([])
  expect(await shop.db.selectFrom('visit_salts').select('salt').where('day', '=', DAY).execute()).toEqual([])
  expect(await figures.funnel(day)).toMatchObject({ visitors: 3, productVisitors: 1 })
})
type Counter = ReturnType<typeof createVisitCounter>

test('sums are swept after thirteen months', async () => {
  const kept = ['2024-02-10', '2024-02-09']
  for (const day of kept)
    await shop.db.insertInto('page_view_days').values({ day, kind: 'home', device: 'phone', views: 1 }).execute()
  await createVisitCounter({ db: shop.db, now: () => at('12:00') }).sweep()
  const left = await shop.db.selectFrom('page_view_days').select('day').where('day', 'in', kept).execute()
  expect(left).toEqual([{ day: '2024-02-10' }])
})
