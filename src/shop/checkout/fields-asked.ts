import type { Cart } from '#shop/cart/cart.ts'
import type { FieldsAsked } from './contract.ts'

/** What is told of a cart to those who add fields to its checkout. */
export const fieldsAsked = ({ lines }: Pick<Cart, 'lines'>, userId: number | undefined): FieldsAsked => ({
  userId,
  needsShipping: lines.some((line) => !line.virtual),
})
