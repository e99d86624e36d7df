import { sql, type Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import { slugOf } from '#kit/pt-br.ts'

type Trx = Transaction<Database>
type Named = 'products' | 'categories' | 'product_tags' | 'shipping_classes' | 'attributes' | 'attribute_terms'
type Wanted = {
  table: Named
  /** The address part that is wished for, or the name that it is made from. */
  from: string
  /** Stands where a name has no letter that an address may have. */
  fallback: string
  except?: number
  /** Values of different attributes may share an address part. */
  attributeId?: number
}

/** An address part that nobody else has: «caneca», then «caneca-2». Whoever asks at the same moment waits for this transaction's end. */
export async function freeSlug(trx: Trx, { table, from, fallback, except = 0, attributeId }: Wanted): Promise<string> {
  const base = (slugOf(from).slice(0, 180) || fallback).replace(/-+$/, '')
  await lockSlugs(trx, table)
  const { rows } = await sql<{ slug: string }>`
    select slug from ${sql.table(table)}
    where (slug = ${base} or slug like ${`${base}-%`}) and id <> ${except}
      ${table === 'products' ? sql`and status <> 'trash'` : sql``}
      ${attributeId === undefined ? sql`` : sql`and attribute_id = ${attributeId}`}`.execute(trx)
  return firstFree(base, new Set(rows.map(({ slug }) => slug)))
}

/** Until this transaction ends nobody else gives an address part in this table. */
export const lockSlugs = (trx: Trx, table: Named) => sql`select pg_advisory_xact_lock(hashtext(${`slug:${table}`}))`.execute(trx)

export function firstFree(base: string, taken: ReadonlySet<string>): string {
  if (!taken.has(base)) return base
  let number = 2
  while (taken.has(`${base}-${number}`)) number++
  return `${base}-${number}`
}

/** Whose SKU it is: of a product that is not in the trash, or of a variation. Nobody else can take it before this transaction ends. */
export async function skuHolder(trx: Trx, sku: string, except: number): Promise<{ id: number; suggestion: string } | undefined> {
  await sql`select pg_advisory_xact_lock(hashtext(${`sku:${sku}`}))`.execute(trx)
  const { rows } = await sql<{ id: number; sku: string }>`
    select id, sku from (
      select id, sku from products where status <> 'trash' and (sku = ${sku} or starts_with(sku, ${`${sku}-`}))
      union all
      select v.id, v.sku from variations v where v.sku = ${sku} or starts_with(v.sku, ${`${sku}-`})
    ) known limit 10000`.execute(trx)
  const holder = rows.find((row) => row.sku === sku && row.id !== except)
  return holder && { id: holder.id, suggestion: firstFree(sku, new Set(rows.map((row) => row.sku))) }
}
