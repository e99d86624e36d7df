import type { Kysely } from 'kysely'
import { createLoader } from '#db/request-batching.ts'
import { NOTHING_READ_AHEAD, type PageReads } from '#db/page-reads.ts'
import type { Database } from '#db/schema.ts'
import type { PictureFile } from '#kit/picture-file.ts'
import type { MediaReader, StoredPicture } from './contract.ts'

/** Where media files are answered from. */
export const MEDIA_URL = '/midia/'

type Options = {
  db: Kysely<Database>
  /** What pages have read already. Left out, everything is read each time. */
  textReads?: PageReads
}

export function createMedia({ db, textReads = NOTHING_READ_AHEAD }: Options): MediaReader {
  const read = async (ids: readonly number[]) => {
    const rows = await db
      .selectFrom('media')
      .select(['id', 'alt', 'width', 'height', 'sizes', 'focal_x', 'focal_y'])
      .where('id', 'in', ids)
      .execute()
    // No picture, or one whose sizes are still being made: a page shows neither.
    return new Map(rows.filter(({ sizes }) => sizes.length > 0).map((row) => [row.id, pictureOf(row)]))
  }
  const some = createLoader((ids: readonly number[]) => textReads.of(`pictures ${ids.join()}`, () => read(ids)))
  return {
    pictures: async (ids) => {
      // Whatever stands in a document: one that can be no id must not spoil the question for the others.
      const wanted = [...new Set(ids)].filter((id) => Number.isSafeInteger(id) && id > 0)
      return wanted.length === 0 ? new Map() : await some(wanted)
    },
  }
}

/** A stored row as pages show it: with addresses instead of file names. */
export function pictureOf({ id, alt, width, height, sizes, focal_x: x = 50, focal_y: y = 50 }: StoredPicture): PictureFile {
  return {
    id,
    alt,
    width,
    height,
    ...((x !== 50 || y !== 50) && { focus: { x, y } }),
    sizes: sizes.map((size) => ({ width: size.width, avif: MEDIA_URL + size.avif, webp: MEDIA_URL + size.webp })),
  }
}
