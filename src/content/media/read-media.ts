import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { CropArea } from './crop-rule.ts'
import type { StoredOriginal, StoredSize } from './tables.ts'

export type KeptMedia = {
  id: number
  slug: string
  title: string
  alt: string
  caption: string
  description: string
  mime: string
  width: number
  height: number
  bytes: number
  file: string
  sizes: StoredSize[]
  focalX: number
  focalY: number
  /** The part of the original that is shown; null: all of it. */
  crop: CropArea | null
  original: StoredOriginal | null
  authorId: number
  contentId: number
  createdAt: Date
  modifiedAt: Date
}

export type MediaQuery = {
  search?: string
  include?: number[]
  exclude?: number[]
  slugs?: string[]
  authors?: number[]
  parents?: number[]
  /** The first halves of the types: `image`. */
  mediaTypes?: string[]
  mime?: string
  /** Without documents: they are for whoever was given their address. */
  isPublic?: boolean
  after?: Date
  before?: Date
  orderby: 'date' | 'id' | 'include' | 'modified' | 'slug' | 'title'
  order: 'asc' | 'desc'
  limit: number
  offset: number
}

/** What pages show. Of documents, only who runs the shop learns that they are there. */
export const isPublicMedia = ({ mime }: Pick<KeptMedia, 'mime'>) => /^(image|video|audio)\//.test(mime)

/** The media library as programs read it. */
export function createMediaDesk(db: Kysely<Database>) {
  const kept = () =>
    db
      .selectFrom('media')
      .select([
        ...([
          'id',
          'slug',
          'title',
          'alt',
          'caption',
          'description',
          'mime',
          'width',
          'height',
          'bytes',
          'file',
          'sizes',
          'crop',
          'original',
        ] as const),
        sql<number>`coalesce(author_id, 0)`.as('authorId'),
        sql<number>`coalesce(content_id, 0)`.as('contentId'),
        'focal_x as focalX',
        'focal_y as focalY',
        'created_at as createdAt',
        'modified_at as modifiedAt',
      ])
      .$castTo<KeptMedia>()
  return {
    find: async (id: number): Promise<KeptMedia | undefined> => await kept().where('id', '=', id).executeTakeFirst(),
    list: async (query: MediaQuery): Promise<{ items: KeptMedia[]; total: number }> => {
      const conditions = conditionsOf(query)
      const [items, { total }] = await Promise.all([
        conditions
          .reduce((built, one) => built.where(one), kept())
          .orderBy(orderOf(query), query.order)
          .orderBy('id', query.order)
          .limit(query.limit)
          .offset(query.offset)
          .execute(),
        conditions
          .reduce((built, one) => built.where(one), db.selectFrom('media').select(sql<number>`count(*)::int`.as('total')))
          .executeTakeFirstOrThrow(),
      ])
      return { items, total }
    },
  }
}

function conditionsOf(query: MediaQuery): RawBuilder<boolean>[] {
  const given = <T>(value: T | undefined, make: (value: T) => RawBuilder<boolean>) => (value === undefined ? [] : [make(value)])
  const pattern = (words: string) => `%${words.replaceAll(/[\\%_]/g, '\\$&')}%`
  return [
    ...given(query.search, (words) => sql`lower(title || E'\\n' || alt) like ${pattern(words.toLowerCase())}`),
    ...given(query.include, (ids) => sql`id = any(${ids}::bigint[])`),
    ...given(query.exclude, (ids) => sql`id <> all(${ids}::bigint[])`),
    ...given(query.slugs, (slugs) => sql`slug = any(${slugs}::text[])`),
    ...given(query.authors, (ids) => sql`coalesce(author_id, 0) = any(${ids}::bigint[])`),
    ...given(query.parents, (ids) => sql`coalesce(content_id, 0) = any(${ids}::bigint[])`),
    ...given(query.mediaTypes, (types) => sql`split_part(mime, '/', 1) = any(${types}::text[])`),
    ...given(query.mime, (mime) => sql`mime = ${mime}`),
    ...(query.isPublic ? [sql<boolean>`mime ~ '^(image|video|audio)/'`] : []),
    ...given(query.after, (at) => sql`created_at > ${at}`),
    ...given(query.before, (at) => sql`created_at < ${at}`),
  ]
}

function orderOf({ orderby, include = [] }: MediaQuery): RawBuilder<unknown> {
  switch (orderby) {
    case 'date':
      return sql`created_at`
    case 'modified':
      return sql`modified_at`
    case 'include':
      return sql`array_position(${include}::bigint[], id)`
    default:
      return sql.ref(orderby)
  }
}
