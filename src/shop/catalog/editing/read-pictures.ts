import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'

export type LibraryPicture = {
  id: number
  title: string
  alt: string
  file: string
  /** From small to large. */
  sizes: readonly { webp: string }[]
  created_at: Date
  modified_at: Date
}

/** Pictures of the media library as whoever chooses them knows them. */
export async function readPictures(
  db: Kysely<Database>,
  ids: readonly (number | null)[],
): Promise<ReadonlyMap<number, LibraryPicture>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))]
  if (wanted.length === 0) return new Map()
  const rows = await db
    .selectFrom('media')
    .select(['id', 'title', 'alt', 'file', 'sizes', 'created_at', 'modified_at'])
    .where('id', 'in', wanted)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** The pictures that these files belong to, whichever of their sizes is named. */
export async function picturesOfFiles(db: Kysely<Database>, files: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (files.length === 0) return new Map()
  const rows = await db
    .selectFrom('media')
    .select(['id', 'file', 'sizes'])
    .where((eb) =>
      eb.or([
        eb('file', 'in', [...files]),
        ...files.flatMap((file) => [
          eb('sizes', '@>', JSON.stringify([{ webp: file }]) as never), // jsonb of the same shape
          eb('sizes', '@>', JSON.stringify([{ avif: file }]) as never),
        ]),
      ]),
    )
    .execute()
  const all = rows.flatMap(({ id, file, sizes }) =>
    [file, ...sizes.flatMap(({ webp, avif }) => [webp, avif])].map((name) => [name, id] as const),
  )
  return new Map(all)
}
