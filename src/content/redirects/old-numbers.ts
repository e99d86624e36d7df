import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { NamedKind } from './plain-links.ts'

type Db = Kysely<Database>
type Numbered = { id: number; kind?: NamedKind | undefined }

/** The public address of what a number names: a thing of this shop, or the one that had the number in the shop that moved here. */
export async function addressOfNumber(db: Db, { id, kind }: Numbered): Promise<string | undefined> {
  const { rows } = await (kind === 'category' ? categoryOf(id) : thingOf(id, kind)).execute(db)
  return rows[0]?.path
}

const thingOf = (id: number, kind: 'page' | 'product' | undefined) => sql<{ path: string }>`
  with named (place, id, rank) as (
    values ('content', ${id}::bigint, 0), ('products', ${id}::bigint, 0), ('variations', ${id}::bigint, 0)
    union all
    select place, new_id, 1 from old_things
    where old_id = ${String(id)} and kind in ('page', 'post', 'product', 'variation')
  )
  select path from (
    select case c.type when 'post' then '/blog/' else '/' end || c.slug || '/' as path, n.rank
    from named n join content c on n.place = 'content' and c.id = n.id
    where c.type in ('page', 'post') and c.status = 'publish' and c.published_at <= now() and ${kind ?? 'any'} <> 'product'
    union all
    select '/produto/' || p.slug || '/', n.rank
    from named n
    join products p on (n.place = 'products' and p.id = n.id)
      or (n.place = 'variations' and p.id = (select v.product_id from variations v where v.id = n.id))
    where p.status = 'publish' and p.published_at <= now() and ${kind ?? 'any'} <> 'page'
  ) found order by rank limit 1`

const categoryOf = (id: number) => sql<{ path: string }>`
  select '/categoria/' || t.slug || '/' as path from terms t
  where t.taxonomy = 'category'
    and (t.id = ${id} or t.id in (select new_id from old_things where kind = 'term' and place = 'terms' and old_id = ${String(id)}))
  order by t.id = ${id} desc limit 1`

/** The number here of a product or variation that was bought by its number there. */
export async function offerOfOldNumber(db: Db, id: number): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select new_id as id from old_things
    where kind in ('product', 'variation') and place in ('products', 'variations') and old_id = ${String(id)} limit 1`.execute(db)
  return rows[0]?.id
}

/** `order-received`, `order-pay` and `view-order` of an order there, with the key that proves it where one is asked for. */
const ORDER_LINK = /^\/checkout\/(order-received|order-pay)\/([1-9]\d{0,14})\/$/
const VIEW_LINK = /^\/minha-conta\/view-order\/([1-9]\d{0,14})\/$/

/** The same page of the order under its number here; whoever knows the old key is given the new one. */
export async function orderOfOldLink(db: Db, path: string, query: string): Promise<string | undefined> {
  const [, viewed] = VIEW_LINK.exec(path) ?? []
  if (viewed !== undefined) {
    const { rows } = await sql<{ id: number }>`
      select new_id as id from old_things where kind = 'order' and old_id = ${viewed} limit 1`.execute(db)
    return rows[0] && `/minha-conta/view-order/${rows[0].id}/`
  }
  const [, page, number] = ORDER_LINK.exec(path) ?? []
  const key = new URLSearchParams(query).get('key') ?? ''
  if (page === undefined || number === undefined || !/^wc_order_\w{6,40}$/.test(key)) return undefined
  const { rows } = await sql<{ id: number; key: string }>`
    select o.id, o.key from old_things t join orders o on o.id = t.new_id
    join order_meta m on m.order_id = o.id and m.key = '_old_order_key' and m.value = ${key}
    where t.kind = 'order' and t.old_id = ${number} limit 1`.execute(db)
  const [order] = rows
  if (!order) return undefined
  const pays = page === 'order-pay' ? 'pay_for_order=true&' : ''
  return `/checkout/${page}/${order.id}/?${pays}key=${order.key}`
}
