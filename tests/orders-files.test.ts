import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OrderStatus } from '#shop/orders/contract.ts'
import { NOTHING_TO_PACK } from '#shop/orders/text.ts'
import { aBuyerIn, anEmail, aReadyForm, openTills, pathOf, place, type Shopper } from './support/checkout.ts'
import { anOrdersApi, BILLING, type OrdersApi } from './support/orders-api.ts'

const GUIDE = 'guia-de-cuidados-pdf'
let at: OrdersApi
let guideId: number
beforeAll(async () => {
  at = await anOrdersApi()
  await openTills(at.shop)
  guideId = (await at.shop.db.selectFrom('products').select('id').where('slug', '=', GUIDE).executeTakeFirstOrThrow()).id
})
afterAll(() => at.shop.close())

/** Somebody buys in the checkout; the page that they come to stays open. */
async function aPurchase(paymentMethod: string, slugs = [GUIDE]) {
  const shopper = await aBuyerIn(at.shop, slugs[0])
  for (const slug of slugs.slice(1)) await shopper.add(slug)
  const form = await aReadyForm(shopper, { billing_email: anEmail(), payment_method: paymentMethod })
  const { order_id: id = 0, redirect } = await place(shopper, form)
  const { key } = await at.shop.db.selectFrom('orders').select('key').where('id', '=', id).executeTakeFirstOrThrow()
  return { shopper, id, key, page: redirect?.includes('order-received') ? pathOf(redirect) : receivedPage(id, key) }
}
const receivedPage = (id: number, key: string) => `/checkout/order-received/${id}/?key=${key}`
const confirm = (id: number) => at.api(`/vitrine/v1/orders/${id}/confirm-payment`, { method: 'POST', body: {} })
const press = async ({ shopper, id, key }: { shopper: Shopper; id: number; key: string }, action: string) =>
  await shopper.send('/pagamento-teste/', { order: String(id), key, action })
const statusOf = async (id: number): Promise<OrderStatus> => (await at.desk.orders.findById(id))!.status
const notesOf = async (id: number) => (await at.desk.orders.findById(id))!.notes.map(({ text }) => text)
const movesOf = async (id: number) => {
  const { rows } = await sql<{ to: string }>`
    select after ->> 'status' as to from order_events where order_id = ${id} and kind = 'status' order by id`.execute(at.shop.db)
  return rows.map(({ to }) => to)
}
const waiting = async (slug = 'processing') => {
  const { body } = await at.api('/wc/v3/reports/orders/totals')
  return (body as { slug: string; total: number }[]).find((one) => one.slug === slug)!.total
}

test('files that a merchant sees paid are complete at once, and once: timeline, mails, file and days to withdraw follow', async () => {
  const before = await waiting()
  const { shopper, id, page } = await aPurchase('pix')
  expect((await shopper.get(page)).body).not.toContain('Seus arquivos')
  expect((await confirm(id)).body).toMatchObject({ status: 'completed' })
  expect((await confirm(id)).status).toBe(409)
  expect(await movesOf(id)).toEqual(['processing', 'completed'])
  expect((await notesOf(id)).filter((text) => text.startsWith(NOTHING_TO_PACK))).toEqual([
    `${NOTHING_TO_PACK} O status do pedido mudou de Processando para Concluído.`,
  ])
  expect(await at.mailsOf(id)).toEqual(['new-order', 'paid', 'received', 'sent'])
  const told = await at.shop.db
    .selectFrom('order_mails')
    .select('kind')
    .where('order_id', '=', id)
    .orderBy('created_at')
    .execute()
  expect(told.map(({ kind }) => kind).slice(-2)).toEqual(['paid', 'sent'])
  const received = (await shopper.get(page)).body.replaceAll('&amp;', '&')
  const link = /\/checkout\/order-received\/\d+\/arquivo\/\d+\/\?key=\w+&expires=\d+&signature=[\w-]+/.exec(received)![0]
  expect((await shopper.get(link)).headers['content-disposition']).toContain('guia-de-cuidados-casa-aroeira.pdf')
  expect((await at.desk.orders.findById(id))!.deliveredAt).toBeInstanceOf(Date)
  expect(await waiting()).toBe(before)
  expect((await at.api(`/wc/v3/orders/${id}`)).body).toMatchObject({ status: 'completed', needs_processing: false })
})

