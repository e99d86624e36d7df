import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enqueue } from '#jobs/queue.ts'
import { examineDatabase } from '#ops/doctor/database.ts'
import { SETTLE_JOB } from '#shop/payments/inbox.ts'
import { type Api, apiAs } from './support/api.ts'
import { aBuyerIn, anEmail, aReadyForm, aShopper, openTills, pathOf, place, type Shopper } from './support/checkout.ts'
import { eventually } from './support/eventually.ts'
import { aShop, type TestShop } from './support/shop.ts'

let shop: TestShop
let api: Api
beforeAll(async () => {
  shop = await aShop({ demo: true })
  await openTills(shop)
  await shop.db.updateTable('stock').set({ on_hand: 1_000 }).execute()
  ;({ api } = await apiAs(shop, 'shop_manager'))
}, 120_000)
afterAll(() => shop.close())

const text = (html: string) =>
  html
    .replaceAll(/<(style|script)[^>]*>.*?<\/\1>/gs, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/(?:&nbsp;|[\s\u00a0])+/g, ' ')
const aCard = async (cents: number) =>
  (await api('/vitrine/v1/gift-cards', { method: 'POST', body: { cents, note: 'teste' } })).body as {
    id: number
    code: string
    last_four: string
  }
const cardOf = async (id: number) =>
  (await api(`/vitrine/v1/gift-cards/${id}`)).body as { balance_cents: number; moves: object[] }
const apply = async (shopper: Shopper, code: string) => {
  const { nonces } = await shopper.open()
  return text((await shopper.ajax('apply_coupon', { security: nonces.apply, coupon_code: code })).body)
}
const orderOf = async (id: number) => (await api(`/wc/v3/orders/${id}`)).body as Record<string, never>
const problems = async () =>
  (await examineDatabase({ db: shop.db, dataDir: shop.dataDir, now: Date.now }))
    .filter(({ id }) => ['stored-values', 'order-money', 'order-sums', 'sales-sums'].includes(id))
    .flatMap((finding) => finding.problems)

test('a card pays part of an order with the same total in cart, checkout, order, page and API, and is spent once', async () => {
  const { id, code, last_four: lastFour } = await aCard(5_000)
  const shopper = await aBuyerIn(shop)
  expect(await apply(shopper, code.toLowerCase().replaceAll('-', ' '))).toContain(`Cartão-presente final ${lastFour} adicionado.`)
  expect(await apply(shopper, code)).toContain('já está no carrinho')
  const cart = text((await shopper.get('/cart/')).body)
  expect(cart).toContain(`Cartão-presente final ${lastFour} − R$ 50,00`)

  const form = await aReadyForm(shopper, { billing_email: anEmail(), payment_method: 'bacs' })
  const [total, due] = [Number(form['checkout_total']), Number(form['checkout_due'])]
  expect(due).toBe(total - 5_000)
  const placed = await place(shopper, form)
  expect(placed.messages ?? '').toBe('')
  expect((await place(shopper, form)).order_id).toBe(placed.order_id)

  const order = await orderOf(placed.order_id!)
  expect(order).toMatchObject({
    total: (total / 100).toFixed(2),
    amount_due: (due / 100).toFixed(2),
    gift_cards: [{ id, kind: 'gift-card', last_four: lastFour, amount: '50.00' }],
    needs_payment: false,
  })
  const page = text((await shopper.get(pathOf(placed.redirect))).body)
  expect(page).toContain(`Cartão-presente final ${lastFour}`)
  expect(page).toContain(`A pagar R$ ${(due / 100).toFixed(2).replace('.', ',')}`)
  expect((await cardOf(id)).balance_cents).toBe(0)
  const mail = await eventually('the mail is written', async () =>
    shop.db
      .selectFrom('mails')
      .select('text')
      .where('subject', 'like', `%${String(order['number'])}%`)
      .executeTakeFirst(),
  )
  expect(mail!.text).toContain(`Cartão-presente final ${lastFour}`)
  expect(await problems()).toEqual([])
})

