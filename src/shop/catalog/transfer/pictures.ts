import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { PlannedPicture } from './plan.ts'
import type { NamedPicture } from './row-input.ts'
import type { ZipEntry } from './zip.ts'

export type PictureHelp = {
  /** The name of one of our own files; undefined for addresses elsewhere. */
  fileOf: (address: string) => string | undefined
  /** Whether it may be fetched from there. */
  mayFetch: (address: string) => boolean
  zip: ReadonlyMap<string, ZipEntry> | undefined
}

/** What a picture in a zip is known by: the same file in another zip is the same picture. */
export const zipSource = ({ name, crc, size }: ZipEntry) => `zip:${crc.toString(16)}-${size}-${name.slice(-200)}`

/** The last part of an address or a path. */
export function baseName(source: string): string {
  const last = source.split(/[?#]/, 1)[0]!.split(/[/\\]/).at(-1) ?? ''
  try {
    return decodeURIComponent(last).toLowerCase()
  } catch {
    return last.toLowerCase()
  }
}

/** Finds pictures that lines name, all of them in two statements. */
export async function findPictures(db: Kysely<Database>, named: readonly NamedPicture[], { fileOf, mayFetch, zip }: PictureHelp) {
  const files = [...new Set(named.flatMap(({ source }) => fileOf(source) ?? []))]
  const inZip = (source: string) => zip?.get(source.toLowerCase()) ?? zip?.get(baseName(source))
  const sources = [...new Set(named.flatMap(({ source }) => [source, ...(inZip(source) ? [zipSource(inZip(source)!)] : [])]))]
  const ours = files.length === 0 ? [] : await db.selectFrom('media').select(['id', 'file']).where('file', 'in', files).execute()
  const known =
    sources.length === 0
      ? []
      : await db
          .selectFrom('picture_sources')
          .selectAll()
          .where('source', '=', sql<string>`any(${sources}::text[])`)
          .execute()
  const byFile = new Map(ours.map(({ file, id }) => [file, id]))
  const bySource = new Map(known.map(({ source, media_id }) => [source, media_id]))

  return ({ source, alt }: NamedPicture): PlannedPicture | undefined => {
    const own = byFile.get(fileOf(source) ?? '') ?? bySource.get(source)
    if (own !== undefined) return { mediaId: own, alt }
    const entry = inZip(source)
    if (entry) {
      const mediaId = bySource.get(zipSource(entry))
      return mediaId === undefined ? { source: `zip:${entry.name.slice(0, 2_000)}`, alt } : { mediaId, alt }
    }
    return source.length <= 2_000 && mayFetch(source) ? { source, alt } : undefined
  }
}
export type FindPicture = Awaited<ReturnType<typeof findPictures>>
