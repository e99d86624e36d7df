import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest'
import { examineDatabase } from '#ops/doctor/database.ts'
import { apiAs } from './support/api.ts'
import { aCheckoutShop, anEmail, aReadyForm, aShopper, type Fields, pathOf, place } from './support/checkout.ts'
import type { TestShop } from './support/shop.ts'

let shop: TestShop
let api: Awaited<ReturnType<typeof apiAs>>['api']
let vase: { id: number; cents: number }
beforeAll(async () => {
  shop = await aCheckoutShop()
  ;({ api } = await apiAs(shop, 'shop_manager'))
  const row = await shop.db
    .selectFrom('products')
    .select(['id', 'price_cents'])
    .where('slug', '=', 'vaso-jequitinhonha')
    .executeTakeFirstOrThrow()
  vase = { id: row.id, cents: row.price_cents ?? 0 }
})
afterAll(() => shop.close())
afterEach(() => shop.db.deleteFrom('promotions').execute())

const THREE_FOR_TWO = { kind: 'units', take: 3, lowered: 1, percent: 100 }
const make = async (more: Record<string, unknown> = {}) => {
  const body = { name: 'Leve 3, pague 2', rule: THREE_FOR_TWO, is_active: true, ...more }
  const made = await api('/vitrine/v1/promotions', { method: 'POST', body })
  expect(made.status).toBe(201)
  return made.body as { id: number; version: number; words: string }
}
const troubles = async () =>
  (await examineDatabase({ db: shop.db, dataDir: '/nowhere', now: Date.now })).find(({ id }) => id === 'order-sums')?.problems
const shown = (cents: number) => (cents / 100).toLocaleString('pt-BR', { minimumFractionDigits: 2 })
const text = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/[\s\u00a0]+/g, ' ')
const aBuyerOf = async (quantity: number) => {
  const shopper = aShopper(shop)
  await shopper.add('vaso-jequitinhonha', String(quantity))
  return shopper
}

test('three for two: cart, checkout, order, mail of the order, API and doctor tell the same centavos', async () => {
  await make()
  const shopper = await aBuyerOf(4)
  const cart = text((await shopper.get('/cart/')).body)
  expect(cart).toContain(`Leve 3, pague 2 − R$ ${shown(vase.cents)}`)
  expect(cart).toContain('Leve mais 2 unidades e aproveite: Leve 3, pague 2')
  const email = anEmail()
  const form = await aReadyForm(shopper, { billing_email: email, payment_method: 'bacs' })
  expect(text((await shopper.open()).body)).toContain(`Leve 3, pague 2 − R$ ${shown(vase.cents)}`)
  const placed = await place(shopper, form)
  expect(placed.result).toBe('success')
  const order = await api(`/wc/v3/orders/${placed.order_id}`)
  expect(order.body).toMatchObject({
    discount_total: (vase.cents / 100).toFixed(2),
    promotions: [{ name: 'Leve 3, pague 2', discount: (vase.cents / 100).toFixed(2) }],
    line_items: [{ subtotal: ((vase.cents * 4) / 100).toFixed(2), total: ((vase.cents * 3) / 100).toFixed(2) }],
  })
  const received = text((await shopper.get(placed.redirect!.replace('http://127.0.0.1', ''))).body)
  expect(received).toContain('Leve 3, pague 2')
  expect(await troubles()).toEqual([])
})