test('an order that a card pays alone is placed without paying, and cancelled it gives the card back', async () => {
  const { id, code } = await aCard(500_000)
  const shopper = await aBuyerIn(shop)
  await apply(shopper, code)
  const form = await aReadyForm(shopper, { billing_email: anEmail(), payment_method: 'bacs' })
  expect(form['checkout_due']).toBe('0')
  const placed = await place(shopper, form)
  expect(await orderOf(placed.order_id!)).toMatchObject({ status: 'processing', payment_method: 'gift_card', amount_due: '0.00' })
  expect((await cardOf(id)).balance_cents).toBe(500_000 - Number(form['checkout_total']))
  await api(`/wc/v3/orders/${placed.order_id}`, { method: 'PUT', body: { status: 'cancelled' } })
  expect((await cardOf(id)).balance_cents).toBe(500_000)
  const mail = await eventually('the mail of the cancelled order is written', async () =>
    shop.db.selectFrom('mails').select('text').where('subject', '=', `Pedido #${placed.order_id} cancelado`).executeTakeFirst(),
  )
  expect(mail!.text.replaceAll(/\s+/g, ' ')).toMatch(/R\$ [\d.,]+ voltaram ao saldo do cartão-presente final \w{4}\./)
  expect(mail!.text).not.toContain('Nada foi cobrado')
  expect(await problems()).toEqual([])
})

test('what the shopper saw is what is charged: a card that lost its balance meanwhile is told first', async () => {
  const { id, code } = await aCard(5_000)
  const shopper = await aBuyerIn(shop)
  await apply(shopper, code)
  const form = await aReadyForm(shopper, { billing_email: anEmail(), payment_method: 'bacs' })
  await api(`/vitrine/v1/gift-cards/${id}/corrections`, { method: 'POST', body: { cents: -5_000, note: 'engano' } })
  const refused = await place(shopper, form)
  expect(refused).toMatchObject({ result: 'failure', refresh: true })
  expect(
    await api(`/vitrine/v1/gift-cards/${id}/corrections`, { method: 'POST', body: { cents: -1, note: 'mais' } }),
  ).toMatchObject({
    status: 409,
  })
})

test('a card is taken off the cart by its link, and a blocked one is not taken', async () => {
  const { id, code, last_four: lastFour } = await aCard(5_000)
  const shopper = await aBuyerIn(shop)
  await apply(shopper, code)
  const { nonces } = await shopper.open()
  await shopper.ajax('remove_coupon', { security: nonces.remove, coupon: `gift-card:${id}` })
  expect(text((await shopper.get('/cart/')).body)).not.toContain(`final ${lastFour}`)
  await api(`/vitrine/v1/gift-cards/${id}`, { method: 'PUT', body: { is_blocked: true } })
  expect(await apply(shopper, code)).toContain('Este cartão-presente está bloqueado')
})

test('a gift card is bought for somebody, with a value of one’s own, and reaches them when it is paid; no coupon lowers it', async () => {
  const made = await api('/wc/v3/products', {
    method: 'POST',
    body: {
      name: 'Cartão-presente da casa',
      regular_price: '100.00',
      gift_card: true,
      gift_value_least: 20,
      gift_value_most: 500,
      status: 'publish',
    },
  })
  expect(made.status).toBe(201)
  const { id: productId, slug } = made.body as { id: number; slug: string }
  const rule = { kind: 'units', take: 3, lowered: 1, percent: 100 }
  const promotion = await api('/vitrine/v1/promotions', { method: 'POST', body: { name: 'Leve 3', rule, is_active: true } })
  const page = text((await shop.get(`/produto/${slug}/`)).body)
  expect(page).toContain('Para quem é o presente')
  expect(page).not.toContain('Leve 3')
  await api(`/vitrine/v1/promotions/${promotion.body.id}?force=true`, { method: 'DELETE' })
  expect(page).toContain('De R$ 20,00 a R$ 500,00')

  const shopper = aShopper(shop)
  const gift = { product_id: String(productId), gift_name: 'Bia', gift_email: 'bia@exemplo.com.br', gift_message: 'Parabéns!' }
  expect((await shopper.ajax('add_to_cart', { ...gift, gift_value: '1000' })).json()).toMatchObject({ error: true })
  await shopper.ajax('add_to_cart', { ...gift, gift_value: '150,00' })
  await api('/wc/v3/coupons', { method: 'POST', body: { code: 'metade', discount_type: 'percent', amount: '50' } })
  await apply(shopper, 'metade')
  await apply(shopper, (await aCard(20_000)).code)

  const form = await aReadyForm(shopper, { billing_email: anEmail(), payment_method: 'vitrine_test' })
  expect(form['checkout_total']).toBe('15000')
  // A card does not pay for a card.
  expect(form['checkout_due']).toBeUndefined()
  const placed = await place(shopper, form)
  expect(placed.messages ?? '').toBe('')
  await api(`/wc/v3/orders/${placed.order_id}`, { method: 'PUT', body: { set_paid: true } })

  const mail = await eventually('the mail is written', async () =>
    shop.db
      .selectFrom('mails')
      .select(['text', 'html', 'gift_card_id as card'])
      .where('to_address', '=', 'bia@exemplo.com.br')
      .executeTakeFirst(),
  )
  expect(mail!.text).toContain('R$ 150,00')
  expect(mail!.text).toContain('Parabéns!')
  expect(mail!.text).toContain('[código do cartão-presente]')
  expect(await orderOf(placed.order_id!)).toMatchObject({ status: 'completed' })
  const found = await api('/vitrine/v1/gift-cards?search=bia@exemplo')
  expect(found.body).toMatchObject([{ id: mail!.card, balance_cents: 15_000, recipient_name: 'Bia', code: null }])

  const { rows } = await sql<{ goods: number }>`
    select coalesce(sum(goods), 0)::bigint as goods from count_sales(array[shop_day(now())], array['order'])`.execute(shop.db)
  const { rows: others } = await sql<{ goods: number }>`
    select coalesce(sum(o.subtotal_cents), 0)::bigint as goods from orders o
    where o.status in ('processing', 'completed', 'refunded') and not is_test_payment(o.payment_method)
      and not exists (select from order_lines l where l.order_id = o.id and l.gift is not null)`.execute(shop.db)
  expect(rows[0]!.goods).toBe(others[0]!.goods)
  expect(await problems()).toEqual([])
})

