import { sql, type Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { ProductPlan } from './plan.ts'
import type { TaxonomyLookup } from './taxonomy-lookup.ts'

type Trx = Transaction<Database>

/** Puts what products stand in, carry and show in the place of what was there: two statements for each kind of part. */
export async function writeProductParts(trx: Trx, plans: readonly ProductPlan[], taxonomy: TaxonomyLookup): Promise<void> {
  await writeCategories(
    trx,
    plans.filter(({ categories }) => categories !== undefined),
    taxonomy,
  )
  await writeTags(
    trx,
    plans.filter(({ tags }) => tags !== undefined),
    taxonomy,
  )
  await writePictures(
    trx,
    plans.filter(({ pictures }) => pictures !== undefined),
  )
  await writeAttributes(
    trx,
    plans.filter(({ attributes }) => attributes !== undefined),
    taxonomy,
  )
}

const idsOf = (plans: readonly ProductPlan[]) => plans.map(({ id }) => id!)

async function writeCategories(trx: Trx, plans: readonly ProductPlan[], taxonomy: TaxonomyLookup) {
  if (plans.length === 0) return
  const rows: { product_id: number; category_id: number }[] = []
  for (const { id, categories } of plans)
    for (const path of categories!)
      rows.push({ product_id: id!, category_id: taxonomy.category(path) ?? (await taxonomy.makeCategory(trx, path)) })
  await trx.deleteFrom('product_categories').where('product_id', 'in', idsOf(plans)).execute()
  if (rows.length > 0)
    await trx
      .insertInto('product_categories')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}

async function writeTags(trx: Trx, plans: readonly ProductPlan[], taxonomy: TaxonomyLookup) {
  if (plans.length === 0) return
  const rows: { product_id: number; tag_id: number }[] = []
  for (const { id, tags } of plans)
    for (const tag of tags!) rows.push({ product_id: id!, tag_id: await taxonomy.makeTag(trx, tag) })
  await trx.deleteFrom('product_tagged').where('product_id', 'in', idsOf(plans)).execute()
  if (rows.length > 0)
    await trx
      .insertInto('product_tagged')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}

async function writePictures(trx: Trx, plans: readonly ProductPlan[]) {
  if (plans.length === 0) return
  const there = plans.flatMap(({ id, pictures }) =>
    pictures!.flatMap((picture, position) => ('mediaId' in picture ? { product_id: id!, position, ...picture } : [])),
  )
  await trx.deleteFrom('product_pictures').where('product_id', 'in', idsOf(plans)).execute()
  if (there.length === 0) return
  await trx
    .insertInto('product_pictures')
    .values(there.map(({ product_id, mediaId, position }) => ({ product_id, media_id: mediaId, position })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const described = there.flatMap(({ mediaId, alt }) => (alt === undefined ? [] : { id: mediaId, alt }))
  if (described.length > 0)
    await sql`update media m set alt = d.alt from (
        select distinct on (id) id, alt from jsonb_to_recordset(${JSON.stringify(described)}::jsonb) as d(id bigint, alt text)
      ) d where m.id = d.id and m.alt <> d.alt`.execute(trx)
}

async function writeAttributes(trx: Trx, plans: readonly ProductPlan[], taxonomy: TaxonomyLookup) {
  if (plans.length === 0) return
  const uses: { product_id: number; attribute_id: number; position: number; visible: boolean; variation: boolean }[] = []
  const terms: { product_id: number; term_id: number; position: number }[] = []
  for (const { id, attributes } of plans) {
    let place = 0
    for (const [position, { name, options, visible, variation }] of attributes!.entries()) {
      const attribute_id = await taxonomy.makeAttribute(trx, name)
      uses.push({ product_id: id!, attribute_id, position, visible, variation })
      for (const option of options)
        terms.push({ product_id: id!, term_id: await taxonomy.makeTerm(trx, attribute_id, option), position: place++ })
    }
  }
  await trx.deleteFrom('product_attributes').where('product_id', 'in', idsOf(plans)).execute()
  await trx.deleteFrom('product_terms').where('product_id', 'in', idsOf(plans)).execute()
  if (uses.length > 0)
    await trx
      .insertInto('product_attributes')
      .values(uses)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  if (terms.length > 0)
    await trx
      .insertInto('product_terms')
      .values(terms)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}
