import type { Draft } from '#shop/checkout/contract.ts'
import { valuesOf } from '#shop/checkout/values.ts'
import type { Order } from '#shop/orders/contract.ts'
import { addressesOf, additionalFieldsOf } from './addresses.ts'

const NOTHING_YET = { payment_status: '', payment_details: [], redirect_url: '' }

type Drafted = { values: Draft; customerId: number; cart: object | null }

/** The checkout before the order is placed: there is no order yet, hence no number of one. */
export const draftJson = ({ values, customerId, cart }: Drafted) => ({
  order_id: 0,
  status: 'checkout-draft',
  order_key: '',
  order_number: '',
  customer_note: values['order_comments'] ?? '',
  customer_id: customerId,
  ...addressesOf(values),
  payment_method: values['payment_method'] ?? '',
  payment_result: NOTHING_YET,
  additional_fields: additionalFieldsOf(values),
  __experimentalCart: cart,
  extensions: {},
})

/** A placed order, and where its buyer goes next. */
export function placedJson(order: Order, redirectUrl: string) {
  const answers = Object.fromEntries(order.answers.map(({ name, value }) => [name, value]))
  const values = { ...valuesOf(order.customer), ...answers }
  return {
    order_id: order.id,
    status: order.status,
    order_key: order.key,
    order_number: order.number,
    customer_note: order.note,
    customer_id: order.userId ?? 0,
    ...addressesOf(values),
    payment_method: order.paymentMethod.id,
    payment_result: {
      payment_status: 'success',
      payment_details: [
        { key: 'result', value: 'success' },
        { key: 'redirect', value: redirectUrl },
      ],
      redirect_url: redirectUrl,
    },
    additional_fields: additionalFieldsOf(values),
    __experimentalCart: null,
    extensions: {},
  }
}
