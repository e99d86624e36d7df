import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RestRequest } from '#http/rest/contract.ts'
import { newsFrom } from '#api/wc/webhook-news.ts'
import { type Api, apiAs, apiOf, keyFor } from '../support/api.ts'
import { eventually } from '../support/eventually.ts'
import { orderDesk } from '../support/order-desk.ts'
import { aShop, type TestShop } from '../support/shop.ts'

let shop: TestShop
let api: Api
beforeAll(async () => {
  shop = await aShop({ demo: true })
  await apiAs(shop, 'shop_manager', 'helena')
  api = (await keyFor(shop, 'helena')).api
})
afterAll(() => shop.close())

const KEYS =
  'id,name,status,topic,resource,event,hooks,delivery_url,date_created,date_created_gmt,date_modified,date_modified_gmt,_links'
const post = async (body: unknown) => await api('/wc/v3/webhooks', { method: 'POST', body })

test('[REST-1] webhooks are made, listed, changed and removed; the secret is never told', async () => {
  const made = await post({
    name: 'ERP',
    topic: 'order.created',
    delivery_url: 'https://erp.example/entrada',
    secret: 'não conte a ninguém',
  })
  expect(made.status).toBe(201)
  expect(Object.keys(made.body).sort()).toEqual(KEYS.split(',').sort())
  expect(made.body).toMatchObject({ status: 'active', resource: 'order', event: 'created', hooks: ['woocommerce_new_order'] })
  const { id } = made.body
  const changed = await api(`/wc/v3/webhooks/${id}`, { method: 'PUT', body: { status: 'paused', topic: 'coupon.updated' } })
  expect(changed.body).toMatchObject({ name: 'ERP', status: 'paused', topic: 'coupon.updated' })
  expect(changed.body.hooks).toEqual(['woocommerce_process_shop_coupon_meta', 'woocommerce_update_coupon'])
  expect((await api('/wc/v3/webhooks?status=paused&search=erp')).body).toMatchObject([{ id }])
  expect((await api('/wc/v3/webhooks?status=active')).body).toEqual([])
  expect(JSON.stringify((await api(`/wc/v3/webhooks/${id}?context=edit`)).body)).not.toContain('não conte')
  expect((await api(`/wc/v3/webhooks/${id}`, { method: 'DELETE' })).status).toBe(501)
  expect((await api(`/wc/v3/webhooks/${id}?force=true`, { method: 'DELETE' })).body.id).toBe(id)
  expect((await api(`/wc/v3/webhooks/${id}`)).body.code).toBe('woocommerce_rest_shop_webhook_invalid_id')
  expect((await post({ topic: 'order.deleted', delivery_url: 'https://erp.example/' })).body.name).toMatch(/^Webhook criado em/)
})

test.each([
  'http://erp.example/',
  'https://127.0.0.1/',
  'https://10.1.2.3/x',
  'https://[::1]/',
  'https://ana:x@erp.example/',
  'nada',
])('nobody listens at %s', async (delivery_url) => {
  expect(await post({ topic: 'order.created', delivery_url })).toMatchObject({
    status: 400,
    body: { code: 'woocommerce_rest_invalid_webhook_delivery_url' },
  })
})

test('a topic that there is not is refused, and shoppers have no webhooks', async () => {
  expect((await post({ topic: 'order.eaten', delivery_url: 'https://erp.example/' })).body.code).toBe('rest_invalid_param')
  const shopper = await apiAs(shop, 'customer', 'xereta')
  expect((await shopper.api('/wc/v3/webhooks')).status).toBe(403)
  const input = { topic: 'order.created', delivery_url: 'https://erp.example/' }
  expect((await shopper.api('/wc/v3/webhooks', { method: 'POST', body: input })).status).toBe(403)
  expect((await apiOf(shop)('/wc/v3/webhooks')).status).toBe(401)
})

test('the shop itself notes and sends what happens, but never to an address inside', async () => {
  const { body: webhook } = await post({ topic: 'order.created', delivery_url: 'https://erp.example/' })
  // Whoever writes into the database by another road gains nothing.
  await shop.db.updateTable('webhooks').set({ delivery_url: 'https://127.0.0.1:1/' }).where('id', '=', webhook.id).execute()
  const desk = orderDesk(shop.db)
  const order = await desk.anOrder([{ productId: (await desk.aProduct()).id }])
  const [delivery] = await eventually('the delivery is given up', async () => {
    const { body } = await api(`/wc/v3/webhooks/${webhook.id}/deliveries`)
    return body[0]?.status === 'failed' && body
  })
  expect(delivery).toMatchObject({ topic: 'order.created', resource_id: order.id, summary: expect.stringContaining('127.0.0.1') })
})

test('what is told is what the webhook’s owner would be answered', async () => {
  const asked: RestRequest[] = []
  const answers = new Map([
    ['/wc/v3/orders/7', { status: 200, body: { id: 7 }, headers: {} }],
    ['/wc/v3/coupons/8', { status: 403, body: {}, headers: {} }],
    ['/wc/v3/products/9', { status: 500, body: {}, headers: {} }],
  ])
  const user = { id: 1, login: 'helena', email: '', displayName: '', roles: ['shop_manager' as const] }
  const read = newsFrom(async (request) => {
    asked.push(request)
    return answers.get(request.path)!
  })
  expect(await read('order', 7, user)).toBe('{"id":7}')
  expect(asked[0]).toMatchObject({ method: 'GET', caller: { user, reads: true, writes: false } })
  expect(await read('coupon', 8, user)).toBeUndefined()
  await expect(read('product', 9, user)).rejects.toThrow('500')
})
