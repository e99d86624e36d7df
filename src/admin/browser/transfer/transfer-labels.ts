import { count, formatNumber } from '#kit/pt-br.ts'

export type Outcome = 'new' | 'changed' | 'same' | 'skipped' | 'refused'
export type TransferRecord = {
  id: number
  state: 'receiving' | 'checking' | 'checked' | 'running' | 'done' | 'cancelled' | 'failed'
  name: string
  rows_done: number
  rows_all: number | null
  counts: Record<Outcome, number>
  ignored_columns: string[]
  problem: string
  pictures: { waiting: number; hung: number; failed: number } | null
  date_created_gmt: string
}
export type ImportLine = {
  line: number
  outcome: Outcome
  sku: string | null
  name: string
  product_id: number | null
  fields: string[]
  note: string
}

/** The outcomes in the order in which a merchant asks after them. */
export const OUTCOMES: [outcome: Outcome, before: string, after: string][] = [
  ['refused', 'Recusados', 'Recusados'],
  ['new', 'Novos', 'Criados'],
  ['changed', 'Vão mudar', 'Alterados'],
  ['skipped', 'Pulados', 'Pulados'],
  ['same', 'Sem mudança', 'Sem mudança'],
]

export const STATE_WORDS: Record<TransferRecord['state'], string> = {
  receiving: 'Recebendo o arquivo',
  checking: 'Conferindo',
  checked: 'Conferido, à espera de você',
  running: 'Em andamento',
  done: 'Concluído',
  cancelled: 'Cancelado',
  failed: 'Não deu certo',
}

export const isBusy = ({ state, pictures }: Pick<TransferRecord, 'state' | 'pictures'>) =>
  state === 'checking' || state === 'running' || (state === 'done' && (pictures?.waiting ?? 0) > 0)

/** «1.200 de 50.000 linhas»; before they are counted, nothing can be said of all of them. */
export const progressText = ({ rows_done, rows_all }: Pick<TransferRecord, 'rows_done' | 'rows_all'>) =>
  rows_all === null ? 'Contando as linhas…' : `${formatNumber(rows_done)} de ${count(rows_all, 'linha', 'linhas')}`

export const percentOf = ({ rows_done, rows_all }: Pick<TransferRecord, 'rows_done' | 'rows_all'>) =>
  rows_all ? Math.min(100, Math.floor((rows_done / rows_all) * 100)) : undefined

export const picturesText = ({ waiting, hung, failed }: NonNullable<TransferRecord['pictures']>) =>
  [
    waiting > 0 && `${count(waiting, 'imagem a trazer', 'imagens a trazer')}`,
    hung > 0 && `${count(hung, 'imagem trazida', 'imagens trazidas')}`,
    failed > 0 && `${count(failed, 'imagem não veio', 'imagens não vieram')} (veja no relatório)`,
  ]
    .filter(Boolean)
    .join(' · ')
