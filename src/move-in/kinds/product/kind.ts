import { sql } from 'kysely'
import type { StockLedger } from '#shop/stock/contract.ts'
import type { Kind, Present } from '../../kind.ts'
import { type ProductRow, readProduct } from './read.ts'
import { writeProducts } from './write.ts'

export const productKind = (stock: StockLedger): Kind<ProductRow> => ({
  kind: 'product',
  read: readProduct,
  findPresent: async (db, things) => {
    const skus = things.flatMap(({ row }) => row.input.sku || [])
    const { rows } = await sql<{ id: number; sku: string; name: string }>`
      select id, sku, name from products where status <> 'trash' and sku = any(${skus}::text[])`.execute(db)
    const bySku = new Map(rows.map((row) => [row.sku, row]))
    return new Map(
      things.flatMap(({ oldId, row }): [string, Present][] => {
        const found = bySku.get(row.input.sku ?? '')
        if (!found) return []
        return [[oldId, { id: found.id, place: 'products', is: 'taken', note: `Já há aqui «${found.name}» com o mesmo SKU.` }]]
      }),
    )
  },
  write: writeProducts(stock),
  link: async (trx, { id, source }) => {
    const lists = { upsell_ids: 'upsell', cross_sell_ids: 'cross_sell', grouped_products: 'grouped' }
    for (const [name, kind] of Object.entries(lists))
      await sql`
        insert into product_links (product_id, linked_id, kind, position)
        select distinct on (o.new_id, l.new_id) o.new_id, l.new_id, ${kind}, (linked.place - 1)::integer
        from moved_things t
        join old_things o on o.source = ${source} and o.kind = 'product' and o.old_id = t.old_id
        cross join lateral jsonb_array_elements_text(
          case when jsonb_typeof(t.data -> ${name}) = 'array' then t.data -> ${name} else '[]' end) with ordinality linked (old_id, place)
        join old_things l on l.source = ${source} and l.kind = 'product' and l.old_id = linked.old_id
        where t.move_id = ${id} and t.kind = 'product' and t.action in ('create', 'update') and o.new_id <> l.new_id
        order by o.new_id, l.new_id, linked.place
        on conflict do nothing`.execute(trx)
  },
})
