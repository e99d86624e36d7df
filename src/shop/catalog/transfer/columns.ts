import { PRODUCT_FIELD_LIST, PRODUCT_FIELDS } from '../product-fields.ts'
import type { Language } from './contract.ts'

type Headings = readonly [en: string, pt: string, ...others: string[]]
const {
  featured,
  visibility,
  short_description,
  description,
  low_stock,
  sold_individually,
  weight_grams,
  length_mm,
  width_mm,
  height_mm,
  purchase_note,
  external_url,
  button_text,
} = PRODUCT_FIELDS

/** The columns of WooCommerce's own export, in its order, and how its Brazilian translation heads them. */
const WOOCOMMERCE: readonly Headings[] = [
  ['ID', 'ID'],
  ['Type', 'Tipo'],
  ['SKU', 'SKU', 'REF'],
  [
    'GTIN, UPC, EAN, or ISBN',
    'GTIN, UPC, EAN ou ISBN',
    'GTIN',
    'EAN',
    'GTIN13 / EAN',
    'GTIN12 / UPC',
    'GTIN14 / ITF-14',
    'GTIN8',
    'ISBN',
  ],
  ['Name', 'Nome'],
  ['Published', 'Publicado'],
  featured.csv,
  visibility.csv,
  short_description.csv,
  description.csv,
  ['Date sale price starts', 'Data de preço promocional começa em', 'Data de início do preço promocional'],
  ['Date sale price ends', 'Data de preço promocional termina em', 'Data de término do preço promocional'],
  ['Tax status', 'Status do imposto', 'Status da taxa'],
  ['Tax class', 'Classe de imposto', 'Classe de taxa'],
  ['In stock?', 'Em estoque?'],
  ['Stock', 'Estoque'],
  low_stock.csv,
  ['Backorders allowed?', 'São permitidas encomendas?'],
  sold_individually.csv,
  weight_grams.csv,
  length_mm.csv,
  width_mm.csv,
  height_mm.csv,
  ['Allow customer reviews?', 'Permitir avaliações de clientes?'],
  purchase_note.csv,
  ['Sale price', 'Preço promocional'],
  ['Regular price', 'Preço', 'Preço normal', 'Preço regular'],
  ['Categories', 'Categorias'],
  ['Tags', 'Tags', 'Etiquetas'],
  ['Shipping class', 'Classe de entrega'],
  ['Images', 'Imagens'],
  ['Download limit', 'Limite de downloads', 'Limite de download'],
  ['Download expiry days', 'Dias para expirar o download'],
  ['Parent', 'Ascendente', 'Pai', 'Produto ascendente'],
  ['Grouped products', 'Grupo de produtos', 'Produtos agrupados'],
  ['Upsells', 'Upsells', 'Aumentar vendas'],
  ['Cross-sells', 'Venda cruzada', 'Vendas cruzadas'],
  external_url.csv,
  button_text.csv,
  ['Position', 'Posição'],
  ['Brands', 'Marcas'],
  // What only this shop tells; other programs pass over it.
  ['Slug', 'Slug'],
  ['Published at', 'Publicado em'],
  ['Related products', 'Produtos relacionados'],
  ['Image descriptions', 'Descrições das imagens'],
  ['Price tiers', 'Preços por quantidade'],
  ['Bundled items', 'Itens do kit'],
  ['Bundle discount', 'Desconto do kit'],
]
const placed = new Set(WOOCOMMERCE.map(([en]) => en))
const ALL: readonly Headings[] = [
  ...WOOCOMMERCE,
  ...PRODUCT_FIELD_LIST.flatMap(({ csv }) => (csv && !placed.has(csv[0]) ? [csv] : [])),
]

/** Columns that are there once for each attribute or file; # is its number. */
const NUMBERED: readonly Headings[] = [
  ['Attribute # name', 'Nome do atributo #'],
  ['Attribute # value(s)', 'Valores do atributo #'],
  ['Attribute # visible', 'Visibilidade do atributo #', 'Atributo # visível'],
  ['Attribute # global', 'Atributo global #', 'Atributo # global'],
  ['Attribute # default', 'Atributo padrão #', 'Atributo # padrão'],
  ['Attribute # variation', 'Atributo # em variações'],
  ['Download # ID', 'ID do download #'],
  ['Download # name', 'Nome do download #'],
  ['Download # URL', 'URL do download #'],
]
const META = 'Meta: '

/** Read by other shops; this one has nothing that they could change. */
const WITHOUT_MEANING = new Set([
  'Tax status',
  'Tax class',
  'Allow customer reviews?',
  'Shipping class',
  'Download limit',
  'Download expiry days',
])
const isWithoutMeaning = (column: string) => WITHOUT_MEANING.has(column) || /^Attribute \d+ (default|global)$/.test(column)

/** Every column that stands once in a table, by its English name. */
export const COLUMNS: readonly string[] = ALL.map(([en]) => en)

/** How many attributes and files of one product a table tells of. */
export const MOST_NUMBERED = 30

const plain = (heading: string) =>
  heading
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9#]+/g, ' ')
    .trim()

const byHeading = new Map(ALL.flatMap(([en, ...others]) => [en, ...others].map((name) => [plain(name), en] as const)))
const numberedByHeading = new Map(
  NUMBERED.flatMap(([en, ...others]) => [en, ...others].map((name) => [plain(name), en] as const)),
)

/** The column that a heading stands for, in either language and however it is accented; undefined when none. */
export function columnOf(heading: string): string | undefined {
  const text = heading.trim()
  const once = byHeading.get(plain(text))
  if (once) return once
  const meta = /^meta(?:dados?)?\s*:\s*(\S.{0,254})$/i.exec(text)?.[1]
  if (meta !== undefined) return META + meta
  const number = /\d+/.exec(text)?.[0]
  if (number === undefined || Number(number) < 1 || Number(number) > MOST_NUMBERED) return undefined
  return numberedByHeading.get(plain(text.replace(number, '#')))?.replace('#', String(Number(number)))
}

/** What a table's first line says: a column for each of its cells, and the headings that mean nothing here. */
export function readHeadings(headings: readonly string[]): { columns: (string | undefined)[]; ignored: string[] } {
  const seen = new Set<string>()
  const columns = headings.map((heading) => {
    const column = columnOf(heading)
    // The same column twice: the first one counts.
    if (column === undefined || seen.has(column)) return undefined
    seen.add(column)
    return column
  })
  const ignored = headings.filter(
    (heading, at) => heading.trim() !== '' && (columns[at] === undefined || isWithoutMeaning(columns[at])),
  )
  return { columns, ignored: ignored.map((heading) => heading.slice(0, 100)) }
}

const inPortuguese = new Map(ALL.map(([en, pt]) => [en, pt]))
const numberedInPortuguese = new Map(NUMBERED.map(([en, pt]) => [en, pt]))

/** A column's heading in a language. */
export function headingOf(column: string, language: Language): string {
  if (language === 'en' || column.startsWith(META)) return column
  const number = /\d+/.exec(column)?.[0]
  const numbered = number && numberedInPortuguese.get(column.replace(number, '#'))
  return numbered ? numbered.replace('#', number) : (inPortuguese.get(column) ?? column)
}

export const metaColumn = (key: string) => META + key
/** The key of a meta; those that are fields of a product here are none. */
export const metaKeyOf = (column: string) =>
  column.startsWith(META) && !inPortuguese.has(column) ? column.slice(META.length) : undefined
