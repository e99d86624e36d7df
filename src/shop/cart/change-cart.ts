import { setTimeout as wait } from 'node:timers/promises'
import type { Transaction } from 'kysely'
import { createKeyedQueue } from '#db/keyed-queue.ts'
import { DeadlineExceeded } from '#db/query-deadline.ts'
import type { Database } from '#db/schema.ts'
import { inTransaction } from '#db/transaction.ts'
import type { Cart } from './cart.ts'
import {
  type Candidate,
  type CartReading,
  type LinePrices,
  type Owner,
  readCart as readFrom,
  type StoredCart,
  type Who,
} from './read-cart.ts'
import { saveCart } from './save-cart.ts'

type Decision<T> = {
  cart?: Cart
  result: T
  /** The key of the addition that the change makes, if it has one. */
  add?: string
  /** Rows that are written together with the cart, or not at all. */
  also?: (trx: Transaction<Database>, cartId: number) => Promise<void>
}
/** What is to become of a cart; asked again when somebody else was quicker. */
export type Decide<T> = (stored: StoredCart & Awaited<ReturnType<typeof readFrom>>) => Decision<T> | Promise<Decision<T>>
export type Changed<T> = { result: T; cart: Cart; owner: Owner | undefined }

/** Thrown by `also` when what it counts on was changed meanwhile: nothing is kept, and the change is decided anew. */
export class RivalWasQuicker extends Error {
  override name = 'RivalWasQuicker'
}

/** A browser repeats its last addition, seldom one before it. */
const KEPT_ADDS = 20

/** Whoever still finds the cart in other hands after this long is told to try again. */
const GIVE_UP_AFTER_MS = 5_000
const LONGEST_PAUSE_MS = 100

/**
 * Reads, decides and keeps; whatever happens at the same time, the result is as if one came after the other. Writers of one cart
 * wait for each other here, with no connection in their hands; the cart's version decides between processes.
 */
export function createChange({ db, pictureOf, linePrices }: CartReading & { linePrices: LinePrices }) {
  const queue = createKeyedQueue({ maxWaiting: 1_000 })

  return async <T>(owner: Who, newOwner: () => Promise<Owner>, decide: Decide<T>, candidate?: Candidate): Promise<Changed<T>> => {
    let who = owner
    let cartId: number | undefined
    return await (who ? queue.run([keyOf(who)], change) : change())

    async function change() {
      const kept = await attempt()
      if (kept) return kept
      // In the hands of another process, or of another session of the same account: those of this process stand in line by the cart itself.
      return await queue.run(cartId === undefined ? [] : [`cart:${cartId}`], insist)
    }

    async function insist() {
      const giveUpAt = performance.now() + GIVE_UP_AFTER_MS
      for (let tries = 0; ; tries++) {
        const kept = await attempt()
        if (kept) return kept
        if (performance.now() > giveUpAt) throw new DeadlineExceeded('The cart was in other hands all the time.')
        // Apart by chance, or the same two would meet again.
        await wait(Math.random() * Math.min(LONGEST_PAUSE_MS, 5 * 2 ** tries))
      }
    }

    async function attempt(): Promise<Changed<T> | undefined> {
      const stored = await readFrom({ db, pictureOf }, who, candidate)
      const { cart, result, add, also } = await decide(stored)
      if (!cart) return { result, cart: await priced(stored.cart, stored.owner), owner: stored.owner }
      const keeper = stored.owner ?? (await newOwner())
      who = keeper
      cartId = stored.id
      const recentAdds = add === undefined ? stored.recentAdds : [...stored.recentAdds, add].slice(-KEPT_ADDS)
      const saving = { owner: keeper, id: stored.id, from: stored.cart.version, cart, recentAdds }
      const isKept = also ? await saveWith(saving, also) : (await saveCart(db, saving)) !== undefined
      return isKept ? { result, cart: await priced(cart, keeper), owner: keeper } : undefined
    }
  }

  async function priced(cart: Cart, who: Owner | undefined): Promise<Cart> {
    return { ...cart, lines: await linePrices(cart.lines, who?.userId) }
  }

  async function saveWith(saving: Parameters<typeof saveCart>[1], also: NonNullable<Decision<unknown>['also']>) {
    try {
      return await inTransaction(db, async (trx) => {
        const id = await saveCart(trx, saving)
        if (id !== undefined) await also(trx, id)
        return id !== undefined
      })
    } catch (error) {
      if (error instanceof RivalWasQuicker) return false
      throw error
    }
  }
}

/** The cart by what is known of it before the first look into the database. */
const keyOf = (who: NonNullable<Who>) => {
  if ('token' in who) return `token:${who.token}`
  return who.userId === undefined ? `session:${who.sessionId}` : `user:${who.userId}`
}

export const nobody = (): Promise<Owner> =>
  Promise.reject(new Error('A cart that is changed has an owner. Open a session before.'))
