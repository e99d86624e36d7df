import { centsOf, utcOf } from './numbers.ts'
import type { CsvOrder } from './order-things.ts'
import { documentOf, namesOf } from './people.ts'
import type { CsvLine } from './records.ts'
import { companyOrDocument, noteAttributesOf, streetOf } from './shopify-address.ts'

/** An order of Shopify by all of its lines: the first has the order, each one an item. */
export function shopifyOrder(name: string, lines: readonly CsvLine[]): CsvOrder {
  const first = lines[0]!.cell
  const attributes = first('note attributes')
  const said = noteAttributesOf(attributes)
  const { company, document } = companyOrDocument(first('billing company'))
  return {
    id: `shopify:${first('id').replace(/^'/, '') || name}`,
    number: name.replace(/^#/, ''),
    status: statusOf(first),
    currency: first('currency'),
    createdUtc: utcOf(first('created at')),
    paidUtc: utcOf(first('paid at')),
    email: first('email').toLowerCase(),
    billing: { ...placeOf(first, said, 'billing'), company, ...documentOf(document || documentSaid(said)) },
    shipping: placeOf(first, said, 'shipping'),
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
    taxCents: centsOf(first('taxes')),
    extra: { note_attributes: attributes, tags: first('tags') },
  }
}

type Said = ReturnType<typeof noteAttributesOf>
/** «CPF: 529.982.247-25», «additional_info_billing_cpf_cnpj: …». */
const documentSaid = (said: Said) => [...said].find(([name]) => /(^|[^a-z])(cpf|cnpj)([^a-z]|$)/.test(name))?.[1] ?? ''

function statusOf(cell: CsvLine['cell']): string {
  const money = cell('financial status').toLowerCase()
  if (cell('cancelled at') !== '' || money === 'voided') return 'cancelled'
  if (money === 'refunded') return 'refunded'
  if (money === 'paid' || money === 'partially_refunded')
    return cell('fulfillment status').toLowerCase() === 'fulfilled' ? 'completed' : 'processing'
  return money === 'expired' ? 'failed' : 'on-hold'
}

function placeOf(cell: CsvLine['cell'], said: Said, kind: 'billing' | 'shipping') {
  const street = streetOf(cell(`${kind} address1`, `${kind} street`))
  return {
    ...namesOf(cell(`${kind} name`)),
    company: companyOrDocument(cell(`${kind} company`)).company,
    address_1: street.address_1,
    number: said.get(`${kind}_street_number`) ?? street.number,
    neighborhood: said.get(`${kind}_neighborhood`) ?? street.neighborhood,
    address_2: cell(`${kind} address2`),
    city: cell(`${kind} city`),
    state: cell(`${kind} province`),
    postcode: cell(`${kind} zip`).replace(/^'/, ''),
    country: cell(`${kind} country`) || 'BR',
    phone: cell(`${kind} phone`, 'phone').replace(/^'/, ''),
  }
}
