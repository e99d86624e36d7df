import { type RawBuilder, sql } from 'kysely'
import type { PostQuery } from './contract.ts'

type Narrowing = Pick<PostQuery, 'category' | 'tag' | 'author' | 'published' | 'relatedTo'>

/** What a post must be to stand in a list, as conditions on the table «content». */
export function narrowPosts({ category, tag, author, published, relatedTo }: Narrowing): RawBuilder<boolean>[] {
  return [
    ...(category === undefined ? [] : [hasTerm('category', category)]),
    ...(tag === undefined ? [] : [hasTerm('post_tag', tag)]),
    ...(author === undefined
      ? []
      : [sql<boolean>`content.author_profile = (select authors.id from authors where authors.slug = ${author})`]),
    ...(published === undefined ? [] : [publishedIn(published)]),
    ...(relatedTo === undefined ? [] : [sql<boolean>`content.id <> ${relatedTo}`]),
  ]
}

/** How many categories and tags a post shares with another; a category counts as much as two tags. */
export const nearness = (postId: number) => sql<number>`(
  select coalesce(sum(case terms.taxonomy when 'category' then 2 else 1 end), 0)
  from content_terms mine join content_terms theirs on theirs.term_id = mine.term_id join terms on terms.id = mine.term_id
  where mine.content_id = content.id and theirs.content_id = ${postId})`

const hasTerm = (taxonomy: 'category' | 'post_tag', slug: string) => sql<boolean>`exists (
  select from content_terms join terms on terms.id = content_terms.term_id
  where content_terms.content_id = content.id and terms.taxonomy = ${taxonomy} and terms.slug = ${slug})`

/** A year, a month or a day as the clocks of São Paulo show it. */
function publishedIn({ year, month, day }: NonNullable<PostQuery['published']>) {
  const start = sql`make_timestamp(${year}::int, ${month ?? 1}::int, ${day ?? 1}::int, 0, 0, 0)`
  const length = day !== undefined ? '1 day' : month !== undefined ? '1 month' : '1 year'
  // Counted on the wall before it becomes a moment: the clocks may have been turned in between.
  const moment = (wall: RawBuilder<unknown>) => sql`((${wall}) at time zone 'America/Sao_Paulo')`
  return sql<boolean>`(content.published_at >= ${moment(start)} and content.published_at < ${moment(sql`${start} + ${length}::interval`)})`
}
