import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBuyerIn, aCheckoutShop } from './support/checkout.ts'
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
