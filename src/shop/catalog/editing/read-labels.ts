import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { Meta } from '#kit/meta-data.ts'
import type { LabelTable } from './labels.ts'
import { readPictures } from './read-pictures.ts'

export const LABEL_ORDERS = ['id', 'include', 'name', 'slug', 'term_group', 'description', 'count', 'menu_order'] as const
export type LabelSearch = {
  words?: string
  slug?: string
  include?: number[]
  exclude?: number[]
  parentId?: number
  productId?: number
  hideEmpty?: boolean
}
type Page = { limit: number; offset: number; orderby: (typeof LABEL_ORDERS)[number]; order: 'asc' | 'desc' }

type LabelRow = {
  id: number
  slug: string
  name: string
  description: string
  parent_id: number | null
  picture_id: number | null
  position: number
  seo_title: string
  seo_description: string
  meta: Meta[]
  /** Published products that carry it. */
  count: number
}

const LINKS = {
  categories: { table: 'product_categories', column: 'category_id' },
  product_tags: { table: 'product_tagged', column: 'tag_id' },
  shipping_classes: { table: 'product_shipping_classes', column: 'shipping_class_id' },
} as const

/** Categories or tags with what a merchant may change, one page of them, and how many there are in all. */
export async function listLabels(db: Kysely<Database>, table: LabelTable, search: LabelSearch, page: Page) {
  const { table: links, column } = LINKS[table]
  const counted = sql`(
    select count(*)::integer from ${sql.table(links)} l join products p on p.id = l.product_id and p.status = 'publish'
    where ${sql.ref(`l.${column}`)} = t.id
  )`
  const own =
    table === 'categories'
      ? sql`t.parent_id, t.picture_id, t.position, t.seo_title, t.seo_description, t.meta`
      : sql`null::bigint as parent_id, null::bigint as picture_id, 0 as position, '' as seo_title, '' as seo_description, '[]'::jsonb as meta`
  const isWanted = sql.join(
    [
      sql`true`,
      ...(search.words ? [sql`plain_words(t.name) like '%' || plain_words(${search.words}) || '%'`] : []),
      ...(search.slug ? [sql`t.slug = ${search.slug}`] : []),
      ...(search.include?.length ? [sql`t.id = any(${search.include}::bigint[])`] : []),
      ...(search.exclude?.length ? [sql`t.id <> all(${search.exclude}::bigint[])`] : []),
      ...(search.parentId !== undefined && table === 'categories' ? [sql`coalesce(t.parent_id, 0) = ${search.parentId}`] : []),
      ...(search.productId === undefined
        ? []
        : [
            sql`exists (select 1 from ${sql.table(links)} l where l.product_id = ${search.productId} and ${sql.ref(`l.${column}`)} = t.id)`,
          ]),
      ...(search.hideEmpty ? [sql`${counted} > 0`] : []),
    ],
    sql` and `,
  )
  const sorted = {
    id: sql`id`,
    include: sql`array_position(${search.include ?? []}::bigint[], id)`,
    name: sql`name`,
    slug: sql`slug`,
    term_group: sql`id`,
    description: sql`description`,
    count: sql`count`,
    menu_order: sql`position`,
  }[page.orderby]
  const way = page.order === 'asc' ? sql`asc` : sql`desc`
  const { rows } = await sql<LabelRow & { total: number }>`
    with found as (select t.id, t.slug, t.name, t.description, ${own}, ${counted} as count from ${sql.table(table)} t where ${isWanted})
    select found.*, all_of.total from (select count(*)::integer as total from found) all_of
    left join lateral (select * from found order by ${sorted} ${way}, id limit ${page.limit} offset ${page.offset}) found on true`.execute(
    db,
  )
  const found = rows.filter(({ id }) => id !== null)
  const pictures = await readPictures(
    db,
    found.map(({ picture_id }) => picture_id),
  )
  return {
    labels: found.map(({ total: _total, ...row }) => ({ ...row, picture: pictures.get(row.picture_id ?? 0) })),
    total: rows[0]?.total ?? 0,
  }
}
export type EditedLabel = Awaited<ReturnType<typeof listLabels>>['labels'][number]

const FIRST = { limit: 1, offset: 0, orderby: 'id', order: 'asc' } as const
export const readLabel = async (db: Kysely<Database>, table: LabelTable, id: number): Promise<EditedLabel | undefined> =>
  (await listLabels(db, table, { include: [id] }, FIRST)).labels[0]
