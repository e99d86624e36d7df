import { afterAll, beforeAll, expect, test } from 'vitest'
import { createInbox } from '#shop/payments/inbox.ts'
import { type Api, apiAs, apiOf, keyFor } from '../support/api.ts'
import { aCustomer, orderDesk, type OrderDesk } from '../support/order-desk.ts'
import { aShop, type TestShop } from '../support/shop.ts'

let shop: TestShop
let desk: OrderDesk
let api: Api
beforeAll(async () => {
  shop = await aShop({ demo: true })
  desk = orderDesk(shop.db)
  await apiAs(shop, 'shop_manager', 'helena')
  api = (await keyFor(shop, 'helena')).api
})
afterAll(() => shop.close())

/** What the wire's facts name, and nothing else. */
const KEYS =
  'id,parent_id,status,currency,version,prices_include_tax,promotions,date_created,date_created_gmt,date_modified,date_modified_gmt,discount_total,discount_tax,shipping_total,shipping_tax,cart_tax,total,total_tax,customer_id,order_key,billing,shipping,payment_method,payment_method_title,transaction_id,customer_ip_address,customer_user_agent,created_via,customer_note,date_completed,date_completed_gmt,date_paid,date_paid_gmt,cart_hash,number,meta_data,line_items,tax_lines,shipping_lines,fee_lines,checkout_answers,coupon_lines,gift_cards,amount_due,refunds,payment_url,edit_version,is_editable,needs_payment,needs_processing,currency_symbol,_links'
const LINE_KEYS =
  'id,name,product_id,variation_id,quantity,tax_class,subtotal,subtotal_tax,total,total_tax,taxes,meta_data,sku,global_unique_id,price,image,parent_name,is_gift_card'

test('[REST-1] an order is told with the ecosystem’s names, its sums to the centavo', async () => {
  const vase = await desk.aProduct({ cents: 3_333 })
  const placed = await desk.anOrder([{ productId: vase.id, quantity: 3 }])
  const { status, body } = await api(`/wc/v3/orders/${placed.id}`)
  expect(status).toBe(200)
  expect(Object.keys(body).sort()).toEqual(KEYS.split(',').sort())
  expect(Object.keys(body.line_items[0]).sort()).toEqual(LINE_KEYS.split(',').sort())
  expect(body).toMatchObject({
    id: placed.id,
    number: placed.number,
    order_key: placed.key,
    status: 'pending',
    currency: 'BRL',
    discount_total: '0.00',
    shipping_total: '15.00',
    // 5% of 99,99 for Pix, half a centavo upwards.
    total: '109.99',
    payment_method: 'pix',
    created_via: 'checkout',
    is_editable: true,
    needs_payment: true,
    date_paid: null,
    billing: { first_name: 'Ana', postcode: '01310-100', country: 'BR', email: 'ana@cliente.example', cpf: '52998224725' },
    shipping: { address_1: 'Avenida Paulista', number: '1000', neighborhood: 'Bela Vista', state: 'SP' },
    line_items: [{ product_id: vase.id, variation_id: 0, quantity: 3, subtotal: '99.99', total: '99.99', price: 33.33 }],
    shipping_lines: [{ method_id: 'flat_rate', instance_id: '1', method_title: 'Entrega', total: '15.00' }],
    fee_lines: [{ name: 'Desconto (Pix)', total: '-5.00' }],
  })
  expect(body.meta_data).toContainEqual({
    id: expect.any(Number),
    key: '_wc_order_attribution_utm_source',
    value: 'boletim',
  })
  const cents = (amount: string) => Math.round(Number(amount) * 100)
  const parts = [...body.line_items, ...body.shipping_lines, ...body.fee_lines] as { total: string }[]
  expect(parts.reduce((sum, { total }) => sum + cents(total), 0)).toBe(cents(body.total))
  expect(body.payment_url).toBe(`http://127.0.0.1/checkout/order-pay/${placed.id}/?pay_for_order=true&key=${placed.key}`)
})