/** An order of cards that is paid, with its cards: the first unit's first. */
async function soldCards(units: number, cents = 10_000) {
  const email = anEmail()
  const { body: product } = await api('/wc/v3/products', {
    method: 'POST',
    body: { name: 'Cartão-presente', regular_price: (cents / 100).toFixed(2), gift_card: true, status: 'publish' },
  })
  const shopper = aShopper(shop)
  const gift = { gift_name: 'Bia', gift_email: email, quantity: String(units) }
  await shopper.ajax('add_to_cart', { product_id: String(product.id), ...gift })
  const form = await aReadyForm(shopper, { billing_email: anEmail(), payment_method: 'vitrine_test' })
  const { order_id: id } = await place(shopper, form)
  await api(`/wc/v3/orders/${id}`, { method: 'PUT', body: { set_paid: true } })
  const cards = await eventually('the cards are made', async () => {
    const { body } = await api(`/vitrine/v1/gift-cards?search=${email}`)
    const found = body as { id: number }[]
    return found.length === units ? found.toReversed() : undefined
  })
  const [line] = (await orderOf(id!))['line_items'] as unknown as { id: number }[]
  return { id: id!, lineId: line!.id, cards: cards!.map((card) => card.id) }
}
/** Somebody buys with a card, as checkouts do it. */
const spend = async (cardId: number, cents: number) =>
  await sql`select move_stored_value(${cardId}, ${-cents}, 'spent', 999999, null, '', 'Loja')`.execute(shop.db)
const refund = async (id: number, body: object) => await api(`/wc/v3/orders/${id}/refunds`, { method: 'POST', body })

test('[I16] money that a sold card was spent for does not go back, by no way of refunding', async () => {
  const { id, lineId, cards } = await soldCards(1)
  await spend(cards[0]!, 10_000)
  for (const body of [
    { amount: '100.00' },
    { amount: '100.00', api_refund: false },
    { amount: '1.00' },
    { line_items: [{ id: lineId, quantity: 1 }] },
  ]) {
    const refused = await refund(id, body)
    expect(refused.status).toBe(400)
    expect(refused.body).toMatchObject({ message: expect.stringContaining('já foi usado') })
  }
  expect(await orderOf(id)).toMatchObject({ status: 'completed', refunds: [] })
})

