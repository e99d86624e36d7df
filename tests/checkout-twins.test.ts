import { afterAll, beforeAll, expect, test } from 'vitest'
import { aReadyForm, aShopper, type Fields, openTills } from './support/checkout.ts'
import { aShop, type TestShop } from './support/shop.ts'

const ADMIN_AJAX = '/wp-admin/admin-ajax.php'
let shop: TestShop
let productId: string
beforeAll(async () => {
  shop = await aShop({ demo: true })
  await openTills(shop)
  await shop.db.updateTable('stock').set({ on_hand: 1_000 }).execute()
  const row = await shop.db.selectFrom('products').select('id').where('slug', '=', 'moringa-de-barro').executeTakeFirstOrThrow()
  productId = String(row.id)
})
afterAll(() => shop.close())

const aBuyer = () => {
  const shopper = aShopper(shop)
  return {
    ...shopper,
    twin: (name: string, fields: Fields = {}) => shopper.send(ADMIN_AJAX, { action: `woocommerce_${name}`, ...fields }),
  }
}
type Refreshed = { fragments: Record<string, string>; cart_hash: string }

test('what fills and reads the cart by wc-ajax does so by admin-ajax, for the same visitor', async () => {
  const buyer = aBuyer()
  const added = await buyer.twin('add_to_cart', { product_id: productId, quantity: '2' })
  expect(added.headers['cache-control']).toContain('no-store')
  const { cart_hash } = added.json<Refreshed>()
  expect(cart_hash).toMatch(/^[0-9a-f]{32}$/)
  const one = await buyer.twin('get_refreshed_fragments', { time: '1' })
  const other = await buyer.ajax('get_refreshed_fragments', { time: '1' })
  expect(one.json()).toEqual(other.json())
  expect(one.json<Refreshed>().cart_hash).toBe(cart_hash)
  const byQuery = await buyer.get(`${ADMIN_AJAX}?action=woocommerce_get_refreshed_fragments`)
  expect(byQuery.json<Refreshed>().cart_hash).toBe(cart_hash)
})

test('an order can be placed by admin-ajax, also when the form comes as multipart', async () => {
  const buyer = aBuyer()
  await buyer.add('moringa-de-barro')
  const email = 'gemea@exemplo.com.br'
  const form = await aReadyForm(buyer, { billing_email: email })
  const boundary = 'vitrine-boundary'
  const parts = Object.entries({ action: 'woocommerce_checkout', ...form }).map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  const answer = await shop.http.inject({
    method: 'POST',
    url: ADMIN_AJAX,
    payload: `${parts.join('')}--${boundary}--\r\n`,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, cookie: buyer.jar.header() },
  })
  expect(answer.json()).toMatchObject({ result: 'success', redirect: expect.stringContaining('/order-received/') as string })
  expect(await shop.db.selectFrom('orders').select('id').where('email', '=', email).execute()).toHaveLength(1)
})

test('the twin of a call asks for the same proof', async () => {
  const buyer = aBuyer()
  await buyer.add('moringa-de-barro')
  const forged = await buyer.twin('apply_coupon', { security: '0000000000', coupon_code: 'x' })
  expect([forged.statusCode, forged.body]).toEqual([403, '-1'])
})

test.each(['woocommerce_nada', 'woocommerce_', 'woocommerce_-', 'woocommerce_../checkout', 'add_to_cart', '*'])(
  'admin-ajax knows no action «%s»',
  async (action) => {
    const answer = await aBuyer().send(ADMIN_AJAX, { action })
    expect([answer.statusCode, answer.body]).toEqual([400, '0'])
  },
)

test('what only a form may do is not done by a link', async () => {
  const buyer = aBuyer()
  const answer = await buyer.get(`${ADMIN_AJAX}?action=woocommerce_add_to_cart&product_id=${productId}`)
  expect([answer.statusCode, answer.body]).toEqual([400, '0'])
})