test('the order keeps what it was given when its lines are changed, also after the promotion is gone', async () => {
  const { id } = await make()
  const shopper = await aBuyerOf(3)
  const placed = await place(shopper, await aReadyForm(shopper, { billing_email: anEmail(), payment_method: 'bacs' }))
  await api(`/vitrine/v1/promotions/${id}?force=true`, { method: 'DELETE' })
  const url = `/wc/v3/orders/${placed.order_id}`
  const { body: before } = await api(url)
  const spoons = await shop.db.selectFrom('products').select('id').where('slug', '=', 'colheres-de-pau').executeTakeFirstOrThrow()
  const added = await api(url, { method: 'PUT', body: { line_items: [{ product_id: spoons.id, quantity: 1 }] } })
  expect(added.body).toMatchObject({ promotions: before.promotions, discount_total: before.discount_total })
  const coupon = await api(url, { method: 'PUT', body: { coupon_lines: [{ code: 'bemvindo10' }] } })
  expect(coupon.body.promotions).toEqual(before.promotions)
  const [line] = before.line_items as { id: number }[]
  const fewer = await api(url, { method: 'PUT', body: { line_items: [{ id: line!.id, quantity: 2 }] } })
  const kept = Math.floor((vase.cents * 2) / 3)
  expect(fewer.body.promotions).toEqual([{ name: 'Leve 3, pague 2', discount: (kept / 100).toFixed(2) }])
  expect(await troubles()).toEqual([])
})

test('a promotion that ends between the summary and the order is not given, and the buyer is told the new total', async () => {
  const { id } = await make()
  const shopper = await aBuyerOf(3)
  const email = anEmail()
  const form = await aReadyForm(shopper, { billing_email: email, payment_method: 'bacs' })
  await api(`/vitrine/v1/promotions/${id}`, { method: 'PUT', body: { ends_at: '2020-01-01T00:00:00' } })
  const refused = await place(shopper, form)
  expect(refused.result).toBe('failure')
  expect(await shop.db.selectFrom('orders').select('id').where('email', '=', email).execute()).toEqual([])
  const again = await place(shopper, await aReadyForm(shopper, { billing_email: email, payment_method: 'bacs' }))
  const order = await api(`/wc/v3/orders/${again.order_id}`)
  expect(order.body).toMatchObject({ discount_total: '0.00', promotions: [] })
})

test('coupons take from what promotions left, unless the promotion goes with none', async () => {
  const { id } = await make({ rule: { kind: 'percent', percent: 50 }, name: 'Metade' })
  const shopper = await aBuyerOf(2)
  const { nonces } = await shopper.open()
  await shopper.ajax('apply_coupon', { security: nonces.apply, coupon_code: 'bemvindo10' })
  const half = vase.cents * 2 - Math.round(vase.cents / 2) * 2
  expect(text((await shopper.get('/cart/')).body)).toContain(`Cupom: bemvindo10 − R$ ${shown(Math.round(half / 10))}`)
  await api(`/vitrine/v1/promotions/${id}`, { method: 'PUT', body: { with_coupons: false } })
  const alone = text((await shopper.get('/cart/')).body)
  expect(alone).toContain(`Cupom: bemvindo10 − R$ ${shown(Math.round((vase.cents * 2) / 10))}`)
  expect(alone).not.toContain('Metade')
})

test('a promotion of a category is about the products of all below it', async () => {
  const { rows } = {
    rows: await shop.db.selectFrom('product_categories').select('category_id').where('product_id', '=', vase.id).execute(),
  }
  await make({ rule: { kind: 'percent', percent: 10 }, name: 'Barro', goods: { category_ids: [rows[0]!.category_id] } })
  expect(text((await (await aBuyerOf(1)).get('/cart/')).body)).toContain('Barro')
  const other = aShopper(shop)
  await other.add('colheres-de-pau')
  expect(text((await other.get('/cart/')).body)).not.toContain('Barro')
})

