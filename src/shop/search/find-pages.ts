import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { FoundPage } from './contract.ts'

type Row = { id: number; type: 'page' | 'post'; slug: string; title: string; excerpt: string }

/** Published pages and posts: those with the words in their title first, then those that say them more often. */
export async function findPages(
  db: Kysely<Database>,
  question: RawBuilder<unknown>,
  { limit, offset, homeSlug }: { limit: number; offset: number; homeSlug: string },
): Promise<{ pages: FoundPage[]; total: number }> {
  const { rows } = await sql<Row & { id: number | null; total: number }>`
    with asked as materialized (select ${question} as question),
    found as materialized (
      select c.id, c.type, c.slug, c.title, c.excerpt, w.title_words @@ asked.question as is_named, ts_rank(w.words, asked.question) as relevance
      from asked, content_words w join content c on c.id = w.content_id
      where w.words @@ asked.question and c.status = 'publish' and c.published_at <= now() and c.type in ('page', 'post')
      limit 200
    )
    select counted.total, shown.* from (select count(*)::int as total from found) counted
    left join lateral (
      select * from found order by is_named desc, relevance desc, id limit ${limit} offset ${offset}
    ) shown on true
    order by is_named desc, relevance desc, id`.execute(db)
  const pages = rows
    .filter((row) => row.id !== null)
    .map(({ id, type, slug, title, excerpt }) => ({ id: Number(id), type, title, excerpt, url: urlOf(type, slug, homeSlug) }))
  return { pages, total: rows[0]?.total ?? 0 }
}

function urlOf(type: 'page' | 'post', slug: string, homeSlug: string) {
  if (type === 'post') return `/blog/${slug}/`
  return slug === homeSlug ? '/' : `/${slug}/`
}
