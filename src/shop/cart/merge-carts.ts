import { addToCart, type Cart, type Line, MAX_GIFT_CARDS, MAX_QUANTITY, mostInOrder, unitsBought, unitsOf } from './cart.ts'

/** A line of which less came along than was wanted, and why. */
export type ReducedLine = {
  name: string
  wanted: number
  kept: number
  why: 'out-of-stock' | 'not-enough' | 'only-one' | 'above-limit'
}

/** The guest's lines join the saved ones: quantities add up, never past what may be had. What is left out is named. */
export function mergeCarts(saved: Cart, guest: Cart): { cart: Cart; reduced: ReducedLine[] } {
  const reduced: ReducedLine[] = []
  const merged = guest.lines.reduce((cart, line) => {
    const quantity = Math.min(line.quantity, roomFor(cart, line))
    if (quantity < line.quantity) {
      const before = unitsOf(cart, line)
      reduced.push({ name: line.name, wanted: before + line.quantity, kept: before + quantity, why: whyLess(line, cart) })
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
      giftCards: [...new Set([...(saved.giftCards ?? []), ...(guest.giftCards ?? [])])].slice(0, MAX_GIFT_CARDS),
    },
    reduced,
  }
}

function roomFor(cart: Cart, line: Line): number {
  if (!line.inStock) return 0
  const most = line.soldIndividually ? 1 : Math.min(line.onHand ?? MAX_QUANTITY, MAX_QUANTITY)
  return Math.max(0, Math.min(most - unitsOf(cart, line), roomInOrder(cart, line)))
}

const roomInOrder = (cart: Cart, line: Line) =>
  line.giftOf === undefined ? mostInOrder(line) - unitsBought(cart.lines, line).all : MAX_QUANTITY

function whyLess(line: Line, cart: Cart): ReducedLine['why'] {
  if (!line.inStock) return 'out-of-stock'
  if (line.soldIndividually) return 'only-one'
  return line.onHand === null || roomInOrder(cart, line) < line.onHand - unitsOf(cart, line) ? 'above-limit' : 'not-enough'
}