test('the list is put in order, and the first that can use a unit gets it; the simulator tells the same without a cart', async () => {
  const first = await make({ name: 'Dez', rule: { kind: 'percent', percent: 10 } })
  const second = await make({ name: 'Vinte', rule: { kind: 'percent', percent: 20 } })
  const simulate = async (body: object) => {
    const answer = await api('/vitrine/v1/promotions/simulate', { method: 'POST', body })
    return answer.body as { applied: { name: string }[]; total_cents: number; unknown: number[] }
  }
  const cart = {
    items: [
      { id: vase.id, quantity: 1 },
      { id: 999_999_999, quantity: 1 },
    ],
  }
  expect(await simulate(cart)).toMatchObject({ applied: [{ name: 'Dez' }], unknown: [999_999_999] })
  await api('/vitrine/v1/promotions/order', { method: 'POST', body: { ids: [second.id, first.id] } })
  expect(await simulate(cart)).toMatchObject({
    applied: [{ name: 'Vinte' }],
    total_cents: vase.cents - Math.round(vase.cents / 5),
  })
  const choices = await shop.db
    .selectFrom('offers')
    .innerJoin('products', 'products.id', 'offers.product_id')
    .select(['offers.product_id', 'offers.cents'])
    .where('products.slug', '=', 'vaso-gota')
    .orderBy('offers.cents')
    .execute()
  expect(choices.length).toBeGreaterThan(1)
  const { product_id: id, cents } = choices[0]!
  expect(await simulate({ items: [{ id, quantity: 2 }] })).toMatchObject({
    lines: [{ id, quantity: 2, unit_cents: Number(cents) }],
    unknown: [],
  })
})

test('what can be no promotion is refused in words, and a change that somebody else made meanwhile is not overwritten', async () => {
  const bad = (body: object) =>
    api('/vitrine/v1/promotions', { method: 'POST', body: { name: 'X', rule: THREE_FOR_TWO, ...body } })
  for (const [body, words] of [
    [{ rule: { kind: 'percent', percent: 0 } }, '1 a 100'],
    [{ name: '   ' }, 'nome'],
    [{ starts_at: '2026-12-02T00:00:00', ends_at: '2026-12-01T00:00:00' }, 'fim é depois'],
    [{ hours: { from: '10:00', to: '10:00' } }, 'minutos diferentes'],
  ] as const) {
    const answer = await bad(body)
    expect(answer.status).toBe(400)
    expect((answer.body as { message: string }).message).toContain(words)
  }
  expect((await bad({ states: ['XX'] })).status).toBe(400)
  const { id, version } = await make()
  expect((await api(`/vitrine/v1/promotions/${id}`, { method: 'PUT', body: { name: 'Nova', version } })).status).toBe(200)
  expect((await api(`/vitrine/v1/promotions/${id}`, { method: 'PUT', body: { name: 'Outra', version } })).status).toBe(409)
})

test('a promotion for a way to pay is a hint in the cart, and the checkout gives it by the way that is chosen', async () => {
  await make({ name: 'Pix do mês', rule: { kind: 'percent', percent: 10 }, payment_methods: ['pix'] })
  const off = Math.round(vase.cents / 10)
  const shopper = await aBuyerOf(1)
  const cart = text((await shopper.get('/cart/')).body)
  expect(cart).toContain(`Pix do mês: economize R$ ${shown(off)} pagando no Pix`)
  expect(cart).not.toContain(`Pix do mês − R$`)
  const email = anEmail()
  const byTransfer = await aReadyForm(shopper, { billing_email: email, payment_method: 'bacs' })
  const byPix = await aReadyForm(shopper, { billing_email: email, payment_method: 'pix' })
  // The shop's own 5% in Pix is of what the promotion left.
  const left = vase.cents - off
  const freight = Number(byTransfer['checkout_total']) - vase.cents
  expect(Number(byPix['checkout_total'])).toBe(left - Math.round((left * 5) / 100) + freight)
  const placed = await place(shopper, byPix)
  const { body: order } = await api(`/wc/v3/orders/${placed.order_id}`)
  expect(order).toMatchObject({
    total: (Number(byPix['checkout_total']) / 100).toFixed(2),
    promotions: [{ name: 'Pix do mês', discount: (off / 100).toFixed(2) }],
  })
  // Paid otherwise it is not given, and comes back with Pix.
  const pay = pathOf(placed.redirect).replace('order-received', 'order-pay').replace('?', '?pay_for_order=true&')
  const payBy = async (method: string) => {
    const page = await shopper.get(pay)
    const nonce = /name="woocommerce-pay-nonce" value="([0-9a-f]{10})"/.exec(page.body)?.[1] ?? ''
    await shopper.send(pay, { payment_method: method, 'woocommerce-pay-nonce': nonce })
    return (await api(`/wc/v3/orders/${placed.order_id}`)).body
  }
  expect(await payBy('vitrine_test')).toMatchObject({
    total: (Number(byTransfer['checkout_total']) / 100).toFixed(2),
    fee_lines: [{ name: 'Sem a promoção «Pix do mês»', total: (off / 100).toFixed(2) }],
  })
  expect(await troubles()).toEqual([])
})

