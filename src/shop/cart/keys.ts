import { createHash } from 'node:crypto'
import type { Cart } from './cart.ts'

const md5 = (text: string) => createHash('md5').update(text).digest('hex')

/** The ecosystem's name of a line: equal for what belongs into one line. Product 15 alone is md5("15"). */
export function lineKey(productId: number, variationId: number | null, choices: Record<string, string>): string {
  const chosen = Object.entries(choices)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => name + value)
  return md5(
    [productId, ...(variationId === null ? [] : [variationId]), ...(chosen.length > 0 ? [chosen.join('')] : [])].join('_'),
  )
}

/** Gift cards for different people, or of different values, are different lines. */
export const giftCardKey = (key: string, gift: object | undefined) =>
  gift === undefined ? key : md5(`${key}_${JSON.stringify(gift)}`)

/** A gift stands in a line of its own, beside what is bought of the same thing. */
export const giftKey = (key: string, promotionId: number) => md5(`${key}_gift_${promotionId}`)

/** Changes with whatever the cart holds or costs; empty for an empty cart. Scripts only compare it. */
export function cartHash(cart: Cart): string {
  if (cart.lines.length === 0) return ''
  return md5(
    JSON.stringify([
      cart.lines.map((line) => [line.key, line.quantity, line.cents]),
      cart.coupons,
      ...(cart.giftCards ? [cart.giftCards] : []),
    ]),
  )
}
