import type { ViewProps } from '#builder/define-widget.ts'
import { Icon } from '#ui/icon.tsx'
import { MiniCart } from '#ui/mini-cart.tsx'
import { Count, Subtotal } from './fragments.tsx'
import type widget from './widget.ts'

/** The same for everybody: an empty cart. What is in it arrives as fragments. Without scripts the button is a link to the cart. */
export default function MenuCart({ settings, id }: ViewProps<typeof widget>) {
  const panel = `menu-cart-${id}`
  const hidden = [!settings.view_cart_button_show && 'view-cart', !settings.show_remove_icon && 'remove']
    .filter(Boolean)
    .join(' ')
  return (
    <div
      className={`elementor-menu-cart__wrapper elementor-menu-cart--cart-type-${settings.cart_type}`}
      data-type={settings.cart_type}
      data-subtotal={settings.show_subtotal ? '' : undefined}
      data-look={settings.button_look === 'plain' ? undefined : settings.button_look}
      data-indicator={settings.items_indicator === 'bubble' ? undefined : settings.items_indicator}
      data-hides={hidden || undefined}
      data-zero={settings.hide_empty_indicator ? undefined : ''}
    >
      <div className="elementor-menu-cart__toggle">
        <a
          href="/cart/"
          className="elementor-menu-cart__toggle_button elementor-button"
          aria-expanded="false"
          aria-controls={panel}
        >
          <Subtotal cents={0} />
          <span className="elementor-button-icon">
            <Icon name={settings.icon} />
            <Count units={0} />
          </span>
          <span className="screen-reader-text">Carrinho</span>
        </a>
      </div>
      <div id={panel} className="elementor-menu-cart__container" aria-hidden="true" hidden>
        <div className="elementor-menu-cart__main" role="dialog" aria-label="Carrinho" aria-hidden="true" tabIndex={-1}>
          <div className="elementor-menu-cart__head">
            <p className="elementor-menu-cart__title">{settings.cart_title}</p>
            <button type="button" className="elementor-menu-cart__close-button" aria-label="Fechar carrinho">
              <Icon name="close" />
            </button>
          </div>
          <MiniCart lines={[]} subtotalCents={0} />
        </div>
      </div>
    </div>
  )
}
