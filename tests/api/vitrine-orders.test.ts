import { afterAll, beforeAll, expect, test } from 'vitest'
import { createInbox } from '#shop/payments/inbox.ts'
import { type Api, apiAs } from '../support/api.ts'
import { orderDesk, type OrderDesk } from '../support/order-desk.ts'
import { aShop, type TestShop } from '../support/shop.ts'

let shop: TestShop
let desk: OrderDesk
const as: Record<string, Api> = {}
beforeAll(async () => {
  shop = await aShop()
  desk = orderDesk(shop.db)
  for (const role of ['administrator', 'shop_manager', 'customer'] as const) as[role] = (await apiAs(shop, role)).api
})
afterAll(() => shop.close())

const put = (id: number, body: unknown) => as.shop_manager!(`/wc/v3/orders/${id}`, { method: 'PUT', body })

test('two people edit the same order: the second is told, and nothing of the first one’s is lost', async () => {
  const vase = await desk.aProduct({ units: 10 })
  const made = await as.shop_manager!('/wc/v3/orders', {
    method: 'POST',
    body: { line_items: [{ product_id: vase.id, quantity: 1 }], shipping_lines: [{ method_title: 'Motoboy', total: '5.00' }] },
  })
  const { id, edit_version: version, line_items: items } = made.body
  const first = await put(id, { edit_version: version, line_items: [{ id: items[0].id, quantity: 4 }] })
  expect(first.status).toBe(200)
  expect(first.body.edit_version).toBeGreaterThan(version)
  const second = await put(id, { edit_version: version, shipping_lines: [{ method_title: 'Correio', total: '9.00' }] })
  expect([second.status, second.body.code]).toEqual([409, 'woocommerce_rest_stale_version'])
  const now = await as.shop_manager!(`/wc/v3/orders/${id}`)
  expect(now.body).toMatchObject({ shipping_total: '5.00', line_items: [{ quantity: 4 }] })
  expect(await desk.onHand(vase.stockId)).toBe(6)
  // Who does not say what they had read is not asked.
  expect((await put(id, { customer_note: 'Portão azul.' })).status).toBe(200)
})

test('what payment services told is there for merchants, and in their own words for administrators alone', async () => {
  const vase = await desk.aProduct()
  const { id } = await desk.anOrder([{ productId: vase.id }])
  await createInbox({ db: shop.db, settle: desk.orders.settle }).confirmPayment(id, 'Helena')
  const path = `/vitrine/v1/orders/${id}/payments`
  const [event] = (await as.administrator!(path)).body
  expect(event).toMatchObject({ kind: 'paid', provider: 'manual', raw: { confirmedBy: 'Helena' } })
  const manager = await as.shop_manager!(path)
  expect(manager.body).toMatchObject([{ kind: 'paid', amount_cents: event.amount_cents, raw: null }])
  expect(manager.headers['x-wp-total']).toBe('1')
  expect((await as.customer!(path)).status).toBe(403)
  expect((await as.administrator!('/vitrine/v1/orders/999999/payments')).status).toBe(404)
})

test('an order is found by a part of its buyer’s name, its number, e-mail and CPF', async () => {
  const vase = await desk.aProduct()
  const { id, number } = await desk.anOrder([{ productId: vase.id }])
  for (const words of ['na sou', `#${number}`, 'ANA@cliente.example', '529.982.247-25']) {
    const { body } = await as.shop_manager!(`/wc/v3/orders?search=${encodeURIComponent(words)}`)
    expect([words, body.map((order: { id: number }) => order.id)]).toEqual([words, expect.arrayContaining([id])])
  }
  expect((await as.shop_manager!('/wc/v3/orders?search=ninguém')).body).toEqual([])
})

const sending = async () => {
  const vase = await desk.aProduct()
  const { id, number } = await desk.anOrder([{ productId: vase.id }])
  await createInbox({ db: shop.db, settle: desk.orders.settle }).confirmPayment(id, 'Helena')
  return { id, number }
}

