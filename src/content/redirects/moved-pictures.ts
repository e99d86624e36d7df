import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import { tidyPath } from './asked-address.ts'
import { originalNames, uploadOf } from './upload-names.ts'

const MOST_PICTURES = 100_000
/** While pictures are brought, those that came are found after this time. */
const KEPT_MS = 5 * 60_000

/** Finds pictures by their addresses in the shop that moved here. All names are in memory: crawlers ask for thousands. */
export function createMovedPictures({ db, now, mediaUrl }: { db: Kysely<Database>; now: () => number; mediaUrl: string }) {
  let known: { until: number; files: Promise<ReadonlyMap<string, string>> } | undefined
  const read = async () => {
    const { rows } = await sql<{ url: string; file: string }>`
      select p.url, m.file from moved_pictures p join media m on m.id = p.media_id
      where p.url like '%/wp-content/uploads/%' order by p.media_id desc limit ${MOST_PICTURES}`.execute(db)
    const files = new Map<string, string>()
    for (const { url, file } of rows) {
      const upload = uploadOf((URL.canParse(url) && tidyPath(new URL(url).pathname)) || '')
      if (upload !== undefined) files.set(upload, file)
    }
    return files
  }
  const all = async () => {
    if (!known || known.until < now()) known = { until: now() + KEPT_MS, files: read() }
    const asked = known
    try {
      return await asked.files
    } catch (error) {
      if (known === asked) known = undefined
      throw error
    }
  }
  return async (path: string): Promise<string | undefined> => {
    const upload = uploadOf(path)
    const names = upload === undefined ? [] : [upload, ...originalNames(upload)]
    if (names.length === 0) return undefined
    const files = await all()
    const name = names.find((one) => files.has(one))
    return name === undefined ? undefined : mediaUrl + files.get(name)!
  }
}
