import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { Clock } from '#kit/clock.ts'
import { fingerprintOf } from '#kit/ids.ts'

type Options = { db: Kysely<Database>; secret: string; clock: Clock }
type Thing = { productId: number; variationId: number | null }
export type StockSubject = { name: string; url: string; inStock: boolean }

/** An address with more is no shopper's. */
const MOST_OPEN = 30

/** «Avise-me quando chegar»: one mail about one product or variation, once it can be had again. */
export function createStockRequests({ db, secret, clock }: Options) {
  return {
    /** What is asked for, as everybody may see it. */
    subject: async ({ productId, variationId }: Thing): Promise<StockSubject | undefined> => {
      const { rows } = await sql<{ name: string; slug: string; in_stock: boolean }>`
        select name, slug, bool_or(in_stock) as in_stock from cart_offers
        where product_id = ${productId} and published and (${variationId}::bigint is null or variation_id = ${variationId})
        group by name, slug`.execute(db)
      return rows[0] && { name: rows[0].name, url: `/produto/${rows[0].slug}/`, inStock: rows[0].in_stock }
    },
    /** False when the address waits for it already, or for too much. */
    add: async ({ email, productId, variationId, ip }: Thing & { email: string; ip: string }): Promise<boolean> => {
      const address = email.trim().toLowerCase()
      const { rows } = await sql`
        insert into back_in_stock_requests (email, product_id, variation_id, created_at, network_hash)
        select ${address}, ${productId}, ${variationId}, ${new Date(clock.now())}, ${fingerprintOf(`marketing|${ip}`, secret)}
        where (select count(*) from back_in_stock_requests where email = ${address} and closed_at is null) < ${MOST_OPEN}
        on conflict do nothing returning id`.execute(db)
      return rows.length > 0
    },
  }
}
