import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'

export type ComparedPage = {
  kind: string
  oldId: string
  title: string
  oldUrl: string
  newPath: string
  newId: number
  isCompared: boolean
}
export type ComparedFilter = { isOpen?: boolean | undefined; limit: number; offset: number }

/** Kinds with a page of their own, in the order in which a merchant looks at them. */
const KINDS = ['page', 'term', 'product', 'post']

/** What came over and is published, with its page there and here. */
export async function listComparedPages(
  db: Kysely<Database>,
  { id, source }: { id: number; source: string },
  { homeSlug, isOpen = false, limit, offset }: ComparedFilter & { homeSlug: string },
): Promise<{ pages: ComparedPage[]; total: number; compared: number }> {
  const pages = sql`
    select t.kind, t.old_id as "oldId", t.title, t.old_url as "oldUrl", o.new_id as "newId", o.compared_at is not null as "isCompared",
      case o.place when 'products' then '/produto/' || p.slug || '/' when 'categories' then '/categoria-produto/' || k.slug || '/'
        else case when c.type = 'post' then '/blog/' || c.slug || '/' when c.slug = ${homeSlug} then '/' else '/' || c.slug || '/' end end as "newPath",
      array_position(${KINDS}::text[], t.kind) as place, t.sort
    from moved_things t join old_things o on o.source = ${source} and o.kind = t.kind and o.old_id = t.old_id
      left join products p on o.place = 'products' and p.id = o.new_id and p.status = 'publish'
      left join categories k on o.place = 'categories' and k.id = o.new_id
      left join content c on o.place = 'content' and c.id = o.new_id and c.status = 'publish' and c.type in ('page', 'post')
    where t.move_id = ${id} and t.kind = any(${KINDS}::text[]) and t.old_url ~ '^https?://' and coalesce(p.id, k.id, c.id) is not null`
  const [found, counted] = await Promise.all([
    sql<ComparedPage>`select * from (${pages}) pages where ${isOpen ? sql`not "isCompared"` : sql`true`}
      order by place, sort, "oldId" limit ${limit} offset ${offset}`.execute(db),
    sql<{ total: number; compared: number }>`
      select count(*)::int as total, count(*) filter (where "isCompared")::int as compared from (${pages}) pages`.execute(db),
  ])
  const { total, compared } = counted.rows[0]!
  return { pages: found.rows, total: isOpen ? total - compared : total, compared }
}

/** Notes that somebody compared a page, or that it has to be looked at again. */
export async function setCompared(
  db: Kysely<Database>,
  { source, kind, oldId, isCompared }: { source: string; kind: string; oldId: string; isCompared: boolean },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('old_things')
    .set({ compared_at: isCompared ? sql<Date>`now()` : null })
    .where('source', '=', source)
    .where('kind', '=', kind)
    .where('old_id', '=', oldId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Old addresses of what came over that lead nowhere here: neither the same address nor a redirect. */
export async function countLostAddresses(db: Kysely<Database>, { id, source }: { id: number; source: string }): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with addresses as (
      select lower(regexp_replace(regexp_replace(t.old_url, '^https?://[^/?#]+', ''), '/*([?#].*)?$', '/')) as path, o.place, o.new_id
      from moved_things t join old_things o on o.source = ${source} and o.kind = t.kind and o.old_id = t.old_id
      where t.move_id = ${id} and t.kind = any(${KINDS}::text[]) and t.old_url ~ '^https?://' and position('?' in t.old_url) = 0
    )
    select count(*)::int as count from addresses a
      left join products p on a.place = 'products' and p.id = a.new_id
      left join categories k on a.place = 'categories' and k.id = a.new_id
      left join content c on a.place = 'content' and c.id = a.new_id
    where a.path <> '/' and not exists (select from redirects r where r.from_path = a.path)
      and a.path is distinct from '/produto/' || p.slug || '/' and a.path is distinct from '/categoria-produto/' || k.slug || '/'
      and a.path is distinct from '/' || c.slug || '/' and a.path is distinct from '/blog/' || c.slug || '/'
      and coalesce(p.id, k.id, c.id) is not null`.execute(db)
  return rows[0]!.count
}
