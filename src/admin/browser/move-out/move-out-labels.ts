import { count } from '#kit/pt-br.ts'

export type MoveOutRecord = {
  id: number
  name: string
  state: 'waiting' | 'running' | 'done' | 'failed'
  step: string
  report: { kinds: Record<string, number>; pictures: number } | null
  problem: string
  bytes: number | null
  created_at: string
  finished_at: string | null
  fetched_at: string | null
}

export const isUnderWay = ({ state }: Pick<MoveOutRecord, 'state'>) => state === 'waiting' || state === 'running'

const STEPS: Record<string, string> = {
  '': 'Começando…',
  'loja.jsonl': 'Escrevendo produtos, clientes, pedidos e páginas…',
  'produtos.csv': 'Escrevendo a tabela de produtos…',
  'wordpress.xml': 'Escrevendo o arquivo para o WordPress…',
  'LEIA-ME.txt': 'Terminando…',
}

/** What is being written, by the name of the file inside of the zip. */
export const stepText = (step: string): string =>
  STEPS[step] ?? (step.startsWith('elementor/') ? 'Escrevendo as páginas para o Elementor…' : 'Escrevendo as tabelas…')

/** « · 12 produtos, 3 pedidos e 4 imagens». */
export function summaryText(report: MoveOutRecord['report']): string {
  if (!report) return ''
  const { product = 0, order = 0 } = report.kinds
  return ` · ${count(product, 'produto', 'produtos')}, ${count(order, 'pedido', 'pedidos')} e ${count(report.pictures, 'arquivo de mídia', 'arquivos de mídia')}`
}
