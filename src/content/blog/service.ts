import { type Kysely, sql } from 'kysely'
import type { MediaReader } from '#content/media/contract.ts'
import type { Database } from '#db/schema.ts'
import type { Authors } from './authors.ts'
import type { BlogReader, PostLink } from './contract.ts'

type Options = { db: Kysely<Database>; media: MediaReader; authors: Pick<Authors, 'bySlug' | 'find'> }

export function createBlog({ db, media, authors }: Options): BlogReader {
  const published = () =>
    db
      .selectFrom('content')
      .where('content.type', '=', 'post')
      .where('content.status', '=', 'publish')
      .where('content.published_at', '<=', sql<Date>`now()`)

  const termsOf = async (postId: number) => {
    const rows = await db
      .selectFrom('content_terms')
      .innerJoin('terms', 'terms.id', 'content_terms.term_id')
      .select(['terms.id', 'terms.taxonomy', 'terms.slug', 'terms.name'])
      .where('content_terms.content_id', '=', postId)
      .orderBy('terms.name')
      .execute()
    const named = (taxonomy: string, prefix: string) =>
      rows.filter((row) => row.taxonomy === taxonomy).map(({ id, name, slug }) => ({ id, name, url: `/${prefix}/${slug}/` }))
    return { categories: named('category', 'categoria'), tags: named('post_tag', 'tag') }
  }

  const countComments = async (postId: number) => {
    const { total } = await db
      .selectFrom('comments')
      .select(({ fn }) => fn.countAll<string>().as('total'))
      .where('content_id', '=', postId)
      .where('status', '=', 'approved')
      .executeTakeFirstOrThrow()
    return Number(total)
  }

  return {
    author: (slug) => authors.bySlug(slug),

    facts: async ({ kind, id }) => {
      const rows = await published()
        .select(['id', 'slug', 'title', 'published_at', 'modified_at', 'author_name', 'author_profile', 'comments_open'])
        .$if(kind === 'post', (query) => query.where('id', '=', id))
        .orderBy('published_at', 'desc')
        .orderBy('id', 'desc')
        .limit(2)
        .execute()
      const row = rows.at(-1)
      if (!row) return undefined
      const [terms, comments, author] = await Promise.all([
        termsOf(row.id),
        countComments(row.id),
        row.author_profile === null ? undefined : authors.find(row.author_profile),
      ])
      return {
        id: row.id,
        title: row.title,
        url: `/blog/${row.slug}/`,
        publishedAt: row.published_at ?? new Date(0),
        modifiedAt: row.modified_at,
        authorName: row.author_name,
        author,
        ...terms,
        comments,
        commentsOpen: row.comments_open,
      }
    },

    neighbours: async (postId, sameCategory) => {
      const beside = async (way: 'before' | 'after') => {
        const order = way === 'before' ? 'desc' : 'asc'
        const sign = sql.raw(way === 'before' ? '<' : '>')
        return await published()
          .select(['slug', 'title', 'picture_id'])
          .where(sql<boolean>`(published_at, id) ${sign} (select published_at, id from content where id = ${postId})`)
          .$if(sameCategory, (query) =>
            query.where(
              sql<boolean>`exists (
                select from content_terms mine join content_terms own on own.term_id = mine.term_id join terms on terms.id = own.term_id
                where mine.content_id = content.id and own.content_id = ${postId} and terms.taxonomy = 'category')`,
            ),
          )
          .orderBy('published_at', order)
          .orderBy('id', order)
          .limit(1)
          .executeTakeFirst()
      }
      const [before, after] = await Promise.all([beside('before'), beside('after')])
      const pictures = await media.pictures([before?.picture_id ?? 0, after?.picture_id ?? 0])
      const link = (row: NonNullable<typeof before>): PostLink => ({
        title: row.title,
        url: `/blog/${row.slug}/`,
        picture: pictures.get(row.picture_id ?? 0),
      })
      return { ...(before && { previous: link(before) }), ...(after && { next: link(after) }) }
    },
  }
}
