import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import { csvLine } from './csv.ts'
import { OUTCOME_NAMES } from './text.ts'

const BATCH = 1_000

/** What became of each line of an import, as a table that spreadsheets of this country open. */
export async function* reportLines(db: Kysely<Database>, transferId: number): AsyncGenerator<string> {
  yield `\uFEFF${csvLine(['Linha', 'Resultado', 'SKU', 'Nome', 'Campos', 'Observação'], ';')}`
  for (let after = 0; ;) {
    const rows = await db
      .selectFrom('transfer_lines')
      .select(['line', 'outcome', 'sku', 'name', 'fields', 'note'])
      .where('transfer_id', '=', transferId)
      .where('line', '>', after)
      .orderBy('line')
      .limit(BATCH)
      .execute()
    if (rows.length === 0) break
    after = rows.at(-1)!.line
    yield rows
      .map(({ line, outcome, sku, name, fields, note }) =>
        csvLine([String(line), OUTCOME_NAMES[outcome], sku ?? '', name, fields.join(', '), note], ';'),
      )
      .join('')
  }
  const pictures = await db
    .selectFrom('transfer_pictures')
    .select(['line', 'source', 'note'])
    .where('transfer_id', '=', transferId)
    .where('state', '=', 'failed')
    .orderBy('line')
    .limit(10_000)
    .execute()
  yield pictures
    .map(({ line, source, note }) => csvLine([String(line), 'Imagem não trazida', '', source, 'Imagens', note], ';'))
    .join('')
}
