import { createHash } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import { type Chance, whole } from './chance.ts'
import { insertNumbered, insertRows } from './insert-rows.ts'
import { hoursAfter, hoursBefore } from './moments.ts'
import type { NumberedOrder } from './order-rows.ts'
import type { Offer } from './purchase.ts'

const LEFT_FOR_EACH_ORDER = 2
const OPEN_CARTS = 7

/** Every order began as a cart, and beside each some carts were left, a third of them at the checkout. */
export const journeyRows = (chance: Chance, numbered: readonly NumberedOrder[], now: Date) =>
  numbered.flatMap(({ id, order: { at } }) => {
    const begun = hoursBefore(at, 0.1 + chance())
    const bought = { begun_at: begun, checkout_at: hoursBefore(at, 0.06), ordered_at: at, order_id: id }
    const left = Array.from({ length: whole(chance, LEFT_FOR_EACH_ORDER - 1, LEFT_FOR_EACH_ORDER + 1) }, () => {
      const begun_at = hoursAfter(at, chance() * 20 - 10)
      return { begun_at, checkout_at: chance() < 0.35 ? hoursAfter(begun_at, 0.2) : null, ordered_at: null, order_id: null }
    })
    return [bought, ...left.filter(({ begun_at }) => begun_at < now)]
  })

type Asked = { numbered: readonly NumberedOrder[]; offers: readonly Offer[]; now: Date }

/** Carts that somebody with an account left these days; answers their journeys. */
export async function seedOpenCarts(trx: Transaction<Database>, { numbered, offers, now }: Asked): Promise<number[]> {
  const owners = [...new Set(numbered.flatMap(({ userId }) => userId ?? []))].slice(0, OPEN_CARTS)
  const moments = owners.map((_, at) => hoursBefore(now, 3 + at * 13))
  const carts = await insertNumbered(
    trx,
    'carts',
    owners.map((user_id, at) => ({
      user_id,
      version: 1,
      postcode: '',
      coupons: [],
      created_at: moments[at],
      modified_at: moments[at],
      draft: {},
    })),
  )
  await insertRows(
    trx,
    'cart_lines',
    carts.flatMap((cart_id, at) =>
      [offers[(at * 5 + 2) % offers.length]!, offers[(at * 11 + 7) % offers.length]!].map(({ productId, variationId }) => ({
        cart_id,
        key: createHash('md5')
          .update([productId, ...(variationId === null ? [] : [variationId])].join('_'))
          .digest('hex'),
        product_id: productId,
        variation_id: variationId,
        choices: {},
        quantity: 1,
        added_at: moments[at],
      })),
    ),
  )
  const { rows } = await sql<{ id: number }>`
    update cart_journeys j set begun_at = c.created_at from carts c where c.id = j.cart_id and c.id = any(${carts}::bigint[])
    returning j.id`.execute(trx)
  return rows.map(({ id }) => id)
}
