import type { Notice } from '#content/notices/contract.ts'
import { mayPay } from '#shop/after-sale/after-sale.ts'
import type { ReturnState } from '#shop/after-sale/service.ts'
import type { Order } from '#shop/orders/contract.ts'
import { NoticesWrapper } from '#ui/notices.tsx'
import type { PageModel } from '../page-model.ts'
import { Field } from './fields.tsx'
import { OrderDetails, OrderProgress, OrderSentence } from './order-details.tsx'
import { ReturnSection } from './view-order-page.tsx'

export const FOLLOW_PATH = '/acompanhar-pedido/'

type Followed = {
  nonce: string
  number?: string
  email?: string
  notices?: Notice[]
  found?: { order: Order; returning: { isOpen: boolean; asked: ReturnState }; nonce: string }
}

/** Guests follow an order with what they were told: its number and their e-mail. */
export function followPage({ nonce, number, email, notices, found }: Followed): PageModel {
  const title = found ? `Pedido nº ${found.order.number}` : 'Acompanhar pedido'
  return {
    info: { id: 0, kind: 'private', title, path: FOLLOW_PATH, crumbs: [], pageNumber: 1 },
    head: { description: 'Acompanhe seu pedido com o número e o e-mail da compra.', canonical: undefined },
    bodyClass: 'woocommerce-page woocommerce-order-tracking',
    tags: [],
    styles: ['account'],
    body: {
      node: (
        <div className="account-head page-width woocommerce">
          <h1>{title}</h1>
          <NoticesWrapper notices={notices} />
          {found ? (
            <FollowedOrder {...found} email={email ?? ''} />
          ) : (
            <form
              className="woocommerce-form woocommerce-form-track-order track_order account-form account-card account-narrow"
              method="post"
              action={FOLLOW_PATH}
            >
              <p>Informe o número que está na confirmação da compra e o e-mail usado nela.</p>
              <Field name="orderid" label="Número do pedido" autoComplete="off" defaultValue={number} maxLength={41} required />
              <Field
                name="order_email"
                label="E-mail da compra"
                type="email"
                autoComplete="email"
                defaultValue={email}
                required
              />
              <input type="hidden" name="woocommerce-order-tracking-nonce" value={nonce} />
              <button type="submit" className="button" name="track" value="Acompanhar">
                Acompanhar
              </button>
              <p>
                Tem uma conta? <a href="/minha-conta/orders/">Veja todos os seus pedidos</a>.
              </p>
            </form>
          )}
        </div>
      ),
    },
  }
}

function FollowedOrder({ order, returning, nonce, email }: NonNullable<Followed['found']> & { email: string }) {
  return (
    <div className="account-stack">
      <OrderSentence order={order} />
      {mayPay(order) && (
        <p>
          O pagamento ainda não chegou. Para pagar, abra o link «Ver o pedido» da mensagem que enviamos quando você comprou, ou{' '}
          <a href={`/minha-conta/view-order/${order.id}/`}>entre na sua conta</a> se comprou com ela.
        </p>
      )}
      <OrderProgress order={order} />
      <OrderDetails order={order} />
      <ReturnSection
        order={order}
        returning={returning}
        nonce={nonce}
        url={`${FOLLOW_PATH}devolucao/`}
        proof={{ orderid: order.number, order_email: email }}
      />
    </div>
  )
}
