import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { FOLLOW_PLANS_JOB, followPlans } from '#shop/pricing/plans/follow.ts'
import { apiAs, type Api } from './support/api.ts'
import { aBuyerIn, aCheckoutShop } from './support/checkout.ts'
import { eventually } from './support/eventually.ts'
import type { TestShop } from './support/shop.ts'

const SLUG = 'vaso-jequitinhonha'
const MINUTE_MS = 60_000

let shop: TestShop
let api: Api
let id: number
let usual: number
beforeAll(async () => {
  shop = await aCheckoutShop()
  api = (await apiAs(shop, 'shop_manager')).api
  const found = await shop.db
    .selectFrom('products')
    .select(['id', 'price_cents'])
    .where('slug', '=', SLUG)
    .executeTakeFirstOrThrow()
  ;({ id, price_cents: usual } = found)
})
afterAll(() => shop.close())
afterEach(async () => {
  await shop.db.deleteFrom('price_plans').execute()
  await api(`/wc/v3/products/${id}`, {
    method: 'PUT',
    body: { regular_price: (usual / 100).toFixed(2), sale_price: '', date_on_sale_from: null, date_on_sale_to: null },
  })
})

type Plan = { id: number; state: string; skipped: string | null; kind: string; cents: number }
const at = (ms: number) => new Date(Date.now() + ms).toISOString()
const path = () => `/vitrine/v1/products/${id}/price-plans`
const plan = (body: Record<string, unknown>) => api(path(), { method: 'POST', body })
const plans = async (): Promise<Plan[]> => (await api(path())).body
const product = async () => (await api(`/wc/v3/products/${id}`)).body
const page = async () => (await shop.get(`/produto/${SLUG}/`)).body.replaceAll('\u00a0', ' ')
const shows = (words: string) => eventually(`the page shows ${words}`, async () => (await page()).includes(words))
const hides = (words: string) => eventually(`the page hides ${words}`, async () => !(await page()).includes(words))
const money = (cents: number) => (cents / 100).toLocaleString('pt-BR', { minimumFractionDigits: 2 })
/** As if so much time had gone by for what is planned. */
const pass = async (ms: number) => {
  const by = sql`make_interval(secs => ${ms / 1_000})`
  await sql`update price_plans set starts_at = starts_at - ${by}, ends_at = ends_at - ${by} where product_id = ${id}`.execute(
    shop.db,
  )
  await sql`update products set sale_from = sale_from - ${by}, sale_to = sale_to - ${by} where id = ${id}`.execute(shop.db)
  await followPlans(shop.db)
}

test('several sales and a new price are planned; each begins and ends by itself, on the kept page too', async () => {
  const sale = { kind: 'sale', cents: usual - 1_000, starts_at: at(10 * MINUTE_MS), ends_at: at(20 * MINUTE_MS) }
  expect((await plan(sale)).status).toBe(200)
  expect((await plan({ ...sale, cents: usual - 2_000, starts_at: at(30 * MINUTE_MS), ends_at: null })).status).toBe(200)
  expect((await plan({ kind: 'price', cents: usual + 500, starts_at: at(25 * MINUTE_MS) })).status).toBe(200)
  expect((await plans()).map(({ state }) => state)).toEqual(['planned', 'planned', 'planned'])
  expect(await page()).not.toContain(money(usual - 1_000))
  await pass(11 * MINUTE_MS)
  await shows(money(usual - 1_000))
  expect(await product()).toMatchObject({ on_sale: true, price: ((usual - 1_000) / 100).toFixed(2) })
  await pass(10 * MINUTE_MS)
  await hides(money(usual - 1_000))
  expect(await product()).toMatchObject({ on_sale: false, sale_price: '', price: (usual / 100).toFixed(2) })
  await pass(10 * MINUTE_MS)
  await shows(money(usual - 2_000))
  expect(await product()).toMatchObject({ regular_price: ((usual + 500) / 100).toFixed(2), on_sale: true })
  expect((await plans()).map(({ state }) => state).sort()).toEqual(['done', 'done', 'on'])
})

test('the change comes at its moment, by a job of that moment, in the cart as on the page', async () => {
  const shopper = await aBuyerIn(shop, SLUG)
  expect((await plan({ kind: 'sale', cents: usual - 1_000, starts_at: at(1_500), ends_at: at(60 * MINUTE_MS) })).status).toBe(200)
  const { rows } = await sql<{
    at: Date
  }>`select run_at as at from jobs where kind = ${FOLLOW_PLANS_JOB} order by run_at`.execute(shop.db)
  expect(rows.length).toBeGreaterThanOrEqual(2)
  await eventually('the sale is in the cart', async () => (await shopper.get('/cart/')).body.includes(money(usual - 1_000)))
  await shows(money(usual - 1_000))
})

test('undone: what was planned never begins, and what is on gives the price from before back at once', async () => {
  await plan({ kind: 'sale', cents: usual - 1_000, starts_at: at(10 * MINUTE_MS), ends_at: at(20 * MINUTE_MS) })
  const [waiting] = await plans()
  expect((await api(`${path()}/${waiting!.id}`, { method: 'DELETE' })).body).toEqual([])
  const [begun] = (await plan({ kind: 'sale', cents: usual - 1_500, ends_at: at(20 * MINUTE_MS) })).body
  expect(begun).toMatchObject({ state: 'on' })
  expect(await product()).toMatchObject({ price: ((usual - 1_500) / 100).toFixed(2) })
  const undone = await api(`${path()}/${begun!.id}`, { method: 'DELETE' })
  expect(undone.body).toMatchObject([{ state: 'undone' }])
  expect(await product()).toMatchObject({ on_sale: false, sale_price: '' })
  expect((await api(`${path()}/${begun!.id}`, { method: 'DELETE' })).status).toBe(400)
  expect((await api(`${path()}/999999`, { method: 'DELETE' })).status).toBe(404)
})

