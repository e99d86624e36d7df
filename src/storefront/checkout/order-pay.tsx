import { formatMoney } from '#kit/money.ts'
import type { Notice } from '#content/notices/contract.ts'
import type { CardsOnFile, HostedFields, Installments } from '#shop/payments/contract.ts'
import type { Order } from '#shop/orders/contract.ts'
import { NoticesWrapper } from '#ui/notices.tsx'
import type { PageModel } from '../page-model.ts'
import { HostedCard } from './hosted-card.tsx'
import { outsideOfMethods } from './outside-of-methods.ts'
import { PlanChoice } from './plan-choice.tsx'
import { OrderDetails } from './order-summary.tsx'
import { payUrl } from './order-received.tsx'
import { TestOrderNote } from './test-order-note.tsx'

/** A way to pay, with what the order would cost by it. */
export type PayChoice = {
  id: string
  title: string
  description: string
  totalCents: number
  plans: Installments[]
  hostedFields: HostedFields | undefined
  onFile: CardsOnFile
}
/** Each way has a choice of its own: nothing is drawn anew here. */
export const planField = (methodId: string) => `installments_${methodId}`

type Paying = { order: Order; isForBuyer: boolean; choices: PayChoice[]; nonce: string; notices: Notice[] }

/** Paying an order that waits for it, by whatever way the shop offers. Private: it never enters the page cache. */
export function orderPayPage({ order, isForBuyer, choices, nonce, notices }: Paying): PageModel {
  return {
    info: { id: 0, kind: 'private', title: 'Pagar pedido', path: '/checkout/', crumbs: [], pageNumber: 1 },
    head: { description: 'Escolha como pagar o seu pedido.', canonical: undefined },
    bodyClass: 'woocommerce-checkout woocommerce-order-pay woocommerce-page',
    tags: [],
    styles: ['checkout', 'order-pages', ...(choices.some(({ hostedFields }) => hostedFields) ? ['hosted-card'] : [])],
    outside: outsideOfMethods(choices),
    body: {
      node: (
        <div className="order-page page-width woocommerce">
          <h1>Pagar pedido {order.number}</h1>
          <NoticesWrapper notices={notices} />
          {order.isTest && <TestOrderNote />}
          <OrderDetails order={order} isForBuyer={isForBuyer} />
          <form id="order_review" className="order-pay-form" method="post" action={payUrl(order)}>
            <div id="payment" className="woocommerce-checkout-payment">
              <h2 id="payment_heading">Pagamento</h2>
              <ul className="wc_payment_methods payment_methods methods" aria-labelledby="payment_heading">
                {choices.map(({ id, title, description, totalCents, plans, hostedFields, onFile }) => (
                  <li key={id} className={`wc_payment_method payment_method_${id}`}>
                    <input
                      type="radio"
                      className="input-radio"
                      id={`payment_method_${id}`}
                      name="payment_method"
                      value={id}
                      defaultChecked={id === order.paymentMethod.id}
                      required
                    />
                    <label htmlFor={`payment_method_${id}`}>
                      <span>{title}</span> <span>{formatMoney(totalCents)}</span>
                    </label>
                    <div className={`payment_box payment_method_${id}`}>
                      {description && <p>{description}</p>}
                      {hostedFields && <HostedCard fields={hostedFields} totalCents={totalCents} onFile={onFile} />}
                      <PlanChoice plans={plans} name={planField(id)} />
                    </div>
                  </li>
                ))}
              </ul>
              <div className="form-row place-order">
                <input type="hidden" name="woocommerce_pay" value="1" />
                <input type="hidden" name="woocommerce-pay-nonce" value={nonce} />
                <button type="submit" className="button alt" id="place_order" value="Pagar pedido" data-value="Pagar pedido">
                  Pagar pedido
                </button>
              </div>
            </div>
          </form>
        </div>
      ),
    },
  }
}
