import { formatMoney } from '#kit/money.ts'
import type { AuditKind } from '#shop/audit/contract.ts'
import { momentText } from '../shared/words.ts'

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

/** What a row of each table is to a merchant, with its gender. */
const NOUNS: Record<string, [name: string, ending: 'o' | 'a']> = {
  products: ['produto', 'o'],
  variations: ['variação', 'a'],
  variation_terms: ['opção da variação', 'a'],
  product_categories: ['categoria do produto', 'a'],
  product_tagged: ['etiqueta do produto', 'a'],
  product_pictures: ['foto do produto', 'a'],
  product_terms: ['opção do produto', 'a'],
  product_links: ['produto relacionado', 'o'],
  product_downloads: ['arquivo do produto', 'o'],
  product_attributes: ['atributo do produto', 'o'],
  stock: ['estoque do produto', 'o'],
  categories: ['categoria', 'a'],
  product_tags: ['etiqueta', 'a'],
  attributes: ['atributo', 'o'],
  attribute_terms: ['valor de atributo', 'o'],
  orders: ['pedido', 'o'],
  order_lines: ['item do pedido', 'o'],
  order_coupons: ['cupom do pedido', 'o'],
  order_meta: ['dado do pedido', 'o'],
  order_notes: ['nota do pedido', 'a'],
  order_refunds: ['reembolso do pedido', 'o'],
  coupons: ['cupom', 'o'],
  users: ['conta', 'a'],
  second_factors: ['verificação em duas etapas da conta', 'a'],
  customer_addresses: ['endereço do cliente', 'o'],
  api_keys: ['chave da API', 'a'],
  application_passwords: ['senha de aplicativo', 'a'],
  webhooks: ['webhook', 'o'],
  content: ['conteúdo', 'o'],
  content_terms: ['categoria do conteúdo', 'a'],
  terms: ['categoria do blog', 'a'],
  menus: ['menu', 'o'],
  media: ['arquivo de mídia', 'o'],
  authors: ['autor', 'o'],
  reviews: ['avaliação', 'a'],
  comments: ['comentário', 'o'],
  shipping_zones: ['área de entrega', 'a'],
  shipping_zone_ranges: ['faixa de CEP da área', 'a'],
  shipping_methods: ['forma de entrega', 'a'],
  settings: ['configuração', 'a'],
  form_submissions: ['mensagem de formulário', 'a'],
  subscribers: ['inscrição na newsletter', 'a'],
}
const VERBS = { insert: 'Criad', update: 'Alterad', delete: 'Excluíd' }

/** «Alterado: produto «Caneca»». */
export function deedText({ noun, record_id, label, action }: AuditRecord): string {
  const [name, ending] = NOUNS[noun] ?? [noun.replaceAll('_', ' '), 'o']
  return `${VERBS[action]}${ending}: ${name} ${label ? `«${label}»` : `nº ${record_id}`}`
}

export const CHANNELS: Record<AuditRecord['channel'], string> = {
  cookie: 'no painel',
  'application-password': 'por um aplicativo',
  'api-key': 'por chave da API',
  cli: 'no servidor',
}

const FIELDS: Record<string, string> = {
  name: 'Nome',
  title: 'Título',
  status: 'Situação',
  price_cents: 'Preço',
  sale_price_cents: 'Preço promocional',
  sale_from: 'Promoção desde',
  sale_to: 'Promoção até',
  sku: 'SKU',
  slug: 'Endereço',
  description: 'Descrição',
  short_description: 'Resumo',
  on_hand: 'Unidades',
  in_stock: 'Em estoque',
  manage_stock: 'Controla estoque',
  visibility: 'Visibilidade',
  featured: 'Em destaque',
  position: 'Posição',
  code: 'Código',
  kind: 'Tipo',
  type: 'Tipo',
  amount: 'Valor',
  minimum_cents: 'Compra mínima',
  maximum_cents: 'Compra máxima',
  usage_limit: 'Limite de usos',
  expires_at: 'Validade',
  enabled: 'Ligado',
  settings: 'Ajustes',
  value: 'Valor',
  roles: 'Papéis',
  email: 'E-mail',
  login: 'Usuário',
  display_name: 'Nome de exibição',
  first_name: 'Nome',
  last_name: 'Sobrenome',
  password_hash: 'Senha',
  permissions: 'Permissões',
  key_ending: 'Final da chave',
  secret_encrypted: 'Segredo',
  delivery_url: 'Endereço de entrega',
  topic: 'Assunto',
  document: 'Conteúdo da página',
  excerpt: 'Resumo',
  items: 'Itens',
  alt: 'Texto alternativo',
  states: 'Estados',
  total_cents: 'Total',
  paid_cents: 'Pago',
  refunded_cents: 'Reembolsado',
  tracking_code: 'Código de rastreio',
  tracking_carrier: 'Transportadora',
  trashed_at: 'Na lixeira desde',
  quantity: 'Quantidade',
  created_at: 'Criado em',
  published_at: 'Publicado em',
  paid_at: 'Pago em',
  password_changed_at: 'Senha trocada em',
  author_name: 'Autor',
  text: 'Texto',
  rating: 'Nota',
}
const fieldName = (column: string) => FIELDS[column] ?? column.replaceAll('_', ' ')

function valueText(column: string, value: unknown): string {
  if (value === undefined || value === null || value === '') return 'vazio'
  if (typeof value === 'boolean') return value ? 'sim' : 'não'
  if (typeof value === 'number') return column.endsWith('_cents') ? formatMoney(value) : String(value)
  if (typeof value === 'string') return /^\d{4}-\d\d-\d\dT\d\d:/.test(value) ? momentText(value) : value
  if (Array.isArray(value) && value.every((part) => typeof part !== 'object')) return value.join(', ')
  return JSON.stringify(value)
}

export type Change = { name: string; before: string; after: string }

/** What changed, column by column; of something new or gone, what it was made of. */
export function changesOf({ before, after }: Pick<AuditRecord, 'before' | 'after'>): Change[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((column) => column !== 'id')
    .map((column) => ({
      name: fieldName(column),
      before: valueText(column, before[column]),
      after: valueText(column, after[column]),
    }))
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
