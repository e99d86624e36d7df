import { sql, type Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import { inTransaction } from '#db/transaction.ts'
import { refused, type Saved } from './contract.ts'
import { freeSlug } from './names.ts'
import type { Desk } from './save-product.ts'

type Trx = Transaction<Database>

/**
 * A draft that is like the product in all but what can be of one thing alone: SKU, barcode, sales, reviews and units.
 * Nobody has received units of it yet.
 */
export const duplicateProduct = ({ db, stock }: Desk, id: number): Promise<Saved> =>
  inTransaction(db, async (trx) => {
    const now = await trx.selectFrom('products').selectAll().where('id', '=', id).executeTakeFirst()
    if (!now) return refused({ kind: 'gone' })
    const {
      id: _id,
      version: _version,
      created_at: _created,
      modified_at: _modified,
      total_sales: _sales,
      rating_sum: _sum,
      rating_count: _count,
      ...same
    } = now
    const name = `${now.name.slice(0, 290)} (cópia)`
    const slug = await freeSlug(trx, { table: 'products', from: name, fallback: 'produto' })
    const copy = await trx
      .insertInto('products')
      .values({ ...same, name, slug, status: 'draft', sku: null, gtin: '', published_at: null, meta: JSON.stringify(now.meta) })
      .returning('id')
      .executeTakeFirstOrThrow()
    await copyParts(trx, id, copy.id)
    await sql`insert into bundle_items (bundle_id, position, product_id, variation_id, quantity)
      select ${copy.id}, position, product_id, variation_id, quantity from bundle_items where bundle_id = ${id}`.execute(trx)
    if (now.type === 'simple' && now.manage_stock)
      await stock.count(trx, { productId: copy.id, variationId: null, units: undefined })
    await copyTiers(trx, id, copy.id)
    await copyVariations({ trx, stock }, id, copy.id)
    return { ok: true, id: copy.id }
  })

/** Tables that hang on a product, with the columns that are copied. */
const PARTS: Record<string, string[]> = {
  product_categories: ['category_id'],
  product_tagged: ['tag_id'],
  product_pictures: ['media_id', 'position'],
  product_attributes: ['attribute_id', 'position', 'visible', 'variation'],
  product_terms: ['term_id', 'position'],
  product_links: ['linked_id', 'kind', 'position'],
  product_downloads: ['name', 'file'],
}

async function copyParts(trx: Trx, from: number, to: number) {
  for (const [table, columns] of Object.entries(PARTS)) {
    const names = sql.join(columns.map((column) => sql.ref(column)))
    await sql`insert into ${sql.table(table)} (product_id, ${names}) select ${to}, ${names} from ${sql.table(table)} where product_id = ${from}`.execute(
      trx,
    )
  }
}

/** Prices by quantity and by group of the whole product. */
async function copyTiers(trx: Trx, from: number, to: number) {
  await sql`insert into price_tiers (product_id, tag_id, from_units, cents)
    select ${to}, tag_id, from_units, cents from price_tiers where product_id = ${from} and variation_id is null`.execute(trx)
}

async function copyVariations({ trx, stock }: { trx: Trx; stock: Desk['stock'] }, from: number, to: number) {
  const rows = await trx.selectFrom('variations').selectAll().where('product_id', '=', from).orderBy('id').execute()
  for (const { id, version: _version, created_at: _created, modified_at: _modified, ...same } of rows) {
    const copy = await trx
      .insertInto('variations')
      .values({ ...same, product_id: to, sku: null, gtin: '', meta: JSON.stringify(same.meta) })
      .returning('id')
      .executeTakeFirstOrThrow()
    await sql`insert into variation_terms (variation_id, attribute_id, term_id)
      select ${copy.id}, attribute_id, term_id from variation_terms where variation_id = ${id}`.execute(trx)
    await sql`insert into price_tiers (product_id, variation_id, tag_id, from_units, cents)
      select ${to}, ${copy.id}, tag_id, from_units, cents from price_tiers where variation_id = ${id}`.execute(trx)
    if (same.manage_stock) await stock.count(trx, { productId: to, variationId: copy.id, units: undefined })
  }
}
