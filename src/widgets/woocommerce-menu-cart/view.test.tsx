import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { readFields } from '#builder/fields.ts'
import type { CartView } from '#shop/cart/contract.ts'
import fragments from './fragments.tsx'
import MenuCart from './view.tsx'
import widget from './widget.ts'

type Props = Parameters<typeof MenuCart>[0]
function draw(stored: Record<string, unknown> = {}) {
  const { settings, dropped } = readFields(widget.fields, stored)
  expect(dropped).toEqual([])
  const props = { settings, id: 'c1' } as unknown as Props // the view reads nothing else
  return renderToStaticMarkup(<MenuCart {...props} />)
}
const opening = (html: string) => html.slice(0, html.indexOf('>') + 1)

test('as it comes the cart of a menu is a plain bag with a bubble that hides its zero', () => {
  expect(opening(draw())).toBe(
    '<div class="elementor-menu-cart__wrapper elementor-menu-cart--cart-type-side-cart" data-type="side-cart">',
  )
})

test('[CART-1] its icon, its look, what it counts and how are settings', () => {
  const html = draw({
    cart_type: 'mini-cart',
    icon: 'basket',
    button_look: 'filled',
    items_indicator: 'plain',
    hide_empty_indicator: '',
    show_subtotal: 'yes',
  })
  expect(opening(html)).toContain('data-type="mini-cart" data-subtotal="" data-look="filled" data-indicator="plain" data-zero=""')
  const [bag, basket, cart] = ['bag', 'basket', 'cart'].map((icon) => /<path d="([^"]+)"/.exec(draw({ icon }))![1])
  expect(new Set([bag, basket, cart]).size).toBe(3)
  expect(html).toContain(basket)
})

test('[CART-1] the filled small cart leads to the cart and to the checkout, by the names that scripts look for', () => {
  const line = { key: 'k', productId: 1, name: 'Vaso', url: '/produto/vaso/', sku: '', picture: undefined, options: [] }
  const filled = fragments.cart({
    lines: [{ ...line, quantity: 1, cents: 100 }],
    subtotalCents: 100,
    units: 1,
  } as unknown as CartView) // it draws no more of it
  const html = renderToStaticMarkup(filled['div.widget_shopping_cart_content'])
  expect([...html.matchAll(/<a href="([^"]+)" class="([^"]+)"/g)].slice(-2).map(([, ...facts]) => facts)).toEqual([
    ['/cart/', 'button wc-forward'],
    ['/checkout/', 'button alt checkout wc-forward'],
  ])
})
