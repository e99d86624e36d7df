import { type RawBuilder, sql } from 'kysely'

/** What a line of a cart or an order costs now, as `o`: for each line its one offer is looked up. A plain join reads all that the shop sells. */
export const offerOfLine = (line: RawBuilder<unknown>) => sql`lateral (
  select found.* from cart_offers found
  where found.product_id = ${line}.product_id and found.variation_id is not distinct from ${line}.variation_id limit 1
) o`
