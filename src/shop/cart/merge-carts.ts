import { addToCart, type Cart, type Line, MAX_QUANTITY, unitsOf } from './cart.ts'

/** A line of which less came along than was wanted, and why. */
export type ReducedLine = { name: string; wanted: number; kept: number; why: 'out-of-stock' | 'not-enough' | 'only-one' }

/** The guest's lines join the saved ones: quantities add up, never past what may be had. What is left out is named. */
export function mergeCarts(saved: Cart, guest: Cart): { cart: Cart; reduced: ReducedLine[] } {
  const reduced: ReducedLine[] = []
  const merged = guest.lines.reduce((cart, line) => {
    const quantity = Math.min(line.quantity, roomFor(cart, line))
    if (quantity < line.quantity) {
      const before = unitsOf(cart, line)
      reduced.push({ name: line.name, wanted: before + line.quantity, kept: before + quantity, why: whyLess(line) })
    }
    const outcome = addToCart(cart, { offer: line, key: line.key, quantity: quantity || undefined, choices: line.choices })
    return outcome.ok ? outcome.cart : cart
  }, saved)
  return {
    cart: {
      ...merged,
      version: saved.version + 1,
      coupons: [...new Set([...saved.coupons, ...guest.coupons])].slice(0, 10),
      postcode: saved.postcode || guest.postcode,
      shippingRate: saved.shippingRate || guest.shippingRate,
    },
    reduced,
  }
}

function roomFor(cart: Cart, line: Line): number {
  if (!line.inStock) return 0
  const most = line.soldIndividually ? 1 : Math.min(line.onHand ?? MAX_QUANTITY, MAX_QUANTITY)
  return Math.max(0, most - unitsOf(cart, line))
}

const whyLess = ({ inStock, soldIndividually }: Line): ReducedLine['why'] => {
  if (!inStock) return 'out-of-stock'
  return soldIndividually ? 'only-one' : 'not-enough'
}