test('the dispatch desk has paid orders that wait, and lets them leave by a code that is read, typed or not there', async () => {
  const [read, typed, plain, held] = [await sending(), await sending(), await sending(), await sending()]
  await desk.orders.setTracking(read.id, { carrier: 'Correios', code: 'AB123456785BR', url: '' }, 'Helena', { isLeaving: false })
  const dispute = {
    order_id: held.id,
    method: 'stripe',
    receipt: 'r1',
    dispute_id: 'd1',
    amount_cents: 100,
    state: 'open' as const,
  }
  await shop.db.insertInto('payment_disputes').values(dispute).execute()
  const own = new Set([read.id, typed.id, plain.id, held.id])
  const now = async () => (await as.shop_manager!('/vitrine/v1/dispatch')).body.filter(({ id }: { id: number }) => own.has(id))
  const waiting = await now()
  expect(waiting.map((one: { id: number }) => one.id)).toEqual([read.id, typed.id, plain.id, held.id])
  expect(waiting[0]).toMatchObject({
    number: read.number,
    receiver: { name: 'Ana Souza', city: 'São Paulo', postcode: '01310-100' },
    packages: 1,
    labels: [],
    is_held: false,
    whatsapp_url: expect.stringMatching(/^https:\/\/wa\.me\/5511912345678\?text=.*AB123456785BR/),
  })
  expect(waiting[3].is_held).toBe(true)
  // Of what was bought a variation, that one's weight counts.
  const [line] = await shop.db.selectFrom('order_lines').select(['id', 'product_id']).where('order_id', '=', typed.id).execute()
  const variation = { product_id: line!.product_id!, weight_grams: 730, price_cents: 100 }
  const { id: variationId } = await shop.db.insertInto('variations').values(variation).returning('id').executeTakeFirstOrThrow()
  await shop.db.updateTable('order_lines').set({ variation_id: variationId }).where('id', '=', line!.id).execute()
  expect((await now())[1].weight_grams).toBe(730)

  const scan = (body: object) => as.shop_manager!('/vitrine/v1/dispatch/scan', { method: 'POST', body })
  expect(await scan({ code: 'ab123456785br' })).toMatchObject({
    status: 200,
    body: { order_id: read.id, order: { status: 'completed' } },
  })
  expect(await scan({ code: 'AB123456785BR' })).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('já foi') },
  })
  expect((await scan({ code: 'AB123456784BR' })).body.message).toContain('dígito')
  expect((await scan({ code: 'XX999' })).body.message).toContain('Nenhum pedido')
  expect((await scan({ code: 'AB473124829BR', order_id: typed.id })).body.order.tracking).toMatchObject({ code: 'AB473124829BR' })
  const sent = await as.shop_manager!('/vitrine/v1/dispatch/sent', { method: 'POST', body: { order_ids: [held.id, plain.id] } })
  expect(sent.body).toMatchObject([
    { order_id: held.id, ok: false, problem: expect.stringContaining('contestou') },
    { order_id: plain.id, ok: true },
  ])
  const mails = await shop.db.selectFrom('order_mails').select('order_id').where('kind', '=', 'sent').execute()
  expect(mails.map((mail) => mail.order_id).toSorted()).toEqual([read.id, typed.id, plain.id])
  expect((await now()).map((one: { id: number }) => one.id)).toEqual([held.id])
  expect((await as.customer!('/vitrine/v1/dispatch')).status).toBe(403)
})

