import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import { inTransaction } from '#db/transaction.ts'
import { slugOf } from '#kit/pt-br.ts'
import { cleanHtml } from '#kit/safe-html.ts'
import { type AttributeSaved, notSaved } from './attributes.ts'
import { freeSlug, lockSlugs } from './names.ts'
import { firstUnknown } from './parts.ts'

type Db = Kysely<Database>
export type TermChange = {
  name?: string
  slug?: string
  description?: string
  position?: number
  /** «#a0522d»; null takes it away. */
  color?: string | null
  pictureId?: number | null
}
export type TermPlace = { attributeId: number; id: number }

export const TERM_ORDERS = ['id', 'include', 'name', 'slug', 'term_group', 'description', 'count', 'menu_order'] as const
export type TermSearch = {
  attributeId: number
  words?: string
  slug?: string
  include?: number[]
  exclude?: number[]
  hideEmpty?: boolean
}
type Page = { limit: number; offset: number; orderby: (typeof TERM_ORDERS)[number]; order: 'asc' | 'desc' }

/** Published products that have the value. */
const COUNT = sql<number>`(
  select count(*)::integer from product_terms pt join products p on p.id = pt.product_id and p.status = 'publish' where pt.term_id = t.id
)`
const SORTED = {
  id: sql`t.id`,
  name: sql`t.name`,
  slug: sql`t.slug`,
  term_group: sql`t.id`,
  description: sql`t.description`,
  count: COUNT,
  menu_order: sql`t.position`,
}

/** One page of an attribute's values, and how many there are in all. */
export async function listTerms(db: Db, search: TermSearch, { limit, offset, orderby, order }: Page) {
  let matching = db.selectFrom('attribute_terms as t').where('t.attribute_id', '=', search.attributeId)
  if (search.words) matching = matching.where(sql<boolean>`plain_words(t.name) like '%' || plain_words(${search.words}) || '%'`)
  if (search.slug) matching = matching.where('t.slug', '=', search.slug)
  if (search.include?.length) matching = matching.where('t.id', 'in', search.include)
  if (search.exclude?.length) matching = matching.where('t.id', 'not in', search.exclude)
  if (search.hideEmpty) matching = matching.where(COUNT, '>', 0)
  const column = orderby === 'include' ? sql`array_position(${search.include ?? []}::bigint[], t.id)` : SORTED[orderby]
  const [terms, counted] = await Promise.all([
    withColumns(matching).orderBy(column, order).orderBy('t.id').limit(limit).offset(offset).execute(),
    matching.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { terms, total: Number(counted.total) }
}

export const readTerm = (db: Db, { attributeId, id }: TermPlace) =>
  withColumns(db.selectFrom('attribute_terms as t').where('t.attribute_id', '=', attributeId))
    .where('t.id', '=', id)
    .executeTakeFirst()

const selectFrom = (db: Db) => db.selectFrom('attribute_terms as t')
const withColumns = (query: ReturnType<typeof selectFrom>) =>
  query
    .innerJoin('attributes as a', 'a.id', 't.attribute_id')
    .select(['t.id', 't.slug', 't.name', 't.description', 't.position', 't.color', 't.picture_id', 'a.swatch'])
    .select(COUNT.as('count'))
export type EditedTerm = NonNullable<Awaited<ReturnType<typeof readTerm>>>

export const createTerm = (db: Db, attributeId: number, input: TermChange & { name: string }): Promise<AttributeSaved> =>
  inTransaction(db, async (trx) => {
    await lockSlugs(trx, 'attribute_terms')
    const attribute = await trx.selectFrom('attributes').select('id').where('id', '=', attributeId).executeTakeFirst()
    if (!attribute) return notSaved({ kind: 'gone' })
    const twin = await twinOf(trx, attributeId, input)
    if (twin !== undefined) return notSaved({ kind: 'exists', id: twin })
    if (await lacksPicture(trx, input)) return notSaved({ kind: 'no-picture' })
    const slug = await freeSlug(trx, { table: 'attribute_terms', from: input.slug || input.name, fallback: 'valor', attributeId })
    const { id } = await trx
      .insertInto('attribute_terms')
      .values({ attribute_id: attributeId, slug, name: input.name, ...columnsOf(input) })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { ok: true, id }
  })

export const updateTerm = (db: Db, { attributeId, id }: TermPlace, input: TermChange): Promise<AttributeSaved> =>
  inTransaction(db, async (trx) => {
    await lockSlugs(trx, 'attribute_terms')
    const now = await readTerm(trx, { attributeId, id })
    if (!now) return notSaved({ kind: 'gone' })
    const slug = (input.slug && slugOf(input.slug)) || now.slug
    const twin = await twinOf(trx, attributeId, { name: input.name ?? now.name, slug })
    if (twin !== undefined && twin !== id) return notSaved({ kind: 'exists', id: twin })
    if (await lacksPicture(trx, input)) return notSaved({ kind: 'no-picture' })
    await trx
      .updateTable('attribute_terms')
      .set({ slug, name: input.name ?? now.name, ...columnsOf(input) })
      .where('id', '=', id)
      .execute()
    return { ok: true, id }
  })

/** Products lose it; a variation that was told by it fits any value from then on. */
export const removeTerm = async (db: Db, { attributeId, id }: TermPlace): Promise<void> => {
  await db.deleteFrom('attribute_terms').where('id', '=', id).where('attribute_id', '=', attributeId).execute()
}

const columnsOf = ({ description, position, color, pictureId }: TermChange) => ({
  ...(description !== undefined && { description: cleanHtml(description) }),
  ...(position !== undefined && { position }),
  ...(color !== undefined && { color: color?.toLowerCase() ?? null }),
  ...(pictureId !== undefined && { picture_id: pictureId || null }),
})

async function twinOf(trx: Transaction<Database>, attributeId: number, { name, slug }: TermChange): Promise<number | undefined> {
  const among = trx.selectFrom('attribute_terms').select('id').where('attribute_id', '=', attributeId)
  const wanted = slug && slugOf(slug)
  const row = await (wanted ? among.where('slug', '=', wanted) : among.where('name', '=', name ?? '')).executeTakeFirst()
  return row?.id
}

const lacksPicture = async (trx: Transaction<Database>, { pictureId }: TermChange) =>
  Boolean(pictureId) && (await firstUnknown(trx, 'media', [pictureId!])) !== undefined
