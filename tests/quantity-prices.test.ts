import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { tieredCents } from '#db/line-terms.ts'
import { offerOfLine } from '#db/offer-of-line.ts'
import { examineDatabase } from '#ops/doctor/database.ts'
import { apiAs } from './support/api.ts'
import { aCheckoutShop, anEmail, aReadyForm, aShopper, place, type Shopper } from './support/checkout.ts'
import { eventually } from './support/eventually.ts'
import type { TestShop } from './support/shop.ts'

let shop: TestShop
let api: Awaited<ReturnType<typeof apiAs>>['api']
let vase: { id: number; cents: number }
beforeAll(async () => {
  shop = await aCheckoutShop()
  ;({ api } = await apiAs(shop, 'shop_manager'))
  const { id, price_cents: cents } = await shop.db
    .selectFrom('products')
    .select(['id', 'price_cents'])
    .where('slug', '=', 'vaso-jequitinhonha')
    .executeTakeFirstOrThrow()
  vase = { id, cents: cents ?? 0 }
})
afterAll(() => shop.close())
afterEach(async () => {
  await shop.db.deleteFrom('price_tiers').execute()
  await shop.db.deleteFrom('price_rules').execute()
  await limit({ min_units: null, max_units: null, customer_units: null, customer_days: null })
})

