import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { createBatchLookup } from '#db/batch-lookup.ts'
import { PREPARED } from '#db/prepared.ts'
import type { Database } from '#db/schema.ts'
import { localDay } from '#kit/brazil/local-time.ts'
import { sha256 } from '#kit/ids.ts'
import type { Coupons } from '#shop/coupons/service.ts'
import { addToCart, type AddOutcome, type Cart, type Line, setQuantities } from './cart.ts'
import { type Changed, createChange, nobody, RivalWasQuicker } from './change-cart.ts'
import { cartIdOf } from './cart-statement.ts'
import { createExtras } from './extras.ts'
import { readGiftDetails, withGift } from './gift-details.ts'
import { giftCardKey, giftKey, lineKey } from './keys.ts'
import { mergeCarts, type ReducedLine } from './merge-carts.ts'
import {
  type Asked,
  type Candidate,
  type CartReading,
  type LinePrices,
  type Owner,
  readCart as readFrom,
  type StoredCart,
  type Who,
} from './read-cart.ts'
import { findRemoval, forgetRemoval, rememberRemoval } from './removals.ts'
import { withoutRestored } from './restored.ts'
import { withTiers } from './tier-prices.ts'
import { withWaits } from './waits.ts'

/** Some of them are sold out, or have something to choose. */
const MOST_SUGGESTED = 24

export type Added = AddOutcome & { asked: Asked | undefined }
type Wanted = Candidate & { quantity: number | undefined; key?: string; /** As it was typed. */ gift?: Record<string, unknown> }

type Options = CartReading & {
  coupons: Pick<Coupons, 'apply'>
  giftCards?: Parameters<typeof createExtras>[0]['giftCards']
  linePrices?: LinePrices
}

