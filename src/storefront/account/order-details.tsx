import { formatDate, formatMoment } from '#kit/pt-br.ts'
import type { Order, OrderLine } from '#shop/orders/contract.ts'
import { MERCHANT_DISCOUNT, STATUS_NAMES } from '#shop/orders/text.ts'
import { Amount } from '#ui/price.tsx'
import { InvoiceLink } from '../checkout/invoice-link.tsx'
import { DeliveryWords } from '../shipping/delivery-words.tsx'
import { TrackingSection } from '../shipping/tracking-section.tsx'
import { PostalAddress } from './address-pages.tsx'

/** What was bought and what it cost, in the markup that scripts of this ecosystem look for. */
export function OrderDetails({ order }: { order: Order }) {
  return (
    <section className="woocommerce-order-details account-card">
      <h2 className="woocommerce-order-details__title">Detalhes do pedido</h2>
      <table className="woocommerce-table woocommerce-table--order-details shop_table order_details">
        <thead>
          <tr>
            <th scope="col" className="product-name">
              Produto
            </th>
            <th scope="col" className="product-total">
              Total
            </th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map((line) => (
            <Line key={line.id} line={line} />
          ))}
        </tbody>
        <tfoot>
          {totalsOf(order).map(({ label, cents, text }) => (
            <tr key={label} className={label === TOTAL ? 'order-total' : undefined}>
              <th scope="row">{label}</th>
              <td>
                {cents !== undefined && (
                  <>
                    {cents < 0 && '−'}
                    <Amount cents={Math.abs(cents)} />
                  </>
                )}
                {text && <span className="account-small"> {text}</span>}
                {label === FREIGHT && <DeliveryWords order={order} />}
              </td>
            </tr>
          ))}
        </tfoot>
      </table>
    </section>
  )
}

function Line({ line }: { line: OrderLine }) {
  return (
    <tr className="woocommerce-table__line-item order_item">
      <td className="woocommerce-table__product-name product-name">
        {line.url ? <a href={line.url}>{line.name}</a> : line.name}{' '}
        <strong className="product-quantity">×&nbsp;{line.quantity}</strong>
        {line.options.map(({ label, name }) => (
          <span key={label} className="account-small account-line">
            {label}: {name}
          </span>
        ))}
        {line.refundedUnits > 0 && <span className="account-small account-line">{line.refundedUnits} reembolsado(s)</span>}
      </td>
      <td className="woocommerce-table__product-total product-total">
        {/* As in the subtotal below it: coupons have a line of their own. */}
        <Amount cents={line.unitCents * line.quantity} />
      </td>
    </tr>
  )
}

const TOTAL = 'Total:'
const FREIGHT = 'Entrega:'

function totalsOf(order: Order): { label: string; cents?: number; text?: string }[] {
  return [
    { label: 'Subtotal:', cents: order.subtotalCents },
    ...order.promotions.map(({ name, discountCents }) => ({ label: name, cents: -discountCents })),
    ...order.coupons.map(({ code, discountCents }) => ({ label: `Cupom: ${code}`, cents: -discountCents })),
    ...(order.shipping ? [{ label: FREIGHT, ...freightOf(order.shippingCents, order.shipping.label) }] : []),
    ...order.fees.map(({ label, cents }) => ({ label: `${label}:`, cents })),
    ...(order.merchantDiscountCents > 0 ? [{ label: `${MERCHANT_DISCOUNT}:`, cents: -order.merchantDiscountCents }] : []),
    ...(order.paymentDiscountCents > 0
      ? [{ label: `Desconto (${order.paymentMethod.title}):`, cents: -order.paymentDiscountCents }]
      : []),
    { label: 'Método de pagamento:', text: order.paymentMethod.title },
    { label: TOTAL, cents: order.totalCents },
    ...(order.refundedCents > 0 ? [{ label: 'Reembolsado:', cents: -order.refundedCents }] : []),
    ...(order.note ? [{ label: 'Observações:', text: order.note }] : []),
    ...order.answers.map(({ label, value }) => ({ label: `${label}:`, text: value })),
  ]
}

/** What costs nothing is only named: «Frete grátis». */
const freightOf = (cents: number, label: string) => (cents > 0 ? { cents, text: `via ${label}` } : { text: label })

/** Where the order stands, what happened to it, and where the parcel is. */
export function OrderProgress({ order }: { order: Order }) {
  const updates = order.notes.filter(({ toCustomer }) => toCustomer)
  return (
    <>
      <TrackingSection order={order} />
      <InvoiceLink order={order} />
      {updates.length > 0 && (
        <section className="account-card">
          <h2>Atualizações do pedido</h2>
          <ol className="woocommerce-OrderUpdates commentlist notes">
            {updates.map((note) => (
              <li key={note.id} className="woocommerce-OrderUpdate comment note">
                <time className="woocommerce-OrderUpdate-meta meta" dateTime={note.createdAt.toISOString()}>
                  {formatMoment(note.createdAt)}
                </time>
                <p className="woocommerce-OrderUpdate-description description">{note.text}</p>
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  )
}

export function OrderAddresses({ order: { customer } }: { order: Order }) {
  return (
    <section className="woocommerce-customer-details account-cards">
      <div className="account-card">
        <h2>Endereço de cobrança</h2>
        <PostalAddress address={customer.billing} document={customer} />
        <p className="account-small">{customer.email}</p>
      </div>
      <div className="account-card">
        <h2>Endereço de entrega</h2>
        <PostalAddress address={customer.shipping} />
      </div>
    </section>
  )
}

export function OrderSentence({ order }: { order: Order }) {
  return (
    <p className="account-lead">
      O pedido #<mark className="order-number">{order.number}</mark> foi realizado em{' '}
      <mark className="order-date">{formatDate(order.createdAt)}</mark> e atualmente está{' '}
      <mark className="order-status" data-status={order.status}>
        {STATUS_NAMES[order.status]}
      </mark>
      .
    </p>
  )
}