test('the word of a gateway completes them, also after a refusal; what comes twice changes nothing', async () => {
  const approved = await aPurchase('vitrine_test')
  await press(approved, 'approve')
  await press(approved, 'approve')
  expect(await movesOf(approved.id)).toEqual(['processing', 'completed'])
  const refused = await aPurchase('vitrine_test')
  await press(refused, 'refuse')
  await press(refused, 'approve')
  expect(await movesOf(refused.id)).toEqual(['failed', 'processing', 'completed'])
})

test('an order of nothing but free files is complete when it is placed, and its sale is counted once', async () => {
  const sold = async () =>
    (await at.shop.db.selectFrom('products').select('total_sales').where('id', '=', guideId).executeTakeFirstOrThrow())
      .total_sales
  const before = await sold()
  await at.put(`/products/${guideId}`, { regular_price: '0.00' })
  const { shopper, id, page } = await aPurchase('pix')
  await at.put(`/products/${guideId}`, { regular_price: '19.90' })
  expect(await statusOf(id)).toBe('completed')
  expect(await at.mailsOf(id)).toEqual(['new-order', 'received', 'sent'])
  expect((await shopper.get(page)).body).toContain('Seus arquivos')
  expect((await sold()) - before).toBe(1)
})

test('by hand: made as paid, marked as paid or called paid, they are complete', async () => {
  const order = { billing: BILLING, payment_method: 'bacs', line_items: [{ product_id: guideId }] }
  for (const more of [{ set_paid: true }, { set_paid: true, status: 'processing' }, { status: 'processing' }])
    expect((await at.post('/orders', { ...order, ...more })).body).toMatchObject({ status: 'completed' })
  for (const change of [{ set_paid: true }, { set_paid: true, status: 'processing' }, { status: 'processing' }]) {
    const { body } = await at.post('/orders', order)
    expect(body).toMatchObject({ status: 'pending', needs_processing: false })
    expect((await at.put(`/orders/${body.id}`, change)).body).toMatchObject({ status: 'completed' })
    expect(await movesOf(body.id)).toEqual(['processing', 'completed'])
  }
})

test('what a merchant takes up again stays where it was put', async () => {
  const { body } = await at.post('/orders', { billing: BILLING, set_paid: true, line_items: [{ product_id: guideId }] })
  expect((await at.put(`/orders/${body.id}`, { status: 'processing' })).body).toMatchObject({ status: 'processing' })
  expect((await at.put(`/orders/${body.id}`, { status: 'completed' })).body).toMatchObject({ status: 'completed' })
})

test('files to be paid at the door wait for their money, and are complete with it', async () => {
  const { shopper, id, page } = await aPurchase('cod')
  expect(await statusOf(id)).toBe('processing')
  expect((await shopper.get(page)).body).not.toContain('Seus arquivos')
  expect((await confirm(id)).body).toMatchObject({ status: 'completed' })
  expect((await shopper.get(page)).body).toContain('Seus arquivos')
})

test('a file beside a vase, a file that is sent too and a lesson that nobody downloads are for a person', async () => {
  const mixed = await aPurchase('pix', [GUIDE, 'vaso-jequitinhonha'])
  expect((await confirm(mixed.id)).body).toMatchObject({ status: 'processing' })
  for (const kind of [
    { virtual: true, downloadable: false },
    { virtual: false, downloadable: true },
  ]) {
    const product = await at.post('/products', { name: 'Oficina', regular_price: '50.00', status: 'publish', ...kind })
    const order = { billing: BILLING, set_paid: true, line_items: [{ product_id: product.body.id }, { product_id: guideId }] }
    expect((await at.post('/orders', order)).body).toMatchObject({ status: 'processing', needs_processing: true })
  }
})
