import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import { applyPromotions } from './apply-promotions.ts'
import { choicesOf } from './choices.ts'
import { isOneOf } from './holds.ts'
import type { Promotion, PromotionLine, Purchase } from './promotion.ts'

/** A gift that a cart has earned and not taken: one of these products or variations. */
export type GiftOffer = { promotionId: number; name: string; units: number; choices: { id: number; label: string }[] }

/** Promotions whose gift this cart would get if it were put in. */
export function earnedGifts(promotions: readonly Promotion[], purchase: Purchase) {
  return promotions.flatMap(({ id, name, rule }) => {
    if (rule.kind !== 'gift' || purchase.lines.some((line) => isOneOf(rule.productIds, line))) return []
    const gift: PromotionLine = {
      key: '~',
      productId: rule.productIds[0]!,
      variationId: null,
      categoryIds: [],
      tagIds: [],
      cents: 1,
      regularCents: 1,
      quantity: rule.units,
      giftOf: id,
    }
    const { applied } = applyPromotions(promotions, { ...purchase, lines: [...purchase.lines, gift] })
    return applied.some((one) => one.id === id) ? [{ promotionId: id, name, units: rule.units, productIds: rule.productIds }] : []
  })
}

type Line = Pick<PromotionLine, 'key' | 'cents' | 'quantity' | 'giftOf'>

/** Keys of lines that were put in as gifts and are given no longer. */
export const lostGifts = (lines: readonly Line[], off: ReadonlyMap<string, number>): string[] =>
  lines.flatMap(({ key, cents, quantity, giftOf }) =>
    giftOf !== undefined && (off.get(key) ?? 0) < cents * quantity ? [key] : [],
  )

type Earned = ReturnType<typeof earnedGifts>[number]

/** With what can be had of them now; a gift of which there is nothing left is not offered. */
export async function offeredGifts(db: Kysely<Database>, earned: readonly Earned[]): Promise<GiftOffer[]> {
  if (earned.length === 0) return []
  const found = await choicesOf(
    db,
    earned.flatMap(({ productIds }) => productIds),
  )
  return earned.flatMap(({ promotionId, name, units, productIds }) => {
    const choices = found.filter((one) => isOneOf(productIds, one)).map(({ id, label }) => ({ id, label }))
    return choices.length > 0 ? [{ promotionId, name, units, choices }] : []
  })
}
