import { count, formatNumber } from '#kit/pt-br.ts'

export type BackupFile = { name: string; bytes: number; made_at: string }
export type Run = {
  id: number
  kind: 'backup' | 'restore-test'
  file: string
  status: 'waiting' | 'running' | 'done' | 'failed'
  step: string
  report: Record<string, unknown> | null
  problem: string | null
  created_at: string
  finished_at: string | null
}

export const isUnderWay = ({ status }: Pick<Run, 'status'>) => status === 'waiting' || status === 'running'

/** «820 KB», «12 MB». */
export function sizeText(bytes: number): string {
  const kb = bytes / 1024
  return kb < 1024 ? `${formatNumber(Math.ceil(kb))} KB` : `${formatNumber(Math.round(kb / 102.4) / 10)} MB`
}

/** What came of a run, in a sentence. */
export function outcomeText({ kind, status, report, problem, file }: Run): string {
  if (status === 'failed') return problem ?? 'Não deu certo.'
  const number = (name: string) => Number(report?.[name] ?? 0)
  const whole = `${count(number('rows'), 'linha', 'linhas')} em ${count(number('tables'), 'tabela', 'tabelas')} e ${count(number('files'), 'arquivo', 'arquivos')}`
  if (kind === 'backup') return `Backup pronto: ${whole}.`
  const things = [
    count(number('products'), 'produto', 'produtos'),
    count(number('orders'), 'pedido', 'pedidos'),
    count(number('customers'), 'cliente', 'clientes'),
  ]
  return `${file} pode ser restaurado: voltaram ${things.slice(0, -1).join(', ')} e ${things.at(-1)} (${whole}).`
}
