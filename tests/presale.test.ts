import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DAY_MS } from '#kit/brazil/holidays.ts'
import { localDay, readLocalMoment } from '#kit/brazil/local-time.ts'
import { sentFromText } from '#kit/brazil/presale-text.ts'
import { arrivalDate, arrivalDay } from '#shop/shipping/arrival.ts'
import { apiAs, type Api } from './support/api.ts'
import { aBuyerIn, aCheckoutShop, aReadyForm, anEmail, pathOf, place } from './support/checkout.ts'
import { eventually } from './support/eventually.ts'
import type { TestShop } from './support/shop.ts'

const SLUG = 'vaso-jequitinhonha'
const dayIn = (days: number) => localDay(new Date(Date.now() + days * DAY_MS))

let shop: TestShop
let manager: Api
let id: number
beforeAll(async () => {
  shop = await aCheckoutShop()
  manager = (await apiAs(shop, 'shop_manager')).api
  id = (await shop.db.selectFrom('products').select('id').where('slug', '=', SLUG).executeTakeFirstOrThrow()).id
})
afterAll(() => shop.close())

const sellAhead = async (day: string | null) =>
  await manager(`/wc/v3/products/${id}`, { method: 'PUT', body: { presale_until: day } })
const page = async () => (await shop.get(`/produto/${SLUG}/`)).body

/** Whoever buys with cash at the door: the order is worked on at once. */
async function bought() {
  const shopper = await aBuyerIn(shop, SLUG)
  const form = await aReadyForm(shopper, { payment_method: 'cod', billing_email: anEmail() })
  const { body } = await shopper.open()
  const cart = (await shopper.get('/cart/')).body
  return { shopper, body, cart, placed: await place(shopper, form) }
}

test('a merchant names the day, and is told when it is none', async () => {
  const day = dayIn(20)
  expect((await sellAhead(day)).body).toMatchObject({ presale_until: day })
  for (const bad of ['2026-02-30', '20261212', '1999-12-31', 'amanhã', '9999-12-31'])
    expect(await sellAhead(bad)).toMatchObject({ status: 400 })
  expect((await manager(`/wc/v3/products/${id}`)).body).toMatchObject({ presale_until: day })
  expect((await sellAhead(null)).body).toMatchObject({ presale_until: null })
})

test('page, card and Store API say from when a pre-sale is sent, and its button that it is one', async () => {
  const day = dayIn(20)
  await sellAhead(day)
  const told = `Pré-venda: ${sentFromText(day)}`
  const body = await eventually('the page follows', async () => {
    const html = await page()
    return html.includes(told) && html
  })
  expect(body).toMatch(/<button[^>]*single_add_to_cart_button[^>]*>Comprar na pré-venda</)
  expect(body).toContain('https://schema.org/PreOrder')
  const card = (await shop.get('/?s=jequitinhonha&post_type=product')).body
  expect(card).toContain('class="onsale presale"')
  expect(card).toContain(told)
  const { body: product } = await manager(`/wc/store/v1/products/${id}`)
  expect(product).toMatchObject({ stock_availability: { text: told }, add_to_cart: { single_text: 'Comprar na pré-venda' } })
})

test('cart, checkout and order tell the day, the arrival is counted from it, and the desk knows who waits', async () => {
  const day = dayIn(20)
  await sellAhead(day)
  const { shopper, body, cart, placed } = await bought()
  expect(cart).toContain(sentFromText(day))
  expect(body).toContain(sentFromText(day))
  expect(placed).toMatchObject({ result: 'success' })
  const received = (await shopper.get(pathOf(placed.redirect))).body
  expect(received).toContain(sentFromText(day))
  const { body: order } = await manager(`/wc/v3/orders/${placed.order_id}`)
  expect(order.line_items[0].meta_data).toContainEqual(
    expect.objectContaining({ display_key: 'Pré-venda', display_value: sentFromText(day) }),
  )
  const { delivery_terms: terms } = await shop.db
    .selectFrom('orders')
    .select('delivery_terms')
    .where('id', '=', placed.order_id!)
    .executeTakeFirstOrThrow()
  if (terms?.kind !== 'sent') throw new Error('Nothing was promised.')
  const arrives = arrivalDay({ ...terms, at: readLocalMoment(day), state: order.shipping.state })
  expect(received).toContain(arrivalDate(arrives))
  expect(body).toContain(arrivalDate(arrives))
  const { lines } = await shop.db
    .selectFrom('order_lines')
    .select(sql<string[]>`array_agg(presale_until::text)`.as('lines'))
    .where('order_id', '=', placed.order_id!)
    .executeTakeFirstOrThrow()
  expect(lines).toEqual([day])

  await sellAhead(null)
  const later = (await bought()).placed
  const desk = (await manager('/vitrine/v1/dispatch')).body as { id: number; waits_until: string | null }[]
  expect(desk.map(({ id: one, waits_until: until }) => [one, until])).toEqual([
    ...desk.filter(({ waits_until: until }) => until === null).map(({ id: one }) => [one, null]),
    [placed.order_id, day],
  ])
  expect(desk.map((one) => one.id)).toContain(later.order_id)
})

test('a day that moves while somebody fills in the checkout is told before anything is sold', async () => {
  await sellAhead(dayIn(20))
  const shopper = await aBuyerIn(shop, SLUG)
  const said = { payment_method: 'cod', billing_email: anEmail() }
  const form = await aReadyForm(shopper, said)
  await sellAhead(dayIn(45))
  const refused = await place(shopper, form)
  expect(refused).toMatchObject({ result: 'failure', refresh: true })
  expect(refused.messages).toContain('A data de envio de uma pré-venda mudou')
  expect((await shopper.open()).body).toContain(sentFromText(dayIn(45)))
  expect(await place(shopper, await aReadyForm(shopper, said))).toMatchObject({ result: 'success' })
})

test('once its day has come it is an ordinary product, on kept pages too', async () => {
  await sellAhead(dayIn(1))
  await eventually('the page follows', async () => (await page()).includes('Comprar na pré-venda'))
  expect(await page()).toContain('Comprar na pré-venda')
  // As time would: no trigger hears of it.
  await shop.db.transaction().execute(async (trx) => {
    await sql`alter table products disable trigger user`.execute(trx)
    await sql`update products set presale_until = presale_until - 1 where id = ${id}`.execute(trx)
    await sql`alter table products enable trigger user`.execute(trx)
    const { numUpdatedRows } = await trx
      .updateTable('product_shelf')
      .set({ next_change_at: sql`next_change_at - interval '1 day'` })
      .where('product_id', '=', id)
      .where('next_change_at', 'is not', null)
      .executeTakeFirstOrThrow()
    expect(numUpdatedRows).toBe(1n)
  })
  // The work of every minute.
  await sql`select refresh_due_shelves(100)`.execute(shop.db)
  await eventually('the page is ordinary again', async () => !(await page()).includes('Pré-venda'))
  expect(await page()).toMatch(/<button[^>]*single_add_to_cart_button[^>]*>Adicionar ao carrinho</)
  const { body } = await bought()
  expect(body).not.toContain('Pré-venda')
})
