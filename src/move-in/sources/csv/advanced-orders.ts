import { slugOf } from '#kit/pt-br.ts'
import { centsOf, decimalOf, utcOf } from './numbers.ts'
import type { CsvOrder } from './order-things.ts'
import { documentOf } from './people.ts'
import type { CsvLine } from './records.ts'

/** Lines of one order under the headings of Advanced Order Export for WooCommerce. */
export const advancedOrderKey = ({ cell }: CsvLine) => cell('order id', 'order number')

/** An order by all of its lines: each has the whole order and one item. */
export function advancedOrder(id: string, lines: readonly CsvLine[]): CsvOrder {
  const first = lines[0]!.cell
  return {
    id,
    number: first('order number', 'order id'),
    status: statusOf(first('order status')),
    currency: first('order currency', 'currency'),
    createdUtc: utcOf(first('order date')),
    paidUtc: utcOf(first('paid date', 'date paid')),
    email: first('email (billing)').toLowerCase(),
    billing: {
      ...placeOf(first, 'billing'),
      ...documentOf(first('billing_cpf', 'cpf', 'cpf (billing)') || first('billing_cnpj', 'cnpj', 'cnpj (billing)')),
    },
    shipping: placeOf(first, 'shipping'),
    lines: lines.filter((line) => nameOf(line) !== '').map(itemOf),
    shippingCents: centsOf(first('order shipping amount')),
    shippingTitle: first('shipping method title'),
    discountCents: Math.abs(centsOf(first('cart discount amount'))),
    coupon: first('coupons used', 'coupon code'),
    totalCents: centsOf(first('order total amount')),
    refundedCents: Math.abs(centsOf(first('order refund amount'))),
    paymentTitle: first('payment method title'),
    transactionId: first('transaction id'),
    buyerNote: first('customer note'),
    tracking: first('_correios_tracking_code', '_tracking_code', '_tracking_number'),
  }
}

const nameOf = ({ cell }: CsvLine) => cell('item name', 'product name (main)', 'product name', 'name')

function itemOf(line: CsvLine): CsvOrder['lines'][number] {
  const { cell } = line
  // «(- Refund)» is what was left of it; of a whole refund nothing.
  const quantity = Number(decimalOf(cell('quantity') || cell('quantity (- refund)'))) || 1
  const cost = cell('item cost')
  const whole = centsOf(cell('order line subtotal', 'order line (w/o tax)', 'order line total'))
  const variation = cell('product variation')
  const name = nameOf(line)
  return {
    name: variation === '' || name.includes(variation) ? name : `${name} (${variation.replaceAll('|', ',')})`,
    sku: cell('sku'),
    quantity,
    unitCents: cost === '' ? Math.round(whole / quantity) : centsOf(cost),
    discountCents: 0,
  }
}

const placeOf = (cell: CsvLine['cell'], part: 'billing' | 'shipping') => {
  const said = (...names: string[]) => cell(...names.map((name) => `${name} (${part})`))
  return {
    first_name: said('first name'),
    last_name: said('last name'),
    company: said('company'),
    address_1: said('address 1', 'address 1&2'),
    address_2: said('address 2'),
    number: cell(`${part}_number`, `_${part}_number`),
    neighborhood: cell(`${part}_neighborhood`, `_${part}_neighborhood`),
    city: said('city'),
    state: said('state code', 'state name'),
    postcode: said('postcode'),
    country: said('country code') || 'BR',
    phone: said('phone'),
  }
}

/** It writes the state as the shop shows it, in the shop's language. */
const STATUSES: Record<string, string> = {
  'pending-payment': 'pending',
  'pagamento-pendente': 'pending',
  'on-hold': 'on-hold',
  aguardando: 'on-hold',
  'em-espera': 'on-hold',
  malsucedido: 'failed',
  falhou: 'failed',
}
function statusOf(shown: string): string {
  const name = slugOf(shown)
  return STATUSES[name] ?? name
}