test('a coupon for a way to pay is lost with another way, also after the order was placed', async () => {
  await api('/wc/v3/coupons', {
    method: 'POST',
    body: { code: 'so-pix', discount_type: 'percent', amount: '10', free_shipping: true },
  })
  await shop.db
    .updateTable('coupons')
    .set({ payment_methods: ['pix'] })
    .where('code', '=', 'so-pix')
    .execute()
  const freeFreight = (enabled: boolean) =>
    shop.db.updateTable('shipping_methods').set({ enabled }).where('kind', '=', 'free_shipping').execute()
  await freeFreight(false)
  onTestFinished(async () => void (await freeFreight(true)))
  const shopper = await aBuyerOf(1)
  const email = anEmail()
  const full = Number((await aReadyForm(shopper, { billing_email: email, payment_method: 'bacs' }))['checkout_total'])
  const { nonces } = await shopper.open()
  await shopper.ajax('apply_coupon', { security: nonces.apply, coupon_code: 'so-pix' })
  const placed = await place(shopper, await aReadyForm(shopper, { billing_email: email, payment_method: 'pix' }))
  expect((await api(`/wc/v3/orders/${placed.order_id}`)).body).toMatchObject({
    coupon_lines: [{ code: 'so-pix' }],
    shipping_total: '0.00',
  })
  const pay = pathOf(placed.redirect).replace('order-received', 'order-pay').replace('?', '?pay_for_order=true&')
  const page = await shopper.get(pay)
  const nonce = /name="woocommerce-pay-nonce" value="([0-9a-f]{10})"/.exec(page.body)?.[1] ?? ''
  await shopper.send(pay, { payment_method: 'vitrine_test', 'woocommerce-pay-nonce': nonce })
  const { body: order } = await api(`/wc/v3/orders/${placed.order_id}`)
  expect(order).toMatchObject({
    total: (full / 100).toFixed(2),
    fee_lines: [{ name: 'Sem o cupom «so-pix»' }],
  })
  const [fee] = order.fee_lines as { total: string }[]
  expect(Math.round(Number(fee!.total) * 100)).toBeGreaterThan(Math.round(vase.cents / 10))
  expect(await troubles()).toEqual([])
})

test('an order by a way that the promotion does not name is not given it, and states are asked for alike', async () => {
  await make({ name: 'Só no Pix', rule: { kind: 'percent', percent: 10 }, payment_methods: ['pix'] })
  await make({ name: 'Só no Amapá', rule: { kind: 'percent', percent: 20 }, states: ['AP'] })
  const shopper = await aBuyerOf(1)
  expect(text((await shopper.get('/cart/')).body)).toContain('Só no Amapá: economize')
  const form = await aReadyForm(shopper, { billing_email: anEmail(), payment_method: 'bacs' })
  const placed = await place(shopper, form)
  const { body: order } = await api(`/wc/v3/orders/${placed.order_id}`)
  expect(order).toMatchObject({ promotions: [], total: (Number(form['checkout_total']) / 100).toFixed(2) })
})

