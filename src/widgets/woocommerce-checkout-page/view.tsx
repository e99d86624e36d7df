import type { ViewProps } from '#builder/define-widget.ts'
import { Icon } from '#ui/icon.tsx'
import type widget from './widget.ts'

/** The visitor's checkout. On a page that is the same for everybody it leads to the checkout's own address. */
export default function CheckoutPage({ settings, page: { checkout } }: ViewProps<typeof widget>) {
  if (!checkout) return <Doorway />
  return (
    <div
      className="checkout-widget"
      data-layout={settings.checkout_layout}
      data-sticky={settings.sticky_right_column ? '' : undefined}
    >
      {checkout({
        // A part without a heading could not be found by who jumps from heading to heading.
        detailsTitle: settings.billing_details_section_title || 'Seus dados',
        summaryTitle: settings.order_summary_section_title || 'Seu pedido',
        asksForCoupon: settings.coupon_section_display,
      })}
    </div>
  )
}

function Doorway() {
  return (
    <div className="checkout-doorway woocommerce">
      <p>Já escolheu tudo? Faltam só a entrega e o pagamento.</p>
      <a className="button" href="/checkout/">
        <Icon name="lock" />
        Finalizar compra
      </a>
    </div>
  )
}
