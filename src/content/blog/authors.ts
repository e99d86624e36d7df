import type { Kysely } from 'kysely'
import type { MediaReader } from '#content/media/contract.ts'
import type { Database } from '#db/schema.ts'
import type { Author, AuthorFields, SavedAuthor } from './contract.ts'

const MAX_PER_PAGE = 100
const UNIQUE_VIOLATION = '23505'
const FOREIGN_KEY_VIOLATION = '23503'

export const authorUrl = (slug: string) => `/autor/${slug}/`

/** Those who write the diary: read by everybody, written by the merchant. */
export function createAuthors({ db, media }: { db: Kysely<Database>; media: MediaReader }) {
  const withPictures = async (rows: Row[]): Promise<Author[]> => {
    const pictures = await media.pictures(rows.map((row) => row.picture_id ?? 0))
    return rows.map(({ picture_id, ...row }) => ({
      ...row,
      url: authorUrl(row.slug),
      picture: pictures.get(picture_id ?? 0),
    }))
  }
  const stored = () => db.selectFrom('authors').select(['id', 'slug', 'name', 'role', 'bio', 'website', 'picture_id'])
  const one = async (row: Row | undefined) => (row ? (await withPictures([row]))[0] : undefined)

  return {
    bySlug: async (slug: string) => await one(await stored().where('slug', '=', slug).executeTakeFirst()),
    find: async (id: number) => await one(await stored().where('id', '=', id).executeTakeFirst()),
    list: async ({ page = 1, perPage = 20 }: { page?: number; perPage?: number } = {}) => {
      const size = Math.min(Math.max(1, perPage), MAX_PER_PAGE)
      const [rows, { total }] = await Promise.all([
        stored()
          .orderBy('name')
          .orderBy('id')
          .limit(size)
          .offset((Math.max(1, page) - 1) * size)
          .execute(),
        db
          .selectFrom('authors')
          .select(({ fn }) => fn.countAll<string>().as('total'))
          .executeTakeFirstOrThrow(),
      ])
      return { authors: await withPictures(rows), total: Number(total) }
    },
    /** Makes an author, or changes the one with this id. */
    save: async (fields: AuthorFields, id?: number): Promise<SavedAuthor> => {
      if (!isValid(fields)) return { ok: false, problem: 'invalid' }
      const { slug, name, role, bio, website, pictureId: picture_id, userId: user_id } = fields
      const row = { slug, name: name.trim(), role, bio, website, picture_id, user_id }
      try {
        const saved = await (
          id === undefined
            ? db.insertInto('authors').values(row).returning('id')
            : db.updateTable('authors').set(row).where('id', '=', id).returning('id')
        ).executeTakeFirst()
        return saved ? { ok: true, id: saved.id } : { ok: false, problem: 'missing' }
      } catch (error) {
        const { code } = error as { code?: string }
        if (code === UNIQUE_VIOLATION) return { ok: false, problem: 'taken' }
        if (code === FOREIGN_KEY_VIOLATION) return { ok: false, problem: 'missing' }
        throw error
      }
    },
    /** The posts stay, with the name and without the page. */
    remove: async (id: number) => {
      const { numDeletedRows } = await db.deleteFrom('authors').where('id', '=', id).executeTakeFirst()
      return numDeletedRows > 0n
    },
  }
}
export type Authors = ReturnType<typeof createAuthors>

type Row = { id: number; slug: string; name: string; role: string; bio: string; website: string; picture_id: number | null }

const isValid = ({ slug, name, role, bio, website }: AuthorFields) =>
  /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) &&
  slug.length <= 200 &&
  name.trim() !== '' &&
  name.length <= 250 &&
  role.length <= 120 &&
  bio.length <= 5_000 &&
  (website === '' || (/^https?:\/\/\S{1,500}$/.test(website) && URL.canParse(website)))