test('the mails of an order have a line for each promotion, beside that of its coupons', async () => {
  await make()
  const shopper = await aBuyerOf(3)
  const { nonces } = await shopper.open()
  await shopper.ajax('apply_coupon', { security: nonces.apply, coupon_code: 'bemvindo10' })
  const email = anEmail()
  const placed = await place(shopper, await aReadyForm(shopper, { billing_email: email, payment_method: 'bacs' }))
  expect(placed.result).toBe('success')
  const coupon = Math.round((vase.cents * 2) / 10)
  const letters = () =>
    shop.db.selectFrom('mails').select(['text', 'html']).where('text', 'like', '%Desconto (bemvindo10)%').execute()
  // The buyer's and the shop's.
  await expect.poll(async () => (await letters()).length).toBe(2)
  const rows = await letters()
  for (const letter of rows)
    for (const written of [letter.text, text(letter.html ?? '')].map((one) => one.replaceAll(/[\s\u00a0]+/g, ' '))) {
      expect(written).toMatch(new RegExp(`Leve 3, pague 2:? -R\\$ ${shown(vase.cents).replace('.', '\\.')}`))
      expect(written).toMatch(new RegExp(`Desconto \\(bemvindo10\\):? -R\\$ ${shown(coupon).replace('.', '\\.')}`))
    }
})

test('a gift above a sum is put into the cart by its button, is free in the order, and leaves when the cart falls below', async () => {
  const spoons = await shop.db.selectFrom('products').select('id').where('slug', '=', 'colheres-de-pau').executeTakeFirstOrThrow()
  const rule = { kind: 'gift', fromCents: vase.cents * 2, productIds: [spoons.id], units: 1 }
  const { id } = await make({ name: 'Colheres de presente', rule })
  const shopper = await aBuyerOf(2)
  const take = async () => {
    const { body } = await shopper.get('/cart/')
    const nonce = /name="woocommerce-cart-nonce" value="([0-9a-f]{10})"/.exec(body)?.[1] ?? ''
    return await shopper.send('/cart/', {
      add_gift: '1',
      gift: String(spoons.id),
      gift_of: String(id),
      'woocommerce-cart-nonce': nonce,
    })
  }
  expect(text((await shopper.get('/cart/')).body)).toContain('Você ganhou um brinde: Colheres de presente')
  await Promise.all([take(), take()])
  const held = text((await shopper.get('/cart/')).body)
  expect(held).toContain('Brinde adicionado')
  expect(held).toContain('Colheres de presente −')
  expect(held).not.toContain('Você ganhou um brinde')
  const lines = () =>
    shop.db.selectFrom('cart_lines').select(['key', 'quantity', 'gift_of', 'product_id']).where('gift_of', '=', id).execute()
  expect(await lines()).toMatchObject([{ quantity: 1, product_id: spoons.id }])

  // Below the sum it goes, and the visitor is told.
  const { body } = await shopper.get('/cart/')
  const nonce = /name="woocommerce-cart-nonce" value="([0-9a-f]{10})"/.exec(body)?.[1] ?? ''
  const [first] = await shop.db
    .selectFrom('cart_lines')
    .select('key')
    .where('product_id', '=', vase.id)
    .where('quantity', '=', 2)
    .orderBy('added_at', 'desc')
    .execute()
  const change = (quantity: string) =>
    shopper.send('/cart/', { update_cart: '1', [`cart[${first!.key}][qty]`]: quantity, 'woocommerce-cart-nonce': nonce })
  await change('1')
  expect(text((await shopper.get('/cart/')).body)).toContain('saiu do carrinho')
  expect(await lines()).toEqual([])
  expect(text((await take()).body + (await shopper.get('/cart/')).body)).toContain('não está mais disponível')

  // Above it again, it is in the order and costs nothing.
  await change('2')
  await take()
  const placed = await place(shopper, await aReadyForm(shopper, { billing_email: anEmail(), payment_method: 'bacs' }))
  expect(placed.result).toBe('success')
  const { body: order } = await api(`/wc/v3/orders/${placed.order_id}`)
  expect(order.line_items).toMatchObject([{ quantity: 2 }, { product_id: spoons.id, quantity: 1, total: '0.00' }])
  expect(await troubles()).toEqual([])
})