test('[I16] a card closes with the money that goes back for it, and money alone does not go back while it is open', async () => {
  const { id, lineId, cards } = await soldCards(2)
  const refused = await refund(id, { amount: '100.00' })
  expect(refused.body).toMatchObject({ message: expect.stringContaining('continua valendo') })
  expect((await refund(id, { line_items: [{ id: lineId, quantity: 1 }] })).status).toBe(201)
  expect((await cardOf(cards[1]!)).balance_cents).toBe(0)
  expect((await cardOf(cards[0]!)).balance_cents).toBe(10_000)
  await spend(cards[0]!, 4_000)
  expect((await refund(id, { amount: '100.00' })).status).toBe(400)
  // What is left of a card goes back with it.
  expect((await refund(id, { amount: '60.00', line_items: [{ id: lineId, quantity: 1, refund_total: 60 }] })).status).toBe(201)
  expect((await cardOf(cards[0]!)).balance_cents).toBe(0)
  expect(await problems()).toEqual([])
})

test('[I16] money that the payment service gives back by itself closes the cards that it stood behind, and the merchant is told', async () => {
  const { id, cards } = await soldCards(2)
  await spend(cards[0]!, 10_000)
  const { key } = await shop.db.selectFrom('orders').select('key').where('id', '=', id).executeTakeFirstOrThrow()
  const told = async (eventId: string, amountCents: number) => {
    const event = {
      provider: 'vitrine_test',
      event_id: eventId,
      kind: 'refund' as const,
      amount_cents: amountCents,
      reference: key,
    }
    const { id: eventRow } = await shop.db
      .insertInto('payment_events')
      .values({ ...event, order_id: id, raw: '{}' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await enqueue(shop.db, { kind: SETTLE_JOB, payload: { event: eventRow }, ref: eventId })
  }
  const balanceBecomes = async (cents: number) =>
    await eventually('the card closes', async () => (await cardOf(cards[1]!)).balance_cents === cents || undefined)
  await told(`back:${id}:1`, 3_000)
  await balanceBecomes(7_000)
  await told(`back:${id}:2`, 17_000)
  await balanceBecomes(0)
  const notes = await shop.db.selectFrom('order_notes').select('text').where('order_id', '=', id).execute()
  const texts = notes.map((note) => note.text.replaceAll('\u00a0', ' ')).join('\n')
  expect(texts).toContain('R$ 30,00 dos cartões-presente deste pedido foram recolhidos')
  expect(texts).toContain('R$ 100,00 que voltaram já tinham sido gastos')
  expect(await orderOf(id)).toMatchObject({ status: 'refunded' })
})

test('[I16] a card is good only while the order that sold it is paid, and again once it is', async () => {
  const buyer = await aBuyerIn(shop)
  const sold = await place(buyer, await aReadyForm(buyer, { billing_email: anEmail(), payment_method: 'vitrine_test' }))
  const statusBecomes = (status: string) => api(`/wc/v3/orders/${sold.order_id}`, { method: 'PUT', body: { status } })
  expect((await statusBecomes('processing')).status).toBe(200)
  const { id, code } = await aCard(5_000)
  await shop.db.updateTable('stored_values').set({ order_id: sold.order_id! }).where('id', '=', id).execute()

  const shopper = await aBuyerIn(shop)
  expect(await apply(shopper, code)).toContain('adicionado')
  const form = await aReadyForm(shopper, { billing_email: anEmail(), payment_method: 'bacs' })
  expect((await statusBecomes('on-hold')).status).toBe(200)
  expect(await place(shopper, form)).toMatchObject({ result: 'failure', refresh: true })
  expect((await cardOf(id)).balance_cents).toBe(5_000)
  expect(await apply(await aBuyerIn(shop), code)).toContain('não está confirmado')
  // The merchant sees why, and the one whom it is for is not told of a card that rests.
  expect(await cardOf(id)).toMatchObject({ is_paid: false, is_blocked: false })
  await shop.db.updateTable('stored_values').set({ recipient_email: 'bia@exemplo.com.br' }).where('id', '=', id).execute()
  const refused = await api(`/vitrine/v1/gift-cards/${id}/mail`, { method: 'POST', body: {} })
  expect(refused).toMatchObject({ status: 409, body: { message: expect.stringContaining('espera o pagamento') } })

  expect((await statusBecomes('processing')).status).toBe(200)
  expect(await cardOf(id)).toMatchObject({ is_paid: true })
  const again = await aReadyForm(shopper, { billing_email: anEmail(), payment_method: 'bacs' })
  expect((await place(shopper, again)).result).toBe('success')
  expect((await cardOf(id)).balance_cents).toBe(0)
})
