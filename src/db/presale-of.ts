import { type RawBuilder, sql } from 'kysely'

/** Until when a product is a pre-sale, «2026-12-12»: by itself or, if it is a kit, by a part of it. Null once that day has come. */
export const presaleOf = (productId: RawBuilder<unknown>) => sql<string | null>`(
  select max(waits.until)::text from (
    select own.presale_until as until from products own where own.id = ${productId}
    union all
    select part.presale_until from bundle_items i join products part on part.id = i.product_id where i.bundle_id = ${productId}
  ) waits where is_presale(waits.until)
)`
