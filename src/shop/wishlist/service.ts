import { randomBytes } from 'node:crypto'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import { inTransaction } from '#db/transaction.ts'
import type { AddOutcome, ListOwner, Wish, WishedItem, WishlistView } from './contract.ts'
import { type ItemReading, offerOfWish, readItems } from './read-items.ts'

/** A list with more is no list of wishes. */
export const MOST_WISHES = 100
/** An account's list that nobody touched for so long is forgotten. */
const KEPT_DAYS = 2 * 365

const ownerColumn = ({ userId }: ListOwner) => (userId === undefined ? 'session_id' : 'user_id')
const ownerId = ({ sessionId, userId }: ListOwner) => userId ?? sessionId

/** What visitors and customers want to buy one day. */
export function createWishlists({ db, pictureOf }: ItemReading) {
  const find = (owner: ListOwner) =>
    db.selectFrom('wishlists').select(['id', 'share_token']).where(ownerColumn(owner), '=', ownerId(owner)).executeTakeFirst()
  const setToken = async (owner: ListOwner, share_token: string | null) =>
    await db.updateTable('wishlists').set({ share_token }).where(ownerColumn(owner), '=', ownerId(owner)).execute()

  return {
    read: async (owner: ListOwner): Promise<WishlistView> => {
      const list = await find(owner)
      return { items: list ? await readItems({ db, pictureOf }, list.id) : [], shareToken: list?.share_token ?? undefined }
    },

    /** Which variations of a product are on the list; null is the product itself. */
    of: async (owner: ListOwner, productId: number): Promise<(number | null)[]> => {
      const rows = await db
        .selectFrom('wishlist_items as i')
        .innerJoin('wishlists as w', 'w.id', 'i.wishlist_id')
        .select('i.variation_id')
        .where(`w.${ownerColumn(owner)}`, '=', ownerId(owner))
        .where('i.product_id', '=', productId)
        .execute()
      return rows.map((row) => row.variation_id)
    },

    add: (owner: ListOwner, wish: Wish): Promise<AddOutcome> =>
      inTransaction(db, async (trx) => {
        const list = await lockList(trx, owner)
        const { rows } = await sql<{ cents: number }>`
          select o.cents from (select ${wish.productId}::bigint as product_id, ${wish.variationId}::bigint as variation_id) w
          join ${offerOfWish(sql`w`)} on o.published`.execute(trx)
        const [offer] = rows
        if (!offer) return 'unknown'
        const { rows: added } = await sql<{ id: number }>`
          insert into wishlist_items (wishlist_id, product_id, variation_id, told_cents)
          select ${list}, ${wish.productId}, ${wish.variationId}, ${offer.cents}
          where (select count(*) from wishlist_items where wishlist_id = ${list}) < ${MOST_WISHES}
          on conflict do nothing returning id`.execute(trx)
        if (added.length > 0) return 'added'
        return (await isThere(trx, list, wish)) ? 'already' : 'full'
      }),

    /** By its number on the list; undefined when it is not there any more. */
    remove: async (owner: ListOwner, itemId: number): Promise<WishedItem | undefined> => {
      const list = await find(owner)
      const item = list && (await readItems({ db, pictureOf }, list.id)).find(({ id }) => id === itemId)
      if (!item) return undefined
      await db.deleteFrom('wishlist_items').where('wishlist_id', '=', list.id).where('id', '=', itemId).execute()
      return item
    },
    /** By what it is, for the button beside a product. */
    take: async (owner: ListOwner, { productId, variationId }: Wish): Promise<void> => {
      const list = await find(owner)
      if (!list) return
      await db
        .deleteFrom('wishlist_items')
        .where('wishlist_id', '=', list.id)
        .where('product_id', '=', productId)
        .where('variation_id', variationId === null ? 'is' : '=', variationId)
        .execute()
    },

    /** The guest's wishes join those of the account, up to what a list may have. The guest's list is gone then. */
    merge: (sessionId: number, userId: number): Promise<void> =>
      inTransaction(db, async (trx) => {
        const guest = await trx.selectFrom('wishlists').select('id').where('session_id', '=', sessionId).executeTakeFirst()
        if (!guest) return
        const own = await lockList(trx, { sessionId, userId })
        await sql`
          insert into wishlist_items (wishlist_id, product_id, variation_id, told_cents, created_at)
          select ${own}, product_id, variation_id, told_cents, created_at from wishlist_items where wishlist_id = ${guest.id}
          order by id desc limit greatest(0, ${MOST_WISHES} - (select count(*) from wishlist_items where wishlist_id = ${own}))
          on conflict do nothing`.execute(trx)
        await trx.deleteFrom('wishlists').where('id', '=', guest.id).execute()
      }),

    /** From now on whoever has the link may look at the list. The same link for as long as it is shared. */
    share: async (owner: ListOwner): Promise<void> => {
      const list = await find(owner)
      if (list && list.share_token === null) await setToken(owner, randomBytes(24).toString('base64url'))
    },
    /** The link leads nowhere from now on, and sharing again makes another. */
    unshare: (owner: ListOwner) => setToken(owner, null),
    /** What a link shows; of whose list it is, nothing. */
    shared: async (token: string): Promise<WishedItem[] | undefined> => {
      const list = await db.selectFrom('wishlists').select('id').where('share_token', '=', token).executeTakeFirst()
      return list && (await readItems({ db, pictureOf }, list.id))
    },

    sweep: () =>
      db
        .deleteFrom('wishlists')
        .where('modified_at', '<', sql<Date>`now() - make_interval(days => ${KEPT_DAYS})`)
        .execute(),
  }
}
export type Wishlists = ReturnType<typeof createWishlists>

/** The owner's list, made if there was none, and held while it changes: a hundred presses at once don't pass the bound. */
async function lockList(trx: Transaction<Database>, owner: ListOwner): Promise<number> {
  const column = sql.ref(ownerColumn(owner))
  const { rows } = await sql<{ id: number }>`
    insert into wishlists (${column}) values (${ownerId(owner)})
    on conflict (${column}) do update set modified_at = now() returning id`.execute(trx)
  return rows[0]!.id
}

async function isThere(trx: Kysely<Database>, list: number, { productId, variationId }: Wish): Promise<boolean> {
  const { rows } = await sql`
    select from wishlist_items where wishlist_id = ${list} and product_id = ${productId}
      and variation_id is not distinct from ${variationId}::bigint`.execute(trx)
  return rows.length > 0
}
