import type { ViewProps } from '#builder/define-widget.ts'
import { Icon } from '#ui/icon.tsx'
import type widget from './widget.ts'

/** The visitor's cart. On a page that is the same for everybody it leads to the cart's own address. */
export default function Cart({ settings, page: { cart } }: ViewProps<typeof widget>) {
  const hooks = {
    'data-sticky': settings.sticky_right_column ? '' : undefined,
    'data-button-hover': settings.button_hover_animation || undefined,
    'data-image-hover': settings.image_hover_animation || undefined,
  }
  return (
    <div className="cart-widget woocommerce" {...hooks}>
      {cart ?? <Doorway />}
    </div>
  )
}

function Doorway() {
  return (
    <div className="cart-doorway">
      <p>As peças que você escolheu esperam no carrinho.</p>
      <a className="button" href="/cart/">
        <Icon name="bag" />
        Ver carrinho
      </a>
    </div>
  )
}
