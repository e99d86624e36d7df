import { centsOf, utcOf } from './numbers.ts'
import type { CsvOrder } from './order-things.ts'
import { namesOf } from './people.ts'
import type { CsvLine } from './records.ts'

/** An order of Shopify by all of its lines: the first has the order, each one an item. */
export function shopifyOrder(name: string, lines: readonly CsvLine[]): CsvOrder {
  const first = lines[0]!.cell
  return {
    id: `shopify:${first('id').replace(/^'/, '') || name}`,
    number: name.replace(/^#/, ''),
    status: statusOf(first),
    currency: first('currency'),
    createdUtc: utcOf(first('created at')),
    paidUtc: utcOf(first('paid at')),
    email: first('email').toLowerCase(),
    billing: placeOf(first, 'billing'),
    shipping: placeOf(first, 'shipping'),
    lines: lines
      .filter(({ cell }) => cell('lineitem name') !== '')
      .map(({ cell }) => ({
        name: cell('lineitem name'),
        sku: cell('lineitem sku'),
        quantity: Number(cell('lineitem quantity')) || 1,
        unitCents: centsOf(cell('lineitem price')),
        discountCents: centsOf(cell('lineitem discount')),
      })),
    shippingCents: centsOf(first('shipping')),
    shippingTitle: first('shipping method'),
    discountCents: centsOf(first('discount amount')),
    coupon: first('discount code'),
    totalCents: centsOf(first('total')),
    refundedCents: centsOf(first('refunded amount')),
    paymentTitle: first('payment method'),
    transactionId: first('payment id', 'payment reference'),
    buyerNote: first('notes'),
    tracking: '',
  }
}

function statusOf(cell: CsvLine['cell']): string {
  const money = cell('financial status').toLowerCase()
  if (cell('cancelled at') !== '' || money === 'voided') return 'cancelled'
  if (money === 'refunded') return 'refunded'
  if (money === 'paid' || money === 'partially_refunded')
    return cell('fulfillment status').toLowerCase() === 'fulfilled' ? 'completed' : 'processing'
  return money === 'expired' ? 'failed' : 'on-hold'
}

const placeOf = (cell: CsvLine['cell'], kind: 'billing' | 'shipping') => ({
  ...namesOf(cell(`${kind} name`)),
  company: cell(`${kind} company`),
  address_1: cell(`${kind} address1`, `${kind} street`),
  address_2: cell(`${kind} address2`),
  city: cell(`${kind} city`),
  state: cell(`${kind} province`),
  postcode: cell(`${kind} zip`).replace(/^'/, ''),
  country: cell(`${kind} country`) || 'BR',
  phone: cell(`${kind} phone`, 'phone').replace(/^'/, ''),
})
