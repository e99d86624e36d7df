import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { examineDatabase } from '#ops/doctor/database.ts'
import type { ExtraField, Fee } from '#shop/checkout/contract.ts'
import type { FeesAsked } from '#shop/checkout/quotes.ts'
import { CHECKOUT_TEXT } from '#shop/checkout/text.ts'
import { createAddresses } from '#shop/accounts/addresses.ts'
import { createPersonalData } from '#shop/privacy/personal-data.ts'
import { type Api, apiAs } from './support/api.ts'
import { aBuyerIn, anEmail, aReadyForm, openTills, pathOf, place, type Shopper } from './support/checkout.ts'
import { eventually } from './support/eventually.ts'
import { orderDesk } from './support/order-desk.ts'
import { aShop, type TestShop } from './support/shop.ts'
import { aStoreClient, STORE_BUYER } from './support/store-client.ts'

const WANTED = 'gift-wrap/wanted'
const MESSAGE = 'gift-wrap/message'
const FIELDS: ExtraField[] = [
  { name: WANTED, label: 'Embrulhar para presente', kind: 'checkbox', help: 'Com papel e laço.', decidesTotal: true },
  { name: MESSAGE, label: 'Mensagem do cartão', kind: 'lines', maxLength: 80 },
  {
    name: 'gift-wrap/paper',
    label: 'Papel',
    kind: 'select',
    options: [
      { value: 'kraft', label: 'Papel pardo' },
      { value: 'floral', label: 'Papel florido' },
    ],
  },
]
const WRAP: Fee = { id: 'gift-wrap', label: 'Embrulho para presente', cents: 1_500 }
const POINTS: Fee = { id: 'loyalty-points', label: 'Pontos de fidelidade', cents: -2_000 }
const GIFT = { [WANTED]: '1', [MESSAGE]: 'Para você,\r\ncom carinho <3', 'gift-wrap/paper': 'floral' }

/** As an extension would: wrapping costs when it is wanted, and points are always taken off. */
const usual = async ({ answers }: Pick<FeesAsked, 'answers'>) => [...(answers[WANTED] === '1' ? [WRAP] : []), POINTS]
let fees: (asked: FeesAsked) => Promise<readonly Fee[]> = usual
let fields: () => Promise<readonly ExtraField[]>
let shop: TestShop
let api: Api
beforeAll(async () => {
  shop = await aShop({ demo: true, checkoutFees: (asked) => fees(asked), extraFields: () => fields() })
  await openTills(shop)
  await shop.db.updateTable('stock').set({ on_hand: 1_000 }).execute()
  ;({ api } = await apiAs(shop, 'administrator', 'gerente'))
})
afterAll(() => shop.close())
beforeEach(() => {
  fees = usual
  fields = async () => FIELDS
})

const feeRows = (markup: string) =>
  [...markup.matchAll(/<tr class="fee"><th[^>]*>(.*?)<\/th><td[^>]*>(.*?)<\/td>/g)].map(([, label, cell]) => [
    label,
    cell!.replaceAll(/<[^>]*>/g, '').replaceAll(/&nbsp;|\u00a0/g, ' '),
  ])
const problems = async () =>
  (await examineDatabase({ db: shop.db, dataDir: shop.dataDir, now: Date.now }))
    .filter(({ id }) => id === 'order-sums' || id === 'sales-sums')
    .flatMap((finding) => finding.problems)
const giftForm = async (shopper: Shopper, over: Record<string, string> = {}) =>
  await aReadyForm(shopper, { billing_email: anEmail(), payment_method: 'bacs', ...GIFT, ...over })
async function aGiftOrder(over: Record<string, string> = {}) {
  const shopper = await aBuyerIn(shop)
  const placed = await place(shopper, await giftForm(shopper, over))
  expect(placed.messages ?? '').toBe('')
  return { id: placed.order_id!, path: pathOf(placed.redirect), shopper }
}

test('what others ask stands in the form, is kept, and changes the total as soon as it is ticked, also without scripts', async () => {
  const shopper = await aBuyerIn(shop)
  const { body, nonces, hidden } = await shopper.open()
  expect(body).toContain('Mais opções do pedido')
  expect(body).toMatch(/<input(?=[^>]* id="extra_gift-wrap_wanted")(?=[^>]* name="gift-wrap\/wanted")[^>]* type="checkbox"/)
  expect(feeRows(body)).toEqual([['Pontos de fidelidade', '−R$ 20,00'], expect.arrayContaining(['Desconto do pagamento'])])
  const form = { payment_method: 'bacs', billing_postcode: '01310-100' }
  const before = await shopper.review(nonces.update, form)
  const after = await shopper.review(nonces.update, { ...form, ...GIFT })
  expect(feeRows(after.table)).toEqual([
    ['Embrulho para presente', 'R$ 15,00'],
    ['Pontos de fidelidade', '−R$ 20,00'],
  ])
  expect(Number(after.hidden['checkout_total']) - Number(before.hidden['checkout_total'])).toBe(1_500)
  const { body: reloaded } = await shopper.open()
  expect(reloaded).toMatch(/<input(?=[^>]* name="gift-wrap\/wanted")[^>]* checked/)
  expect(reloaded).toContain('com carinho &lt;3</textarea>')
  // Who goes back to the cart sees the same there.
  expect(feeRows((await shopper.get('/cart/')).body)).toEqual(feeRows(after.table))
  const plain = await shopper.send('/checkout/', { ...hidden, ...form, woocommerce_checkout_update_totals: '1' })
  expect(feeRows(plain.body)).toEqual([['Pontos de fidelidade', '−R$ 20,00']])
  expect(feeRows((await shopper.get('/cart/')).body)).toEqual([['Pontos de fidelidade', '−R$ 20,00']])
})

