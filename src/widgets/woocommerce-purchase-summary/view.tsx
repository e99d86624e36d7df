import type { ViewProps } from '#builder/define-widget.ts'
import { Icon } from '#ui/icon.tsx'
import type widget from './widget.ts'

type Props = ViewProps<typeof widget>

/** A placed order. On a page that is the same for everybody it leads to where an order is looked up. */
export default function PurchaseSummary({ settings, page: { order } }: Props) {
  if (!order) return <Doorway />
  return (
    <div className="purchase-summary woocommerce">
      <div className="woocommerce-order" data-order={order.id} data-status={order.status}>
        {order.problem ? (
          <p className="woocommerce-notice woocommerce-notice--error woocommerce-thankyou-order-failed" role="status">
            {order.problem}
          </p>
        ) : (
          settings.confirmation_message_active && <Thanks settings={settings} />
        )}
        {order.content}
      </div>
    </div>
  )
}

function Thanks({ settings }: Pick<Props, 'settings'>) {
  return (
    <p
      className="woocommerce-notice woocommerce-notice--success woocommerce-thankyou-order-received"
      role="status"
      data-align={settings.confirmation_message_alignment}
    >
      {settings.confirmation_message_text}
    </p>
  )
}

function Doorway() {
  return (
    <div className="purchase-summary-doorway woocommerce">
      <p>Quer saber como anda um pedido? Tenha o número dele e o seu e-mail à mão.</p>
      <a className="button" href="/acompanhar-pedido/">
        <Icon name="bag" />
        Acompanhar pedido
      </a>
    </div>
  )
}
