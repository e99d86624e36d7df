import type { ReturnShipment } from '#shop/after-sale/return-shipments.ts'
import { newestFirst } from '#shop/orders/tracking/step.ts'
import { Timeline } from '../shipping/tracking-section.tsx'
import { mayCancel, mayPay, WITHDRAWAL_DAYS } from '#shop/after-sale/after-sale.ts'
import type { ReturnState } from '#shop/after-sale/service.ts'
import { receivedUrl } from '#shop/checkout/received-url.ts'
import type { Order } from '#shop/orders/contract.ts'
import type { Instructions } from '#shop/payments/contract.ts'
import { Icon } from '#ui/icon.tsx'
import { termsUrl } from '../checkout/order-terms.tsx'
import type { AccountView } from './view.ts'
import { OrderAddresses, OrderDetails, OrderProgress, OrderSentence } from './order-details.tsx'
import { orderUrl, payUrl } from './orders-page.tsx'
import { PaymentInstructions } from '../checkout/instructions.tsx'
import { TestOrderNote } from '../checkout/test-order-note.tsx'

type Viewed = {
  order: Order
  instructions: Instructions | undefined
  returning: { isOpen: boolean; asked: ReturnState }
  nonce: string
}

/** The bank's own page stands in a frame on the page of the placed order alone. */
const withoutFrame = (instructions: Instructions, order: Order): Instructions =>
  instructions.kind === 'challenge'
    ? { kind: 'link', url: receivedUrl(order), label: 'Confirmar a compra no banco' }
    : instructions

export const viewOrderPage = ({ order, instructions, returning, nonce }: Viewed): AccountView => ({
  title: `Pedido nº ${order.number}`,
  tab: 'orders',
  content: (
    <>
      <p>
        <a className="account-back" href="/minha-conta/orders/">
          <Icon name="arrow-left" />
          Pedidos
        </a>
      </p>
      {order.isTest && <TestOrderNote />}
      <OrderSentence order={order} />
      <div className="account-actions">
        {mayPay(order) && (
          <a className="button pay" href={payUrl(order)}>
            Pagar
          </a>
        )}
        <OrderAction
          order={order}
          action="again"
          label="Comprar novamente"
          nonce={nonce}
          look={mayPay(order) ? 'outline' : undefined}
        />
        {mayCancel(order) && <OrderAction order={order} action="cancel" label="Cancelar" nonce={nonce} look="outline" />}
      </div>
      {instructions && <PaymentInstructions instructions={withoutFrame(instructions, order)} />}
      <OrderProgress order={order} />
      <OrderDetails order={order} />
      <OrderAddresses order={order} />
      {order.termsVersion !== undefined && (
        <p className="account-small">
          <a href={termsUrl(order)}>Condições da compra</a>, como estavam quando você aceitou.
        </p>
      )}
      <ReturnSection order={order} returning={returning} nonce={nonce} />
    </>
  ),
})

type Action = { order: Order; action: 'again' | 'cancel'; label: string; nonce: string; look?: string }

function OrderAction({ order, action, label, nonce, look }: Action) {
  return (
    <form method="post" action={`${orderUrl(order)}${action}/`}>
      <input type="hidden" name="_wpnonce" value={nonce} />
      <button type="submit" className={`button order-${action}`} data-look={look}>
        {label}
      </button>
    </form>
  )
}

type Returning = {
  order: Order
  returning: { isOpen: boolean; asked: ReturnState }
  nonce: string
  /** Where it is sent, when not from the account. */ url?: string
  proof?: Record<string, string>
}

const NO_PROOF: Record<string, string> = {}

/** With which code it is sent back, and where it is since. */
function WayBack({ shipment: { code, labelUrl, events } }: { shipment: ReturnShipment }) {
  return (
    <div className="tracking-package">
      <p>
        Código para devolver: <strong>{code}</strong>. Leve o produto embalado a um ponto de postagem: você não paga nada.
      </p>
      {events.length > 0 && <Timeline events={newestFirst(events)} />}
      {labelUrl !== '' && (
        <a className="button" data-look="outline" href={labelUrl} rel="noreferrer">
          Abrir a etiqueta
        </a>
      )}
    </div>
  )
}

/** CDC art. 49: no reason has to be given, and the way back is where the way in was. */
export function ReturnSection({ order, returning, nonce, url = `${orderUrl(order)}return/`, proof = NO_PROOF }: Returning) {
  if (returning.asked)
    return (
      <section className="account-card">
        <h2>Devolução</h2>
        <p>
          Recebemos o seu pedido de devolução. Protocolo <strong>{returning.asked.receipt}</strong>. A loja entra em contato com
          os próximos passos, e o dinheiro começa a voltar em até um dia útil.
        </p>
        {returning.asked.shipment?.state === 'ready' && <WayBack shipment={returning.asked.shipment} />}
      </section>
    )
  if (!returning.isOpen) return null
  return (
    <details className="account-card order-return">
      <summary>Solicitar devolução</summary>
      <form className="account-form" method="post" action={url}>
        <p>
          Você pode desistir da compra em até {WITHDRAWAL_DAYS} dias depois de receber, sem dizer por quê, e tem de volta tudo o
          que pagou, com o frete (Código de Defesa do Consumidor, art. 49).
        </p>
        <p className="field">
          <label htmlFor="return_reason">
            Quer contar o motivo? <span className="optional">(opcional)</span>
          </label>
          <textarea className="input" id="return_reason" name="return_reason" rows={3} maxLength={1000} />
        </p>
        <input type="hidden" name="_wpnonce" value={nonce} />
        {Object.entries(proof).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <button type="submit" className="button" data-look="outline">
          Solicitar devolução
        </button>
      </form>
    </details>
  )
}
