import { sql } from 'kysely'
import { bundleTrouble, saveBundle } from '#shop/catalog/editing/bundle.ts'
import type { Trx } from '../../kind.ts'
import { recordOf } from '#kit/unknown-json.ts'
import { readKit } from './kit-parts.ts'

type Linked = { id: number; data: unknown }

/** Fills kits once products and variations are here. A kit of which something did not come stays empty, and can't be bought. */
export async function linkKits(trx: Trx, { id, source }: { id: number; source: string }): Promise<void> {
  const { rows } = await sql<Linked>`
    select p.id, t.data from moved_things t
    join old_things o on o.source = ${source} and o.kind = 'product' and o.old_id = t.old_id
    join products p on p.id = o.new_id and p.type = 'bundle'
    where t.move_id = ${id} and t.kind = 'product' and t.action in ('create', 'update') order by p.id`.execute(trx)
  for (const { id: kitId, data } of rows) {
    const parts = readKit(recordOf(data))?.parts ?? []
    const idOf = await newIdsOf(
      trx,
      source,
      parts.flatMap(({ product, variation }) => [product, variation]),
    )
    const items = parts.flatMap(({ product, variation, quantity }) => {
      const productId = idOf('product', product)
      const variationId = variation === '' ? null : idOf('variation', variation)
      return productId === undefined || variationId === undefined ? [] : [{ productId, variationId, quantity }]
    })
    if (items.length !== parts.length) continue
    if (!(await bundleTrouble(trx, { id: kitId, type: 'bundle', items }))) await saveBundle(trx, kitId, items)
  }
}

async function newIdsOf(trx: Trx, source: string, oldIds: readonly string[]) {
  const { rows } = await sql<{ kind: string; old_id: string; new_id: number }>`
    select kind, old_id, new_id from old_things
    where source = ${source} and kind in ('product', 'variation') and old_id = any(${oldIds}::text[]) and new_id is not null`.execute(
    trx,
  )
  const known = new Map(rows.map(({ kind, old_id, new_id }) => [`${kind} ${old_id}`, new_id]))
  return (kind: 'product' | 'variation', oldId: string) => known.get(`${kind} ${oldId}`)
}
