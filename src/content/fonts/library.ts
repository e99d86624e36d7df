import { basename } from 'node:path'
import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { FileStore } from '#storage/contract.ts'
import { FONTS_SETTING } from './choice.ts'
import type { UsableFont } from './contract.ts'
import { readFont } from './metrics.ts'
import { addressOf } from './shipped.ts'
import { type FONT_PROBLEMS, missingLetters, MOST_FONT_BYTES, MOST_OWN_FONTS } from './text.ts'
import { looksLikeWoff2 } from './woff2.ts'

export type OwnFont = UsableFont & { rowId: number; bytes: number; createdAt: Date }
export type FontUpload = { bytes: Buffer; name?: string | undefined; kind: 'sans-serif' | 'serif' }
export type FontOutcome =
  | { ok: true; font: OwnFont }
  | { ok: false; problem: keyof typeof FONT_PROBLEMS }
  | { ok: false; problem: 'letters'; message: string }

type Options = { db: Kysely<Database>; files: FileStore; mediaUrl: string }

/** The typefaces that the merchant uploads. */
export function createFontLibrary({ db, files, mediaUrl }: Options) {
  const ownOf = (row: FontRow): OwnFont => ({
    id: `own-${row.id}`,
    rowId: row.id,
    name: row.name,
    kind: row.kind,
    url: mediaUrl + row.file,
    metrics: row.metrics,
    bytes: row.bytes,
    createdAt: row.created_at,
  })
  const list = async () => (await db.selectFrom('fonts').selectAll().orderBy('id').execute()).map(ownOf)

  return {
    list,

    upload: async ({ bytes, name, kind }: FontUpload): Promise<FontOutcome> => {
      if (!looksLikeWoff2(bytes)) return { ok: false, problem: 'type' }
      if (bytes.length > MOST_FONT_BYTES) return { ok: false, problem: 'size' }
      const read = readFont(bytes)
      if (!read) return { ok: false, problem: 'contents' }
      if (read.missing.length > 0) return { ok: false, problem: 'letters', message: missingLetters(read.missing) }
      const named = (name?.trim() || plainName(read.name)).slice(0, 60)
      if (!NAME.test(named)) return { ok: false, problem: 'name' }
      const present = await list()
      const file = basename(addressOf('fonte', bytes))
      if (present.some(({ url }) => url === mediaUrl + file)) return { ok: false, problem: 'twice' }
      if (present.length >= MOST_OWN_FONTS) return { ok: false, problem: 'too-many' }
      await files.put(file, bytes)
      const row = await db
        .insertInto('fonts')
        .values({ name: named, kind, file, bytes: bytes.length, metrics: JSON.stringify(read.metrics) })
        .onConflict((conflict) => conflict.column('file').doNothing())
        .returningAll()
        .executeTakeFirst()
      return row ? { ok: true, font: ownOf(row) } : { ok: false, problem: 'twice' }
    },

    /** Where the shop is written in a font: what would fall back to the fonts of the device without it. */
    uses: async (id: string): Promise<string[]> => {
      const { rows } = await sql<{ title: string }>`
        select part.title from settings
          join (values ('text', 'Textos da loja'), ('display', 'Títulos da loja')) part (name, title)
            on settings.value ->> part.name = ${id}
          where settings.name = ${FONTS_SETTING}
        union all
        (select title from content where status <> 'trash'
          and jsonb_path_exists(document, '$.** ? (@ == $font)', jsonb_build_object('font', ${id}::text)) order by id limit 20)`.execute(
        db,
      )
      return rows.map(({ title }) => title)
    },

    remove: async (rowId: number): Promise<boolean> => {
      const row = await db.deleteFrom('fonts').where('id', '=', rowId).returning('file').executeTakeFirst()
      if (!row) return false
      await files.delete(basename(row.file))
      return true
    },
  }
}
export type FontLibrary = ReturnType<typeof createFontLibrary>

type FontRow = {
  id: number
  name: string
  kind: 'sans-serif' | 'serif'
  file: string
  bytes: number
  metrics: UsableFont['metrics']
  created_at: Date
}

/** As the table has it: it becomes part of style sheets and mails. */
const NAME = /^[\p{L}\p{N}][\p{L}\p{N} .-]{0,59}$/u

/** Without the weight, which files of variable fonts often carry: «Outfit Thin» is Outfit. */
const plainName = (name: string) =>
  name
    .replaceAll(/[^\p{L}\p{N} .-]/gu, '')
    .replace(/\s+(?:thin|extra ?light|light|regular|medium|semi ?bold|extra ?bold|bold|black)$/i, '')
    .trim() || 'Fonte da loja'
