import { RestProblem } from '#http/rest/rest-problem.ts'
import { bareCell, createCsvReader, CsvTrouble } from '#shop/catalog/transfer/csv.ts'
import { separatorOf } from '#shop/catalog/transfer/read-table.ts'

const MOST_BYTES = 5 * 1024 * 1024

/** The records of a table that was sent as it is; `code` begins the codes of refusals. */
export function csvRecords(body: unknown, code: string): { line: number; cells: string[] }[] {
  if (!Buffer.isBuffer(body) || body.length === 0)
    throw new RestProblem(400, 'rest_upload_no_data', 'Envie a planilha (CSV) como application/octet-stream.')
  if (body.length > MOST_BYTES) throw new RestProblem(413, `${code}_size`, 'A planilha pode ter até 5 MB.')
  const table = decoded(body)
  const reader = createCsvReader(separatorOf(table))
  try {
    return [...reader.push(table), ...reader.end()].map(({ line, cells }) => ({ line, cells: cells.map(bareCell) }))
  } catch (error) {
    if (error instanceof CsvTrouble)
      throw new RestProblem(400, `${code}_table`, `Na linha ${error.line} da planilha ${error.message}`)
    throw error
  }
}

/** As it was written: in UTF-8 if it is that, else as spreadsheets of Windows do. */
function decoded(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
