import { nextTier, reachedTier } from '#kit/tiered-price.ts'
import { type Line, MAX_QUANTITY, mostInOrder, unitsBought } from './cart.ts'

/** Lines at the price that their quantities reach, whatever the order in which they stand. A gift has none: it is not bought. */
export const withTiers = (lines: readonly Line[]): Line[] =>
  lines.map((line) => {
    const tiers = line.giftOf === undefined ? line.terms?.tiers : null
    if (!tiers) return line
    const units = unitsBought(lines, line)
    const tier = reachedTier(tiers, line.cents, units)
    const next = nextTier(tiers, line.cents, units)
    // Nothing is promised that can't be had.
    const room = Math.min((line.onHand ?? MAX_QUANTITY) - units.own, mostInOrder(line) - units.all)
    return {
      ...line,
      ...(tier && { cents: tier.cents, tier }),
      ...(next && next.lacking <= room && { nextTier: next }),
    }
  })
