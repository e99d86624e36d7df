import { formatCep } from '#kit/brazil/cep.ts'
import { foreignCountry } from '#kit/country.ts'
import { formatMoney } from '#kit/money.ts'
import type { Address, Order } from '#shop/orders/contract.ts'
import { isOwed } from '#shop/orders/is-owed.ts'
import { MERCHANT_DISCOUNT } from '#shop/orders/text.ts'
import { currentPromise } from '#shop/shipping/promise.ts'
import { valueLabel } from '#shop/stored-value/text.ts'
import { asSentence, PICKUP_WAIT } from '#shop/shipping/text.ts'
import type { LetterPart } from './letter.ts'
import { inSection } from './texts/compose-letter.ts'

/** What was bought, what it costs and where it goes. */
export function orderParts(order: Order): LetterPart[] {
  const bought: LetterPart[] = [
    { kind: 'heading', text: 'Resumo do pedido' },
    {
      kind: 'lines',
      lines: order.lines.map(({ name, options, quantity, unitCents }) => ({
        name,
        details: options.map((option) => `${option.label}: ${option.name}`).join(', '),
        quantity,
        cents: unitCents * quantity,
      })),
    },
    { kind: 'facts', facts: sumFacts(order) },
  ]
  const delivery: LetterPart[] = order.shipping ? [{ kind: 'heading', text: 'Entrega' }, ...deliveryParts(order)] : []
  return [...inSection('order', bought), ...inSection('delivery', delivery)]
}

/** Where it goes and until when it is there, or where the buyer fetches it. */
function deliveryParts(order: Order): LetterPart[] {
  const { delivery, customer } = order
  if (delivery?.kind === 'pickup')
    return [
      { kind: 'words', text: `Retire na loja: ${delivery.address}.` },
      ...(delivery.hours === '' ? [] : [{ kind: 'words' as const, text: `Horário: ${delivery.hours}.` }]),
      { kind: 'words', text: PICKUP_WAIT },
    ]
  const promise = currentPromise(order)
  return [
    { kind: 'words', text: addressText(customer.shipping) },
    ...(promise === undefined ? [] : [{ kind: 'words' as const, text: `${asSentence(promise)}.` }]),
  ]
}

function sumFacts(order: Order) {
  const { subtotalCents, coupons, discountCents, shipping, shippingCents, paymentMethod, totalCents } = order
  const { promotions, fees, merchantDiscountCents, paymentDiscountCents } = order
  const codes = coupons.map(({ code }) => code).join(', ')
  const couponCents = discountCents - promotions.reduce((sum, promotion) => sum + promotion.discountCents, 0)
  return [
    { label: 'Subtotal', value: formatMoney(subtotalCents) },
    ...promotions.map((promotion) => ({ label: promotion.name, value: formatMoney(-promotion.discountCents) })),
    ...(couponCents > 0 ? [{ label: codes === '' ? 'Desconto' : `Desconto (${codes})`, value: formatMoney(-couponCents) }] : []),
    ...(shipping
      ? [{ label: shipping.label || 'Entrega', value: shippingCents === 0 ? 'Grátis' : formatMoney(shippingCents) }]
      : []),
    ...fees.map(({ label, cents }) => ({ label, value: formatMoney(cents) })),
    ...(merchantDiscountCents > 0 ? [{ label: MERCHANT_DISCOUNT, value: formatMoney(-merchantDiscountCents) }] : []),
    ...(paymentDiscountCents > 0
      ? [{ label: `Desconto no ${paymentMethod.title}`, value: formatMoney(-paymentDiscountCents) }]
      : []),
    { label: 'Total', value: formatMoney(totalCents) },
    ...(order.paidWith ?? []).map((part) => ({ label: valueLabel(part), value: formatMoney(-part.cents) })),
    ...(order.paidWith
      ? [{ label: isOwed(order) ? 'A pagar' : 'Restante', value: formatMoney(totalCents - (order.storedValueCents ?? 0)) }]
      : []),
    { label: 'Método de pagamento', value: paymentMethod.title },
  ]
}

function addressText(address: Address) {
  const { firstName, lastName, company, street, number, complement, neighborhood, city, state, postcode, country } = address
  return [
    `${firstName} ${lastName}`.trim(),
    company,
    [[street, number].filter((part) => part !== '').join(', '), complement].filter((part) => part !== '').join(' – '),
    neighborhood,
    [[city, state].filter((part) => part !== '').join(' – '), formatCep(postcode)].filter((part) => part !== '').join(', '),
    foreignCountry(country),
  ]
    .filter((part) => part !== '')
    .join(', ')
}
