import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { LeftThing, MovedThing, Source } from '../moved-thing.ts'
import { type FilePart, joinedPieces } from './file-parts.ts'
import { FileTrouble } from './file-trouble.ts'
import { type DumpReport, readDump, type TableRow } from './sql-dump/read-dump.ts'
import { tableOf } from './wordpress/kept-tables.ts'
import { stageShop } from './wordpress/old-shop.ts'
import { createStaging } from './wordpress/staging.ts'
import { wordpressThings } from './wordpress/things.ts'
import { usualColumns } from './wordpress/usual-columns.ts'
import { readWxr } from './wxr/read-wxr.ts'

/** `name` tells imports apart: rows of the same name are dropped and read anew. */
type Options = { parts: readonly FilePart[]; db: Kysely<Database>; name: string }

/** A dump of the database of a WordPress shop, or one that was cut into several. */
export const dumpSource = ({ parts, db, name }: Options): Source => ({
  things: async function* (from) {
    const report: DumpReport = { mendedTexts: 0, unreadable: new Set() }
    const rows = readDump(joinedPieces(parts), { wants: (table) => tableOf(table) !== undefined, usualColumns }, report)
    yield* thingsOf(rows, { db, name, hasLines: true, from })
    yield* troubles(report)
  },
})

/** An export of WordPress («Ferramentas › Exportar»), or several of one shop. */
export const wxrSource = ({ parts, db, name }: Options): Source => ({
  things: async function* (from) {
    const report: DumpReport = { mendedTexts: 0, unreadable: new Set() }
    const rows = async function* () {
      for (const part of parts) yield* readWxr(part.pieces(), report)
    }
    yield* thingsOf(rows(), { db, name, hasLines: false, from })
    yield* troubles(report)
  },
})

type Telling = { db: Kysely<Database>; name: string; hasLines: boolean; from?: string | undefined }

/** Things of rows that are staged in the database until all are told. */
export async function* thingsOf(
  rows: AsyncIterable<TableRow[]>,
  { db, name, hasLines, from }: Telling,
): AsyncGenerator<MovedThing | LeftThing> {
  const staging = await createStaging(db, name)
  try {
    const shop = await stageShop(rows, staging)
    if (!shop) throw new FileTrouble('O arquivo não tem uma loja do WordPress: nenhuma tabela de posts foi encontrada.')
    yield* wordpressThings(shop, { hasLines }, from)
  } finally {
    await staging.drop()
  }
}

function* troubles({ mendedTexts, unreadable }: DumpReport): Generator<LeftThing> {
  if (mendedTexts > 0)
    yield { left: { kind: 'text', reason: `${mendedTexts} textos estavam com acentos trocados («Ã§») e foram corrigidos.` } }
  for (const table of unreadable)
    yield {
      left: {
        kind: table,
        reason: 'O arquivo não diz as colunas desta tabela, ou há linhas danificadas, que não puderam ser lidas.',
      },
    }
}