test('a gift whose promotion is switched off before the order is not in it, and the buyer is told', async () => {
  const spoons = await shop.db.selectFrom('products').select('id').where('slug', '=', 'colheres-de-pau').executeTakeFirstOrThrow()
  const { id } = await make({ name: 'Presente', rule: { kind: 'gift', fromCents: 0, productIds: [spoons.id], units: 1 } })
  const shopper = await aBuyerOf(1)
  const { body } = await shopper.get('/cart/')
  const nonce = /name="woocommerce-cart-nonce" value="([0-9a-f]{10})"/.exec(body)?.[1] ?? ''
  await shopper.send('/cart/', { add_gift: '1', gift: String(spoons.id), gift_of: String(id), 'woocommerce-cart-nonce': nonce })
  const form = await aReadyForm(shopper, { billing_email: anEmail(), payment_method: 'bacs' })
  await api(`/vitrine/v1/promotions/${id}`, { method: 'PUT', body: { is_active: false } })
  expect((await place(shopper, form)).result).toBe('failure')
  const placed = await place(shopper, await aReadyForm(shopper, { billing_email: anEmail(), payment_method: 'bacs' }))
  const { body: order } = await api(`/wc/v3/orders/${placed.order_id}`)
  expect(order.line_items).toMatchObject([{ product_id: vase.id, quantity: 1 }])
})

const spoonsOf = async () => {
  const row = await shop.db
    .selectFrom('products')
    .select(['id', 'price_cents'])
    .where('slug', '=', 'colheres-de-pau')
    .executeTakeFirstOrThrow()
  return { id: row.id, cents: row.price_cents ?? 0 }
}
const bumpedLines = (id: number) =>
  shop.db.selectFrom('cart_lines').select(['product_id', 'quantity']).where('bump_of', '=', id).execute()

test('the checkout offers a product by a box: ticked it is in the cart at its price, and order, API and doctor tell the same', async () => {
  const spoons = await spoonsOf()
  const rule = { kind: 'bump', fromCents: 0, productIds: [spoons.id], percent: 20 }
  const { id } = await make({ name: 'Leve as colheres', rule, goods: { product_ids: [vase.id] } })
  const off = Math.round(spoons.cents / 5)
  const shopper = await aBuyerOf(1)
  const { body, nonces } = await shopper.open()
  expect(text(body)).toMatch(
    new RegExp(`Leve também [^,]+ , por R\\$ ${shown(spoons.cents - off)} em vez de R\\$ ${shown(spoons.cents)}`),
  )
  const form: Fields = {
    ...(await aReadyForm(shopper, { billing_email: anEmail(), payment_method: 'bacs' })),
    order_bump_shown: String(id),
  }
  const ticked = { ...form, order_bump: String(id) }
  const seen = await shopper.review(nonces.update, ticked)
  expect(/<input[^>]*name="order_bump"[^>]*>/.exec(seen.payment)?.[0]).toContain('checked')
  expect(seen.payment).toContain(`name="order_bump_shown" value="${id}:in"`)
  expect(text(seen.table)).toContain(`Leve as colheres − R$ ${shown(off)}`)
  expect(Number(seen.hidden['checkout_total'])).toBe(Number(form['checkout_total'] ?? 0) + spoons.cents - off)
  // The same form heard twice is one unit.
  await shopper.review(nonces.update, ticked)
  expect(await bumpedLines(id)).toEqual([{ product_id: spoons.id, quantity: 1 }])
  expect(text((await shopper.get('/cart/')).body)).toContain(`Leve as colheres − R$ ${shown(off)}`)

  // The box unticked takes it out, and offers it again.
  const without = await shopper.review(nonces.update, { ...form, order_bump_shown: `${id}:in` })
  expect(without.payment).toContain(`name="order_bump_shown" value="${id}"`)
  expect(await bumpedLines(id)).toEqual([])

  const again = await shopper.review(nonces.update, ticked)
  const placed = await place(shopper, { ...ticked, ...again.hidden, order_bump_shown: `${id}:in` })
  expect(placed.result).toBe('success')
  const { body: order } = await api(`/wc/v3/orders/${placed.order_id}`)
  expect(order).toMatchObject({
    total: (Number(again.hidden['checkout_total']) / 100).toFixed(2),
    promotions: [{ name: 'Leve as colheres', discount: (off / 100).toFixed(2) }],
  })
  expect(
    (order.line_items as { product_id: number; quantity: number }[]).find((line) => line.product_id === spoons.id)?.quantity,
  ).toBe(1)
  expect(await troubles()).toEqual([])
})