test('what makes no sense is refused in words, and nothing of it is kept', async () => {
  const sale = { kind: 'sale', cents: usual - 1_000, starts_at: at(10 * MINUTE_MS), ends_at: at(20 * MINUTE_MS) }
  expect((await plan({ ...sale, cents: usual })).body).toMatchObject({ message: expect.stringContaining('menor que o preço') })
  expect((await plan({ ...sale, variation_id: 999_999 })).status).toBe(400)
  expect((await plan({ ...sale, starts_at: '2026-02-30T10:00:00', ends_at: null })).status).toBe(400)
  await plan(sale)
  expect((await plan({ ...sale, cents: 100 })).body).toMatchObject({ message: expect.stringContaining('Já há uma promoção') })
  expect(await plans()).toHaveLength(1)
  expect((await api('/vitrine/v1/products/999999/price-plans')).status).toBe(404)
  const { api: customer } = await apiAs(shop, 'customer')
  expect((await customer(path(), { method: 'POST', body: sale })).status).toBe(403)
})

test('without naming one, each variation is planned, all of them or none', async () => {
  const shirt = await shop.db
    .selectFrom('products')
    .innerJoin('variations', 'variations.product_id', 'products.id')
    .select(['products.id', 'variations.price_cents as cents'])
    .where('products.type', '=', 'variable')
    .orderBy('variations.id')
    .executeTakeFirstOrThrow()
  const { count } = await shop.db
    .selectFrom('variations')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('product_id', '=', shirt.id)
    .executeTakeFirstOrThrow()
  const to = `/vitrine/v1/products/${shirt.id}/price-plans`
  const body = { kind: 'sale', cents: 100, ends_at: at(MINUTE_MS * 5) }
  const made = await api(to, { method: 'POST', body })
  expect(made.body).toHaveLength(Number(count))
  expect((made.body as Plan[]).every(({ state }) => state === 'on')).toBe(true)
  expect((await api(to, { method: 'POST', body: { ...body, cents: 50 } })).status).toBe(400)
})

test('two processes at the same moment begin each plan once', async () => {
  await plan({ kind: 'price', cents: usual + 100, starts_at: at(10 * MINUTE_MS), ends_at: at(20 * MINUTE_MS) })
  await sql`update price_plans set starts_at = now() - interval '1 second' where product_id = ${id}`.execute(shop.db)
  const before = (await product()).version as number
  await Promise.all(Array.from({ length: 4 }, () => followPlans(shop.db)))
  expect(await product()).toMatchObject({ version: before + 1, regular_price: ((usual + 100) / 100).toFixed(2) })
})

test('beside a sale stands the least price of the thirty days before it, where the merchant wants it, and in the API', async () => {
  await sql`delete from price_history where product_id = ${id}`.execute(shop.db)
  await sql`insert into price_history (product_id, price_cents, sale_price_cents, sale_from, sale_to, since) values
    (${id}, ${usual - 4_000}, null, null, null, now() - interval '60 days'),
    (${id}, ${usual}, ${usual - 2_500}, now() - interval '20 days', now() - interval '18 days', now() - interval '40 days')`.execute(
    shop.db,
  )
  await plan({ kind: 'sale', cents: usual - 1_000, ends_at: at(60 * MINUTE_MS) })
  const words = `Menor preço dos últimos 30 dias antes da oferta: R$ ${money(usual - 2_500)}`
  await shows(money(usual - 1_000))
  expect(await page()).not.toContain('Menor preço')
  expect(await product()).toMatchObject({ lowest_price_30_days: ((usual - 2_500) / 100).toFixed(2) })
  const setting = '/wc/v3/settings/products/vitrine_lowest_price'
  const { api: admin } = await apiAs(shop, 'administrator')
  expect((await admin(setting, { method: 'PUT', body: { value: 'yes' } })).status).toBe(200)
  await shows(words)
  await admin(setting, { method: 'PUT', body: { value: 'no' } })
  await hides('Menor preço')
})

test('a full price that was raised shortly before a sale is told to the merchant', async () => {
  const lowest = async () => (await api(`/vitrine/v1/products/${id}/lowest-prices`)).body
  await sql`delete from price_history where product_id = ${id}`.execute(shop.db)
  await sql`insert into price_history (product_id, price_cents, since) values
    (${id}, ${usual - 3_000}, now() - interval '50 days'), (${id}, ${usual}, now() - interval '5 days')`.execute(shop.db)
  expect(await lowest()).toMatchObject([{ has_sale: false, raised_from_cents: usual - 3_000 }])
  await plan({ kind: 'sale', cents: usual - 1_000, ends_at: at(60 * MINUTE_MS) })
  expect(await lowest()).toMatchObject([{ has_sale: true, raised_from_cents: usual - 3_000, before_sale_cents: usual - 3_000 }])
})
