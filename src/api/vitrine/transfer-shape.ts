import { RestProblem } from '#http/rest/rest-problem.ts'
import { OUTCOMES } from '#shop/catalog/transfer/contract.ts'
import type { TransferProblem, Transfers } from '#shop/catalog/transfer/service.ts'
import { utcDate } from '../dates.ts'
import { itemSchema } from '../item-schema.ts'

type Transfer = NonNullable<Awaited<ReturnType<Transfers['read']>>>
type Listed = Omit<Transfer, 'pictures'> & Partial<Pick<Transfer, 'pictures'>>

/** An import or export as the API tells of it. */
export const transferItem = (row: Listed) => ({
  id: row.id,
  state: row.state,
  name: row.name,
  rows_done: row.rows_done,
  rows_all: row.rows_all,
  counts: Object.fromEntries(OUTCOMES.map((outcome) => [outcome, row.counts[outcome] ?? 0])),
  ignored_columns: row.ignored,
  problem: row.problem,
  table_bytes: row.table_bytes,
  zip_bytes: row.zip_bytes,
  pictures: row.pictures ?? null,
  date_created_gmt: utcDate(row.created_at),
  date_modified_gmt: utcDate(row.modified_at),
  date_finished_gmt: utcDate(row.finished_at),
})

export const TRANSFER_SCHEMA = itemSchema('transfer', {
  id: 'whole',
  state: 'text',
  name: 'text',
  rows_done: 'whole',
  rows_all: 'any',
  counts: 'object',
  ignored_columns: 'list',
  problem: 'text',
  table_bytes: 'whole',
  zip_bytes: 'whole',
  pictures: 'any',
  date_created_gmt: 'moment',
  date_modified_gmt: 'moment',
  date_finished_gmt: 'moment',
})

const PROBLEMS: Record<TransferProblem, [status: number, message: string]> = {
  gone: [404, 'Esta importação ou exportação não existe mais.'],
  state: [409, 'Isto não pode ser feito agora: veja em que ponto está.'],
  offset: [409, 'Este pedaço não continua o que já chegou.'],
  'too-large': [413, 'O arquivo é grande demais: a planilha pode ter 200 MB e o zip de imagens 1 GB.'],
  empty: [400, 'A planilha não chegou ou está vazia: envie uma com os nomes das colunas e pelo menos um produto.'],
}

export function transferRefusal(problem: TransferProblem): RestProblem {
  const [status, message] = PROBLEMS[problem]
  return new RestProblem(status, `vitrine_transfer_${problem.replace('-', '_')}`, message)
}
