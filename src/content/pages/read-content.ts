import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { EditStatus } from './edit-rules.ts'

export type ContentKind = 'page' | 'post'

/** A page or a post with everything that those who edit it may know. */
export type KeptContent = {
  id: number
  type: ContentKind
  slug: string
  title: string
  excerpt: string
  status: EditStatus | 'trash'
  document: unknown
  /** What else is stored of it: style of its own, for one. */
  settings: unknown
  pictureId: number
  /** 0 where no account is known. */
  authorId: number
  parentId: number
  menuOrder: number
  commentsOpen: boolean
  publishedAt: Date | null
  createdAt: Date
  modifiedAt: Date
  version: number
  categories: number[]
  tags: number[]
  revisions: number
}

export type ContentOrder =
  | 'date'
  | 'id'
  | 'include'
  | 'title'
  | 'slug'
  | 'modified'
  | 'author'
  | 'menu_order'
  | 'parent'
  | 'relevance'

export type ContentQuery = {
  type: ContentKind
  statuses: (EditStatus | 'trash')[]
  /** Only what everybody can read at this moment. */
  onlyOut: boolean
  search?: string
  slugs?: string[]
  include?: number[]
  exclude?: number[]
  authors?: number[]
  authorsExcluded?: number[]
  categories?: number[]
  categoriesExcluded?: number[]
  tags?: number[]
  tagsExcluded?: number[]
  after?: Date
  before?: Date
  modifiedAfter?: Date
  modifiedBefore?: Date
  parents?: number[]
  parentsExcluded?: number[]
  menuOrder?: number
  orderby: ContentOrder
  order: 'asc' | 'desc'
  limit: number
  offset: number
}

const AUTHOR = sql<number>`coalesce(content.author_id, (select authors.user_id from authors where authors.id = content.author_profile), 0)`

/** Pages and posts of every state, as programs that edit them read them. */
export function createContentDesk(db: Kysely<Database>) {
  const termIds = (taxonomy: string) => sql<number[]>`coalesce((
    select json_agg(terms.id order by terms.id) from content_terms join terms on terms.id = content_terms.term_id
    where content_terms.content_id = content.id and terms.taxonomy = ${taxonomy}), '[]')`
  const kept = () =>
    db
      .selectFrom('content')
      .select([
        'id',
        'type',
        'slug',
        'title',
        'excerpt',
        sql<KeptContent['status']>`case when status = 'publish' and published_at > now() then 'future' else status end`.as(
          'status',
        ),
        'document',
        'settings',
        sql<number>`coalesce(picture_id, 0)`.as('pictureId'),
        AUTHOR.as('authorId'),
        sql<number>`coalesce(parent_id, 0)`.as('parentId'),
        'menu_order as menuOrder',
        'comments_open as commentsOpen',
        'published_at as publishedAt',
        'created_at as createdAt',
        'modified_at as modifiedAt',
        'version',
        termIds('category').as('categories'),
        termIds('post_tag').as('tags'),
        sql<number>`(select count(*)::int from content_revisions where content_id = content.id)`.as('revisions'),
      ])
      .$castTo<KeptContent>()

  return {
    find: async (type: ContentKind, id: number): Promise<KeptContent | undefined> =>
      await kept().where('type', '=', type).where('id', '=', id).executeTakeFirst(),

    list: async (query: ContentQuery): Promise<{ items: KeptContent[]; total: number }> => {
      const conditions = conditionsOf(query)
      const matching = conditions.reduce((built, one) => built.where(one), kept())
      const counted = conditions.reduce(
        (built, one) => built.where(one),
        db.selectFrom('content').select(sql<number>`count(*)::int`.as('total')),
      )
      const [items, { total }] = await Promise.all([
        matching
          .orderBy(orderOf(query), query.order)
          .orderBy('id', query.order)
          .limit(query.limit)
          .offset(query.offset)
          .execute(),
        counted.executeTakeFirstOrThrow(),
      ])
      return { items, total }
    },
  }
}

function conditionsOf(query: ContentQuery): RawBuilder<boolean>[] {
  const { search, slugs, include, exclude, authors, authorsExcluded, after, before, modifiedAfter, modifiedBefore } = query
  const given = <T>(value: T | undefined, make: (value: T) => RawBuilder<boolean>) => (value === undefined ? [] : [make(value)])
  const pattern = (words: string) => `%${words.replaceAll(/[\\%_]/g, '\\$&')}%`
  const hasTerm = (ids: number[]) => sql<boolean>`exists (
    select from content_terms where content_terms.content_id = content.id and content_terms.term_id = any(${ids}::bigint[]))`
  const lacksTerm = (ids: number[]) => sql<boolean>`not ${hasTerm(ids)}`
  return [
    sql<boolean>`content.type = ${query.type}`,
    sql<boolean>`(case when status = 'publish' and published_at > now() then 'future' else status end) = any(${query.statuses}::text[])`,
    ...(query.onlyOut ? [sql<boolean>`status = 'publish' and published_at <= now()`] : []),
    ...given(
      search === '' ? undefined : search,
      (words) => sql`(title ilike ${pattern(words)} or excerpt ilike ${pattern(words)})`,
    ),
    ...given(slugs, (list) => sql`slug = any(${list}::text[])`),
    ...given(include, (ids) => sql`content.id = any(${ids}::bigint[])`),
    ...given(exclude, (ids) => sql`content.id <> all(${ids}::bigint[])`),
    ...given(authors, (ids) => sql`${AUTHOR} = any(${ids}::bigint[])`),
    ...given(authorsExcluded, (ids) => sql`${AUTHOR} <> all(${ids}::bigint[])`),
    ...given(query.categories, hasTerm),
    ...given(query.categoriesExcluded, lacksTerm),
    ...given(query.tags, hasTerm),
    ...given(query.tagsExcluded, lacksTerm),
    ...given(after, (at) => sql`published_at > ${at}`),
    ...given(before, (at) => sql`published_at < ${at}`),
    ...given(modifiedAfter, (at) => sql`modified_at > ${at}`),
    ...given(modifiedBefore, (at) => sql`modified_at < ${at}`),
    ...given(query.parents, (ids) => sql`coalesce(parent_id, 0) = any(${ids}::bigint[])`),
    ...given(query.parentsExcluded, (ids) => sql`coalesce(parent_id, 0) <> all(${ids}::bigint[])`),
    ...given(query.menuOrder, (place) => sql`menu_order = ${place}`),
  ]
}

function orderOf({ orderby, include = [], search = '' }: ContentQuery): RawBuilder<unknown> {
  switch (orderby) {
    case 'id':
      return sql`content.id`
    case 'include':
      return sql`array_position(${include}::bigint[], content.id)`
    case 'author':
      return AUTHOR
    case 'modified':
      return sql`modified_at`
    case 'parent':
      return sql`coalesce(parent_id, 0)`
    case 'title':
    case 'slug':
    case 'menu_order':
      return sql.ref(orderby)
    case 'relevance':
      return sql`(title ilike ${`%${search.replaceAll(/[\\%_]/g, '\\$&')}%`})::int`
    case 'date':
      return sql`coalesce(published_at, created_at)`
  }
}
