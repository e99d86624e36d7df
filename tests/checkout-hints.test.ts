import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSettings } from '#content/settings/service.ts'
import { formatMoney, percentOf } from '#kit/money.ts'
import { ADDRESS, aShopper, pathOf, place } from './support/checkout.ts'
import { eventually } from './support/eventually.ts'
import { aShop, type TestShop } from './support/shop.ts'

let shop: TestShop
let cents: number
const SLUG = 'moringa-de-barro'
const PIX = { enabled: true, key: 'x', discountPercent: 5 }
const till = (stored: object) => createSettings({ db: shop.db }).set('payments', stored)
beforeAll(async () => {
  shop = await aShop({ demo: true })
  await till({ pix: PIX, vitrine_test: { enabled: true }, installments: { most: 4, leastCents: 100 } })
  const row = await shop.db
    .selectFrom('products')
    .select(({ fn }) => fn.coalesce('sale_price_cents', 'price_cents').as('cents'))
    .where('slug', '=', SLUG)
    .executeTakeFirstOrThrow()
  cents = Number(row.cents)
})
afterAll(() => shop.close())

const words = (markup: string) => markup.replaceAll('<!-- -->', '').replaceAll('&nbsp;', '\u00a0')
const product = async (slug = SLUG) => words((await shop.get(`/produto/${slug}/`)).body)
const pixOf = (goods: number) => `${formatMoney(goods - percentOf(goods, 5))} no Pix (5% de desconto)`
const parcelsOf = (total: number) =>
  `ou 4x de ${formatMoney(total - Math.floor(total / 4) * 3)} sem juros (total ${formatMoney(total)})`

test('a product’s page says how it can be paid, and follows when the merchant changes that', async () => {
  const page = await product()
  expect(page).toContain(parcelsOf(cents))
  expect(page).toContain(pixOf(cents))
  await till({ pix: { ...PIX, discountPercent: 0 }, vitrine_test: { enabled: true }, installments: { most: 1 } })
  await eventually('the kept page says nothing more', async () => !(await product()).includes('payment-hint"'))
  await till({ pix: PIX, vitrine_test: { enabled: true }, installments: { most: 4, leastCents: 100 } })
  await eventually('the kept page says it again', async () => (await product()).includes(pixOf(cents)))
})

test('a price that depends on a choice is spoken of without sums', async () => {
  const { rows } = await shop.db
    .selectFrom('product_shelf')
    .innerJoin('products', 'products.id', 'product_shelf.product_id')
    .select('slug')
    .whereRef('up_to_cents', '>', 'cents')
    .where('type', '=', 'variable')
    .execute()
    .then((found) => ({ rows: found }))
  const page = await product(rows[0]!.slug)
  expect(page).toContain('em até 4x sem juros')
  expect(page).toContain('5% de desconto no Pix')
})

test('the cart says it of its own total, on the page and when the totals are drawn anew', async () => {
  const shopper = aShopper(shop)
  await shopper.add(SLUG, '2')
  for (const url of ['/cart/', '/?wc-ajax=get_cart_totals']) {
    const body = words((await shopper.get(url)).body)
    expect(body).toContain(parcelsOf(cents * 2))
    expect(body).toContain(pixOf(cents * 2))
  }
})

test('the checkout’s card says its parcels by the card’s own price, whichever way is chosen', async () => {
  const shopper = aShopper(shop)
  await shopper.add(SLUG)
  const { nonces } = await shopper.open()
  const [byPix, byCard] = [
    await shopper.review(nonces.update, { ...ADDRESS, payment_method: 'pix' }),
    await shopper.review(nonces.update, { ...ADDRESS, payment_method: 'vitrine_test' }),
  ]
  const said = ({ payment }: { payment: string }) => /Em até 4x de .*?\(total .*?\)/s.exec(words(payment))?.[0]
  expect(said(byPix)).toBe(said(byCard))
  expect(said(byCard)).toContain(formatMoney(Number(byCard.hidden['checkout_total'])))
})

test('a card that takes parcels asks how many; the order, its letter and the merchant’s order say so', async () => {
  const shopper = aShopper(shop)
  await shopper.add(SLUG)
  const { nonces } = await shopper.open()
  expect((await shopper.review(nonces.update, { ...ADDRESS, payment_method: 'pix' })).payment).not.toContain('Em quantas vezes?')
  const form = { ...ADDRESS, payment_method: 'vitrine_test', installments: '3' }
  const seen = await shopper.review(nonces.update, form)
  expect(seen.payment).toContain('Em quantas vezes?')
  expect(seen.payment).toContain('<option value="3" selected="">3x de ')
  const ready = { ...form, ...seen.hidden, 'shipping_method[0]': seen.rate, terms: 'on' }
  expect((await place(shopper, { ...ready, installments: '5' })).messages).toContain('Este número de parcelas não é oferecido')
  const { redirect, order_id: id } = await place(shopper, ready)
  const said = /Cartão \(teste\) em 3x de R\$\s[\d,.]+, sem juros/
  expect((await shopper.get(pathOf(redirect))).body.replaceAll('&nbsp;', '\u00a0')).toMatch(said)
  const kept = async () => ({
    title: (await shop.db.selectFrom('orders').select('payment_title').where('id', '=', id!).executeTakeFirstOrThrow())
      .payment_title,
    meta: await shop.db
      .selectFrom('order_meta')
      .select('value')
      .where('order_id', '=', id!)
      .where('key', '=', '_installments')
      .execute(),
  })
  expect(await kept()).toEqual({ title: expect.stringMatching(said), meta: [{ value: '3' }] })
  const letter = async () =>
    (await shop.db.selectFrom('mails').select('text').where('to_address', '=', ADDRESS['billing_email']!).execute())
      .map(({ text }) => text)
      .join()
  await eventually('the letter says it', async () => said.test(await letter()))

  // Paid another way, the plan goes; another number of parcels can be chosen there.
  const pay = pathOf(redirect).replace('order-received', 'order-pay').replace('?', '?pay_for_order=true&')
  const nonce = /name="woocommerce-pay-nonce" value="([0-9a-f]{10})"/.exec((await shopper.get(pay)).body)?.[1] ?? ''
  const choose = (fields: Record<string, string>) => shopper.send(pay, { ...fields, 'woocommerce-pay-nonce': nonce })
  await choose({ payment_method: 'vitrine_test', installments_vitrine_test: '2' })
  expect(await kept()).toEqual({ title: expect.stringContaining('em 2x de'), meta: [{ value: '2' }] })
  expect((await choose({ payment_method: 'vitrine_test', installments_vitrine_test: '9' })).body).toContain('não é oferecido')
  await choose({ payment_method: 'pix' })
  expect(await kept()).toEqual({ title: 'Pix', meta: [] })
})
