import type { AuditKind } from '#shop/audit/contract.ts'
import { momentText } from '../shared/words.ts'
import { type Change, changesIn } from './change-labels.ts'
import { NOUNS } from './dictionary.ts'
import { SETTING_NAMES } from './nested-names.ts'

export type AuditRecord = {
  id: number
  date: string
  actor_id: number
  actor_name: string
  channel: 'cookie' | 'application-password' | 'api-key' | 'cli'
  request_id: string
  noun: string
  record_id: string
  label: string
  action: 'insert' | 'update' | 'delete'
  before: Record<string, unknown>
  after: Record<string, unknown>
}

const KINDS: Record<AuditKind, string> = {
  products: 'Produtos e estoque',
  labels: 'Categorias e atributos',
  orders: 'Pedidos',
  coupons: 'Cupons',
  people: 'Pessoas e clientes',
  access: 'Chaves e webhooks',
  content: 'Páginas, menus e mídia',
  remarks: 'Avaliações e comentários',
  shipping: 'Frete',
  settings: 'Configurações',
  messages: 'Formulários e newsletter',
}
export const KIND_CHOICES = Object.entries(KINDS).map(([id, name]) => ({ id, name }))

const VERBS = { insert: 'Criad', update: 'Alterad', delete: 'Excluíd' }

/** «Alterado: produto «Caneca»». */
export function deedText({ noun, record_id, label, action }: AuditRecord): string {
  const [name, ending] = NOUNS[noun] ?? [noun.replaceAll('_', ' '), 'o']
  const title = noun === 'settings' ? (SETTING_NAMES[label] ?? label) : label
  return `${VERBS[action]}${ending}: ${name} ${title ? `«${title}»` : `nº ${record_id}`}`
}

export const CHANNELS: Record<AuditRecord['channel'], string> = {
  cookie: 'no painel',
  'application-password': 'por um aplicativo',
  'api-key': 'por chave da API',
  cli: 'no servidor',
}

/** What changed, column by column; of something new or gone, what it was made of. */
export function changesOf({ noun, before, after }: Pick<AuditRecord, 'noun' | 'before' | 'after'>): Change[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((column) => column !== 'id')
    .flatMap((column) => changesIn(noun, column, before[column], after[column]))
}

export const changeText = ({ action }: Pick<AuditRecord, 'action'>, { name, before, after }: Change) =>
  action === 'insert' ? `${name}: ${after}` : action === 'delete' ? `${name}: ${before}` : `${name}: ${before} → ${after}`

export const csvHeadings = ['Quando', 'Quem', 'Como', 'O quê', 'Mudanças', 'Pedido ao servidor']
export const csvRow = (entry: AuditRecord): string[] => [
  momentText(entry.date),
  entry.actor_name,
  CHANNELS[entry.channel],
  deedText(entry),
  changesOf(entry)
    .map((change) => changeText(entry, change))
    .join('; '),
  entry.request_id,
]
