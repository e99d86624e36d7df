import type { Goods, Moment, Promotion, PromotionLine, Purchase, Terms } from './promotion.ts'

/** Whether a promotion is on at this moment, whoever buys. */
export function isOn({ startsAt, endsAt, weekdays, hours }: Terms, { at, weekday, minute }: Moment): boolean {
  if (startsAt && at < startsAt) return false
  if (endsAt && at >= endsAt) return false
  if (!hours) return weekdays.length === 0 || weekdays.includes(weekday)
  const isOvernight = hours.to <= hours.from
  // After midnight the window is still that of the day before.
  const day = isOvernight && minute < hours.to ? (weekday + 6) % 7 : weekday
  if (weekdays.length > 0 && !weekdays.includes(day)) return false
  return isOvernight ? minute >= hours.from || minute < hours.to : minute >= hours.from && minute < hours.to
}

/** Whether a promotion holds for a purchase; of goods and sums its rule asks. */
export function holds({ terms, withCoupons }: Promotion, { now, uf, paymentMethod, hasCoupons }: Purchase): boolean {
  if (!isOn(terms, now)) return false
  if (terms.ufs.length > 0 && (uf === undefined || !terms.ufs.includes(uf))) return false
  if (terms.paymentMethods.length > 0 && (paymentMethod === undefined || !terms.paymentMethods.includes(paymentMethod)))
    return false
  return withCoupons || !hasCoupons
}

type Thing = Pick<PromotionLine, 'productId' | 'variationId' | 'categoryIds' | 'tagIds' | 'cents' | 'regularCents'>

export const isOneOf = (ids: readonly number[], { productId, variationId }: Pick<Thing, 'productId' | 'variationId'>) =>
  ids.includes(productId) || (variationId !== null && ids.includes(variationId))

const sharesOne = (ids: readonly number[], own: readonly number[]) => own.some((id) => ids.includes(id))

/** Whether a promotion is about these goods. */
export function isAbout(goods: Goods, thing: Thing): boolean {
  if (goods.excludeSaleItems && thing.cents < thing.regularCents) return false
  if (isOneOf(goods.excludedProductIds, thing) || sharesOne(goods.excludedCategoryIds, thing.categoryIds)) return false
  const asksForNothing = goods.productIds.length === 0 && goods.categoryIds.length === 0 && goods.tagIds.length === 0
  return (
    asksForNothing ||
    isOneOf(goods.productIds, thing) ||
    sharesOne(goods.categoryIds, thing.categoryIds) ||
    sharesOne(goods.tagIds, thing.tagIds)
  )
}