test('orders are found by number, name, CPF and e-mail, and narrowed by state, person, product and time', async () => {
  const { user } = await apiAs(shop, 'customer', 'clara')
  const [bowl, jar] = [await desk.aProduct(), await desk.aProduct()]
  const customer = aCustomer({
    email: 'clara.lispector@cliente.example',
    cpf: '11144477735',
    billing: { ...aCustomer().billing, firstName: 'Clara Maria', lastName: 'Macedônia', phone: '+5521933334444' },
  })
  const shopper = { ...(await desk.aShopper()), userId: user.id }
  const first = await desk.anOrder([{ productId: bowl.id }], { shopper, customer })
  const second = await desk.anOrder([{ productId: jar.id }], { shopper, customer, paymentMethod: 'cod' })
  const found = async (query: string) => {
    const { status, body } = await api(`/wc/v3/orders?${query}`)
    expect(status, `${query}`).toBe(200)
    return (body as { id: number }[]).map(({ id }) => id)
  }
  for (const search of [`#${first.number}`, first.number])
    expect(await found(`search=${encodeURIComponent(search)}`)).toEqual([first.id])
  const parts = ['lispector@', 'Clara Macedonia', '444.777', '(21) 93333-4444', '33334444', 'ma clara']
  for (const search of ['macedônia', '111.444.777-35', 'clara.lispector@cliente.example', ...parts])
    expect(await found(`search=${encodeURIComponent(search)}`), `${search}`).toEqual([second.id, first.id])
  expect(await found('search=%25')).toEqual([])
  expect(await found(`customer=${user.id}&status=processing`)).toEqual([second.id])
  expect(await found(`customer=${user.id}&status=pending,processing&order=asc`)).toEqual([first.id, second.id])
  expect(await found(`product=${bowl.id}`)).toEqual([first.id])
  expect(await found(`include=${second.id},${first.id}&orderby=include`)).toEqual([second.id, first.id])
  expect(await found(`customer=${user.id}&exclude[]=${first.id}`)).toEqual([second.id])
  expect(await found(`customer=${user.id}&after=2100-01-01T00:00:00`)).toEqual([])
  expect(await found(`customer=${user.id}&before=0001-01-01T00:00:00&dates_are_gmt=true`)).toEqual([])
  await desk.orders.addNote(first.id, { text: 'Nota.', toCustomer: false, author: 'Helena' })
  await desk.orders.changeStatus({ orderId: first.id, to: 'on-hold', actor: 'Helena' })
  expect((await found(`customer=${user.id}&orderby=modified`))[0]).toBe(first.id)
  expect(await found(`customer=${user.id}&modified_after=2100-01-01`)).toEqual([])
  const page = await api(`/wc/v3/orders?customer=${user.id}&per_page=1`)
  expect(page.headers).toMatchObject({ 'x-wp-total': '2', 'x-wp-totalpages': '2' })
  expect(page.headers['link']).toContain('rel="next"')
  expect((await api('/wc/v3/orders?status=trash')).body).toEqual([])
})

test('only whoever runs the shop sees orders, each code as clients know it', async () => {
  const placed = await desk.anOrder([{ productId: (await desk.aProduct()).id }])
  const customer = await apiAs(shop, 'customer', 'xereta')
  const reader = await keyFor(shop, 'helena', 'read')
  for (const path of ['/wc/v3/orders', `/wc/v3/orders/${placed.id}`, `/wc/v3/orders/${placed.id}/notes`, '/wc/v3/refunds']) {
    expect(await apiOf(shop)(path)).toMatchObject({ status: 401, body: { code: 'woocommerce_rest_cannot_view' } })
    expect(await customer.api(path)).toMatchObject({ status: 403, body: { code: 'woocommerce_rest_cannot_view' } })
    expect((await reader.api(path)).status).toBe(200)
  }
  const write = { method: 'PUT', body: { status: 'completed' } }
  expect((await customer.api(`/wc/v3/orders/${placed.id}`, write)).status).toBe(403)
  expect((await reader.api(`/wc/v3/orders/${placed.id}`, write)).status).toBe(401)
  expect((await customer.api(`/vitrine/v1/orders/${placed.id}/confirm-payment`, { method: 'POST' })).status).toBe(403)
  expect(await api('/wc/v3/orders/999999999')).toMatchObject({
    status: 404,
    body: { code: 'woocommerce_rest_shop_order_invalid_id' },
  })
  expect((await desk.orders.findById(placed.id))!.status).toBe('pending')
})

test('the states are named in Portuguese, and a state that there is not is refused', async () => {
  expect((await api('/wc/v3/orders/statuses')).body).toContainEqual({ slug: 'on-hold', name: 'Aguardando' })
  expect(await api('/wc/v3/orders?status=enviado')).toMatchObject({ status: 400, body: { code: 'rest_invalid_param' } })
})

test('a payment is told with its order: when it came, and what the service calls it', async () => {
  const vase = await desk.aProduct({ cents: 10_000 })
  const placed = await desk.anOrder([{ productId: vase.id }], { paymentMethod: 'vitrine_test' })
  const inbox = createInbox({ db: shop.db, settle: desk.orders.settle })
  await inbox.receive({
    provider: 'vitrine_test',
    eventId: 'evento-77',
    kind: 'paid',
    amountCents: placed.totalCents,
    reference: placed.key,
    raw: {},
  })
  const { body } = await api(`/wc/v3/orders/${placed.id}`)
  expect(body).toMatchObject({ status: 'processing', transaction_id: 'evento-77', needs_payment: false, is_editable: false })
  expect(body.date_paid).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/)
})

test('an empty list narrows nothing, and customer 0 is whoever bought without an account', async () => {
  const { user } = await apiAs(shop, 'customer', 'capitu')
  const bowl = await desk.aProduct()
  const hers = await desk.anOrder([{ productId: bowl.id }], { shopper: { ...(await desk.aShopper()), userId: user.id } })
  const guests = await desk.anOrder([{ productId: bowl.id }])
  const found = async (query: string) =>
    ((await api(`/wc/v3/orders?product=${bowl.id}&${query}`)).body as { id: number }[]).map(({ id }) => id)
  expect(await found('customer=0')).toEqual([guests.id])
  expect(await found('include=&status=')).toEqual([guests.id, hers.id])
  for (const list of ['/wc/v3/customers', '/wp/v2/posts', '/wp/v2/tags', '/wc/store/v1/products']) {
    const [all, same] = [await api(list), await api(`${list}?include=`)]
    expect(Number(all.headers['x-wp-total'])).toBeGreaterThan(0)
    expect(same.headers['x-wp-total']).toBe(all.headers['x-wp-total'])
  }
})