const path = () => `/vitrine/v1/products/${vase.id}/price-tiers`
const setTiers = async (...tiers: { units: number; cents: number; tag_id?: number }[]) => {
  const { version } = (await api(path())).body as { version: string }
  const rows = tiers.map((tier) => ({ variation_id: null, tag_id: null, ...tier }))
  const saved = await api(path(), { method: 'PUT', body: { tiers: rows, version } })
  expect(saved.status).toBe(200)
  return saved.body as { version: string }
}
const limit = (limits: Record<string, number | null>) => api(`/wc/v3/products/${vase.id}`, { method: 'PUT', body: limits })
const text = (html: string) =>
  html
    .replaceAll(/<(style|script)\b[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/[\s\u00a0]+/g, ' ')
const shown = (cents: number) => `R$ ${(cents / 100).toLocaleString('pt-BR', { minimumFractionDigits: 2 })}`
const aBuyerOf = async (...quantities: number[]) => {
  const shopper = aShopper(shop)
  for (const quantity of quantities) await shopper.add('vaso-jequitinhonha', String(quantity))
  return shopper
}
const buy = async (shopper: Shopper, over: Record<string, string> = {}) =>
  await place(shopper, await aReadyForm(shopper, { billing_email: anEmail(), payment_method: 'bacs', ...over }))
const cartText = async (shopper: Shopper) => text((await shopper.get('/cart/')).body)

test('a price by quantity: product page, cart, checkout and order tell the same, whatever the order of adding', async () => {
  await setTiers({ units: 5, cents: vase.cents - 500 }, { units: 10, cents: vase.cents - 1_000 })
  const page = text((await shop.get('/produto/vaso-jequitinhonha/')).body)
  expect(page).toContain(
    `Compre mais, pague menos Preço por quantidade Unidades Preço de cada 5 ou mais ${shown(vase.cents - 500)} 10 ou mais`,
  )
  const few = await aBuyerOf(4)
  expect(await cartText(few)).toContain(`Leve mais 1 unidade e pague ${shown(vase.cents - 500)} cada`)
  const [once, twice] = [await aBuyerOf(10), await aBuyerOf(3, 7)]
  const total = shown(10 * (vase.cents - 1_000))
  for (const shopper of [once, twice]) {
    const cart = await cartText(shopper)
    expect(cart).toContain('Preço de 10 ou mais')
    expect(cart).toContain(total)
  }
  const { rows } = await sql<{ cents: number }>`
    select ${tieredCents(sql`l`, sql`o.cents`, sql`null::bigint`)} as cents from cart_lines l join ${offerOfLine(sql`l`)} on true
    where l.quantity = 10`.execute(shop.db)
  expect(rows.map(({ cents }) => cents)).toEqual([vase.cents - 1_000, vase.cents - 1_000])
  const placed = await buy(once)
  expect(placed.result).toBe('success')
  const order = await api(`/wc/v3/orders/${placed.order_id}`)
  const sum = ((10 * (vase.cents - 1_000)) / 100).toFixed(2)
  expect(order.body).toMatchObject({ line_items: [{ quantity: 10, subtotal: sum, total: sum }] })
  const sums = (await examineDatabase({ db: shop.db, dataDir: '/nowhere', now: Date.now })).find(({ id }) => id === 'order-sums')
  expect(sums?.problems).toEqual([])
})

test('a price that changes between the summary and the order is told before it is sold', async () => {
  await setTiers({ units: 2, cents: vase.cents - 500 })
  const shopper = await aBuyerOf(2)
  const form = await aReadyForm(shopper, { billing_email: anEmail(), payment_method: 'bacs' })
  await setTiers()
  expect((await place(shopper, form)).result).toBe('failure')
  expect((await buy(shopper)).result).toBe('success')
})

test('the price of a group is told and given only to its customers who are signed in; the kept page says nothing of it', async () => {
  const tag = await api('/vitrine/v1/customer-tags', { method: 'POST', body: { name: 'Atacado' } })
  const tagId = (tag.body as { id: number }).id
  await setTiers({ units: 1, cents: vase.cents - 2_000, tag_id: tagId })
  const email = anEmail()
  const member = await aBuyerOf(1)
  const form = { billing_email: email, createaccount: '1', account_password: 'uma senha longa 1' }
  expect((await buy(member, form)).result).toBe('success')
  const { id: userId } = await shop.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  const { id: profile } = await shop.db
    .selectFrom('customer_profiles')
    .select('id')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  await api('/vitrine/v1/customer-profiles/tags', { method: 'POST', body: { customers: [profile], add: ['Atacado'] } })
  const price = shown(vase.cents - 2_000)
  expect(text((await member.get('/produto/vaso-jequitinhonha/')).body)).not.toContain(price)
  const prices = `/precos-por-quantidade/?product_id=${vase.id}`
  expect(text((await member.get(prices)).body)).toContain(`Desde a primeira ${price}`)
  expect((await aShopper(shop).get(prices)).statusCode).toBe(204)
  await member.add('vaso-jequitinhonha')
  expect(await cartText(member)).toContain('Preço do seu grupo')
  const placed = await buy(member, { billing_email: email })
  expect((await api(`/wc/v3/orders/${placed.order_id}`)).body).toMatchObject({
    line_items: [{ total: ((vase.cents - 2_000) / 100).toFixed(2) }],
  })
  expect(await cartText(await aBuyerOf(1))).not.toContain(price)
})

test('a copy of a product has its prices by quantity and by group', async () => {
  await setTiers({ units: 5, cents: vase.cents - 500 })
  const copy = await api(`/wc/v3/products/${vase.id}/duplicate`, { method: 'POST' })
  const { body } = await api(`/vitrine/v1/products/${copy.body.id}/price-tiers`)
  expect(body).toMatchObject({ tiers: [{ units: 5, cents: vase.cents - 500, variation_id: null, tag_id: null }] })
})

test('prices that make no sense are refused, and what another wrote meanwhile is not overwritten', async () => {
  const { version } = await setTiers({ units: 5, cents: 900 })
  const row = { variation_id: null, tag_id: null }
  const send = (tiers: object[], from = version) => api(path(), { method: 'PUT', body: { tiers, version: from } })
  expect((await send([{ ...row, units: 1, cents: 900 }])).status).toBe(400)
  expect((await send([{ ...row, units: 5, cents: 900, tag_id: 999_999 }])).status).toBe(400)
  expect((await send([{ ...row, units: 5, cents: 800 }], 'other')).status).toBe(409)
  expect((await api(path())).body).toMatchObject({ tiers: [{ units: 5, cents: 900 }] })
})

test('limits of an order: the least is told in the cart and keeps it from being ordered, more than the most is not put in', async () => {
  await limit({ min_units: 3, max_units: 5 })
  expect(text((await shop.get('/produto/vaso-jequitinhonha/')).body)).toContain('De 3 a 5 unidades por pedido.')
  const shopper = await aBuyerOf(2)
  expect(await cartText(shopper)).toContain('Leve ao menos 3 unidades')
  expect((await buy(shopper)).result).toBe('failure')
  await shopper.add('vaso-jequitinhonha', '4')
  expect(await cartText(shopper)).toContain('Cada pedido pode ter até 5 de “Vaso Jequitinhonha”, e você já tem 2 no carrinho.')
  await shopper.add('vaso-jequitinhonha', '2')
  expect((await buy(shopper)).result).toBe('success')
  const crossed = await limit({ min_units: 9, max_units: 2 })
  expect(crossed.status).toBe(400)
})

test('what one customer may buy counts all their orders, by e-mail or CPF, also of two orders at the same moment', async () => {
  await limit({ customer_units: 2, customer_days: 30 })
  const mine = { billing_email: anEmail(), billing_cpf: '111.444.777-35' }
  expect((await buy(await aBuyerOf(1), mine)).result).toBe('success')
  const rivals = await Promise.all(
    [mine, { ...mine, billing_email: anEmail() }, { ...mine, billing_email: anEmail() }].map(async (form) => {
      const shopper = await aBuyerOf(1)
      return { shopper, form: await aReadyForm(shopper, { payment_method: 'bacs', ...form }) }
    }),
  )
  const placed = await Promise.all(rivals.map(({ shopper, form }) => place(shopper, form)))
  expect(placed.map(({ result }) => result).sort()).toEqual(['failure', 'failure', 'success'])
  expect(placed.find(({ result }) => result === 'failure')?.messages).toContain(
    'cada cliente pode comprar até 2 unidades a cada 30 dias',
  )
  const other = { billing_email: anEmail(), billing_cpf: '390.533.447-05' }
  expect((await buy(await aBuyerOf(2), other)).result).toBe('success')
})

const setRules = async (...rules: { units: number; off: number; tag_id?: number; category: string }[]) => {
  const { version } = (await api('/vitrine/v1/price-rules')).body as { version: string }
  const categories = await shop.db.selectFrom('categories').select(['id', 'slug']).execute()
  const rows = rules.map(({ category, ...rule }) => ({
    category_id: categories.find(({ slug }) => slug === category)?.id ?? null,
    product_tag_id: null,
    tag_id: null,
    ...rule,
  }))
  return await api('/vitrine/v1/price-rules', { method: 'PUT', body: { rules: rows, version } })
}

test('a category lowers the prices of all its products and of the categories in it; of two prices the lowest counts', async () => {
  expect((await setRules({ category: 'ceramica', units: 5, off: 1_000 })).status).toBe(200)
  const tenth = Math.floor((vase.cents * 9_000 + 5_000) / 10_000)
  const page = async () => text((await shop.get('/produto/vaso-jequitinhonha/')).body)
  await eventually('the page tells it', async () => (await page()).includes(`5 ou mais ${shown(tenth)}`))
  const shopper = await aBuyerOf(5)
  expect(await cartText(shopper)).toContain(shown(5 * tenth))
  const placed = await buy(shopper)
  const sum = ((5 * tenth) / 100).toFixed(2)
  expect((await api(`/wc/v3/orders/${placed.order_id}`)).body).toMatchObject({ line_items: [{ quantity: 5, total: sum }] })
  await setTiers({ units: 5, cents: tenth - 100 })
  expect(await cartText(await aBuyerOf(5))).toContain(shown(5 * (tenth - 100)))
  expect((await setRules({ category: 'ceramica', units: 1, off: 1_000 })).status).toBe(400)
  expect((await setRules({ category: 'none-such', units: 5, off: 1_000 })).status).toBe(400)
})

test('the simulator prices by quantity and by group before it takes promotions off, as a cart does', async () => {
  const group = await api('/vitrine/v1/customer-tags', { method: 'POST', body: { name: 'Revenda' } })
  const tagId = (group.body as { id: number }).id
  await setTiers({ units: 5, cents: vase.cents - 500 })
  await setRules({ category: 'ceramica', units: 1, off: 5_000, tag_id: tagId })
  const simulate = async (quantity: number, more = {}) =>
    (await api('/vitrine/v1/promotions/simulate', { method: 'POST', body: { items: [{ id: vase.id, quantity }], ...more } })).body
  expect(await simulate(1)).toMatchObject({ total_cents: vase.cents, lines: [{ tier: null }] })
  expect(await simulate(5)).toMatchObject({
    total_cents: 5 * (vase.cents - 500),
    lines: [{ tier: { units: 5, is_group: false } }],
  })
  expect(await simulate(1, { tag_id: tagId })).toMatchObject({
    total_cents: Math.floor((vase.cents + 1) / 2),
    lines: [{ tier: { is_group: true } }],
  })
})