test('that an order was sent is taken back with its code while nobody was told; afterwards it is said who knows what', async () => {
  const [plain, typed, told] = [await sending(), await sending(), await sending()]
  const tell = (path: string, body: object) => as.shop_manager!(`/vitrine/v1/dispatch/${path}`, { method: 'POST', body })
  const undo = (id: number) => tell('undo', { order_id: id })
  await tell('sent', { order_ids: [plain.id] })
  for (const [id, code] of [
    [typed.id, 'AB473124829BR'],
    [told.id, 'AB123456785BR'],
  ] as const)
    expect((await tell('scan', { order_id: id, code })).status).toBe(200)
  const mailsOf = async (id: number) =>
    await shop.db.selectFrom('order_mails').select('kind').where('order_id', '=', id).where('kind', '=', 'sent').execute()
  // It waits a little before it is written.
  expect(await mailsOf(plain.id)).toHaveLength(1)
  for (const id of [plain.id, typed.id])
    expect(await undo(id)).toMatchObject({
      status: 200,
      body: { was_told: false, order: { status: 'processing', tracking: null } },
    })
  expect([await mailsOf(plain.id), await mailsOf(typed.id)]).toEqual([[], []])
  const waiting = (await as.shop_manager!('/vitrine/v1/dispatch')).body.map(({ id }: { id: number }) => id)
  expect(waiting).toEqual(expect.arrayContaining([plain.id, typed.id]))
  const events = await shop.db
    .selectFrom('order_events')
    .select(['kind', 'after'])
    .where('order_id', '=', typed.id)
    .orderBy('id')
    .execute()
  expect(events.slice(-4)).toMatchObject([
    { kind: 'status', after: { status: 'completed' } },
    { kind: 'tracking', after: { tracking_code: 'AB473124829BR' } },
    { kind: 'status', after: { status: 'processing' } },
    { kind: 'tracking', after: { tracking_code: '' } },
  ])
  expect((await desk.orders.findById(typed.id))!.notes.map(({ text }) => text)).toContainEqual(
    expect.stringMatching(/^Envio desfeito\./),
  )
  // Sent again, its buyer is written to like the first time.
  await tell('sent', { order_ids: [plain.id] })
  expect(await mailsOf(plain.id)).toHaveLength(1)

  const mail = { to_address: 'ana@cliente.example', subject: 'Seu pedido foi enviado', text: 'AB123456785BR' }
  const { id: mailId } = await shop.db.insertInto('mails').values(mail).returning('id').executeTakeFirstOrThrow()
  const written = { drawn_at: new Date(), mail_id: mailId }
  await shop.db.updateTable('order_mails').set(written).where('order_id', '=', told.id).where('kind', '=', 'sent').execute()
  expect((await undo(told.id)).body).toMatchObject({
    was_told: true,
    order: { status: 'processing', tracking: { code: 'AB123456785BR' } },
  })
  expect(await undo(told.id)).toMatchObject({ status: 409, body: { message: expect.stringContaining('mude o status') } })
  await desk.orders.setDelivered(plain.id, new Date(), 'Helena')
  expect((await undo(plain.id)).body.message).toContain('já foi entregue')
  expect((await undo(999_999)).status).toBe(409)
})

test('labels are told in words to who has no carrier, and are nobody else’s', async () => {
  const { id } = await sending()
  expect((await as.shop_manager!(`/vitrine/v1/dispatch/${id}/offers`)).body).toMatchObject({ order_id: id, offers: [] })
  const order = { order_id: id, carrier: 'melhor_envio', service: '1', service_name: 'PAC', package_cents: [2_000] }
  const bought = await as.shop_manager!('/vitrine/v1/labels', { method: 'POST', body: { orders: [order] } })
  expect(bought.body).toMatchObject([{ order_id: id, ok: false, problem: expect.stringContaining('Ajustes › Loja') }])
  expect((await as.shop_manager!('/vitrine/v1/labels/files?ids=1,2')).body).toEqual([])
  expect((await as.shop_manager!('/vitrine/v1/labels/pdf?ids=1')).status).toBe(404)
  expect((await as.shop_manager!('/vitrine/v1/labels/1', { method: 'POST', body: { action: 'cancel' } })).status).toBe(404)
  expect((await as.customer!('/vitrine/v1/labels', { method: 'POST', body: { orders: [order] } })).status).toBe(403)
  expect((await as.customer!('/vitrine/v1/labels/pdf?ids=1')).status).toBe(403)
})
