import { formatCep } from '#kit/brazil/cep.ts'
import { foreignCountry, postcodeLabel } from '#kit/country.ts'
import { formatPhone } from '#kit/brazil/phone.ts'
import { isOwed } from '#shop/orders/is-owed.ts'
import type { Address, Order } from '#shop/orders/contract.ts'
import { MERCHANT_DISCOUNT, PAID_BY_VALUE } from '#shop/orders/text.ts'
import { giftFor } from '#shop/stored-value/text.ts'
import { Amount } from '#ui/price.tsx'
import { PaidWithRows } from '../paid-with-rows.tsx'
import { DeliveryWords } from '../shipping/delivery-words.tsx'

/** What was bought and what it costs, line by line to the total. What the buyer wrote, and for whom a gift is, only the buyer reads. */
export function OrderDetails({ order, isForBuyer }: { order: Order; isForBuyer: boolean }) {
  const rows: [string, string, number][] = [
    ['cart-subtotal', 'Subtotal', order.subtotalCents],
    ...order.promotions.map(({ name, discountCents }): [string, string, number] => ['cart-discount', name, -discountCents]),
    ...order.coupons.map(({ code, discountCents }): [string, string, number] => [
      'cart-discount',
      `Cupom: ${code}`,
      -discountCents,
    ]),
    ...order.fees.map(({ label, cents }): [string, string, number] => ['fee', label, cents]),
    ...(order.merchantDiscountCents > 0
      ? ([['fee', MERCHANT_DISCOUNT, -order.merchantDiscountCents]] as [string, string, number][])
      : []),
    ...(order.paymentDiscountCents > 0
      ? ([['fee', `Desconto (${order.paymentMethod.title})`, -order.paymentDiscountCents]] as [string, string, number][])
      : []),
  ]
  return (
    <section className="woocommerce-order-details">
      <h2 className="woocommerce-order-details__title">Detalhes do pedido</h2>
      <table className="woocommerce-table woocommerce-table--order-details shop_table order_details">
        <thead>
          <tr>
            <th scope="col">Produto</th>
            <th scope="col">Total</th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map((line) => (
            <tr key={line.id} className="woocommerce-table__line-item order_item">
              <td className="woocommerce-table__product-name product-name">
                {line.url ? <a href={line.url}>{line.name}</a> : line.name}{' '}
                <strong className="product-quantity">×&nbsp;{line.quantity}</strong>
                {line.options.map((option) => (
                  <span key={option.label} className="review-option">
                    {option.label}: {option.name}
                  </span>
                ))}
                {giftFor(isForBuyer ? line.gift : undefined).map(({ label, value }) => (
                  <span key={label} className="review-option">
                    {label}: {value}
                  </span>
                ))}
              </td>
              <td className="woocommerce-table__product-total product-total">
                <Amount cents={line.unitCents * line.quantity} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {rows.map(([name, label, cents]) => (
            <tr key={label} className={name}>
              <th scope="row">{label}</th>
              <td>
                {cents < 0 && '−'}
                <Amount cents={Math.abs(cents)} />
              </td>
            </tr>
          ))}
          {order.shipping && (
            <tr className="shipping">
              <th scope="row">Entrega</th>
              <td>
                {order.shipping.label}
                {order.shippingCents > 0 && (
                  <>
                    {': '}
                    <Amount cents={order.shippingCents} />
                  </>
                )}
                <DeliveryWords order={order} />
              </td>
            </tr>
          )}
          {order.totalCents > 0 && order.paymentMethod.id !== PAID_BY_VALUE.id && (
            <tr>
              <th scope="row">Método de pagamento</th>
              <td>{order.paymentMethod.title}</td>
            </tr>
          )}
          <tr className="order-total">
            <th scope="row">Total</th>
            <td>
              <strong>
                <Amount cents={order.totalCents} />
              </strong>
            </td>
          </tr>
          <PaidWithRows
            paidWith={order.paidWith}
            dueCents={order.totalCents - (order.storedValueCents ?? 0)}
            isSettled={!isOwed(order)}
          />
          {isForBuyer && order.note && (
            <tr className="order-note">
              <th scope="row">Observações</th>
              <td>{order.note}</td>
            </tr>
          )}
          {isForBuyer &&
            order.answers.map(({ name, label, value }) => (
              <tr key={name} className="order-answer">
                <th scope="row">{label}</th>
                <td>{value}</td>
              </tr>
            ))}
        </tfoot>
      </table>
    </section>
  )
}

export function CustomerAddresses({ order: { customer, shipping } }: { order: Order }) {
  return (
    <section className="woocommerce-customer-details">
      <div>
        <h2>Endereço de cobrança</h2>
        <AddressLines address={customer.billing} extra={customer.email} />
      </div>
      {shipping && (
        <div>
          <h2>Endereço de entrega</h2>
          <AddressLines address={customer.shipping} />
        </div>
      )}
    </section>
  )
}

function AddressLines({ address, extra }: { address: Address; extra?: string }) {
  const lines = [
    `${address.firstName} ${address.lastName}`,
    address.company,
    [address.street, address.number, address.complement].filter(Boolean).join(', '),
    address.neighborhood,
    [address.city, address.state].filter(Boolean).join(' – '),
    postcodeLabel(formatCep(address.postcode), address.country),
    foreignCountry(address.country),
    address.phone && formatPhone(address.phone),
    extra,
  ]
  return (
    <address>
      {lines.filter(Boolean).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  )
}
