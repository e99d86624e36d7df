import { sql, type Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { ProductKind } from '../product-kind.ts'
import type { BundleItemInput, EditProblem } from './contract.ts'

type Trx = Transaction<Database>
type Editing = { id: number; type: ProductKind; items: BundleItemInput[] | undefined }

/** What keeps a product from being this kit, or from becoming a kit at all. A kit contains simple products and variations alone. */
export async function bundleTrouble(trx: Trx, { id, type, items }: Editing): Promise<EditProblem | undefined> {
  if (type === 'bundle' && id > 0) {
    const { rows } = await sql<{ name: string }>`
      select p.name from bundle_items i join products p on p.id = i.bundle_id where i.product_id = ${id} limit 1`.execute(trx)
    if (rows[0]) return { kind: 'bundle', why: 'is-part', name: rows[0].name }
  }
  if (!items || items.length === 0) return undefined
  const seen = new Set<string>()
  const { rows } = await sql<{ id: number; name: string; type: ProductKind; variations: number[] }>`
    select p.id, p.name, p.type, coalesce((select jsonb_agg(v.id) from variations v where v.product_id = p.id), '[]') as variations
    from products p where p.id = any(${items.map(({ productId }) => productId)}::bigint[]) and p.status <> 'trash'
    -- Nobody makes a kit of it meanwhile.
    order by p.id for share`.execute(trx)
  for (const { productId, variationId } of items) {
    const found = rows.find((row) => row.id === productId)
    if (!found) return { kind: 'unknown', what: 'product', id: productId }
    if (productId === id || (found.type !== 'simple' && found.type !== 'variable'))
      return { kind: 'bundle', why: 'part', name: found.name }
    const fits = found.type === 'simple' ? variationId === null : variationId !== null && found.variations.includes(variationId)
    if (!fits) return { kind: 'bundle', why: 'variation', name: found.name }
    const key = `${productId}:${variationId ?? ''}`
    if (seen.has(key)) return { kind: 'bundle', why: 'twice', name: found.name }
    seen.add(key)
  }
  return undefined
}

/** Puts these parts in the place of those that the kit had; the same ones stay untouched. */
export async function saveBundle(trx: Trx, bundleId: number, items: BundleItemInput[]): Promise<void> {
  await trx.deleteFrom('bundle_items').where('bundle_id', '=', bundleId).execute()
  if (items.length === 0) return
  const rows = items.map(({ productId, variationId, quantity }, position) => ({
    bundle_id: bundleId,
    position,
    product_id: productId,
    variation_id: variationId,
    quantity,
  }))
  await trx.insertInto('bundle_items').values(rows).execute()
}
