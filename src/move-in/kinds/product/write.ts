import { sql } from 'kysely'
import { readFieldRules } from '#db/field-rules.ts'
import { slugOf } from '#kit/pt-br.ts'
import { firstFree, lockSlugs } from '#shop/catalog/editing/names.ts'
import { editProduct, type ProductColumns } from '#shop/catalog/editing/product-rule.ts'
import { refusalText } from '#shop/catalog/transfer/text.ts'
import type { StockLedger } from '#shop/stock/contract.ts'
import type { Trx, WriteHelp, Writing, Written } from '../../kind.ts'
import { wantPictures } from '../../pictures.ts'
import { nextIds } from '../next-ids.ts'
import { keptFields } from '../kept-fields.ts'
import { freeSkus } from '../free-skus.ts'
import { shippingClassesFor } from '../shipping-classes.ts'
import { termsFor } from '../terms-for.ts'
import { wantFiles } from './files.ts'
import type { ProductRow } from './read.ts'

type Ready = Writing<ProductRow> & { id: number; columns: ProductColumns; slug: string; notes: string[] }

/** Products with all that belongs to them, in a handful of statements however many they are. */
export const writeProducts =
  (stock: StockLedger) =>
  async (trx: Trx, things: readonly Writing<ProductRow>[], help: WriteHelp): Promise<Written[]> => {
    const failed: Written[] = []
    const ready: Ready[] = []
    const skus = await freeSkus(
      trx,
      things.map(({ row, newId }) => ({ sku: row.input.sku ?? '', id: newId })),
    )
    const ids = await nextIds(trx, things.length)
    const classOf = await shippingClassesFor(trx, things)
    const rules = await readFieldRules(
      trx,
      'product',
      things.map(({ row }) => row.input.meta),
    )
    for (const [at, thing] of things.entries()) {
      const notes: string[] = []
      const sku = skus[at]!
      if (sku === '' && thing.row.input.sku) notes.push(`O SKU «${thing.row.input.sku}» já é de outro produto e ficou de fora.`)
      const meta = keptFields(rules, thing.row.input.meta, notes)
      const edited = editProduct(undefined, { ...thing.row.input, sku, meta }, { at: help.at, rules })
      const shipping_class_id = classOf(thing, notes)
      if (edited.ok)
        ready.push({ ...thing, id: thing.newId ?? ids[at]!, columns: { ...edited.columns, shipping_class_id }, slug: '', notes })
      else failed.push({ oldId: thing.oldId, refused: refusalText(edited.problem) })
    }
    await giveSlugs(trx, ready)
    await upsert(trx, ready)
    await writeParts(trx, ready, help)
    await wantPictures(
      trx,
      help.source,
      ready.flatMap(({ id, row }) =>
        row.pictures.map((picture, position) => ({ ...picture, noun: 'product', thingId: id, position })),
      ),
    )
    await wantFiles(
      trx,
      help.source,
      ready.flatMap(({ id, row, newId }) => (row.files.length > 0 || newId !== undefined ? { id, files: row.files } : [])),
    )
    await stock.countAll(
      trx,
      ready.flatMap(({ id, columns, row }) =>
        columns.manage_stock && columns.type === 'simple' ? { productId: id, variationId: null, units: row.input.units } : [],
      ),
    )
    return [
      ...failed,
      ...ready.map(({ oldId, id, slug, notes }) => ({
        oldId,
        newId: id,
        place: 'products' as const,
        path: `/produto/${slug}/`,
        notes,
      })),
    ]
  }

async function giveSlugs(trx: Trx, ready: readonly Ready[]) {
  await lockSlugs(trx, 'products')
  const baseOf = ({ row }: Ready) => (row.slug || slugOf(row.input.name!)).slice(0, 180).replace(/-+$/, '') || 'produto'
  const bases = [...new Set(ready.map(baseOf))]
  const { rows } = await sql<{ slug: string; id: number }>`
    select slug, id from products where status <> 'trash' and regexp_replace(slug, '-[0-9]+$', '') = any(${bases}::text[])
    union select slug, id from products where status <> 'trash' and slug = any(${bases}::text[])`.execute(trx)
  const holders = new Map(rows.map(({ slug, id }) => [slug, id]))
  const taken = new Set(holders.keys())
  for (const one of ready) {
    const base = baseOf(one)
    one.slug = holders.get(base) === one.id ? base : firstFree(base, taken)
    taken.add(one.slug)
  }
}

