import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { Owner } from '#shop/cart/read-cart.ts'
import type { CartService } from '#shop/cart/service.ts'

type Options = {
  db: Kysely<Database>
  cart: Pick<CartService, 'read' | 'add'>
  restoredKey: (lineKey: string, version: number) => string
}

/**
 * Puts what a mail reminded of into the cart of whoever pressed its link, on whichever device. Only goods come along: no name, no
 * address. What is in the cart already stays as it is, so a second press changes nothing.
 */
export function createCartRestoring({ db, cart, restoredKey }: Options) {
  return async (subject: string, owner: Owner): Promise<void> => {
    const journey = /^journey:([1-9]\d{0,14})$/.exec(subject)?.[1]
    if (journey === undefined) return
    const lines = await db
      .selectFrom('cart_lines')
      .select(['cart_id', 'key', 'product_id', 'variation_id', 'choices', 'quantity'])
      .where(
        'cart_id',
        '=',
        sql<number>`(select cart_id from cart_journeys where id = ${journey}::bigint and ordered_at is null)`,
      )
      .orderBy('added_at')
      .orderBy('key')
      .execute()
    const own = await cart.read(owner)
    if (own.id !== undefined && own.id === lines[0]?.cart_id) return
    for (const { key, product_id, variation_id, choices, quantity } of lines) {
      if (own.cart.lines.some((line) => line.key === key)) continue
      // What is sold out since then is left out; the cart shows the rest.
      await cart.add(
        owner,
        {
          productId: variation_id ?? product_id,
          variationId: variation_id,
          choices,
          quantity,
          key: restoredKey(key, own.cart.version),
        },
        async () => owner,
      )
    }
  }
}