test('without scripts the box is heard by «Atualizar totais», and by the order itself, which first tells the new total', async () => {
  const spoons = await spoonsOf()
  const { id } = await make({ name: 'Colheres', rule: { kind: 'bump', fromCents: 0, productIds: [spoons.id], percent: 0 } })
  const shopper = await aBuyerOf(1)
  const form: Fields = {
    ...(await aReadyForm(shopper, { billing_email: anEmail(), payment_method: 'bacs' })),
    order_bump_shown: String(id),
  }
  const ticked = { ...form, order_bump: String(id) }
  const early = await shopper.send('/checkout/', { ...ticked, woocommerce_checkout_place_order: '1' })
  expect(early.statusCode).toBe(200)
  expect(early.body).toContain(`name="order_bump_shown" value="${id}:in"`)
  expect(await shop.db.selectFrom('orders').select('id').where('email', '=', form['billing_email']!).execute()).toEqual([])
  const page = await shopper.send('/checkout/', {
    ...form,
    order_bump_shown: `${id}:in`,
    woocommerce_checkout_update_totals: '1',
  })
  expect(page.body).toContain(`name="order_bump_shown" value="${id}"`)
  expect(await bumpedLines(id)).toEqual([])
  const taken = await shopper.send('/checkout/', { ...ticked, woocommerce_checkout_update_totals: '1' })
  expect(taken.body).toContain(`name="order_bump_shown" value="${id}:in"`)
  // Bought as any other line: one more of it from its page is no longer the box's.
  await shopper.add('colheres-de-pau')
  expect((await shopper.open()).body).not.toContain('name="order_bump"')
  const lines = await shop.db.selectFrom('cart_lines').select('quantity').where('product_id', '=', spoons.id).execute()
  expect(lines).toContainEqual({ quantity: 2 })
})

test('the checkout offers nothing that is in the cart, sold out, hidden or sold by more than one, nor to a cart that lacks what it asks for', async () => {
  const spoons = await spoonsOf()
  const rule = { kind: 'bump', fromCents: vase.cents * 2, productIds: [spoons.id], percent: 10 }
  const { id } = await make({ name: 'Colheres', rule })
  const offers = async (shopper: Awaited<ReturnType<typeof aBuyerOf>>) =>
    (await shopper.open()).body.includes('name="order_bump"')
  expect(await offers(await aBuyerOf(1))).toBe(false)
  const shopper = await aBuyerOf(2)
  expect(await offers(shopper)).toBe(true)
  const spoonRow = shop.db.updateTable('products').where('id', '=', spoons.id)
  await spoonRow.set({ min_units: 2 }).execute()
  expect(await offers(shopper)).toBe(false)
  await spoonRow.set({ min_units: null, status: 'draft' }).execute()
  expect(await offers(shopper)).toBe(false)
  await spoonRow.set({ status: 'publish' }).execute()
  const form: Fields = {
    ...(await aReadyForm(shopper, { billing_email: anEmail() })),
    order_bump_shown: String(id),
    order_bump: String(id),
  }
  await shop.db.updateTable('stock').set({ on_hand: 0 }).where('product_id', '=', spoons.id).execute()
  expect(await offers(shopper)).toBe(false)
  const { nonces } = await shopper.open()
  await shopper.review(nonces.update, form)
  expect(await bumpedLines(id)).toEqual([])
  await shop.db.updateTable('stock').set({ on_hand: 1_000 }).where('product_id', '=', spoons.id).execute()
  await shopper.add('colheres-de-pau')
  expect(await offers(shopper)).toBe(false)
})
