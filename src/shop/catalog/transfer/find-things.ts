import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import { entryOf, type FileIndex, refOf, type Row } from './file-index.ts'
import type { ProductKind } from '../product-kind.ts'

export type FoundProduct = { id: number; sku: string | null; slug: string; name: string; type: ProductKind }
export type FoundVariation = { id: number; sku: string | null; product_id: number }
/** An earlier line of the same file: what became of it. */
type DoneLine = { line: number; outcome: string; thing_id: number | null }

/** All that the shop has of what a few lines speak of, in three statements. */
export async function findThings(db: Kysely<Database>, transferId: number, rows: readonly Row[], index: FileIndex) {
  const parents = rows.flatMap(({ kind, cells }) => (kind === 'variation' ? (refOf(cells.Parent ?? '') ?? []) : []))
  const skus = [...new Set([...rows.flatMap(({ sku }) => sku ?? []), ...parents.flatMap((ref) => ('sku' in ref ? ref.sku : []))])]
  const ids = [
    ...new Set([...rows.flatMap(({ fileId }) => fileId ?? []), ...parents.flatMap((ref) => ('fileId' in ref ? ref.fileId : []))]),
  ]
  const names = rows.flatMap(({ sku, kind, cells }) => (sku === null && kind !== 'variation' ? (cells.Name?.trim() ?? []) : []))
  const lines = rows.flatMap(({ kind, cells }) => (kind === 'variation' ? (entryOf(index, cells.Parent ?? '')?.line ?? []) : []))
  const columns = sql`id, sku, slug, name, type`
  const products = await sql<FoundProduct>`
    select ${columns} from products where status <> 'trash' and sku = any(${skus}::text[])
    union select ${columns} from products where status <> 'trash' and id = any(${ids}::bigint[])
    union select ${columns} from products where status <> 'trash' and sku is null and name = any(${names}::text[])`.execute(db)
  const variations = await sql<FoundVariation>`
    select id, sku, product_id from variations where sku = any(${skus}::text[])
    union select id, sku, product_id from variations where id = any(${ids}::bigint[])`.execute(db)
  const done = await sql<DoneLine>`
    select line, outcome, thing_id from transfer_lines
    where transfer_id = ${transferId} and line = any(${[...new Set(lines)]}::integer[])`.execute(db)
  const unnamed = Map.groupBy(
    products.rows.filter(({ sku }) => sku === null),
    ({ name }) => name,
  )
  const bySku = new Map(products.rows.flatMap((one) => (one.sku === null ? [] : [[one.sku, one] as const])))
  const byId = new Map(products.rows.map((one) => [one.id, one]))
  return {
    product: { bySku: (sku: string) => bySku.get(sku), byId: (id: number) => byId.get(id) },
    /** One without a SKU, when it is the only one of that name. */
    unnamedProduct: (name: string) => (unnamed.get(name)?.length === 1 ? unnamed.get(name)![0] : undefined),
    variation: {
      bySku: (sku: string) => variations.rows.find((one) => one.sku === sku),
      byId: (id: number) => variations.rows.find((one) => one.id === id),
    },
    line: (line: number) => done.rows.find((one) => one.line === line),
  }
}
export type FoundThings = Awaited<ReturnType<typeof findThings>>

/**
 * The product that a line means: by its SKU; else by its number here, when name or address agree, since another shop's numbers mean
 * other things; else, without a SKU, by its name.
 */
export function productMeant({ sku, fileId, cells }: Row, found: FoundThings): FoundProduct | undefined {
  const bySku = sku === null ? undefined : found.product.bySku(sku)
  if (bySku) return bySku
  const byId = fileId === null ? undefined : found.product.byId(fileId)
  if (byId && (byId.name === cells.Name?.trim() || byId.slug === cells.Slug)) return byId
  return sku === null ? found.unnamedProduct(cells.Name?.trim() ?? '') : undefined
}
