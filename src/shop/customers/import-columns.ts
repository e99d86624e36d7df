/** The columns of a table of customers. Those of an import come first; the rest is only told. */
export const IMPORT_COLUMNS = {
  id: 'Nº',
  name: 'Nome',
  email: 'E-mail',
  document: 'CPF/CNPJ',
  phone: 'Telefone',
  postcode: 'CEP',
  street: 'Rua',
  number: 'Número',
  complement: 'Complemento',
  neighborhood: 'Bairro',
  city: 'Cidade',
  state: 'UF',
  tags: 'Etiquetas',
  note: 'Anotação',
} as const
export type ImportColumn = keyof typeof IMPORT_COLUMNS
export const TOLD_COLUMNS = ['Conta na loja', 'Compras', 'Total gasto', 'Primeira compra', 'Última compra'] as const

/** How other programs call the same. */
const OTHER_NAMES: Record<string, ImportColumn> = {
  'numero do cliente': 'id',
  'nome completo': 'name',
  cliente: 'name',
  name: 'name',
  email: 'email',
  cpf: 'document',
  cnpj: 'document',
  documento: 'document',
  celular: 'phone',
  whatsapp: 'phone',
  fone: 'phone',
  phone: 'phone',
  endereco: 'street',
  logradouro: 'street',
  municipio: 'city',
  estado: 'state',
  tags: 'tags',
  observacao: 'note',
  observacoes: 'note',
  notas: 'note',
}

const plain = (heading: string) =>
  heading
    .trim()
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')

const BY_NAME = new Map<string, ImportColumn>([
  ...Object.entries(OTHER_NAMES),
  ...(Object.entries(IMPORT_COLUMNS) as [ImportColumn, string][]).map(([column, name]) => [plain(name), column] as const),
])

/** What a heading stands for; undefined for a column that an import does not read. */
export const columnOf = (heading: string): ImportColumn | undefined => BY_NAME.get(plain(heading))
/** Columns of an export that an import passes over without a word. */
export const isOnlyTold = (heading: string) => TOLD_COLUMNS.some((name) => plain(name) === plain(heading))
