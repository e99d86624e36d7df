import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually } from '#tests/support/eventually.ts'
import { anOpenShop } from '#tests/support/shop.ts'
import { aFreePort, askOnce } from '#tests/support/shop-process.ts'
import { aVarnish } from '#tests/support/varnish.ts'

let shop: Awaited<ReturnType<typeof anOpenShop>>
let edge: Awaited<ReturnType<typeof aVarnish>>
const closers: (() => Promise<unknown>)[] = []
beforeAll(async () => {
  const port = await aFreePort()
  shop = await anOpenShop({ demo: true, config: { edge: { url: `varnish://127.0.0.1:${port}`, token: undefined } } })
  closers.push(shop.close)
  edge = await aVarnish({ port, shopPort: Number(new URL(shop.origin).port) })
  closers.unshift(edge.close)
})
afterAll(async () => {
  for (const close of closers) await close()
})

const ask = (path: string, headers: Record<string, string> = {}) => askOnce(edge.origin + path, { headers })
/** A change is told again some seconds later: a copy that was just made may be old by then, and is made once more. */
const fromCache = (path: string, headers?: Record<string, string>) =>
  eventually(`${path} from the cache`, async () => {
    const answer = await ask(path, headers)
    return answer.headers['x-cache'] === 'HIT' && answer
  })
const productId = async () => {
  const one = await shop.db.selectFrom('products').select('id').where('slug', '=', 'vaso-jequitinhonha').executeTakeFirstOrThrow()
  return one.id
}
const PRODUCT = '/produto/vaso-jequitinhonha/'

test('pages for everybody come from the cache in front of the shop, for visitors with cookies too', async () => {
  expect((await ask('/')).headers['x-cache']).toBe('MISS')
  const again = await fromCache('/', { cookie: 'vitrine_session=abc; sbjs_session=1' })
  expect(again.headers['cache-control']).toMatch(/^public, max-age=0/)
  expect(again.headers).not.toHaveProperty('surrogate-key')
  expect(again.headers).not.toHaveProperty('surrogate-control')
  expect((await fromCache('/', { 'if-none-match': again.headers.etag! })).status).toBe(304)
})

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br', 'br'],
  ['', undefined],
])('who takes «%s» gets a page as small as the shop makes it, from the cache too', async (accepted, encoding) => {
  const asked: Record<string, string> = accepted === '' ? {} : { 'accept-encoding': accepted }
  expect((await ask('/sobre/', asked)).headers['content-encoding']).toBe(encoding)
  expect((await fromCache('/sobre/', asked)).headers['content-encoding']).toBe(encoding)
})

test('what belongs to one visitor is never kept there', async () => {
  for (const path of [
    '/cart/',
    '/checkout/',
    '/minha-conta/',
    '/?wc-ajax=get_refreshed_fragments',
    '/wp-json/wc/store/v1/cart',
  ]) {
    await ask(path)
    expect([path, (await ask(path)).headers['x-cache']]).toEqual([path, 'MISS'])
  }
  // Somebody's notice is told to them alone.
  expect((await ask('/', { cookie: 'vitrine_notices=1' })).headers['x-cache']).toBe('MISS')
  const added = await askOnce(`${edge.origin}/?wc-ajax=add_to_cart`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `product_id=${await productId()}&quantity=1`,
  })
  const cookie = added.headers['set-cookie']!.map((one) => one.split(';')[0]).join('; ')
  const isEmpty = (page: { body: string }) => page.body.includes('class="cart-empty')
  expect([isEmpty(await ask('/cart/', { cookie })), isEmpty(await ask('/cart/'))]).toEqual([false, true])
})

test('a changed price is seen behind the cache', async () => {
  const hasNewPrice = async () => (await ask(PRODUCT)).body.includes('1.234,56')
  expect(await hasNewPrice()).toBe(false)
  expect((await ask(PRODUCT)).headers['x-cache']).toBe('HIT')
  await shop.db
    .updateTable('products')
    .set({ price_cents: 123_456, sale_price_cents: null })
    .where('id', '=', await productId())
    .execute()
  await eventually('the new price on the page', hasNewPrice)
})

test('while the shop is away its pages are still shown, and the cart says so', async () => {
  await ask(PRODUCT)
  await shop.http.close()
  const kept = await ask(PRODUCT)
  expect([kept.status, kept.body.includes('Vaso Jequitinhonha')]).toEqual([200, true])
  expect((await ask('/cart/')).status).toBe(503)
})
