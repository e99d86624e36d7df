import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { MediaReader } from '#content/media/contract.ts'
import { mostOf } from './available-variation.ts'
import { cardOf, picturesOf, selectCards, withCardColumns } from './cards.ts'
import type { GroupMember } from './contract.ts'

/** More than anybody would choose from in one form. */
const MOST_MEMBERS = 60

/** The products of a group that visitors may see, in the merchant's order. Groups in groups are left out. */
export async function readMembers(
  { db, media }: { db: Kysely<Database>; media: MediaReader },
  groupId: number,
): Promise<GroupMember[]> {
  const rows = await withCardColumns(selectCards(db))
    .innerJoin('product_links', (join) =>
      join
        .onRef('product_links.linked_id', '=', 'products.id')
        .on('product_links.product_id', '=', groupId)
        .on('product_links.kind', '=', 'grouped'),
    )
    .leftJoin('offers', (join) => join.onRef('offers.product_id', '=', 'products.id').on('offers.variation_id', 'is', null))
    .select(['products.backorders', 'products.sold_individually', 'offers.on_hand', 'offers.sellable', 'products.backorder_days'])
    .where('products.type', '<>', 'grouped')
    .orderBy('product_links.position')
    .orderBy('products.id')
    .limit(MOST_MEMBERS)
    .execute()
  const pictures = await media.pictures(picturesOf(rows))
  return rows.map((row) => {
    const stock = {
      is_in_stock: row.in_stock,
      stock_quantity: row.on_hand,
      backorders_allowed: row.backorders !== 'no',
      ...(row.sent_from && { presale_until: row.sent_from }),
      ...(row.backorder_days && { backorder_days: row.backorder_days }),
    }
    return { card: cardOf(row, pictures), stock, maxQty: mostOf(row.sellable, row.sold_individually) }
  })
}
