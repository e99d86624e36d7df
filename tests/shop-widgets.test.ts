import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBuyerIn, aCheckoutShop } from './support/checkout.ts'
import { eventually } from './support/eventually.ts'
import { designShopPage } from './support/shop-pages.ts'
import type { TestShop } from './support/shop.ts'

let shop: TestShop
beforeAll(async () => void (shop = await aCheckoutShop()))
afterAll(() => shop.close())

const widget = (widgetType: string, settings: object = {}) => ({
  id: widgetType.slice(-8),
  elType: 'widget',
  widgetType,
  settings,
  elements: [],
})
const build = (page: 'cart' | 'checkout', ...elements: object[]) => designShopPage(shop.db, page, elements)
const PLACE = 'class="woocommerce-notices-wrapper"'
const placesIn = (body: string) => body.split(PLACE).length - 1
const CHECKOUT = 'woocommerce-checkout-page'
const NOTICES = 'woocommerce-notices'

test('[CHECK-1] the checkout is a widget: its settings name its parts, lay it out and leave the coupon away', async () => {
  await build(
    'checkout',
    widget('heading', { title: 'Falta pouco' }),
    widget(CHECKOUT, {
      checkout_layout: 'one-column',
      sticky_right_column: '',
      sticky_right_column_offset: 90,
      billing_details_section_title: 'Para quem vai?',
      order_summary_section_title: 'O que você leva',
      coupon_section_display: '',
    }),
  )
  const { body } = await (await aBuyerIn(shop)).get('/checkout/')
  expect(body).toContain('Falta pouco')
  expect(body).toMatch(/class="checkout-widget" data-layout="one-column">/)
  expect(body).toContain('--checkout-sticky-offset:90px')
  expect(body).toContain('Para quem vai?')
  expect(body).toContain('O que você leva')
  expect(body).not.toContain('class="showcoupon"')
  expect(body).toContain('class="showlogin"')
  expect(body).toContain(`data-widget_type="${CHECKOUT}.default"`)
})

test.each([
  ['as it comes', undefined],
  ['with a page that lost its checkout', [widget('heading', { title: 'Só palavras' })]],
])('[CHECK-1] %s the checkout has its two columns, its summary in view and its coupon', async (_case, elements) => {
  await build('checkout', ...(elements ?? [widget(CHECKOUT)]))
  const { body } = await (await aBuyerIn(shop)).get('/checkout/')
  expect(body).toContain('class="checkout-widget" data-layout="two-column" data-sticky=""')
  for (const words of ['Seus dados', 'Seu pedido', 'class="showcoupon"', 'id="place_order"']) expect(body).toContain(words)
})

test('[NOTE-5] a page with a widget for notices tells them there and nowhere else; other pages keep their own place', async () => {
  const shopper = await aBuyerIn(shop)
  const removed = async () => {
    const { body } = await shopper.get('/cart/')
    const link = /\/cart\/\?remove_item=[^"]+/.exec(body)![0].replaceAll('&amp;', '&')
    await shopper.get(link)
    return (await shopper.get('/cart/')).body
  }
  await build('cart', widget('woocommerce-cart'), widget(NOTICES, { look: 'bar' }))
  const body = await removed()
  expect(placesIn(body)).toBe(1)
  const after = body.slice(body.indexOf('class="cart-widget'))
  expect(after).toMatch(/e-woocommerce-notices-wrapper" data-look="bar".*woocommerce-message.*removido/)
  await build('cart', widget('woocommerce-cart'))
  const plain = await (await aBuyerIn(shop)).get('/cart/')
  expect(placesIn(plain.body)).toBe(1)
  expect(plain.body).not.toContain('e-woocommerce-notices-wrapper')
})

test('[NOTE-5] on the checkout the notices stand where the merchant put them', async () => {
  await build('checkout', widget(NOTICES), widget(CHECKOUT))
  const shopper = await aBuyerIn(shop)
  await shopper.get('/checkout/?remove_coupon=nenhum&_wpnonce=antigo')
  const { body } = await shopper.get('/checkout/')
  expect(placesIn(body)).toBe(1)
  expect(body.indexOf('Este link expirou')).toBeGreaterThan(body.indexOf('e-woocommerce-notices-wrapper'))
  expect(body.indexOf('Este link expirou')).toBeLessThan(body.indexOf('class="checkout-widget'))
})

test('[NOTE-5] a public page has one place for notices, in the widget where it has one', async () => {
  const document = JSON.stringify([widget('heading', { title: 'Sobre' }), widget(NOTICES), widget(CHECKOUT)])
  const page = {
    type: 'page' as const,
    slug: 'com-avisos',
    title: 'Com avisos',
    status: 'publish' as const,
    published_at: new Date(0),
    document,
  }
  await shop.db.insertInto('content').values(page).execute()
  const { body } = await shop.get('/com-avisos/')
  expect(placesIn(body)).toBe(1)
  expect(body).toContain(`e-woocommerce-notices-wrapper" data-look="soft" data-width="full"><div ${PLACE}`)
  expect(placesIn((await shop.get('/loja/')).body)).toBe(1)
  // The checkout belongs to one shopper: on a page for everybody its widget leads there.
  expect(body).toMatch(/checkout-doorway.*href="\/checkout\/"/)
  expect(body).not.toContain('name="checkout"')
})

const aroundMain = (body: string) => body.replace(/<main.*<\/main>/s, '')

test('what stands around private pages is the same for all, and follows the shop at once', async () => {
  const [one, other] = [await aBuyerIn(shop), await aBuyerIn(shop)]
  for (const path of ['/cart/', '/checkout/', '/minha-conta/']) {
    const [mine, yours] = [(await one.get(path)).body, (await other.get(path)).body]
    expect(aroundMain(mine)).toBe(aroundMain(yours))
    expect(mine).not.toBe(yours)
  }
  const { value } = await shop.db.selectFrom('settings').select('value').where('name', '=', 'shop').executeTakeFirstOrThrow()
  const renamed = JSON.stringify({ ...(value as object), name: 'Casa de Outro Nome' })
  await shop.db.updateTable('settings').set({ value: renamed }).where('name', '=', 'shop').execute()
  for (const path of ['/cart/', '/checkout/', '/minha-conta/'])
    await eventually(`${path} has the new name`, async () => (await one.get(path)).body.includes('– Casa de Outro Nome</title>'))
})

test('[NOTE-5] a header that tells notices is drawn for each visitor, and shows nobody those of another', async () => {
  const header = await shop.db
    .insertInto('content')
    .values({
      type: 'template',
      part: 'header',
      slug: 'topo-com-avisos',
      title: 'Topo com avisos',
      status: 'publish',
      published_at: new Date(0),
      document: JSON.stringify([widget(NOTICES)]),
      settings: JSON.stringify({ conditions: ['include/private'] }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const [told, other] = [await aBuyerIn(shop), await aBuyerIn(shop)]
  await eventually('the cart has the new header', async () => (await other.get('/cart/')).body.includes(`elementor-${header.id}`))
  await told.get('/cart/?remove_item=nada&_wpnonce=antigo')
  const [mine, yours] = [(await told.get('/cart/')).body, (await other.get('/cart/')).body]
  expect(mine.slice(0, mine.indexOf('<main'))).toContain('Este link expirou')
  expect(yours).not.toContain('Este link expirou')
  expect((await told.get('/cart/')).body).not.toContain('Este link expirou')
})