export function createCart({
  db,
  pictureOf,
  coupons,
  giftCards,
  linePrices: othersPrices = async (lines) => [...lines],
}: Options) {
  const linePrices: LinePrices = (lines, userId) => othersPrices(withWaits(withTiers(lines)), userId)
  const readCart = (on: Kysely<Database>, who: Who, more?: { withDraft: boolean }) =>
    readFrom({ db: on, pictureOf }, who, undefined, more)
  const change = createChange({ db, pictureOf, linePrices })

  return {
    ...createExtras({ change, coupons, giftCards }),

    /** `withDraft`: also what was typed at the checkout. */
    read: async (who: Who, more?: { withDraft: boolean }): Promise<StoredCart> => {
      const stored = await readCart(db, who, more)
      const lines = await linePrices(stored.cart.lines, stored.owner?.userId)
      return { ...stored, cart: { ...stored.cart, lines } }
    },

    /** A `key` that was sent before names the same addition: the cart stays as it is. */
    add: async (who: Who, wanted: Wanted, newOwner: () => Promise<Owner>) =>
      await change<Added>(
        who,
        newOwner,
        ({ cart, offer, asked, contradicted, recentAdds }) => {
          if (!offer && asked?.type === 'variable')
            return { result: { ok: false, problem: { kind: 'choose-options', name: asked.name }, asked } }
          if (offer && contradicted)
            return {
              result: { ok: false, problem: { kind: 'other-option', name: offer.name, label: contradicted.label }, asked },
            }
          const choices = openChoices(wanted.choices, offer?.options ?? [])
          const read = offer?.giftCard && readGiftDetails(wanted.gift ?? {}, offer.giftCard, localDay(new Date()))
          if (read && !read.ok) return { result: { ok: false, problem: { kind: 'gift-details', text: read.text }, asked } }
          const gift = read?.gift
          const key = offer ? giftCardKey(lineKey(offer.productId, offer.variationId, choices), gift) : ''
          if (offer && wanted.key !== undefined && recentAdds.includes(wanted.key)) {
            const line = cart.lines.find((one) => one.key === key) ?? { ...offer, key, choices, quantity: 0 }
            return { result: { ok: true, cart, line, asked } }
          }
          const outcome = addToCart(cart, { offer: offer && withGift(offer, gift), key, quantity: wanted.quantity, choices })
          const result = { ...outcome, asked }
          return outcome.ok ? { cart: outcome.cart, result, add: wanted.key } : { result }
        },
        wanted,
      ),

    /** Puts a gift into a line of its own, once; whether it is earned is asked before. */
    addGift: async (owner: Owner, { id, promotionId, units }: { id: number; promotionId: number; units: number }) =>
      await change<AddOutcome>(
        owner,
        nobody,
        ({ cart, offer }) => {
          const key = offer ? giftKey(lineKey(offer.productId, offer.variationId, {}), promotionId) : ''
          const known = cart.lines.find(({ giftOf }) => giftOf === promotionId)
          if (known) return { result: { ok: true, cart, line: known } }
          const result = addToCart(cart, { offer: offer && { ...offer, giftOf: promotionId }, key, quantity: units, choices: {} })
          return result.ok ? { cart: result.cart, result } : { result }
        },
        { productId: id, variationId: null, choices: {} },
      ),

    /** Puts one unit of what the checkout offers into a line as any other; what is there already stays as it is. */
    addBump: async (owner: Owner, { id, promotionId }: { id: number; promotionId: number }) =>
      await change<AddOutcome>(
        owner,
        nobody,
        ({ cart, offer }) => {
          const key = offer ? lineKey(offer.productId, offer.variationId, {}) : ''
          const known = cart.lines.find((line) => line.key === key)
          if (known) return { result: { ok: true, cart, line: known } }
          const result = addToCart(cart, { offer: offer && { ...offer, bumpOf: promotionId }, key, quantity: 1, choices: {} })
          return result.ok ? { cart: result.cart, result } : { result }
        },
        { productId: id, variationId: null, choices: {} },
      ),

    /** Takes out what the box of the checkout put in; says whether there was something. */
    takeBump: async (owner: Owner, promotionId: number) =>
      await change<boolean>(owner, nobody, ({ cart }) => {
        const lines = cart.lines.filter(({ bumpOf, quantity }) => bumpOf !== promotionId || quantity !== 1)
        if (lines.length === cart.lines.length) return { result: false }
        return { cart: { ...cart, version: cart.version + 1, lines }, result: true }
      }),

    /** Takes out gifts that are given no longer. */
    takeBack: async (owner: Owner, lines: readonly Line[]) =>
      await change<true>(owner, nobody, ({ cart }) => {
        const kept = cart.lines.filter(({ key }) => !lines.some((line) => line.key === key))
        return { cart: { ...cart, version: cart.version + 1, lines: kept }, result: true }
      }),

    /** Takes a line out and remembers it for «Desfazer?»; undefined when this cart has no such line. */
    remove: async (who: Who, key: string) =>
      await change<Line | undefined>(who, nobody, ({ cart }) => {
        const line = cart.lines.find((one) => one.key === key)
        if (!line) return { result: undefined }
        const lines = cart.lines.filter((one) => one !== line)
        return {
          cart: { ...cart, version: cart.version + 1, lines },
          result: line,
          also: (trx, cartId) => rememberRemoval(trx, cartId, line),
        }
      }),

    /** Puts a removed line back as it was, as far as the stock allows; undefined when nothing of it is remembered. */
    restore: async (who: Who, key: string, newOwner: () => Promise<Owner>): Promise<Changed<AddOutcome> | undefined> => {
      const removed = await findRemoval(db, (await readCart(db, who)).id, key)
      if (!removed) return undefined
      const { productId, variationId, choices } = removed
      const outcome = await change<AddOutcome | undefined>(
        who,
        newOwner,
        async ({ cart, id, offer }) => {
          // Looked for again: another tab may have put it back meanwhile.
          const line = await findRemoval(db, id, key)
          if (!line) return { result: undefined }
          const added = addToCart(cart, {
            offer: offer && { ...withGift(offer, line.gift), giftOf: line.giftOf },
            key,
            quantity: line.quantity,
            choices,
          })
          return added.ok
            ? { cart: added.cart, result: added, also: (trx, cartId) => forgetRemoval(trx, cartId, key) }
            : { result: added }
        },
        { productId: variationId ?? productId, variationId, choices },
      )
      return outcome.result && { ...outcome, result: outcome.result }
    },

    setQuantities: async (who: Who, wanted: ReadonlyMap<string, number>) =>
      await change(who, nobody, ({ cart }) => {
        // Of lines that this cart does not have there is nothing to keep, and nobody to keep it for.
        if (!cart.lines.some(({ key }) => wanted.has(key))) return { result: [] }
        const outcome = setQuantities(cart, wanted)
        return { cart: outcome.cart, result: outcome.problems }
      }),

    /**
     * A guest who signs in keeps what was in the cart; both carts become one, as far as the stock allows, and what is left out is
     * told. Happens once.
     */
    merge: async (sessionId: number, userId: number): Promise<ReducedLine[]> => {
      const guestCart = () => readCart(db, { sessionId, userId: undefined })
      if ((await guestCart()).id === undefined) return []
      const { result } = await change<ReducedLine[]>({ sessionId, userId }, nobody, async ({ cart }) => {
        const { id, cart: guest, recentAdds } = await guestCart()
        if (id === undefined) return { result: [] }
        const { cart: merged, reduced } = mergeCarts(cart, withoutRestored(guest, cart, recentAdds))
        return { cart: merged, result: reduced, also: (trx) => dropGuestCart(trx, id, guest.version) }
      })
      return result
    },

    /** What is in the cart of a session, by its cookie's token: variations, and products that have none. */
    productsOf: createBatchLookup((tokens: string[]) => findProducts(db, tokens)),

    /** What goes well with the cart: other products that those in it name. */
    crossSells: async ({ lines }: Cart): Promise<number[]> => {
      if (lines.length === 0) return []
      const inCart = lines.map((line) => line.productId)
      const rows = await db
        .selectFrom('product_links')
        .select('linked_id')
        .distinct()
        .where('kind', '=', 'cross_sell')
        .where('product_id', 'in', inCart)
        .where('linked_id', 'not in', inCart)
        .limit(4)
        .execute()
      return rows.map((row) => row.linked_id)
    },

    /** What one press may add to a cart with these products: what the merchant says goes well with them, then what is bought with them. */
    goesWith: async (productIds: number[]): Promise<number[]> => {
      if (productIds.length === 0) return []
      const { rows } = await sql<{ id: number }>`
        select other_id as id from (
          select linked_id as other_id, 0 as place from product_links where kind = 'cross_sell' and product_id = any(${productIds})
          union all
          select other_id, place from bought_together where product_id = any(${productIds})
        ) wanted
        where other_id <> all(${productIds}) group by other_id order by min(place), count(*) desc, other_id limit ${MOST_SUGGESTED}`.execute(
        db,
      )
      return rows.map(({ id }) => id)
    },

    sweep: async () => {
      await db.deleteFrom('carts').where('session_id', 'is', null).where('user_id', 'is', null).execute()
      await db
        .deleteFrom('cart_removals')
        .where('removed_at', '<', sql<Date>`now() - interval '2 days'`)
        .execute()
    },
  }
}
export type CartService = ReturnType<typeof createCart>

