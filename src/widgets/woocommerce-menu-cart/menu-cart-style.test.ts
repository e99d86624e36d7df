import { expect, test } from 'vitest'
import { readFields } from '#builder/fields.ts'
import { all, px, styledBy } from '#tests/support/styled-by.ts'
import widget from './widget.ts'

const BUTTON = '& .elementor-menu-cart__toggle_button'

test.each<[settings: Record<string, unknown>, css: string]>([
  [
    { toggle_button_background_color: '#fff', toggle_button_border_width: px(1), toggle_button_hover_background_color: '#eee' },
    `${BUTTON}{background-color:#fff;border-style:solid;border-width:1px}${BUTTON}:is(:hover,:focus-visible){background-color:#eee}`,
  ],
  [
    { toggle_button_icon_color: '#111', toggle_button_hover_icon_color: '#c00' },
    `& .elementor-button-icon{color:#111}${BUTTON}:hover .elementor-button-icon{color:#c00}`,
  ],
  [
    { items_indicator_distance: { unit: 'em', size: 0.5 } },
    '& .elementor-button-icon-qty{inset:calc(-1*0.5em) calc(-1*0.5em) auto auto}',
  ],
  [
    {
      background_color: '#fafafa',
      border_type: 'solid',
      border_width: all(2),
      border_color: '#ccc',
      cart_padding: all(30),
      cart_padding_mobile: all(12),
    },
    '& .elementor-menu-cart__main{background-color:#fafafa;border-style:solid;border-width:2px;border-color:#ccc;padding:30px}' +
      '@media(max-width:767px){& .elementor-menu-cart__main{padding:12px}}',
  ],
  [
    { product_title_color: '#111', product_title_hover_color: '#c00' },
    '& .mini_cart_item>div>a{color:#111}& .mini_cart_item>div>a:is(:hover,:focus-visible){color:#c00}',
  ],
  [
    { buttons_layout: 'inline', buttons_layout_mobile: 'stacked' },
    '& .woocommerce-mini-cart__buttons{grid-template-columns:1fr 1fr}@media(max-width:767px){& .woocommerce-mini-cart__buttons{grid-template-columns:1fr}}',
  ],
  [
    { checkout_button_background_color: '#c00', checkout_button_hover_background: '#900' },
    '& .woocommerce-mini-cart__buttons .checkout{background-color:#c00}& .woocommerce-mini-cart__buttons .checkout:is(:hover,:focus-visible){background-color:#900}',
  ],
])('a menu cart with %j is drawn so', (settings, css) => {
  expect(styledBy(widget, settings)).toBe(css)
})

test('icons and switches are read as Elementor writes them', () => {
  const read = (raw: Record<string, unknown>) => readFields(widget.fields, raw)
  expect(read({ icon: 'basket-solid', hide_empty_indicator: 'hide' })).toMatchObject({
    settings: { icon: 'basket', hide_empty_indicator: true },
    dropped: [],
  })
})
