import { afterAll, beforeAll, expect, test } from 'vitest'
import { createNonces } from '#http/nonce.ts'
import { systemClock } from '#kit/clock.ts'
import { createSessions } from '#shop/accounts/sessions.ts'
import { type Api, apiAs, apiOf } from '#tests/support/api.ts'
import { aBuyerIn, aCheckoutShop } from '#tests/support/checkout.ts'
import { SECRET, type TestShop } from '#tests/support/shop.ts'

const PAGES = '/vitrine/v1/shop-pages'
let shop: TestShop
let manager: Api
let merchant: { cookie: string; nonce: string }

beforeAll(async () => {
  shop = await aCheckoutShop()
  const { api, user } = await apiAs(shop, 'shop_manager')
  manager = api
  const { token, sessionId } = await createSessions({ db: shop.db }).open(user)
  const nonce = createNonces({ secret: SECRET, clock: systemClock }).make('wp_rest', { sessionId, userId: user.id })
  merchant = { cookie: `vitrine_session=${token}`, nonce }
})
afterAll(() => shop.close())

const widget = (widgetType: string, settings: object = {}) => ({
  id: widgetType.slice(-6).replaceAll('-', '0'),
  elType: 'widget',
  widgetType,
  settings,
  elements: [],
})
const save = (page: string, body: object) => manager(`${PAGES}/${page}`, { method: 'PUT', body })
const checkout = async () => (await (await aBuyerIn(shop)).get('/checkout/')).body
const titled = (title: string) => [widget('heading', { title }), widget('woocommerce-checkout-page')]

test('the three pages of buying are there before anybody designs them, and only for the merchant', async () => {
  expect((await apiOf(shop)(PAGES)).status).toBe(401)
  expect((await (await apiAs(shop, 'customer')).api(`${PAGES}/cart`)).status).toBe(403)
  const { body } = await manager(PAGES)
  expect(body.map(({ id, title }: { id: string; title: { raw: string } }) => [id, title.raw])).toEqual([
    ['cart', 'Carrinho'],
    ['checkout', 'Finalizar compra'],
    ['order-received', 'Pedido recebido'],
  ])
  const { body: page } = await manager(`${PAGES}/checkout`)
  expect(page).toMatchObject({ status: 'draft', is_designed: false, version: 1, document_problems: [] })
  expect(page.document).toMatchObject([{ widgetType: 'woocommerce-checkout-page' }])
  expect((await manager(`${PAGES}/conta`)).status).toBe(400)
})

test('[CHECK-1] a design is a draft until it is published, its past comes back, and a draft gives the shop its own one back', async () => {
  const { body: draft } = await save('checkout', { document: titled('Quase lá'), version: 1 })
  expect(draft).toMatchObject({ status: 'draft', is_designed: true, version: 2 })
  expect(await checkout()).not.toContain('Quase lá')
  await save('checkout', { status: 'publish', version: 2 })
  expect(await checkout()).toContain('Quase lá')
  // Two with the same page open: the second is told.
  expect((await save('checkout', { document: titled('Outra'), version: 2 })).status).toBe(409)
  await save('checkout', { document: titled('Falta um passo'), version: 3 })
  expect(await checkout()).toContain('Falta um passo')
  const { body: past } = await manager(`${PAGES}/checkout/revisions`)
  expect(past[0].document[0].settings.title).toBe('Quase lá')
  await save('checkout', { status: 'draft' })
  const plain = await checkout()
  expect(plain).not.toContain('Falta um passo')
  expect(plain).toContain('id="place_order"')
})

test('[CHECK-1] a page without what it is there for can be kept, never published', async () => {
  const lost = [widget('heading', { title: 'Só palavras' })]
  expect((await save('order-received', { document: lost })).status).toBe(200)
  const refused = await save('order-received', { status: 'publish' })
  expect(refused.status).toBe(400)
  expect(refused.body).toMatchObject({
    code: 'rest_shop_page_incomplete',
    message: expect.stringContaining('Falta o bloco') as string,
  })
  expect((await save('cart', { document: [{ elType: 'gato' }] })).status).toBe(400)
})

test.each([
  ['cart', 'woocommerce-cart', 'Caneca de barro'],
  ['checkout', 'woocommerce-checkout-page', 'id="place_order"'],
  ['order-received', 'woocommerce-purchase-summary', 'Avenida Paulista'],
])('the preview of «%s» shows what is not saved around somebody who does not exist', async (page, name, seen) => {
  const content = { title: '', excerpt: '', picture: 0, document: [widget('heading', { title: 'Rascunho meu' }), widget(name)] }
  const ask = (cookie: string) =>
    shop.http.inject({
      method: 'POST',
      url: '/previa/',
      headers: { 'content-type': 'application/x-www-form-urlencoded', cookie, accept: 'text/html' },
      payload: new URLSearchParams({ nonce: merchant.nonce, id: page, content: JSON.stringify(content) }).toString(),
    })
  const { body } = await ask(merchant.cookie)
  expect(body).toContain('Rascunho meu')
  expect(body).toContain(seen)
  expect((await ask('')).statusCode).toBe(403)
})
