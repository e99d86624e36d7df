import { typedLine } from '#kit/typed-text.ts'
import { listOf, recordOf } from '#kit/unknown-json.ts'
import { slugOf } from '#kit/pt-br.ts'
import { centsOf, type Wire } from '../../wire.ts'

export type OldLine = { quantity: number; unitCents: number; discountCents: number; totalCents: number }
export type OldFee = { code: string; label: string; cents: number }

const MOST_QUANTITY = 9_999
const MOST_FEES = 10
const LARGEST_FEE = 100_000_000

/**
 * A line in whole centavos: `total = unit × quantity − discount`, with the total as it was paid. Where the price before discounts can't be
 * divided by the quantity the unit is rounded up, and what is too much stands in the discount.
 */
export function lineSums(line: Wire, notes: string[]): OldLine {
  const wanted = Number(line['quantity'] ?? 1)
  const quantity = Math.min(Math.max(1, Math.ceil(Number.isFinite(wanted) ? wanted : 1)), MOST_QUANTITY)
  if (quantity !== wanted) notes.push(`A quantidade ${String(line['quantity'])} de uma linha virou ${quantity}.`)
  const totalCents = Math.max(0, centsOf(line['total']) ?? 0)
  const before = Math.max(totalCents, centsOf(line['subtotal']) ?? totalCents)
  const unitCents = Math.ceil(before / quantity)
  return { quantity, unitCents, discountCents: unitCents * quantity - totalCents, totalCents }
}

/** Fees, taxes and whatever else the total has beside lines and freight: with them it is the old total to the centavo. */
export function feesOf(
  order: Wire,
  known: { linesCents: number; shippingCents: number; totalCents: number },
  notes: string[],
): OldFee[] {
  const told: OldFee[] = listOf(order['fee_lines']).map((fee) => {
    const { name, total } = recordOf(fee)
    return { code: slugOf(typedLine(name, 60)) || 'taxa', label: typedLine(name, 100) || 'Taxa', cents: centsOf(total) ?? 0 }
  })
  const taxCents = centsOf(order['total_tax']) ?? 0
  if (taxCents !== 0) told.push({ code: 'impostos', label: 'Impostos', cents: taxCents })
  const sum = (fees: readonly OldFee[]) => fees.reduce((total, { cents }) => total + cents, 0)
  const rest = known.totalCents - known.linesCents - known.shippingCents - sum(told)
  if (rest !== 0) {
    told.push({ code: 'ajuste', label: 'Ajuste da loja anterior', cents: rest })
    notes.push('As partes do pedido não somavam o total: a diferença ficou como «Ajuste da loja anterior».')
  }
  const real = told.filter(({ cents }) => cents !== 0)
  const kept = real.length > MOST_FEES ? [...real.slice(0, MOST_FEES - 1), together(real.slice(MOST_FEES - 1))] : real
  return withOwnCodes(kept.filter(({ cents }) => cents !== 0))
}

const together = (fees: readonly OldFee[]): OldFee => ({
  code: 'outras-taxas',
  label: 'Outras taxas',
  cents: fees.reduce((total, { cents }) => total + cents, 0),
})

/** No two fees of an order have the same code. */
function withOwnCodes(fees: readonly OldFee[]): OldFee[] {
  const codes = new Set<string>()
  return fees.map((fee) => {
    const base = fee.code.slice(0, 56).replace(/-+$/, '')
    let code = base
    for (let number = 2; codes.has(code); number++) code = `${base}-${number}`
    codes.add(code)
    return { ...fee, code }
  })
}

export const hasTooLargeFee = (fees: readonly OldFee[]) => fees.some(({ cents }) => Math.abs(cents) > LARGEST_FEE)
