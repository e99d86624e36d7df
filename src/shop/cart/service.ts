import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import { databaseTrouble } from '#db/trouble.ts'
import type { Coupons } from '#shop/coupons/service.ts'
import { addToCart, type AddOutcome, type Cart, type Line, setQuantities } from './cart.ts'
import { createChange, nobody } from './change-cart.ts'
import { createExtras } from './extras.ts'
import { lineKey } from './keys.ts'
import {
  type Asked,
  type Candidate,
  type CartReading,
  type Owner,
  readCart as readFrom,
  type StoredCart,
  type Who,
} from './read-cart.ts'

export type Added = AddOutcome & { asked: Asked | undefined }

export function createCart({ db, pictureOf, coupons }: CartReading & { coupons: Pick<Coupons, 'apply'> }) {
  const readCart = (on: Kysely<Database>, who: Who) => readFrom({ db: on, pictureOf }, who)
  const change = createChange({ db, pictureOf })

  return {
    ...createExtras({ change, coupons }),

    read: async (who: Who): Promise<StoredCart> => await readCart(db, who),

    add: async (who: Who, wanted: Candidate & { quantity: number | undefined }, newOwner: () => Promise<Owner>) =>
      await change<Added>(
        who,
        newOwner,
        ({ cart, offer, asked }) => {
          if (!offer && asked?.type === 'variable')
            return { result: { ok: false, problem: { kind: 'choose-options', name: asked.name }, asked } }
          const choices = openChoices(wanted.choices, offer?.options ?? [])
          const key = offer ? lineKey(offer.productId, offer.variationId, choices) : ''
          const outcome = addToCart(cart, { offer, key, quantity: wanted.quantity, choices })
          return outcome.ok ? { cart: outcome.cart, result: { ...outcome, asked } } : { result: { ...outcome, asked } }
        },
        wanted,
      ),

    /** Takes a line out and remembers it for «Desfazer?»; undefined when this cart has no such line. */
    remove: async (who: Who, key: string) => {
      const outcome = await change<Line | undefined>(who, nobody, ({ cart }) => {
        const line = cart.lines.find((one) => one.key === key)
        return line
          ? { cart: { ...cart, version: cart.version + 1, lines: cart.lines.filter((one) => one !== line) }, result: line }
          : { result: undefined }
      })
      // The line is out already: a database that fails only now takes away the way back, and must not say that nothing happened.
      if (outcome.result && outcome.owner) await rememberRemoval(db, outcome.owner, outcome.result).catch(unlessTrouble)
      return outcome
    },

    /** Puts a removed line back as it was, as far as the stock allows. */
    restore: async (who: Who, key: string, newOwner: () => Promise<Owner>) => {
      const { id } = await readCart(db, who)
      const kept =
        id === undefined
          ? undefined
          : await db
              .deleteFrom('cart_removals')
              .where('cart_id', '=', id)
              .where('key', '=', key)
              .returning('line')
              .executeTakeFirst()
      if (!kept) return undefined
      const line = kept.line as {
        productId: number
        variationId: number | null
        choices: Record<string, string>
        quantity: number
      } // written by rememberRemoval
      const candidate = { productId: line.variationId ?? line.productId, variationId: line.variationId, choices: line.choices }
      return await change<AddOutcome>(
        who,
        newOwner,
        ({ cart, offer }) => {
          const outcome = addToCart(cart, { offer, key, quantity: line.quantity, choices: line.choices })
          return outcome.ok ? { cart: outcome.cart, result: outcome } : { result: outcome }
        },
        candidate,
      )
    },

    setQuantities: async (who: Who, wanted: ReadonlyMap<string, number>) =>
      await change(who, nobody, ({ cart }) => {
        const outcome = setQuantities(cart, wanted)
        return { cart: outcome.cart, result: outcome.problems }
      }),

    /** A guest who signs in keeps what was in the cart; both carts become one, as far as the stock allows. Happens once. */
    merge: async (sessionId: number, userId: number) => {
      const guest = await readCart(db, { sessionId, userId: undefined })
      if (guest.id === undefined) return
      const taken = await db
        .deleteFrom('carts')
        .where('id', '=', guest.id)
        .where('user_id', 'is', null)
        .returning('id')
        .executeTakeFirst()
      if (!taken) return
      await change({ sessionId, userId }, nobody, ({ cart }) => ({ cart: mergeCarts(cart, guest.cart), result: undefined }))
    },

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

/** The guest's lines join the saved ones: quantities add up, never past what is there. */
export function mergeCarts(saved: Cart, guest: Cart): Cart {
  const merged = guest.lines.reduce((cart, line) => {
    const already = cart.lines.find((one) => one.key === line.key)?.quantity ?? 0
    const room = Math.max(0, (line.onHand ?? 9_999) - already)
    const quantity = Math.min(line.quantity, room, line.soldIndividually && already > 0 ? 0 : line.quantity)
    const outcome = addToCart(cart, { offer: line, key: line.key, quantity: quantity || undefined, choices: line.choices })
    return outcome.ok ? outcome.cart : cart
  }, saved)
  return {
    ...merged,
    version: saved.version + 1,
    coupons: [...new Set([...saved.coupons, ...guest.coupons])].slice(0, 10),
    postcode: saved.postcode || guest.postcode,
    shippingRate: saved.shippingRate || guest.shippingRate,
  }
}

const unlessTrouble = (error: unknown) => {
  if (!databaseTrouble(error)) throw error
}

/** Of the choices only those that the variation leaves open belong to the line; the others it says itself. */
function openChoices(choices: Record<string, string>, options: { attribute: string }[]) {
  const fixed = new Set(options.map((option) => option.attribute))
  return Object.fromEntries(Object.entries(choices).filter(([attribute]) => !fixed.has(attribute)))
}

async function rememberRemoval(
  db: Kysely<Database>,
  { sessionId, userId }: Owner,
  { key, productId, variationId, choices, quantity }: Line,
) {
  const line = JSON.stringify({ productId, variationId, choices, quantity })
  const owned = userId === undefined ? sql`session_id = ${sessionId}` : sql`user_id = ${userId}`
  await sql`
    insert into cart_removals (cart_id, key, line) select id, ${key}, ${line}::jsonb from carts where ${owned}
    on conflict (cart_id, key) do update set line = excluded.line, removed_at = now()`.execute(db)
}
