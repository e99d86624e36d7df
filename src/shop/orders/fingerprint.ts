import { sha256 } from '#kit/ids.ts'
import type { Placing } from './contract.ts'

/** Everything that was asked for: the same key with another fingerprint is another order, and refused. */
export function fingerprintOf({ cartId, quote, customer, paymentMethod, note, answers = [] }: Placing): Buffer {
  const { billing, shipping } = customer
  const address = (of: typeof billing) => Object.entries(of).toSorted(([one], [other]) => (one < other ? -1 : 1))
  const facts = [
    cartId,
    quote.cartVersion,
    quote.totalCents,
    quote.rate?.id ?? '',
    quote.coupons.map(({ code }) => code).toSorted(),
    paymentMethod,
    note,
    [customer.email, customer.cpf, customer.cnpj, customer.stateRegistration, customer.cellphone],
    address(billing),
    address(shipping),
    // An order without them has the fingerprint that it always had: keys outlive a new version of the shop.
    ...(quote.fees.length > 0 ? [quote.fees.map(({ id, cents }) => [id, cents])] : []),
    ...(quote.paidWith ? [quote.paidWith.map(({ id, cents }) => [id, cents])] : []),
    ...(answers.length > 0 ? [answers.map(({ name, value }) => [name, value])] : []),
  ]
  return sha256(JSON.stringify(facts))
}
