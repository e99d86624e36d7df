import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { Order, PlacedOrder } from './contract.ts'
import { IS_HERE, numberIn, type OrderFilter, type OrderSort, sortOf, whereOf } from './order-filter.ts'
import { placedOf } from './place.ts'
import { readOrderPage, readOrders, readReceived } from './read-orders.ts'

export type Page = { page: number; perPage?: number }
/** `withinMinutes`: only an order that is no older, by the database's clock. */
export type PlacedInput = { key: string; cartId: number; withinMinutes?: number }
export type OrderPage = { orders: Order[]; total: number }

const PER_PAGE = 10
const MOST_PER_PAGE = 100
const NEWEST_FIRST: OrderSort = { by: 'id', isAscending: false }

/** Every way of coming to an order. Who may not see it gets the same as who asks for one that does not exist: nothing. */
export function createFinding({ db }: { db: Kysely<Database> }) {
  const one = async (where: Parameters<typeof readOrders>[1]['where']) => (await readOrders(db, { where }))[0]
  const listed = async (
    where: Parameters<typeof readOrders>[1]['where'],
    { page, perPage = PER_PAGE }: Page,
    sort = NEWEST_FIRST,
  ): Promise<OrderPage> => {
    const limit = Math.min(Math.max(1, perPage), MOST_PER_PAGE)
    return await readOrderPage(db, { where, limit, offset: (Math.max(1, page) - 1) * limit, sort: sortOf(sort) })
  }

  return {
    /** For pages whose address carries the order's key. */
    findOrder: async ({ id, key }: { id: number; key: string }) =>
      await readReceived(db, sql`o.id = ${id} and o.key = ${key} and ${IS_HERE}`),
    findOwn: async ({ userId, id }: { userId: number; id: number }) =>
      await one(sql`o.id = ${id} and o.user_id = ${userId} and ${IS_HERE}`),
    /** `withTrash`: also what the merchant has thrown away, for who asks what the shop knows of them. */
    listOwn: async (userId: number, { withTrash = false, ...page }: Page & { withTrash?: boolean }) =>
      await listed(withTrash ? sql`o.user_id = ${userId}` : sql`o.user_id = ${userId} and ${IS_HERE}`, page),
    /** All that belongs to a customer whom the merchant knows, what was thrown away too. */
    listOfProfile: async (profileId: number, page: Page) =>
      await listed(sql`o.id in (select order_id from customer_orders where profile_id = ${profileId})`, page),
    /** Guests follow an order by what they were told and who they are. */
    findByNumberAndEmail: async ({ number, email }: { number: string; email: string }) =>
      await one(sql`o.number = ${number.trim().replace(/^#/, '')} and o.email = ${email.trim().toLowerCase()} and ${IS_HERE}`),
    /**
     * Whether an account has bought a product here: paid for and not given back. Only orders of the account itself count. Who
     * makes an account can name any e-mail, so an order that a guest placed with that e-mail proves nothing.
     */
    hasBought: async (userId: number, productId: number): Promise<boolean> => {
      const { rows } = await sql<{ bought: boolean }>`
        select exists (
          select 1 from orders o join order_lines l on l.order_id = o.id
          where o.user_id = ${userId} and l.product_id = ${productId} and l.refunded_units < l.quantity
            and (o.status = 'completed' or (o.status = 'processing' and o.paid_cents + o.stored_value_cents >= o.total_cents))
        ) as bought`.execute(db)
      return rows[0]!.bought
    },
    /** For those who run the shop, and for jobs. */
    findById: async (id: number) => await one(sql`o.id = ${id}`),
    findSome: async (ids: number[]) => await readOrders(db, { where: sql`o.id = any(${ids}::bigint[])`, limit: MOST_PER_PAGE }),
    list: async (filter: OrderFilter, page: Page & { sort?: OrderSort }) =>
      await listed(whereOf(filter), page, { ...NEWEST_FIRST, ...page.sort, ...numberIn(filter) }),
    /**
     * The order that a key made, for a retry that comes when the cart is already empty. A cart that is full again is another
     * order: place it, and be told that the key is used.
     */
    findPlaced: async ({ key, cartId, withinMinutes }: PlacedInput): Promise<PlacedOrder | undefined> => {
      const row = await db
        .selectFrom('order_keys')
        .innerJoin('orders', 'orders.id', 'order_keys.order_id')
        .select(['orders.id', 'orders.number', 'orders.key', 'orders.status', 'orders.total_cents'])
        .where('order_keys.key', '=', key)
        .where('order_keys.cart_id', '=', cartId)
        .$if(withinMinutes !== undefined, (found) =>
          found.where('order_keys.created_at', '>', sql<Date>`now() - make_interval(mins => ${withinMinutes}::int)`),
        )
        .executeTakeFirst()
      return row && placedOf(row)
    },
  }
}
