import { sql, type Transaction } from 'kysely'
import { readFieldRules } from '#db/field-rules.ts'
import type { Database } from '#db/schema.ts'
import { inTransaction } from '#db/transaction.ts'
import { cleanHtml } from '#kit/safe-html.ts'
import { type EditProblem, refused, type Saved, type VariationRow, type VariationInput } from './contract.ts'
import { skuHolder } from './names.ts'
import { changeMeasures, changeOffer, NEW_OFFER, type OfferColumns } from './offer-rule.ts'
import { firstUnknown } from './parts.ts'
import type { Measures } from '../product-fields.ts'
import { findAttributes, termNamed } from './product-attributes.ts'
import { isStale } from './product-rule.ts'
import type { Desk } from './save-product.ts'
import { shippingClassOf } from './shipping-class.ts'
import { haveUnitsMoved } from './units-seen.ts'

type Trx = Transaction<Database>
/** As many as a product's page reads. */
export const MOST_VARIATIONS = 1_000

export type VariationPlace = { productId: number; id: number; version?: number }

export const createVariation = (desk: Desk, productId: number, input: VariationInput): Promise<Saved> =>
  inTransaction(desk.db, async (trx) => {
    const trouble = await roomFor(trx, productId)
    if (trouble) return refused(trouble)
    return await save(trx, desk, productId, undefined, input)
  })

export const updateVariation = (desk: Desk, { productId, id, version }: VariationPlace, input: VariationInput): Promise<Saved> =>
  inTransaction(desk.db, async (trx) => {
    const now = await trx
      .selectFrom('variations')
      .selectAll()
      .where('id', '=', id)
      .where('product_id', '=', productId)
      .forUpdate()
      .executeTakeFirst()
    if (!now) return refused({ kind: 'gone' })
    if (isStale(version, now.version)) return refused({ kind: 'stale' })
    if (await haveUnitsMoved(trx, { productId, variationId: id }, input)) return refused({ kind: 'stale' })
    return await save(trx, desk, productId, now, input)
  })

export const removeVariation = async ({ db }: Desk, { productId, id }: VariationPlace): Promise<void> => {
  await db.deleteFrom('variations').where('id', '=', id).where('product_id', '=', productId).execute()
}

/** Locks the product, so that two who add variations at once count each other's. */
export async function roomFor(trx: Trx, productId: number): Promise<EditProblem | undefined> {
  const product = await trx.selectFrom('products').select('type').where('id', '=', productId).forUpdate().executeTakeFirst()
  if (!product) return { kind: 'gone' }
  if (product.type !== 'variable') return { kind: 'not-variable' }
  const { there } = await trx
    .selectFrom('variations')
    .select(({ fn }) => fn.countAll<number>().as('there'))
    .where('product_id', '=', productId)
    .executeTakeFirstOrThrow()
  return there >= MOST_VARIATIONS ? { kind: 'too-many-variations' } : undefined
}

async function save(
  trx: Trx,
  { stock }: Desk,
  productId: number,
  now: VariationRow | undefined,
  input: VariationInput,
): Promise<Saved> {
  const offer = changeOffer(now ?? NEW_OFFER, input, await readFieldRules(trx, 'variation', [input.meta]))
  if (!offer.ok) return offer
  const { sku } = offer.columns
  const holder = sku === null ? undefined : await skuHolder(trx, sku, now?.id ?? 0)
  if (holder) return refused({ kind: 'sku-taken', ...holder })
  const picture = await firstUnknown(trx, 'media', input.pictureId ? [input.pictureId] : [])
  if (picture !== undefined) return refused({ kind: 'unknown', what: 'picture', id: picture })
  const terms = input.terms && (await findTerms(trx, productId, input.terms))
  if (terms && 'problem' in terms) return refused(terms.problem)

  const columns = {
    ...stored(offer.columns),
    ...changeMeasures(now, input),
    shipping_class_id: await shippingClassOf(trx, input, offer.columns),
    enabled: input.enabled ?? now?.enabled ?? true,
    description: input.description === undefined ? (now?.description ?? '') : cleanHtml(input.description),
    picture_id: input.pictureId === undefined ? (now?.picture_id ?? null) : input.pictureId,
    position: input.position ?? now?.position ?? 0,
  }
  const id = now ? await change(trx, now, columns) : await insert(trx, productId, columns)
  if (terms) await saveTerms(trx, id, terms.found)
  if (offer.columns.manage_stock) await stock.count(trx, { productId, variationId: id, units: input.units })
  return { ok: true, id }
}

const stored = ({ meta, ...columns }: OfferColumns) => ({ ...columns, meta: JSON.stringify(meta) })
type Stored = ReturnType<typeof stored> &
  Measures & { enabled: boolean; description: string; picture_id: number | null; position: number }

async function insert(trx: Trx, product_id: number, columns: Stored): Promise<number> {
  const row = await trx
    .insertInto('variations')
    .values({ ...columns, product_id })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

async function change(trx: Trx, { id, version }: VariationRow, columns: Stored): Promise<number> {
  await trx
    .updateTable('variations')
    .set({ ...columns, version: version + 1, modified_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
  return id
}

type Chosen = { attribute_id: number; term_id: number }[]

/** The values that a variation is made of: those that its product has, and no others. */
async function findTerms(
  trx: Trx,
  productId: number,
  inputs: NonNullable<VariationInput['terms']>,
): Promise<{ found: Chosen } | { problem: EditProblem }> {
  const attributes = await findAttributes(trx, inputs)
  if ('problem' in attributes) return attributes
  const offered = await trx
    .selectFrom('product_terms')
    .innerJoin('attribute_terms', 'attribute_terms.id', 'product_terms.term_id')
    .select(['attribute_terms.id', 'attribute_terms.attribute_id', 'attribute_terms.slug', 'attribute_terms.name'])
    .where('product_id', '=', productId)
    .execute()
  const found: Chosen = []
  for (const [index, { option, name, id }] of inputs.entries()) {
    const attribute = attributes.found[index]
    if (!attribute) return { problem: { kind: 'unknown', what: 'attribute', id: name ?? id ?? '' } }
    if (option.trim() === '') continue
    const term = termNamed(
      offered.filter((one) => one.attribute_id === attribute.id),
      option,
    )
    if (!term) return { problem: { kind: 'unknown', what: 'term', id: option } }
    if (!found.some((one) => one.attribute_id === attribute.id)) found.push({ attribute_id: attribute.id, term_id: term.id })
  }
  return { found }
}

export async function saveTerms(trx: Trx, variation_id: number, chosen: Chosen): Promise<void> {
  await trx.deleteFrom('variation_terms').where('variation_id', '=', variation_id).execute()
  if (chosen.length > 0)
    await trx
      .insertInto('variation_terms')
      .values(chosen.map((one) => ({ ...one, variation_id })))
      .execute()
}
