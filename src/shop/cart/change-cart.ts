import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { Cart } from './cart.ts'
import { type Candidate, type CartReading, type Owner, readCart as readFrom, type StoredCart, type Who } from './read-cart.ts'
import { saveCart } from './save-cart.ts'

type Decision<T> = { cart?: Cart; result: T }
/** What is to become of a cart; asked again when somebody else was quicker. */
export type Decide<T> = (stored: StoredCart & Awaited<ReturnType<typeof readFrom>>) => Decision<T> | Promise<Decision<T>>
export type Changed<T> = { result: T; cart: Cart; owner: Owner | undefined }

/** Rivals that come at the same moment are rare: after this many tries the cart is locked instead. */
const HOPEFUL_TRIES = 2

/** Reads, decides and keeps; whatever happens at the same time, the result is as if one came after the other. */
export function createChange({ db, pictureOf }: CartReading) {
  return async <T>(owner: Who, newOwner: () => Promise<Owner>, decide: Decide<T>, candidate?: Candidate): Promise<Changed<T>> => {
    let who = owner
    for (let tries = 0; ; tries++) {
      const outcome = await attempt(tries < HOPEFUL_TRIES ? db : undefined)
      if (outcome) return outcome
    }
    async function attempt(hopeful: Kysely<Database> | undefined) {
      if (hopeful) return await once(hopeful)
      return await db.transaction().execute(async (trx) => {
        const { id } = await readFrom({ db: trx, pictureOf }, who)
        if (id !== undefined) await trx.selectFrom('carts').select('id').where('id', '=', id).forUpdate().execute()
        return await once(trx)
      })
    }
    async function once(on: Kysely<Database>) {
      const stored = await readFrom({ db: on, pictureOf }, who, candidate)
      const { cart, result } = await decide(stored)
      if (!cart) return { result, cart: stored.cart, owner: stored.owner }
      const keeper = stored.owner ?? (await newOwner())
      who = keeper
      const saved = await saveCart(on, { owner: keeper, id: stored.id, from: stored.cart.version, cart })
      return saved ? { result, cart, owner: keeper } : undefined
    }
  }
}

export const nobody = (): Promise<Owner> =>
  Promise.reject(new Error('A cart that is changed has an owner. Open a session before.'))
