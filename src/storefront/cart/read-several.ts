import { readQuantity } from '#shop/cart/cart.ts'

export type Several = { productId: number; quantity: number | undefined }

/** As many as a group's form shows. */
const MOST = 60

/** How many of each product a group's form asks for («quantity[12]=2»); those with none are left out. Undefined: it is no such form. */
export function readSeveral(fields: Record<string, unknown>): Several[] | undefined {
  const named = Object.entries(fields).flatMap(([name, value]) => {
    const id = /^quantity\[([1-9]\d{0,14})\]$/.exec(name)?.[1]
    return id === undefined ? [] : [{ productId: Number(id), typed: value }]
  })
  if (named.length === 0) return undefined
  return named
    .filter(({ typed }) => typed !== '' && typed !== '0')
    .slice(0, MOST)
    .map(({ productId, typed }) => ({ productId, quantity: readQuantity(typed) }))
}
