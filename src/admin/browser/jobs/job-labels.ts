export type JobRecord = {
  id: number
  kind: string
  ref: string | null
  status: 'waiting' | 'running' | 'done' | 'dead'
  attempts: number
  max_attempts: number
  error: string
  run_at: string
  created_at: string
  finished_at: string | null
}

// Every part of the shop that has jobs names them in a job-labels.ts of its own; presence is registration.
const found = import.meta.glob<Record<string, string>>(
  ['../../../*/job-labels.ts', '../../../{shop,content,ops}/*/job-labels.ts'],
  { eager: true, import: 'jobLabels' },
)
const KINDS = Object.assign({}, ...Object.values(found)) as Record<string, string>

/** What the work is, in the merchant's words where we have some. */
export function kindText(kind: string): string {
  if (KINDS[kind] !== undefined) return KINDS[kind]
  const [, way, extension] = /^(event|ext)\.([a-z0-9-]+)/.exec(kind) ?? []
  if (extension) return way === 'event' ? `Avisar a extensão ${extension}` : `Trabalho da extensão ${extension}`
  return kind
}

/** Why it failed, without the name that programs give to such failures. */
export const reasonText = (error: string) => error.replace(/^(?:[A-Z]\w*Error|Error|PermanentFailure): /, '')

export const STATES: { status: JobRecord['status']; name: string }[] = [
  { status: 'dead', name: 'Falharam' },
  { status: 'waiting', name: 'Na fila' },
  { status: 'running', name: 'Em andamento' },
  { status: 'done', name: 'Feitas' },
]
