import { valueLabel } from '#shop/stored-value/text.ts'
import { formatMoney } from '#kit/money.ts'
import { formatDate } from '#kit/pt-br.ts'
import { PAYABLE } from '#shop/checkout/pay-order.ts'
import type { Order } from '#shop/orders/contract.ts'
import { isOwed } from '#shop/orders/is-owed.ts'
import { STATUS_NAMES } from '#shop/orders/text.ts'
import type { Instructions } from '#shop/payments/contract.ts'
import type { PageModel } from '../page-model.ts'
import { PaymentInstructions } from './instructions.tsx'
import { InvoiceLink } from './invoice-link.tsx'
import { type OrderFile, OrderFiles } from './order-files.tsx'
import { OrderRights } from './order-rights.tsx'
import { TestOrderNote } from './test-order-note.tsx'
import { CustomerAddresses, OrderDetails } from './order-summary.tsx'
import { receivedUrl } from '#shop/checkout/received-url.ts'
import { TrackingSection } from '../shipping/tracking-section.tsx'

type Received = {
  order: Order
  instructions: Instructions | undefined
  hasOtherWays: boolean
  files: OrderFile[]
  /** A letter about it was sent, or is about to be. */
  isWrittenTo: boolean
  /** Proves the form that buys the same once more. */
  againNonce?: string | undefined
  /** The page as the merchant built it; it holds the purchase summary. */
  document: unknown
  /** For who has shown no more than the order's key: what they prove with its e-mail, and what was wrong with the last one. */
  proof?: { nonce: string; problem?: string | undefined } | undefined
}

/** «Pedido recebido», for who knows the order's key; who bought and where it goes is for the buyer. Private: it never enters the page cache. */
export function orderReceivedPage(received: Received): PageModel {
  const { order, document } = received
  return {
    info: {
      id: 0,
      kind: 'private',
      title: 'Pedido recebido',
      // Its own: a placed order stands in the whole shop again.
      path: '/checkout/order-received/',
      crumbs: [],
      pageNumber: 1,
      order: {
        id: order.id,
        status: order.status,
        problem: problemOf(order, received.instructions),
        content: <Purchase received={received} />,
      },
    },
    head: { description: 'Seu pedido, o pagamento e a entrega.', canonical: undefined },
    bodyClass: 'woocommerce-checkout woocommerce-order-received woocommerce-page',
    tags: [],
    styles: ['checkout', 'order-pages'],
    // The card's bank asks on a page of its own, whose host nobody knows beforehand.
    ...(received.instructions?.kind === 'challenge' && { frames: ['https:'], forms: ['https:'] }),
    body: {
      before: (
        <div className="order-head page-width">
          <h1>Pedido recebido</h1>
        </div>
      ),
      document,
    },
  }
}

export const payUrl = ({ id, key }: Pick<Order, 'id' | 'key'>) => `/checkout/order-pay/${id}/?pay_for_order=true&key=${key}`

function Purchase({
  received: { order, instructions, hasOtherWays, files, proof, isWrittenTo, againNonce },
}: {
  received: Received
}) {
  const isOpen = PAYABLE.includes(order.status) && order.paidCents === 0
  const receivedCents = order.paidCents + (order.storedValueCents ?? 0)
  const isPaid = order.totalCents > 0 && receivedCents - order.refundedCents >= order.totalCents
  return (
    <>
      {/* What is still to be done comes first: on a telephone it is all that the first screen has room for. */}
      {order.isTest && <TestOrderNote />}
      {instructions && <PaymentInstructions instructions={instructions} />}
      {againNonce !== undefined && <BuyAgain order={order} nonce={againNonce} />}
      {(isPaid || isWrittenTo) && (
        <p className="order-words">
          {isPaid && <strong>Pagamento confirmado. </strong>}
          {isWrittenTo && `Enviamos os detalhes para ${proof ? 'o e-mail informado na compra' : order.customer.email}.`}
        </p>
      )}
      <ul className="woocommerce-order-overview woocommerce-thankyou-order-details order_details">
        <Fact name="order" label="Número do pedido:" value={order.number} />
        <Fact name="date" label="Data:" value={formatDate(order.createdAt)} />
        {!proof && <Fact name="email" label="E-mail:" value={order.customer.email} />}
        <Fact name="total" label="Total:" value={formatMoney(order.totalCents)} />
        {order.paidWith?.map((part) => (
          <Fact key={part.id} name="stored-value" label={`${valueLabel(part)}:`} value={formatMoney(-part.cents)} />
        ))}
        {order.paidWith && isOwed(order) && (
          <Fact name="amount-due" label="A pagar:" value={formatMoney(order.totalCents - (order.storedValueCents ?? 0))} />
        )}
        {order.totalCents > 0 && <Fact name="payment-method" label="Método de pagamento:" value={order.paymentMethod.title} />}
        <Fact name="status" label="Status:" value={STATUS_NAMES[order.status]} />
      </ul>
      {isOpen && hasOtherWays && (
        <p className="order-other-ways">
          <a href={payUrl(order)}>Pagar de outro jeito</a>
        </p>
      )}
      {/* Its places tell where the buyer lives. */}
      {!proof && <TrackingSection order={order} />}
      {!proof && <OrderFiles files={files} />}
      <OrderDetails order={order} isForBuyer={!proof} />
      {proof ? <EmailProof order={order} hasFiles={files.length > 0} {...proof} /> : <CustomerAddresses order={order} />}
      {/* An invoice tells who bought. */}
      {!proof && <InvoiceLink order={order} />}
      <OrderRights order={order} />
    </>
  )
}

