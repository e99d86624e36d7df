import { backorderOption } from '#kit/brazil/backorder-text.ts'
import { daysUntilSent } from '#kit/stock-use.ts'
import type { Line } from './cart.ts'

/** Says of each line whose units are not all there within how many days they are sent. */
export function withWaits(lines: readonly Line[]): Line[] {
  const days = daysUntilSent(
    lines.map(({ productId, variationId, quantity, parts, supply = { onHand: null, backorders: false } }) => ({
      productId,
      variationId,
      quantity,
      parts,
      ...supply,
    })),
  )
  return lines.map(({ backorderDays: _before, ...line }, place) => {
    const wait = days[place]
    return wait === undefined ? line : { ...line, backorderDays: wait, options: [...line.options, ...backorderOption(wait)] }
  })
}
