import type { Kysely, Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import { inTransaction } from '#db/transaction.ts'
import type { AttributeOrder } from '../tables.ts'
import type { Swatch } from '../variation.ts'
import { freeSlug, lockSlugs } from './names.ts'
import { attributeSlug } from './product-attributes.ts'

type Db = Kysely<Database>
export type AttributeChange = {
  name?: string
  slug?: string
  swatch?: Swatch
  /** How a program wants its values sorted, and whether they have pages of their own: kept for it. */
  orderBy?: AttributeOrder
  hasArchives?: boolean
}
export type AttributeProblem = { kind: 'gone' | 'no-picture' } | { kind: 'exists'; id: number }
export type AttributeSaved = { ok: true; id: number } | { ok: false; problem: AttributeProblem }
export const notSaved = (problem: AttributeProblem): AttributeSaved => ({ ok: false, problem })

/** A shop has a handful of them; so many are told at the most. */
const MOST_ATTRIBUTES = 1_000

const select = (db: Db) => db.selectFrom('attributes').select(['id', 'slug', 'name', 'swatch', 'order_by', 'has_archives'])
export const listAttributes = (db: Db) => select(db).orderBy('id').limit(MOST_ATTRIBUTES).execute()
export const readAttribute = (db: Db, id: number) => select(db).where('id', '=', id).executeTakeFirst()
export type EditedAttribute = Awaited<ReturnType<typeof listAttributes>>[number]

export const createAttribute = (
  db: Db,
  { name, slug, swatch, orderBy, hasArchives }: AttributeChange & { name: string },
): Promise<AttributeSaved> =>
  inTransaction(db, async (trx) => {
    await lockSlugs(trx, 'attributes')
    const wanted = attributeSlug(slug || name)
    const holder = await holderOf(trx, wanted)
    if (holder !== undefined) return notSaved({ kind: 'exists', id: holder })
    const given = wanted || (await freeSlug(trx, { table: 'attributes', from: '', fallback: 'atributo' }))
    const { id } = await trx
      .insertInto('attributes')
      .values({ name, slug: given, swatch, order_by: orderBy, has_archives: hasArchives })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { ok: true, id }
  })

export const updateAttribute = (
  db: Db,
  id: number,
  { name, slug, swatch, orderBy, hasArchives }: AttributeChange,
): Promise<AttributeSaved> =>
  inTransaction(db, async (trx) => {
    await lockSlugs(trx, 'attributes')
    const now = await readAttribute(trx, id)
    if (!now) return notSaved({ kind: 'gone' })
    const wanted = (slug && attributeSlug(slug)) || now.slug
    const holder = await holderOf(trx, wanted)
    if (holder !== undefined && holder !== id) return notSaved({ kind: 'exists', id: holder })
    await trx
      .updateTable('attributes')
      .set({
        name: name ?? now.name,
        slug: wanted,
        swatch: swatch ?? now.swatch,
        order_by: orderBy ?? now.order_by,
        has_archives: hasArchives ?? now.has_archives,
      })
      .where('id', '=', id)
      .execute()
    return { ok: true, id }
  })

/** Products lose its values, and variations no longer tell by it. */
export const removeAttribute = async (db: Db, id: number): Promise<void> => {
  await db.deleteFrom('attributes').where('id', '=', id).execute()
}

const holderOf = async (trx: Transaction<Database>, slug: string) =>
  (await trx.selectFrom('attributes').select('id').where('slug', '=', slug).executeTakeFirst())?.id
