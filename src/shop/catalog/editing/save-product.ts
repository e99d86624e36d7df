import { type Kysely, sql, type Transaction } from 'kysely'
import { readFieldRules } from '#db/field-rules.ts'
import type { Database } from '#db/schema.ts'
import { inTransaction } from '#db/transaction.ts'
import type { StockLedger } from '#shop/stock/contract.ts'
import { bundleTrouble, saveBundle } from './bundle.ts'
import { type EditProblem, type ProductInput, refused, type Saved } from './contract.ts'
import { freeSlug, skuHolder } from './names.ts'
import { unknownPart, saveParts } from './parts.ts'
import { findAttributes, saveAttributes } from './product-attributes.ts'
import { shippingClassOf } from './shipping-class.ts'
import { haveUnitsMoved } from './units-seen.ts'
import { editProduct, isStale, type ProductColumns } from './product-rule.ts'

type Trx = Transaction<Database>
export type Desk = { db: Kysely<Database>; stock: StockLedger }

export const createProduct = ({ db, stock }: Desk, input: ProductInput): Promise<Saved> =>
  inTransaction(db, async (trx) => {
    const edited = editProduct(undefined, input, await helpFor(trx, input))
    if (!edited.ok) return edited
    const { columns } = edited
    const problem = await troubleWith(trx, input, columns, 0)
    if (problem) return refused(problem)
    const slug = await freeSlug(trx, { table: 'products', from: input.slug || columns.name, fallback: 'produto' })
    const { id } = await trx
      .insertInto('products')
      .values({ ...stored(columns), slug, shipping_class_id: await shippingClassOf(trx, input, columns) })
      .returning('id')
      .executeTakeFirstOrThrow()
    await saveRest(trx, stock, id, columns, input)
    return { ok: true, id }
  })

type Editing = { id: number; /** What the merchant had read; undefined: whatever is there. */ version?: number }

export const updateProduct = ({ db, stock }: Desk, { id, version }: Editing, input: ProductInput): Promise<Saved> =>
  inTransaction(db, async (trx) => {
    const now = await trx.selectFrom('products').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
    if (!now) return refused({ kind: 'gone' })
    if (isStale(version, now.version)) return refused({ kind: 'stale' })
    if (await haveUnitsMoved(trx, { productId: id, variationId: null }, input)) return refused({ kind: 'stale' })
    const edited = editProduct(now, input, await helpFor(trx, input))
    if (!edited.ok) return edited
    const { columns } = edited
    const problem = await troubleWith(trx, input, columns, id)
    if (problem) return refused(problem)
    // Somebody else may have taken the address while it was in the trash.
    const isBack = now.status === 'trash' && columns.status !== 'trash'
    const from = input.slug === '' ? columns.name : (input.slug ?? now.slug)
    const slug =
      input.slug !== undefined || isBack
        ? await freeSlug(trx, { table: 'products', from, fallback: 'produto', except: id })
        : now.slug
    await trx
      .updateTable('products')
      .set({
        ...stored(columns),
        slug,
        shipping_class_id: await shippingClassOf(trx, input, columns),
        version: now.version + 1,
        modified_at: sql<Date>`now()`,
      })
      .where('id', '=', id)
      .execute()
    // Of a product that has become another kind no variation can be had any more.
    if (now.type === 'variable' && columns.type !== 'variable')
      await trx.deleteFrom('variations').where('product_id', '=', id).execute()
    await saveRest(trx, stock, id, columns, input)
    return { ok: true, id }
  })

/** For good. What was bought of it stays in the orders. */
export const removeProduct = async ({ db }: Desk, id: number): Promise<void> => {
  await db.deleteFrom('products').where('id', '=', id).execute()
}

const helpFor = async (trx: Trx, { meta }: ProductInput) => ({
  at: await momentOf(trx),
  rules: await readFieldRules(trx, 'product', [meta]),
})

/** This transaction's moment by the database's clock: what is published then is out when the lists are made up at its end. */
async function momentOf(trx: Trx): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select now()`.execute(trx)
  return rows[0]!.now
}

async function troubleWith(
  trx: Trx,
  input: ProductInput,
  { sku, status, type }: ProductColumns,
  id: number,
): Promise<EditProblem | undefined> {
  const holder = sku !== null && status !== 'trash' ? await skuHolder(trx, sku, id) : undefined
  if (holder) return { kind: 'sku-taken', ...holder }
  const unknown = await unknownPart(trx, input)
  if (unknown) return unknown
  const bundle = await bundleTrouble(trx, { id, type, items: type === 'bundle' ? input.bundleItems : undefined })
  if (bundle) return bundle
  const attributes = await findAttributes(trx, input.attributes ?? [])
  return 'problem' in attributes ? attributes.problem : undefined
}

const stored = ({ meta, ...columns }: ProductColumns) => ({ ...columns, meta: JSON.stringify(meta) })

async function saveRest(trx: Trx, stock: StockLedger, productId: number, columns: ProductColumns, input: ProductInput) {
  await saveParts(trx, productId, input)
  // Of a product that has become another kind nothing is in it any more.
  const items = columns.type === 'bundle' ? input.bundleItems : []
  if (items && (items.length > 0 || input.type !== undefined || input.bundleItems)) await saveBundle(trx, productId, items)
  if (input.attributes) await saveAttributes(trx, productId, input.attributes)
  if (columns.type === 'simple' && columns.manage_stock)
    await stock.count(trx, { productId, variationId: null, units: input.units })
}