test('[I4] an order keeps its fees and answers, and everybody who adds it up comes to the same total', async () => {
  const { id, path, shopper } = await aGiftOrder()
  const order = await shop.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  expect(order.fees_cents).toBe(-500)
  expect(order.total_cents).toBe(order.subtotal_cents + order.shipping_cents - 500)
  expect(await problems()).toEqual([])

  const { body: told } = await api(`/wc/v3/orders/${id}`)
  expect(told.fee_lines).toMatchObject([
    { name: 'Embrulho para presente', total: '15.00', meta_data: [{ key: '_vitrine_fee', value: 'gift-wrap' }] },
    { name: 'Pontos de fidelidade', total: '-20.00' },
  ])
  expect(told.meta_data.filter(({ key }: { key: string }) => key.startsWith('gift-wrap/'))).toMatchObject([
    { key: WANTED, value: 'Sim' },
    { key: MESSAGE, value: 'Para você,\ncom carinho <3' },
    { key: 'gift-wrap/paper', value: 'Papel florido' },
  ])
  expect(told.checkout_answers[0]).toEqual({ name: WANTED, label: 'Embrulhar para presente', value: 'Sim' })

  const { body: bought } = await api(`/wc/store/v1/order/${id}?key=${order.key}&billing_email=${order.email}`)
  expect(bought.totals).toMatchObject({ total_fees: '-500', total_price: String(order.total_cents) })
  expect(bought.fees).toMatchObject([
    { id: 'gift-wrap', totals: { total: '1500' } },
    { id: 'loyalty-points', totals: { total: '-2000' } },
  ])
  const { body: page } = await shopper.get(path)
  expect(feeRows(page).slice(0, 2)).toEqual([
    ['Embrulho para presente', 'R$ 15,00'],
    ['Pontos de fidelidade', '−R$ 20,00'],
  ])
  expect(page).toContain('<th scope="row">Mensagem do cartão</th>')
  await eventually('the merchant is told of the message', async () => {
    const mails = await shop.db.selectFrom('mails').select('text').where('text', 'like', `%#${id}%`).execute()
    return mails.some(({ text }) => text.includes('Mensagem do cartão') && text.includes('Pontos de fidelidade'))
  })
})

test('reports agree with orders that have fees', async () => {
  const { id } = await aGiftOrder()
  await api(`/wc/v3/orders/${id}`, { method: 'PUT', body: { set_paid: true } })
  const { rows } = await sql<{ total: number; fees: number }>`
    select sum(total_cents)::bigint as total, sum(fees_cents)::bigint as fees from orders
    where trashed_at is null and status in ('processing', 'completed', 'refunded') and shop_day(created_at) = shop_day(now())`.execute(
    shop.db,
  )
  const day = (await sql<{ day: string }>`select shop_day(now())::text as day`.execute(shop.db)).rows[0]!.day
  for (const by of ['day', 'payment', 'product']) {
    const { body } = await api(`/vitrine/v1/reports/breakdown?by=${by}&from=${day}&to=${day}`)
    expect([by, body.totals.total_cents, body.totals.fees_cents]).toEqual([by, rows[0]!.total, rows[0]!.fees])
  }
  expect(await problems()).toEqual([])
})

test('fees stay as they are when an order is edited or paid another way, and all of it can go back', async () => {
  const { id } = await aGiftOrder()
  const read = async () => (await api(`/wc/v3/orders/${id}`)).body
  const before = await read()
  const change = async (body: object) => await api(`/wc/v3/orders/${id}`, { method: 'PUT', body })
  // Sent back as it was told, nothing changes.
  const same = await change({ fee_lines: before.fee_lines, meta_data: before.meta_data })
  expect([same.body.total, same.body.fee_lines, same.body.meta_data]).toEqual([before.total, before.fee_lines, before.meta_data])
  const twice = await change({ line_items: [{ id: before.line_items[0].id, quantity: 2 }] })
  expect(Number(twice.body.total)).toBeCloseTo(Number(before.total) + Number(before.line_items[0].total), 2)
  expect(twice.body.fee_lines).toEqual(before.fee_lines)
  const byPix = await change({ payment_method: 'pix' })
  expect(byPix.body.fee_lines.map(({ name }: { name: string }) => name)).toEqual([
    'Desconto (Pix)',
    'Embrulho para presente',
    'Pontos de fidelidade',
  ])
  const tooMuch = await change({ fee_lines: [{ name: 'Desconto', total: '-99999.00' }] })
  expect([tooMuch.status, tooMuch.body.code]).toEqual([400, 'woocommerce_rest_invalid_fee'])
  const paid = await change({ set_paid: true })
  const back = await api(`/wc/v3/orders/${id}/refunds`, {
    method: 'POST',
    body: { amount: paid.body.total, api_refund: false },
  })
  expect(back.status).toBe(201)
  expect((await read()).status).toBe('refunded')
  expect(await problems()).toEqual([])
})

