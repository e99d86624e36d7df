import type { FieldRecord } from '#api/vitrine/custom-field-routes.ts'
import type { FieldKind } from '#kit/typed-fields/definition.ts'

export const PATH = '/vitrine/v1/custom-fields'
export type Noun = FieldRecord['noun']

export const NOUNS: Record<Noun, string> = {
  product: 'Produtos',
  variation: 'Variações',
  category: 'Categorias',
  customer: 'Clientes',
  order: 'Pedidos',
}

export const KINDS: Record<FieldKind, string> = {
  text: 'Texto',
  long_text: 'Texto longo',
  number: 'Número',
  choice: 'Uma opção',
  choices: 'Várias opções',
  date: 'Data',
  yes_no: 'Sim ou não',
  color: 'Cor',
  picture: 'Imagem',
  file: 'Arquivo da biblioteca',
  link: 'Link para algo da loja',
}

export const TARGETS = { product: 'Um produto', category: 'Uma categoria', page: 'Uma página ou um post' }

/** What is said of a field in the list, in a line. */
export const factsOf = ({ noun, kind, key, required, seen_by, on_card, filterable, searchable, asked }: FieldRecord) =>
  [
    KINDS[kind],
    key,
    required && 'obrigatório',
    seen_by === 'merchants' && 'só a loja vê',
    on_card && 'nos cartões',
    filterable && 'filtro',
    searchable && 'na busca',
    asked && (noun === 'order' ? 'perguntado na compra' : 'perguntado na conta'),
  ]
    .filter(Boolean)
    .join(' · ')
