import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import { inTransaction } from '#db/transaction.ts'
import { enqueue } from '#jobs/queue.ts'
import type { ProductOrder } from '../contract.ts'
import { FILL_COLLECTIONS_JOB, fillCollections } from './fill.ts'
import type { CollectionRules } from './rules.ts'

export const MOST_COLLECTIONS = 100
/** So many products are sorted while the merchant waits; more follow by the job. */
const SETTLED_WHILE_WAITING = 1_000
const MOST_EXAMPLES = 6
/** A count over the whole shop is for the merchant's eyes, not worth more than this. */
const COUNTING_TIMEOUT = '8s'

export type CollectionKind = 'category' | 'tag'
export type Collection = {
  kind: CollectionKind
  /** Of the category or the tag. */
  id: number
  name: string
  slug: string
  rules: CollectionRules
  sortedBy: ProductOrder
  /** Products in it now. */
  count: number
  /** Products that were in it by hand before. */
  byHand: number
}
type CollectionSaved = { ok: true; isFilling: boolean } | { ok: false; problem: 'gone' | 'too-many' }
type CollectionExample = { id: number; name: string; slug: string; cents: number; inStock: boolean }

const COLUMNS = { category: 'category_id', tag: 'tag_id' } as const
const LABELS = { category: 'categories', tag: 'product_tags' } as const
const LINKS = { category: 'product_categories', tag: 'product_tagged' } as const

/** Categories and tags that hold what their rules say, instead of what was chosen by hand. */
export function createCollections({ db }: { db: Kysely<Database> }) {
  const read = async (kind?: CollectionKind, id?: number): Promise<Collection[]> => {
    const { rows } = await sql<Collection>`
      select case when c.tag_id is null then 'category' else 'tag' end as kind, coalesce(c.category_id, c.tag_id) as id,
        coalesce(k.name, t.name) as name, coalesce(k.slug, t.slug) as slug, c.rules, c.sorted_by as "sortedBy",
        case when c.tag_id is null then (select count(*) from product_categories l where l.category_id = c.category_id)
          else (select count(*) from product_tagged l where l.tag_id = c.tag_id) end::integer as count,
        cardinality(c.by_hand) as "byHand"
      from product_collections c left join categories k on k.id = c.category_id left join product_tags t on t.id = c.tag_id
      where ${kind === undefined ? sql`true` : sql`${sql.ref(`c.${COLUMNS[kind]}`)} = ${id}`}
      order by name, c.id`.execute(db)
    return rows
  }

  return {
    list: () => read(),
    find: async (kind: CollectionKind, id: number) => (await read(kind, id))[0],

    /** From now on its products follow from the rules; who was in it by hand is remembered. */
    save: async (
      kind: CollectionKind,
      id: number,
      { rules, sortedBy }: Pick<Collection, 'rules' | 'sortedBy'>,
    ): Promise<CollectionSaved> => {
      const [column, links] = [COLUMNS[kind], LINKS[kind]]
      const saved = await inTransaction(db, async (trx): Promise<CollectionSaved | undefined> => {
        const label = await trx.selectFrom(LABELS[kind]).select('id').where('id', '=', id).forUpdate().executeTakeFirst()
        if (!label) return { ok: false, problem: 'gone' }
        const changed = await trx
          .updateTable('product_collections')
          .set({
            rules: JSON.stringify(rules),
            sorted_by: sortedBy,
            followed_to: sql<Date>`now()`,
            modified_at: sql<Date>`now()`,
          })
          .where(column, '=', id)
          .executeTakeFirst()
        if (changed.numUpdatedRows > 0n) return undefined
        const { rows } = await sql<{ count: number }>`select count(*)::integer as count from product_collections`.execute(trx)
        if (rows[0]!.count >= MOST_COLLECTIONS) return { ok: false, problem: 'too-many' }
        await sql`
          insert into product_collections (${sql.ref(column)}, rules, sorted_by, by_hand)
          select ${id}, ${JSON.stringify(rules)}::jsonb, ${sortedBy},
            array(select product_id from ${sql.table(links)} where ${sql.ref(column)} = ${id} order by 1)`.execute(trx)
        return undefined
      })
      return saved ?? { ok: true, isFilling: await fillSoon(db) }
    },

    /** From now on it is by hand: with the products that stand in it, or with those that were chosen before. */
    remove: async (kind: CollectionKind, id: number, { restores }: { restores: boolean }): Promise<boolean> =>
      await inTransaction(db, async (trx) => {
        const [column, links] = [COLUMNS[kind], sql.table(LINKS[kind])]
        const row = await trx.deleteFrom('product_collections').where(column, '=', id).returning('by_hand').executeTakeFirst()
        if (!row) return false
        if (!restores) return true
        await sql`delete from ${links} where ${sql.ref(column)} = ${id} and product_id <> all (${row.by_hand}::bigint[])`.execute(
          trx,
        )
        await sql`
          insert into ${links} (product_id, ${sql.ref(column)})
          select p.id, ${id} from products p where p.id = any (${row.by_hand}::bigint[]) order by 1 on conflict do nothing`.execute(
          trx,
        )
        return true
      }),

    /** How many products rules let in that nobody has saved yet, and the first of them. */
    preview: async (rules: CollectionRules, sortedBy: ProductOrder): Promise<{ count: number; examples: CollectionExample[] }> =>
      await inTransaction(db, async (trx) => {
        await sql`select set_config('statement_timeout', ${COUNTING_TIMEOUT}, true)`.execute(trx)
        const order = {
          menu_order: sql`s.position`,
          popularity: sql`s.total_sales desc`,
          rating: sql`s.rating desc, s.rating_count desc`,
          date: sql`s.published_at desc`,
          price: sql`s.cents`,
          'price-desc': sql`s.up_to_cents desc`,
        }[sortedBy]
        const { rows } = await sql<{ count: number; id: number | null } & CollectionExample>`
          with members as materialized (
            select id from collection_members(${JSON.stringify(rules)}::jsonb, array(select id from products where status = 'publish')) as m (id)
          )
          select counted.count, shown.* from (select count(*)::integer as count from members) counted
          left join lateral (
            select p.id, p.name, p.slug, s.cents, 'stock:in' = any (s.facets) as "inStock"
            from members join products p using (id) join product_shelf s on s.product_id = p.id
            order by ${order}, p.id limit ${MOST_EXAMPLES}
          ) shown on true`.execute(trx)
        const examples = rows.filter(({ id }) => id !== null).map(({ count: _count, ...example }) => example)
        return { count: rows[0]!.count, examples }
      }),
  }
}
export type Collections = ReturnType<typeof createCollections>

/** A small shop is sorted at once; a large one begins, and goes on by itself. */
async function fillSoon(db: Kysely<Database>): Promise<boolean> {
  await fillCollections(db, SETTLED_WHILE_WAITING)
  const { rows } = await sql<{ more: boolean }>`
    select exists (select from products offset ${SETTLED_WHILE_WAITING}) as more`.execute(db)
  if (rows[0]!.more) await enqueue(db, { kind: FILL_COLLECTIONS_JOB, payload: {} })
  return rows[0]!.more
}
