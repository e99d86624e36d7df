import { isAbout, isOneOf } from './holds.ts'
import type { Promotion, PromotionLine } from './promotion.ts'

type Line = Pick<
  PromotionLine,
  'productId' | 'variationId' | 'categoryIds' | 'tagIds' | 'cents' | 'regularCents' | 'quantity' | 'giftOf'
>

/**
 * Whether what else is in the cart is enough for an offer of the checkout: something that it is about, worth the sum. It is reckoned before
 * discounts, so that neither the offer nor the order of promotions decides it.
 */
export function bumpIsDue({ rule, goods }: Promotion, lines: readonly Line[]): boolean {
  if (rule.kind !== 'bump') return false
  const others = lines.filter((line) => line.giftOf === undefined && !isOneOf(rule.productIds, line) && isAbout(goods, line))
  return others.length > 0 && others.reduce((sum, { cents, quantity }) => sum + cents * quantity, 0) >= rule.fromCents
}
