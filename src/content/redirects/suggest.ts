import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import { withoutAccents } from './asked-address.ts'

export type Suggestion = { path: string; title: string }
const MOST = 5
/** Below it words have hardly a letter in common. */
const LEAST_LIKENESS = 0.2

/** The words of an address that may name a thing: its last part that says something. */
export function wordsOfPath(path: string): string {
  const parts = withoutAccents(path.toLowerCase())
    .split('/')
    .map((part) =>
      part
        .replace(/\.[a-z0-9]{2,5}$/, '')
        .replaceAll(/[^a-z0-9]+/g, '-')
        .replaceAll(/^-+|-+$/g, ''),
    )
    .filter((part) => part !== '' && !/^(?:page|feed|amp|index|\d{1,4})$/.test(part))
  return (parts.at(-1) ?? '').slice(0, 100)
}

/** Public addresses of the shop whose names are most like what was asked for, the nearest first. */
export async function suggestAddresses(db: Kysely<Database>, path: string): Promise<Suggestion[]> {
  const words = wordsOfPath(path)
  if (words === '') return []
  const { rows } = await sql<Suggestion>`
    select path, title from (
      select '/produto/' || p.slug || '/' as path, p.name as title, p.slug from products p
      where p.status = 'publish' and p.published_at <= now()
      union all
      select case c.type when 'post' then '/blog/' else '/' end || c.slug || '/', c.title, c.slug from content c
      where c.type in ('page', 'post') and c.status = 'publish' and c.published_at <= now()
      union all
      select '/categoria-produto/' || c.slug || '/', c.name, c.slug from categories c
      union all
      select '/tag-produto/' || t.slug || '/', t.name, t.slug from product_tags t
      union all
      select case t.taxonomy when 'category' then '/categoria/' else '/tag/' end || t.slug || '/', t.name, t.slug from terms t
      where t.taxonomy in ('category', 'post_tag')
    ) things where similarity(slug, ${words}) >= ${LEAST_LIKENESS}::real
    order by similarity(slug, ${words}) desc, length(slug) limit ${MOST}`.execute(db)
  return rows
}
