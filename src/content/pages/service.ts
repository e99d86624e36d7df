import { type Kysely, sql } from 'kysely'
import { type KeptTables, NOTHING_KEPT } from '#db/kept-tables.ts'
import { NOTHING_READ_AHEAD, type PageReads } from '#db/page-reads.ts'
import type { Database } from '#db/schema.ts'
import type { PictureFile } from '#kit/picture-file.ts'
import type { MediaReader } from '#content/media/contract.ts'
import type { ContentReader, PostCard } from './contract.ts'
import { fullText } from './full-text.ts'
import { narrowPosts, nearness } from './narrow-posts.ts'
import { createTemplateFinder } from './templates.ts'

type Options = {
  db: Kysely<Database>
  keptTables?: Pick<KeptTables, 'of'>
  /** What pages have read already. Left out, everything is read each time. */
  textReads?: PageReads
  media: MediaReader
}

/** A page of a list holds this many at the most, whatever is asked for. */
const MAX_PER_PAGE = 100

export function createContent({ db, keptTables = NOTHING_KEPT, textReads = NOTHING_READ_AHEAD, media }: Options): ContentReader {
  const published = () =>
    db
      .selectFrom('content')
      .where('status', '=', 'publish')
      .where('published_at', '<=', sql<Date>`now()`)

  const termsOf = (taxonomies: ('category' | 'post_tag')[], ids: number[]) =>
    ids.length === 0
      ? Promise.resolve([])
      : db
          .selectFrom('content_terms')
          .innerJoin('terms', 'terms.id', 'content_terms.term_id')
          .select(['content_terms.content_id', 'terms.id', 'terms.slug', 'terms.name', 'terms.taxonomy'])
          .where('terms.taxonomy', 'in', taxonomies)
          .where('content_terms.content_id', 'in', ids)
          .orderBy('terms.name')
          .execute()

  const termOf = (taxonomy: 'category' | 'post_tag', slug: string) =>
    db
      .selectFrom('terms')
      .select(['id', 'slug', 'name', 'description'])
      .where('taxonomy', '=', taxonomy)
      .where('slug', '=', slug)
      .executeTakeFirst()

  const readPage: ContentReader['page'] = async (type, slug) => {
    const row = await published()
      .selectAll()
      .select(sql<string | null>`(select authors.slug from authors where authors.id = content.author_profile)`.as('author_slug'))
      .where('type', '=', type)
      .where('slug', '=', slug)
      .executeTakeFirst()
    if (!row) return undefined
    const [pictures, terms] = await Promise.all([
      media.pictures([row.picture_id ?? 0]),
      termsOf(['category', 'post_tag'], [row.id]),
    ])
    return {
      id: row.id,
      type,
      slug: row.slug,
      title: row.title,
      excerpt: row.excerpt,
      document: row.document,
      settings: row.settings,
      authorName: row.author_name,
      publishedAt: row.published_at ?? row.created_at,
      modifiedAt: row.modified_at,
      picture: pictures.get(row.picture_id ?? 0),
      categories: terms.flatMap(({ taxonomy, id, slug: category, name }) =>
        taxonomy === 'category' ? [{ id, slug: category, name }] : [],
      ),
      tags: terms.flatMap(({ taxonomy, slug: tag, name }) => (taxonomy === 'post_tag' ? [{ slug: tag, name }] : [])),
      authorUrl: row.author_slug === null ? undefined : `/autor/${row.author_slug}/`,
    }
  }

  return {
    page: (type, slug) => textReads.of(`${type} ${slug}`, () => readPage(type, slug)),

    saved: (id) =>
      published().select(['id', 'document']).where('type', 'in', ['page', 'template']).where('id', '=', id).executeTakeFirst(),

    posts: async ({ page = 1, perPage = 10, exclude, relatedTo, withContent = false, ...narrowing }) => {
      const size = Math.min(Math.max(1, perPage), MAX_PER_PAGE)
      let matching = published().where('type', '=', 'post')
      if (exclude !== undefined) matching = matching.where('content.id', '<>', exclude)
      for (const condition of narrowPosts({ ...narrowing, relatedTo })) matching = matching.where(condition)
      const [rows, counted] = await Promise.all([
        matching
          .select(['id', 'slug', 'title', 'excerpt', 'author_name', 'published_at', 'picture_id'])
          .$if(withContent, (query) => query.select('document'))
          .$if(relatedTo !== undefined, (query) => query.orderBy(nearness(relatedTo ?? 0), 'desc'))
          .orderBy('published_at', 'desc')
          .orderBy('id', 'desc')
          .limit(size)
          .offset((page - 1) * size)
          .execute(),
        matching.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
      ])
      const ids = rows.map((row) => row.id)
      const [pictures, categories] = await Promise.all([
        media.pictures(rows.map((row) => row.picture_id ?? 0)),
        termsOf(['category'], ids),
      ])
      const posts = rows.map((row): PostCard =>
        cardOf(
          row,
          pictures,
          categories.filter((one) => one.content_id === row.id),
        ),
      )
      return { posts, total: counted.total, pages: Math.max(1, Math.ceil(counted.total / size)), page }
    },

    category: (slug) => termOf('category', slug),
    tag: (slug) => termOf('post_tag', slug),

    template: createTemplateFinder(db, keptTables),
  }
}

type Row = {
  id: number
  slug: string
  title: string
  excerpt: string
  author_name: string
  published_at: Date | null
  picture_id: number | null
  document?: unknown
}

function cardOf(row: Row, pictures: Map<number, PictureFile>, terms: { slug: string; name: string }[]): PostCard {
  const categories = terms.map(({ slug, name }) => ({ slug, name }))
  return {
    id: row.id,
    title: row.title,
    url: `/blog/${row.slug}/`,
    excerpt: row.excerpt,
    authorName: row.author_name,
    publishedAt: row.published_at ?? new Date(0),
    picture: pictures.get(row.picture_id ?? 0),
    category: categories[0],
    categories,
    ...('document' in row && { content: fullText(row.document) }),
  }
}