test('a total that is not the one that was shown is never ordered, whatever became of the fees', async () => {
  const shopper = await aBuyerIn(shop)
  const form = await giftForm(shopper)
  const orders = async () => Number((await sql<{ n: number }>`select count(*)::int as n from orders`.execute(shop.db)).rows[0]!.n)
  const count = await orders()
  for (const other of [
    async () => [{ ...WRAP, cents: 1_501 }, POINTS],
    async () => [],
    async () => await Promise.reject(new Error('broken')),
    async () => await new Promise<never>(() => {}),
  ]) {
    fees = other
    const refused = await place(shopper, form)
    expect(refused).toMatchObject({ result: 'failure', refresh: true })
    expect(refused.messages).toContain(CHECKOUT_TEXT.changed)
  }
  // A client that names no total is not believed while the fees are not known.
  const { checkout_total: _total, ...unnamed } = form
  expect((await place(shopper, unnamed)).messages).toContain(CHECKOUT_TEXT.changed)
  // Answers that can't be read at the moment are not lost either.
  fields = async () => await Promise.reject(new Error('broken'))
  expect((await place(shopper, form)).messages).toContain(CHECKOUT_TEXT.tryAgain)
  expect(await orders()).toBe(count)
  fees = usual
  fields = async () => FIELDS
  expect(await place(shopper, form)).toMatchObject({ result: 'success' })
})

test('an answer that can’t be taken says why, at its field, and nothing that was typed is lost', async () => {
  fields = async () => FIELDS.map((field) => (field.name === MESSAGE ? { ...field, isRequired: true } : field))
  const shopper = await aBuyerIn(shop)
  const form = await giftForm(shopper)
  const none = await place(shopper, { ...form, [MESSAGE]: '' })
  expect(none.messages).toContain('data-id="extra_gift-wrap_message"')
  expect(none.messages).toContain('Campo &quot;Mensagem do cartão&quot; é um campo obrigatório.')
  const plain = await shopper.send('/checkout/', { ...form, [MESSAGE]: 'a'.repeat(81) })
  expect(plain.body).toContain('href="#extra_gift-wrap_message"')
  expect(plain.body).toContain('id="extra_gift-wrap_message_description"')
  expect(plain.body).toContain(`${'a'.repeat(81)}</textarea>`)
  const client = aStoreClient(shop)
  await client.fill()
  const billing_address = { ...STORE_BUYER, email: anEmail() }
  const refused = await client.post('/checkout', { billing_address, payment_method: 'bacs' })
  expect([refused.status, refused.body.data.details.additional_fields.data.fields]).toEqual([
    400,
    { [MESSAGE]: 'Campo "Mensagem do cartão" é um campo obrigatório.' },
  ])
})

test('programs that buy answer by the same names, and are told the fees of the cart', async () => {
  const client = aStoreClient(shop)
  await client.fill()
  const drafted = await client.call('PUT', '/checkout', { additional_fields: { [WANTED]: true, [MESSAGE]: 'Parabéns!' } })
  expect(drafted.body.additional_fields).toMatchObject({ [WANTED]: '1', [MESSAGE]: 'Parabéns!' })
  const { body: cart } = await client.get('/cart')
  expect(cart.fees).toMatchObject([
    { key: 'gift-wrap', totals: { total: '1500' } },
    { key: 'loyalty-points', totals: { total: '-2000' } },
  ])
  expect(cart.totals.total_fees).toBe('-500')
  const placed = await client.post('/checkout', {
    billing_address: { ...STORE_BUYER, email: anEmail() },
    payment_method: 'bacs',
  })
  expect([placed.status, placed.body.additional_fields?.[MESSAGE]]).toEqual([200, 'Parabéns!'])
})

test('what was answered is in what a customer takes along, and goes when they are forgotten', async () => {
  const { id } = await aGiftOrder({ createaccount: '1', account_password: 'uma senha bem comprida 42' })
  const { user_id: userId } = await shop.db.selectFrom('orders').select('user_id').where('id', '=', id).executeTakeFirstOrThrow()
  const data = createPersonalData({
    db: shop.db,
    addresses: createAddresses({ db: shop.db }),
    orders: orderDesk(shop.db).orders,
    forgetFiles: async () => {},
  })
  const [taken] = (await data.export(userId!)).pedidos
  expect(taken).toMatchObject({
    fees: [WRAP, POINTS],
    answers: [{ name: WANTED }, { name: MESSAGE }, { value: 'Papel florido' }],
  })
  await data.erase(userId!)
  const after = await sql<{ n: number }>`select count(*)::int as n from order_answers where order_id = ${id}`.execute(shop.db)
  expect(after.rows[0]!.n).toBe(0)
})
