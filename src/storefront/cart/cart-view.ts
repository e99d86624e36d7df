import { type Cart, countUnits, MAX_QUANTITY, subtotalOf } from '#shop/cart/cart.ts'
import type { CartFreight, CartView } from '#shop/cart/contract.ts'
import { cartHash } from '#shop/cart/keys.ts'
import { problemOf } from '#shop/checkout/quote.ts'

/** A cart with its pictures and links. The nonce in the remove links belongs to the visitor. */
export function viewOf(cart: Cart, nonce: string, freight?: CartFreight): CartView {
  return {
    units: countUnits(cart),
    subtotalCents: subtotalOf(cart),
    hash: cartHash(cart),
    ...(freight && { freight }),
    lines: cart.lines.map((line) => {
      const most = Math.min(line.onHand ?? MAX_QUANTITY, line.soldIndividually ? 1 : MAX_QUANTITY)
      return {
        key: line.key,
        productId: line.variationId ?? line.productId,
        name: line.name,
        url: line.url,
        sku: line.sku,
        picture: line.picture,
        options: line.options.map(({ label, name }) => ({ label, value: name })),
        quantity: line.quantity,
        most: Math.max(most, 1),
        cents: line.cents,
        totalCents: line.cents * line.quantity,
        problem: problemOf(line, cart.lines),
        removeUrl: `/cart/?remove_item=${line.key}&_wpnonce=${nonce}`,
      }
    }),
  }
}
