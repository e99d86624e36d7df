import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { Clock } from '#kit/clock.ts'
import { fingerprintOf } from '#kit/ids.ts'

type Options = { db: Kysely<Database>; secret: string; clock: Clock }
type Wanted = { email: string; productId: number; variationId: number | null; ip: string }
export type StockRequestOutcome =
  | { kind: 'noted' | 'already' | 'in-stock'; product: { name: string; url: string } }
  | { kind: 'unknown' }

/** An address with more is no shopper's. */
const MOST_OPEN = 30

/** «Avise-me quando chegar»: one mail about one product or variation, once it can be had again. */
export function createStockRequests({ db, secret, clock }: Options) {
  return async ({ email, productId, variationId, ip }: Wanted): Promise<StockRequestOutcome> => {
    const { rows } = await sql<{ name: string; slug: string; in_stock: boolean }>`
      select name, slug, bool_or(in_stock) as in_stock from cart_offers
      where product_id = ${productId} and published and (${variationId}::bigint is null or variation_id = ${variationId})
      group by name, slug`.execute(db)
    const [found] = rows
    if (!found) return { kind: 'unknown' }
    const product = { name: found.name, url: `/produto/${found.slug}/` }
    if (found.in_stock) return { kind: 'in-stock', product }
    const address = email.trim().toLowerCase()
    const { rows: kept } = await sql`
      insert into back_in_stock_requests (email, product_id, variation_id, created_at, network_hash)
      select ${address}, ${productId}, ${variationId}, ${new Date(clock.now())}, ${fingerprintOf(`marketing|${ip}`, secret)}
      where (select count(*) from back_in_stock_requests where email = ${address} and closed_at is null) < ${MOST_OPEN}
      on conflict do nothing returning id`.execute(db)
    return { kind: kept.length > 0 ? 'noted' : 'already', product }
  }
}
export type RequestStockNews = ReturnType<typeof createStockRequests>
