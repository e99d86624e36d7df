import { formatMoney } from '#kit/money.ts'
import { formatDate } from '#kit/pt-br.ts'
import { PAYABLE } from '#shop/checkout/pay-order.ts'
import type { Order } from '#shop/orders/contract.ts'
import { STATUS_NAMES } from '#shop/orders/text.ts'
import type { Instructions } from '#shop/payments/contract.ts'
import type { Subject } from '../site.tsx'
import { PaymentInstructions } from './instructions.tsx'
import { CustomerAddresses, OrderDetails } from './order-summary.tsx'

type Received = { order: Order; instructions: Instructions | undefined; hasOtherWays: boolean }

/** «Pedido recebido», for who knows the order's key. Private: it never enters the page cache. */
export function orderReceivedPage(received: Received): Subject {
  return {
    info: { id: 0, kind: 'private', title: 'Pedido recebido', path: '/checkout/', crumbs: [], pageNumber: 1 },
    head: { description: 'Seu pedido, o pagamento e a entrega.', canonical: undefined },
    bodyClass: 'woocommerce-checkout woocommerce-order-received woocommerce-page',
    tags: [],
    styles: ['checkout', 'order-pages'],
    body: { node: <PurchaseSummary received={received} /> },
  }
}

export const payUrl = ({ id, key }: Pick<Order, 'id' | 'key'>) => `/checkout/order-pay/${id}/?pay_for_order=true&key=${key}`

function PurchaseSummary({ received: { order, instructions, hasOtherWays } }: { received: Received }) {
  const isOpen = PAYABLE.includes(order.status) && order.paidCents === 0
  return (
    <div
      className="order-page page-width woocommerce elementor-widget elementor-widget-woocommerce-purchase-summary"
      data-element_type="widget"
      data-widget_type="woocommerce-purchase-summary.default"
    >
      <h1>Pedido recebido</h1>
      <div className="woocommerce-order" data-order={order.id} data-status={order.status}>
        <Greeting order={order} />
        <ul className="woocommerce-order-overview woocommerce-thankyou-order-details order_details">
          <Fact name="order" label="Número do pedido:" value={order.number} />
          <Fact name="date" label="Data:" value={formatDate(order.createdAt)} />
          <Fact name="email" label="E-mail:" value={order.customer.email} />
          <Fact name="total" label="Total:" value={formatMoney(order.totalCents)} />
          <Fact name="payment-method" label="Método de pagamento:" value={order.paymentMethod.title} />
          <Fact name="status" label="Status:" value={STATUS_NAMES[order.status]} />
        </ul>
        {instructions && <PaymentInstructions instructions={instructions} />}
        {isOpen && hasOtherWays && (
          <p className="order-other-ways">
            <a href={payUrl(order)}>Pagar de outra forma</a>
          </p>
        )}
        <OrderDetails order={order} />
        <CustomerAddresses order={order} />
      </div>
    </div>
  )
}

function Greeting({ order: { status, customer } }: { order: Order }) {
  if (status === 'failed')
    return (
      <p className="woocommerce-notice woocommerce-notice--error woocommerce-thankyou-order-failed" role="status">
        O pagamento não foi aprovado. Nada foi cobrado: tente de novo ou escolha outra forma de pagar.
      </p>
    )
  if (status === 'cancelled')
    return (
      <p className="woocommerce-notice woocommerce-notice--error" role="status">
        Este pedido foi cancelado. Se você já pagou, fale com a loja: o valor volta para você.
      </p>
    )
  return (
    <p className="woocommerce-notice woocommerce-notice--success woocommerce-thankyou-order-received" role="status">
      Obrigado. Seu pedido foi recebido. Enviamos os detalhes para {customer.email}.
    </p>
  )
}

function Fact({ name, label, value }: { name: string; label: string; value: string }) {
  return (
    <li className={`woocommerce-order-overview__${name} ${name}`}>
      {label} <strong>{value}</strong>
    </li>
  )
}