/** Of the choices only those that the variation leaves open belong to the line; the others it says itself. */
function openChoices(choices: Record<string, string>, options: { attribute: string }[]) {
  const fixed = new Set(options.map((option) => option.attribute))
  return Object.fromEntries(Object.entries(choices).filter(([attribute]) => !fixed.has(attribute)))
}

async function findProducts(db: Kysely<Database>, tokens: string[]): Promise<Map<string, number[]>> {
  const { rows } = await sql<{ hash: Buffer; products: number[] }>`${PREPARED}
    select s.token_hash as hash, jsonb_agg(distinct coalesce(l.variation_id, l.product_id)) as products
    from sessions s
    join cart_lines l on l.cart_id = ${cartIdOf(sql`s`, sql`s.id`)}
    where s.token_hash = any(${tokens.map((token) => sha256(token))}::bytea[])
    group by s.token_hash`.execute(db)
  const byHash = new Map(rows.map(({ hash, products }) => [hash.toString('hex'), products]))
  return new Map(tokens.flatMap((token) => [[token, byHash.get(sha256(token).toString('hex')) ?? []] as const]))
}

/** The guest's cart as it was read; one that was changed or taken meanwhile stays, and both are read again. */
async function dropGuestCart(trx: Kysely<Database>, cartId: number, version: number) {
  const { rows } = await sql`
    delete from carts where id in (
      select id from carts where id = ${cartId} and version = ${version} and user_id is null for update skip locked
    ) returning id`.execute(trx)
  if (rows.length === 0) throw new RivalWasQuicker('The guest’s cart was changed meanwhile.')
}
