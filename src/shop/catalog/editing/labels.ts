import { type Kysely, sql, type Transaction } from 'kysely'
import { readFieldRules } from '#db/field-rules.ts'
import type { Database } from '#db/schema.ts'
import { inTransaction } from '#db/transaction.ts'
import type { Meta, MetaChange } from '#kit/meta-data.ts'
import { slugOf } from '#kit/pt-br.ts'
import { cleanHtml } from '#kit/safe-html.ts'
import { freeSlug, lockSlugs } from './names.ts'
import { changeFieldsMeta } from './offer-rule.ts'
import { firstUnknown } from './parts.ts'

type Trx = Transaction<Database>

/** What products are sorted by: categories, which stand in a tree; tags and classes of freight, which don't. */
export type LabelTable = 'categories' | 'product_tags' | 'shipping_classes'
export type LabelInput = {
  name?: string
  /** Empty: it is made from the name. */
  slug?: string
  description?: string
  /** Categories alone: 0 or null for the top, a picture of the library, the place among the others, what search engines show. */
  parentId?: number | null
  pictureId?: number | null
  position?: number
  seoTitle?: string
  seoDescription?: string
  meta?: MetaChange[]
}
export type LabelProblem =
  | { kind: 'gone' | 'no-parent' | 'in-itself' | 'no-picture' | 'too-much-meta' }
  | { kind: 'exists'; id: number }
  | { kind: 'bad-fields'; text: string }
export type LabelSaved = { ok: true; id: number } | { ok: false; problem: LabelProblem }
const no = (problem: LabelProblem): LabelSaved => ({ ok: false, problem })

export const createLabel = (db: Kysely<Database>, table: LabelTable, input: LabelInput & { name: string }): Promise<LabelSaved> =>
  inTransaction(db, async (trx) => {
    const twin = await twinOf(trx, table, input)
    if (twin) return no({ kind: 'exists', id: twin })
    const trouble = await troubleWith(trx, input, 0)
    if (trouble) return no(trouble)
    const slug = await freeSlug(trx, { table, from: input.slug || input.name, fallback: FALLBACKS[table] })
    const common = { slug, name: input.name, description: cleanHtml(input.description ?? '') }
    const meta = await metaAfter(trx, [], input)
    if (!meta.ok) return no(meta.problem)
    const { id } =
      table === 'categories'
        ? await trx
            .insertInto(table)
            .values({ ...common, ...ofCategory(input), meta: JSON.stringify(meta.meta) })
            .returning('id')
            .executeTakeFirstOrThrow()
        : await trx.insertInto(table).values(common).returning('id').executeTakeFirstOrThrow()
    return { ok: true, id }
  })

export const updateLabel = (db: Kysely<Database>, table: LabelTable, id: number, input: LabelInput): Promise<LabelSaved> =>
  inTransaction(db, async (trx) => {
    // One after the other: two moves of categories could each be sound and together make a circle.
    await lockSlugs(trx, table)
    const now = await trx.selectFrom(table).select(['id', 'slug', 'name']).where('id', '=', id).forUpdate().executeTakeFirst()
    if (!now) return no({ kind: 'gone' })
    const wanted = input.slug ? slugOf(input.slug) : ''
    const holder = wanted === '' ? undefined : await holderOf(trx, table, wanted)
    if (holder !== undefined && holder !== id) return no({ kind: 'exists', id: holder })
    const trouble = await troubleWith(trx, input, id)
    if (trouble) return no(trouble)
    const isEmptied = input.slug !== undefined && wanted === ''
    const remade = { table, from: input.name ?? now.name, fallback: FALLBACKS[table], except: id }
    const common = {
      slug: isEmptied ? await freeSlug(trx, remade) : wanted || now.slug,
      ...(input.name !== undefined && { name: input.name }),
      ...(input.description !== undefined && { description: cleanHtml(input.description) }),
    }
    if (table === 'categories') {
      const meta = input.meta && (await metaAfter(trx, await categoryMeta(trx, id), input))
      if (meta?.ok === false) return no(meta.problem)
      await trx
        .updateTable(table)
        .set({ ...common, ...ofCategory(input), ...(meta && { meta: JSON.stringify(meta.meta) }) })
        .where('id', '=', id)
        .execute()
    } else await trx.updateTable(table).set(common).where('id', '=', id).execute()
    return { ok: true, id }
  })

/** Products lose it; what stood below a category moves up to where it stood. */
export const removeLabel = (db: Kysely<Database>, table: LabelTable, id: number): Promise<void> =>
  inTransaction(db, async (trx) => {
    if (table === 'categories')
      await sql`update categories set parent_id = (select parent_id from categories where id = ${id}) where parent_id = ${id}`.execute(
        trx,
      )
    await trx.deleteFrom(table).where('id', '=', id).execute()
  })

const FALLBACKS = { categories: 'categoria', product_tags: 'etiqueta', shipping_classes: 'classe' }

const ofCategory = ({ parentId, pictureId, position, seoTitle, seoDescription }: LabelInput) => ({
  ...(parentId !== undefined && { parent_id: parentId || null }),
  ...(pictureId !== undefined && { picture_id: pictureId || null }),
  ...(position !== undefined && { position }),
  ...(seoTitle !== undefined && { seo_title: seoTitle }),
  ...(seoDescription !== undefined && { seo_description: seoDescription }),
})

const metaAfter = async (trx: Trx, now: readonly Meta[], { meta }: LabelInput) =>
  changeFieldsMeta(now, meta, await readFieldRules(trx, 'category', [meta]))

const categoryMeta = async (trx: Trx, id: number) =>
  (await trx.selectFrom('categories').select('meta').where('id', '=', id).executeTakeFirstOrThrow()).meta

/** An address that was asked for belongs to one; without one, so does a name beside its neighbours. */
async function twinOf(trx: Trx, table: LabelTable, { slug, name, parentId }: LabelInput): Promise<number | undefined> {
  if (slug && slugOf(slug) !== '') return await holderOf(trx, table, slugOf(slug))
  const named = trx
    .selectFrom(table)
    .select('id')
    .where('name', '=', name ?? '')
  const row = await (
    table === 'categories' ? named.where(sql<boolean>`parent_id is not distinct from ${parentId || null}::bigint`) : named
  ).executeTakeFirst()
  return row?.id
}

const holderOf = async (trx: Trx, table: LabelTable, slug: string) =>
  (await trx.selectFrom(table).select('id').where('slug', '=', slug).executeTakeFirst())?.id

async function troubleWith(trx: Trx, { parentId, pictureId }: LabelInput, id: number): Promise<LabelProblem | undefined> {
  if (parentId && (await firstUnknown(trx, 'categories', [parentId])) !== undefined) return { kind: 'no-parent' }
  if (pictureId && (await firstUnknown(trx, 'media', [pictureId])) !== undefined) return { kind: 'no-picture' }
  return parentId && id && (await isBelow(trx, parentId, id)) ? { kind: 'in-itself' } : undefined
}

async function isBelow(trx: Trx, lower: number, upper: number): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    with recursive above as (
      select id, parent_id from categories where id = ${lower}
      union
      select c.id, c.parent_id from above join categories c on c.id = above.parent_id
    )
    select id from above where id = ${upper}`.execute(trx)
  return rows.length > 0
}