async function upsert(trx: Trx, ready: readonly Ready[]) {
  if (ready.length === 0) return
  const rows = ready.map(({ id, slug, columns, row }) => ({
    ...columns,
    id,
    slug,
    meta: JSON.stringify(columns.meta),
    total_sales: row.totalSales,
    ...(row.createdAt && { created_at: row.createdAt }),
  }))
  const changing = Object.keys(rows[0]!).filter((column) => column !== 'id' && column !== 'created_at')
  await trx
    .insertInto('products')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({
        ...Object.fromEntries(changing.map((column) => [column, eb.ref(`excluded.${column}` as never)])),
        version: sql<number>`products.version + 1`,
        modified_at: sql<Date>`now()`,
      })),
    )
    .execute()
}

async function writeParts(trx: Trx, ready: readonly Ready[], help: WriteHelp) {
  const terms = await help.newIds('term', [...new Set(ready.flatMap(({ row }) => [...row.categories, ...row.tags]))])
  const known = (ids: readonly string[]) => ids.flatMap((id) => terms.get(id) ?? [])
  const categories = ready.flatMap(({ id, row }) => known(row.categories).map((part) => ({ product_id: id, part })))
  const tags = ready.flatMap(({ id, row }) => known(row.tags).map((part) => ({ product_id: id, part })))
  const ids = ready.map(({ id }) => id)
  await replace(trx, { table: 'product_categories', column: 'category_id', of: 'categories', ids, parts: categories })
  await replace(trx, { table: 'product_tagged', column: 'tag_id', of: 'product_tags', ids, parts: tags })
  for (const one of ready) {
    const lost = one.row.categories.length + one.row.tags.length - known(one.row.categories).length - known(one.row.tags).length
    if (lost > 0) one.notes.push('Categorias ou etiquetas que não vieram ficaram de fora do produto.')
  }
  await writeAttributes(trx, ready, help)
}

type Parts = { table: string; column: string; of: string; ids: number[]; parts: { product_id: number; part: number }[] }
async function replace(trx: Trx, { table, column, of, ids, parts }: Parts) {
  await sql`delete from ${sql.table(table)} where product_id = any(${ids}::bigint[])`.execute(trx)
  await sql`insert into ${sql.table(table)} (product_id, ${sql.ref(column)})
    select p.product_id, p.part from jsonb_to_recordset(${JSON.stringify(parts)}::jsonb) as p (product_id bigint, part bigint)
    join ${sql.table(of)} known on known.id = p.part on conflict do nothing`.execute(trx)
}

async function writeAttributes(trx: Trx, ready: readonly Ready[], help: WriteHelp) {
  const find = await termsFor(
    trx,
    ready.flatMap(({ row }) => row.attributes),
    help,
  )
  const uses = ready.flatMap(({ id, row }) =>
    row.attributes.map(({ slug, visible, variation }, position) => ({
      product_id: id,
      attribute_id: find.attribute(slug),
      position,
      visible,
      variation: variation && row.input.type === 'variable',
    })),
  )
  const terms = ready.flatMap(({ id, row }) =>
    row.attributes
      .flatMap(({ slug, options }) => options.map((option) => find.term(slug, option)))
      .map((term_id, position) => ({ product_id: id, term_id, position })),
  )
  const ids = ready.map(({ id }) => id)
  if (ids.length === 0) return
  await trx.deleteFrom('product_attributes').where('product_id', 'in', ids).execute()
  await trx.deleteFrom('product_terms').where('product_id', 'in', ids).execute()
  await sql`insert into product_attributes (product_id, attribute_id, position, visible, variation)
    select * from jsonb_to_recordset(${JSON.stringify(uses)}::jsonb)
      as u (product_id bigint, attribute_id bigint, position integer, visible boolean, variation boolean) on conflict do nothing`.execute(
    trx,
  )
  await sql`insert into product_terms (product_id, term_id, position)
    select * from jsonb_to_recordset(${JSON.stringify(terms)}::jsonb) as t (product_id bigint, term_id bigint, position integer)
    on conflict do nothing`.execute(trx)
}
