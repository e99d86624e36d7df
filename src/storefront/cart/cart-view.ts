import { type Cart, countUnits, MAX_QUANTITY, mostInOrder, subtotalOf } from '#shop/cart/cart.ts'
import type { CartView } from '#shop/cart/contract.ts'
import { mostOfStock } from '#kit/stock-use.ts'
import { cartHash } from '#shop/cart/keys.ts'
import { priceNotes } from '#shop/cart/text.ts'
import { giftFor } from '#shop/stored-value/text.ts'
import { problemOf } from '#shop/checkout/quote.ts'
import type { CartExtras } from './drawer-extras.ts'

/** A cart with its pictures and links. The nonce in the remove links belongs to the visitor. */
export function viewOf(cart: Cart, nonce: string, { freight, promotions, suggestions = [] }: Partial<CartExtras> = {}): CartView {
  return {
    units: countUnits(cart),
    subtotalCents: subtotalOf(cart),
    hash: cartHash(cart),
    ...(freight && { freight }),
    ...(promotions && { promotions }),
    ...(suggestions.length > 0 && { suggestions }),
    lines: cart.lines.map((line) => {
      const most = Math.min(
        mostOfStock(line, cart.lines) ?? MAX_QUANTITY,
        line.soldIndividually ? 1 : MAX_QUANTITY,
        mostInOrder(line),
      )
      const notes = priceNotes(line)
      return {
        key: line.key,
        productId: line.variationId ?? line.productId,
        name: line.name,
        url: line.url,
        sku: line.sku,
        picture: line.picture,
        options: [...line.options.map(({ label, name }) => ({ label, value: name })), ...giftFor(line.gift)],
        quantity: line.quantity,
        ...(line.giftOf !== undefined && { isGift: true as const }),
        most: Math.max(most, 1),
        cents: line.cents,
        ...(notes.length > 0 && { priceNotes: notes }),
        totalCents: line.cents * line.quantity,
        problem: problemOf(line, cart.lines),
        removeUrl: `/cart/?remove_item=${line.key}&_wpnonce=${nonce}`,
      }
    }),
  }
}
