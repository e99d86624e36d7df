import type { Cents } from '#kit/money.ts'

/** What gift cards in a purchase cost. They are sold at their face value: a way of paying takes nothing off them, since that would be money for money. */
export const giftCardSum = (lines: readonly { totalCents: Cents; gift?: object | null | undefined }[]): Cents =>
  lines.reduce((sum, { totalCents, gift }) => sum + (gift ? totalCents : 0), 0)
