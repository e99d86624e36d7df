import type { CartView } from '#shop/cart/contract.ts'
import { formatMoney, type Cents } from '#kit/money.ts'
import { MiniCart } from '#ui/mini-cart.tsx'

export function Subtotal({ cents }: { cents: Cents }) {
  return <span className="elementor-button-text">{formatMoney(cents)}</span>
}

export function Count({ units }: { units: number }) {
  return (
    <span className="elementor-button-icon-qty" data-counter={units}>
      {units}
    </span>
  )
}

/** The pieces of this widget that follow the cart, by the selectors that scripts of this ecosystem know. */
export default {
  cart: (cart: CartView) => ({
    'div.widget_shopping_cart_content': <MiniCart {...cart} />,
    '.elementor-menu-cart__toggle_button span.elementor-button-text': <Subtotal cents={cart.subtotalCents} />,
    '.elementor-menu-cart__toggle_button span.elementor-button-icon-qty': <Count units={cart.units} />,
  }),
}
