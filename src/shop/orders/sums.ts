import type { Quote } from '#shop/checkout/contract.ts'

/** The centavos of a quote add up, or it is a mistake of ours and no order is made of it. */
export function checkSums(quote: Quote) {
  const {
    lines,
    subtotalCents,
    discountCents,
    shippingCents,
    fees,
    merchantDiscountCents = 0,
    paymentDiscountCents,
    totalCents,
    paidWith = [],
    dueCents = totalCents,
  } = quote
  const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
  const amounts = [subtotalCents, discountCents, shippingCents, merchantDiscountCents, paymentDiscountCents, totalCents, dueCents]
  const facts: [string, boolean][] = [
    ['every amount is a whole number from 0 on', amounts.every((cents) => Number.isSafeInteger(cents) && cents >= 0)],
    ['every fee is a whole number other than 0', fees.every(({ cents }) => Number.isSafeInteger(cents) && cents !== 0)],
    [
      'line total = unit × quantity − discount',
      lines.every(
        (line) =>
          line.totalCents === line.unitCents * line.quantity - line.discountCents &&
          line.totalCents >= 0 &&
          line.discountCents >= 0,
      ),
    ],
    ['subtotal = Σ unit × quantity', subtotalCents === sum(lines.map((line) => line.unitCents * line.quantity))],
    ['discount = Σ line discounts', discountCents === sum(lines.map((line) => line.discountCents))],
    [
      'total = Σ line totals + shipping + Σ fees − merchant’s discount − payment discount',
      totalCents ===
        sum(lines.map((line) => line.totalCents)) +
          shippingCents +
          sum(fees.map(({ cents }) => cents)) -
          merchantDiscountCents -
          paymentDiscountCents,
    ],
  ]
  facts.push([
    'what is due = total − what gift cards and credit pay, each a part above 0',
    dueCents === totalCents - sum(paidWith.map(({ cents }) => cents)) && paidWith.every(({ cents }) => cents > 0),
  ])
  const broken = facts.filter(([, holds]) => !holds).map(([fact]) => fact)
  if (broken.length > 0)
    throw new Error(`A quote does not add up (${broken.join('; ')}), so no order can be made of it. Look at what made the quote.`)
}
