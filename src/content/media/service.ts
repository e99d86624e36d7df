import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { PictureFile } from '#kit/picture-file.ts'
import type { MediaReader, StoredPicture } from './contract.ts'

/** Where media files are answered from. */
export const MEDIA_URL = '/midia/'

export function createMedia({ db }: { db: Kysely<Database> }): MediaReader {
  return {
    pictures: async (ids) => {
      const wanted = [...new Set(ids)].filter((id) => id > 0)
      if (wanted.length === 0) return new Map()
      const rows = await db
        .selectFrom('media')
        .select(['id', 'alt', 'width', 'height', 'sizes'])
        .where('id', 'in', wanted)
        .execute()
      // No picture, or one whose sizes are still being made: a page shows neither.
      return new Map(rows.filter(({ sizes }) => sizes.length > 0).map((row) => [row.id, pictureOf(row)]))
    },
  }
}

/** A stored row as pages show it: with addresses instead of file names. */
export function pictureOf({ id, alt, width, height, sizes }: StoredPicture): PictureFile {
  return {
    id,
    alt,
    width,
    height,
    sizes: sizes.map((size) => ({ width: size.width, avif: MEDIA_URL + size.avif, webp: MEDIA_URL + size.webp })),
  }
}
