import { type Kysely, type RawBuilder, sql } from 'kysely'
import { fixedStatement } from '#db/fixed-statement.ts'
import { PREPARED } from '#db/prepared.ts'
import type { Database } from '#db/schema.ts'
import type { Cart } from './cart.ts'
import type { Owner } from './read-cart.ts'

type Saving = {
  owner: Owner
  id: number | undefined
  /** The version that the change was made from. */
  from: number
  cart: Cart
  recentAdds: string[]
}

/**
 * Keeps a changed cart in one statement and answers its id, unless somebody changed it meanwhile or is about to: then nothing
 * happens. It never waits for whoever holds the row, since that would keep a connection from everybody else.
 */
export async function saveCart(db: Kysely<Database>, { owner, id, from, cart, recentAdds }: Saving): Promise<number | undefined> {
  const lines = cart.lines.map(({ key, productId, variationId, choices, quantity, giftOf, bumpOf, gift }) => ({
    key,
    product_id: productId,
    variation_id: variationId,
    choices,
    quantity,
    gift_of: giftOf ?? null,
    bump_of: bumpOf ?? null,
    gift: gift ?? null,
  }))
  const { coupons, postcode, shippingRate, giftCards = [] } = cart
  const said = {
    coupons,
    postcode,
    shippingRate,
    recentAdds,
    giftCards,
    keys: lines.map(({ key }) => key),
    lines: JSON.stringify(lines),
  }
  const own = owner.userId === undefined ? { session: owner.sessionId, user: null } : { session: null, user: owner.userId }
  const [kept] = id === undefined ? await keepNew(db, { ...said, ...own }) : await keepChanged(db, { ...said, id, from })
  return kept?.id
}

type Name = 'coupons' | 'postcode' | 'shippingRate' | 'recentAdds' | 'giftCards' | 'keys' | 'lines'

const keepNew = fixedStatement<Name | 'session' | 'user', { id: number }>((place, db) =>
  keeping(
    place,
    sql`insert into carts (session_id, user_id, version, coupons, postcode, shipping_rate, recent_adds, gift_cards) values (${place('session')}, ${place('user')}, 1, ${place('coupons')}, ${place('postcode')}, ${place('shippingRate')}, ${place('recentAdds')}, ${place('giftCards')}) on conflict do nothing returning id`,
  ).compile(db),
)

const keepChanged = fixedStatement<Name | 'id' | 'from', { id: number }>((place, db) =>
  keeping(
    place,
    sql`update carts set version = version + 1, coupons = ${place('coupons')}, postcode = ${place('postcode')}, shipping_rate = ${place('shippingRate')}, recent_adds = ${place('recentAdds')}, gift_cards = ${place('giftCards')}, modified_at = now() where id in (select id from carts where id = ${place('id')} and version = ${place('from')} for update skip locked) returning id`,
  ).compile(db),
)

const keeping = (place: (name: 'keys' | 'lines') => RawBuilder<unknown>, claimed: RawBuilder<unknown>) => sql<{
  id: number
}>`${PREPARED}
  with claimed as (${claimed}),
  gone as (delete from cart_lines l using claimed where l.cart_id = claimed.id and l.key <> all(${place('keys')}::text[])),
  put as (
    insert into cart_lines (cart_id, key, product_id, variation_id, choices, quantity, gift_of, bump_of, gift)
    select claimed.id, line.key, line.product_id, line.variation_id, line.choices, line.quantity, line.gift_of, (select p.id from promotions p where p.id = line.bump_of), nullif(line.gift, 'null'::jsonb) from claimed, jsonb_to_recordset(${place('lines')}::jsonb)
      as line(key text, product_id bigint, variation_id bigint, choices jsonb, quantity integer, gift_of bigint, bump_of bigint, gift jsonb)
    where line.gift_of is null or exists (select from promotions p where p.id = line.gift_of)
    on conflict (cart_id, key) do update set quantity = excluded.quantity, bump_of = excluded.bump_of
  )
  select id from claimed`
