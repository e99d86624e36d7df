import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import { inTransaction } from '#db/transaction.ts'
import { slugFrom } from './edit-rules.ts'

export type Taxonomy = 'category' | 'post_tag'
export type KeptTerm = {
  id: number
  slug: string
  name: string
  description: string
  parentId: number
  /** Published posts that have it. */
  count: number
}
export type TermChange = { name?: string; slug?: string; description?: string; parentId?: number }
export type TermQuery = {
  search?: string
  include?: number[]
  exclude?: number[]
  slugs?: string[]
  parentId?: number
  contentId?: number
  onlyUsed: boolean
  orderby: 'id' | 'include' | 'name' | 'slug' | 'count'
  order: 'asc' | 'desc'
  limit: number
  offset: number
}
export type TermOutcome =
  | { ok: true; id: number }
  | { ok: false; problem: 'missing' }
  | { ok: false; problem: 'parent' }
  | { ok: false; problem: 'circle' }
  | { ok: false; problem: 'taken'; by: number }

const COUNT = sql<number>`(select count(*)::int from content_terms join content on content.id = content_terms.content_id
  where content_terms.term_id = terms.id and content.status = 'publish' and content.published_at <= now())`

/** The categories and tags of posts, read by everybody and kept by the merchant. */
export function createTerms({ db }: { db: Kysely<Database> }) {
  const kept = (taxonomy: Taxonomy) =>
    db
      .selectFrom('terms')
      .select(['id', 'slug', 'name', 'description', sql<number>`coalesce(parent_id, 0)`.as('parentId'), COUNT.as('count')])
      .where('taxonomy', '=', taxonomy)

  const parentProblem = async (trx: Transaction<Database>, taxonomy: Taxonomy, parentId: number, self: number) => {
    if (parentId === 0) return undefined
    const { rows } = await sql<{ id: number }>`with recursive above (id, parent_id) as (
        select id, parent_id from terms where id = ${parentId} and taxonomy = ${taxonomy}
        union select terms.id, terms.parent_id from terms join above on terms.id = above.parent_id
      ) select id from above`.execute(trx)
    if (rows.length === 0) return 'parent'
    return rows.some(({ id }) => id === self) ? 'circle' : undefined
  }
  const takenBy = async (trx: Transaction<Database>, taxonomy: Taxonomy, slug: string, self: number) => {
    await sql`select pg_advisory_xact_lock(hashtext('term-slugs'))`.execute(trx)
    return await trx
      .selectFrom('terms')
      .select('id')
      .where('taxonomy', '=', taxonomy)
      .where('slug', '=', slug)
      .where('id', '<>', self)
      .executeTakeFirst()
  }

  return {
    find: async (taxonomy: Taxonomy, id: number): Promise<KeptTerm | undefined> =>
      await kept(taxonomy).where('id', '=', id).executeTakeFirst(),

    list: async (taxonomy: Taxonomy, query: TermQuery): Promise<{ items: KeptTerm[]; total: number }> => {
      const matching = conditionsOf(query).reduce((built, one) => built.where(one), kept(taxonomy))
      const order =
        query.orderby === 'count' ? COUNT : query.orderby === 'include' ? placeIn(query.include ?? []) : sql.ref(query.orderby)
      const [items, { total }] = await Promise.all([
        matching.orderBy(order, query.order).orderBy('id').limit(query.limit).offset(query.offset).execute(),
        matching
          .clearSelect()
          .select(sql<number>`count(*)::int`.as('total'))
          .executeTakeFirstOrThrow(),
      ])
      return { items, total }
    },

    create: async (
      taxonomy: Taxonomy,
      { name = '', slug: input, description = '', parentId = 0 }: TermChange,
    ): Promise<TermOutcome> =>
      await inTransaction(db, async (trx) => {
        const problem = await parentProblem(trx, taxonomy, parentId, 0)
        if (problem) return { ok: false, problem }
        const slug = slugFrom(input, name, 'termo')
        const taken = await takenBy(trx, taxonomy, slug, 0)
        if (taken) return { ok: false, problem: 'taken', by: taken.id }
        const row = await trx
          .insertInto('terms')
          .values({ taxonomy, slug, name, description, parent_id: parentId || null })
          .returning('id')
          .executeTakeFirstOrThrow()
        return { ok: true, id: row.id }
      }),

    update: async (
      taxonomy: Taxonomy,
      id: number,
      { name, slug: input, description, parentId }: TermChange,
    ): Promise<TermOutcome> =>
      await inTransaction(db, async (trx) => {
        const row = await trx
          .selectFrom('terms')
          .select(['name', 'slug'])
          .where('taxonomy', '=', taxonomy)
          .where('id', '=', id)
          .forUpdate()
          .executeTakeFirst()
        if (!row) return { ok: false, problem: 'missing' }
        const problem = await parentProblem(trx, taxonomy, parentId ?? 0, id)
        if (problem) return { ok: false, problem }
        const slug = input === undefined ? row.slug : slugFrom(input, name ?? row.name, 'termo')
        const taken = await takenBy(trx, taxonomy, slug, id)
        if (taken) return { ok: false, problem: 'taken', by: taken.id }
        await trx
          .updateTable('terms')
          .set({
            slug,
            name: name ?? row.name,
            ...(description !== undefined && { description }),
            ...(parentId !== undefined && { parent_id: parentId || null }),
          })
          .where('id', '=', id)
          .execute()
        return { ok: true, id }
      }),

    /** The posts stay, without it. */
    remove: async (taxonomy: Taxonomy, id: number): Promise<boolean> => {
      const { numDeletedRows } = await db
        .deleteFrom('terms')
        .where('taxonomy', '=', taxonomy)
        .where('id', '=', id)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },
  }
}

const placeIn = (ids: number[]) => sql<number>`array_position(${ids}::bigint[], id)`

function conditionsOf({ search, include, exclude, slugs, parentId, contentId, onlyUsed }: TermQuery): RawBuilder<boolean>[] {
  const given = <T>(value: T | undefined, make: (value: T) => RawBuilder<boolean>) => (value === undefined ? [] : [make(value)])
  return [
    ...given(search, (words) => sql`name ilike ${`%${words.replaceAll(/[\\%_]/g, '\\$&')}%`}`),
    ...given(include, (ids) => sql`id = any(${ids}::bigint[])`),
    ...given(exclude, (ids) => sql`id <> all(${ids}::bigint[])`),
    ...given(slugs, (list) => sql`slug = any(${list}::text[])`),
    ...given(parentId, (id) => sql`coalesce(parent_id, 0) = ${id}`),
    ...given(
      contentId,
      (id) => sql`exists (select from content_terms where content_terms.term_id = terms.id and content_terms.content_id = ${id})`,
    ),
    ...(onlyUsed ? [sql<boolean>`${COUNT} > 0`] : []),
  ]
}
