import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createApiFetch } from '#islands/rest-client/api-fetch.ts'
import { storeNonce } from '#islands/rest-client/store-nonce.ts'
import { createSessions } from '#shop/accounts/sessions.ts'
import { createAccounts } from '#shop/accounts/service.ts'
import { openTills } from '#tests/support/checkout.ts'
import { anOpenShop } from '#tests/support/shop.ts'
import { STORE_BUYER } from '#tests/support/store-client.ts'

let shop: Awaited<ReturnType<typeof anOpenShop>>
beforeAll(async () => {
  shop = await anOpenShop({ demo: true })
  await openTills(shop)
})
afterAll(() => shop.close())

type Listed = { id: number; slug: string; type: string }
type Cart = { items_count: number; items: { key: string }[] }

test('[REST-1] all of a list comes in one call, through a real shop', async () => {
  const api = createApiFetch({ root: `${shop.origin}/wp-json/` })
  const [product] = await api<Listed[]>({ path: '/wc/store/v1/products?per_page=1' })
  const list = `/wc/store/v1/products/reviews?product_id=${product!.id}`
  const before = await api<Listed[]>({ path: `${list}&per_page=-1` })
  await sql`
    insert into reviews (product_id, author_name, author_email, rating, text, status)
    select ${product!.id}, 'Pessoa ' || n, 'pessoa' || n || '@exemplo.com.br', 5, 'Gostei.', 'approved' from generate_series(1, 205) n`.execute(
    shop.db,
  )
  const all = await api<Listed[]>({ path: `${list}&per_page=-1` })
  expect(new Set(all.map(({ id }) => id)).size).toBe(before.length + 205)
  await expect(api({ path: '/wc/store/v1/products/0' })).rejects.toMatchObject({
    code: 'woocommerce_rest_product_invalid_id',
    data: { status: 404 },
  })
  await expect(api({ path: '/wp/v2/posts', method: 'POST', data: { title: 'x' } })).rejects.toMatchObject({
    code: 'rest_cannot_create',
  })
})

test('[REST-3] a nonce that the shop refuses is replaced by one that it takes', async () => {
  const made = await createAccounts({ db: shop.db }).create({
    login: 'gerente',
    email: 'gerente@exemplo.com.br',
    displayName: 'Gerente',
    password: 'uma senha bem comprida 42',
    roles: ['shop_manager'],
  })
  if (!made.ok) throw new Error(made.problem)
  const { token } = await createSessions({ db: shop.db }).open(made.user)
  // A browser sends the cookie by itself; here somebody has to.
  const asBrowser = globalThis.fetch
  const asked: string[] = []
  vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) => {
    asked.push(new URL(url).pathname)
    return asBrowser(url, { ...init, headers: { ...(init.headers as object), cookie: `vitrine_session=${token}` } })
  })
  const api = createApiFetch({
    root: `${shop.origin}/wp-json/`,
    nonce: '0123456789',
    nonceUrl: `${shop.origin}/wp-admin/admin-ajax.php?action=rest-nonce`,
  })
  expect(await api<Listed[]>({ path: '/wc/store/v1/products?per_page=1' })).toHaveLength(1)
  await api({ path: '/wc/store/v1/products?per_page=1' })
  vi.unstubAllGlobals()
  const products = '/wp-json/wc/store/v1/products'
  expect(asked).toEqual([products, '/wp-admin/admin-ajax.php', products, products])
})

test('[REST-7] [ATTR-5] a client without cookies fills a cart and buys, with its extension data', async () => {
  let token: string | undefined
  const api = createApiFetch({
    root: `${shop.origin}/wp-json/`,
    middlewares: [
      storeNonce(),
      async (call, next) => {
        const answer = (await next({ ...call, headers: { ...call.headers, ...(token && { 'Cart-Token': token }) } })) as Response
        token = answer.headers.get('cart-token') ?? token
        return answer
      },
    ],
  })
  const [product] = await api<Listed[]>({ path: '/wc/store/v1/products?type=simple&stock_status=instock&per_page=1' })
  const cart = await api<Cart>({ path: '/wc/store/v1/cart/add-item', method: 'POST', data: { id: product!.id, quantity: 2 } })
  expect(cart.items_count).toBe(2)
  const at = `/wc/store/v1/cart/items/${cart.items[0]!.key}`
  expect(await api({ path: at, method: 'PUT', data: { quantity: 1 } })).toMatchObject({ quantity: 1 })
  const placed = await api<{ order_id: number; status: string }>({
    path: '/wc/store/v1/checkout',
    method: 'POST',
    data: {
      billing_address: STORE_BUYER,
      payment_method: 'cod',
      extensions: { 'woocommerce/order-attribution': { source_type: 'organic', utm_source: 'google' } },
    },
  })
  expect(placed.status).toBe('processing')
  const meta = await shop.db.selectFrom('order_meta').select(['key', 'value']).where('order_id', '=', placed.order_id).execute()
  expect(meta).toContainEqual({ key: '_wc_order_attribution_utm_source', value: 'google' })
  await api({ path: '/wc/store/v1/cart/items', method: 'DELETE' })
})