const againUrl = ({ id, key }: Pick<Order, 'id' | 'key'>) => `/checkout/order-received/${id}/comprar-de-novo/?key=${key}`

/** Whoever came too late to pay may still want the goods. */
function BuyAgain({ order, nonce }: { order: Order; nonce: string }) {
  return (
    <form className="order-again" method="post" action={againUrl(order)}>
      <p>Ainda quer {order.lines.length === 1 ? 'esta peça' : 'estas peças'}? Conferimos o estoque e o preço de hoje.</p>
      <input type="hidden" name="_wpnonce" value={nonce} />
      <button type="submit" className="button">
        Comprar de novo
      </button>
    </form>
  )
}

type Asking = { order: Order; hasFiles: boolean; nonce: string; problem?: string | undefined }

/** Whoever came by the link alone shows that they know the order's e-mail, too. */
function EmailProof({ order, hasFiles, nonce, problem }: Asking) {
  return (
    <section className="woocommerce-verify-email" aria-labelledby="verify-email">
      <h2 id="verify-email">{hasFiles ? 'Seus arquivos e dados' : 'Dados da entrega'}</h2>
      <p>Para ver {hasFiles ? 'os arquivos, nome e endereços' : 'nome e endereços'}, confirme o e-mail usado na compra.</p>
      <form method="post" action={receivedUrl(order)}>
        <p className="field">
          <label htmlFor="order-email">E-mail do pedido</label>
          <input
            id="order-email"
            className="input"
            type="email"
            name="email"
            autoComplete="email"
            required
            maxLength={254}
            aria-invalid={problem === undefined ? undefined : true}
            aria-describedby={problem === undefined ? undefined : 'order-email-problem'}
          />
          {problem !== undefined && (
            <span id="order-email-problem" className="checkout-inline-error-message" role="alert">
              {problem}
            </span>
          )}
        </p>
        <input type="hidden" name="check_submission" value={nonce} />
        <button type="submit" className="button">
          Confirmar
        </button>
      </form>
    </section>
  )
}

const CANCELLED =
  'Este pedido foi cancelado e não pode mais ser pago. Se você já pagou, fale com a loja: o valor volta para você.'
const CANCELLED_PAID = 'Este pedido foi cancelado. Fale com a loja: o valor que você pagou volta para você.'

const REFUSED = 'O pagamento não foi aprovado. Nada foi cobrado: tente de novo ou escolha outra forma de pagar.'

function problemOf({ status, paidCents }: Order, instructions: Instructions | undefined): string | undefined {
  if (status === 'failed' || (instructions?.kind === 'card' && instructions.problem !== undefined)) return REFUSED
  if (status === 'cancelled') return paidCents > 0 ? CANCELLED_PAID : CANCELLED
  return undefined
}

function Fact({ name, label, value }: { name: string; label: string; value: string }) {
  return (
    <li className={`woocommerce-order-overview__${name} ${name}`}>
      {label} <strong>{value}</strong>
    </li>
  )
}
