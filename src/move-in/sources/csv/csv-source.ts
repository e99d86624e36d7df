import type { LeftThing, MovedThing, Source } from '../../moved-thing.ts'
import { count } from '#kit/pt-br.ts'
import { CsvTrouble } from '#shop/catalog/transfer/csv.ts'
import type { TableInput } from '#shop/catalog/transfer/read-table.ts'
import type { FilePart } from '../file-parts.ts'
import { FileTrouble } from '../file-trouble.ts'
import { advancedOrder, advancedOrderKey } from './advanced-orders.ts'
import { analyticsCustomer, nuvemshopCustomer, shopifyCustomer } from './customer-things.ts'
import { lojaIntegradaKey, lojaIntegradaProduct } from './loja-integrada-products.ts'
import { wooColumnOf } from './measured-columns.ts'
import { nuvemshopOrder } from './nuvemshop-orders.ts'
import { nuvemshopProduct } from './nuvemshop-products.ts'
import { type CsvOrder, csvOrderThings } from './order-things.ts'
import { type CsvProduct, csvProductThings } from './product-things.ts'
import { type ColumnUse, type CsvLine, groupLines, headingsOf, readLines, unaskedColumns } from './records.ts'
import { shopifyOrder } from './shopify-orders.ts'
import { shopifyProduct } from './shopify-products.ts'
import { wooOrderKey, wooOrderThings } from './woocommerce-orders.ts'
import { wooCustomer } from './woocommerce-people.ts'
import { isWooTable, surveyWooTable, type WooTable, wooThings } from './woocommerce-products.ts'

const [PRODUCTS, CUSTOMERS, ORDERS] = [0, 1, 2]
type Told = Iterable<MovedThing>
/** How a table is known, by headings that only it has, and read: by groups of lines or line by line. */
type Format = {
  headings: string[]
  /** Orders come after the customers and products that they name. */
  place: number
  key: (line: CsvLine) => string
  tell: (key: string, lines: CsvLine[]) => Told
  /** What has to be known of the whole table first. */
  survey?: () => Promise<void>
  /** Columns that are read without being asked for by their names. */
  knows?: (heading: string) => boolean
}

/** A source for tables of WooCommerce, Shopify, Nuvemshop and Loja Integrada, several of one shop together; undefined where none is known. */
export async function csvSource(parts: readonly FilePart[]): Promise<Source | undefined> {
  const told = new Set<string>()
  const tables: { part: FilePart; format: Format }[] = []
  const unknown: string[] = []
  for (const part of parts) {
    const format = await formatOf(part.pieces, told)
    if (format) tables.push({ part, format })
    else unknown.push(part.name)
  }
  if (tables.length === 0) return undefined
  const inOrder = tables.toSorted((one, other) => one.format.place - other.format.place)
  return {
    things: async function* (from) {
      const cursor = { isPast: from === undefined, from }
      for (const table of inOrder) yield* tableThings(table, cursor)
      if (!cursor.isPast) throw new FileTrouble('O arquivo mudou desde a última leitura. Comece de novo.')
      for (const oldId of unknown) yield { left: { kind: 'item', oldId, reason: 'A loja não conhece esta tabela.' } }
    },
  }
}

type Cursor = { isPast: boolean; from: string | undefined }

async function* tableThings({ part, format }: { part: FilePart; format: Format }, cursor: Cursor) {
  const use: ColumnUse = { asked: new Set(), filled: new Set() }
  let read = 0
  try {
    await format.survey?.()
    for await (const { key, lines } of groupLines(readLines(part.pieces, use), format.key)) {
      read += lines.length
      const things = toldOf(format, key, lines)
      // The group of the last thing that was taken is told once more, whole.
      cursor.isPast ||= things.some((thing) => 'kind' in thing && `${thing.kind}:${thing.oldId}` === cursor.from)
      if (cursor.isPast) yield* things
    }
  } catch (error) {
    if (!(error instanceof CsvTrouble)) throw error
    const said = `${part.name}, linha ${error.line}: ${error.message}`
    throw new FileTrouble(`${said} Até ali havia ${count(read, 'linha', 'linhas')}. Nada foi trazido.`, { cause: error })
  }
  if (!cursor.isPast) return
  for (const heading of unaskedColumns(use).filter((one) => !format.knows?.(one)))
    yield { left: { kind: 'column', oldId: heading, reason: 'A loja não tem lugar para esta coluna.' } }
}

function toldOf({ tell }: Format, key: string, lines: CsvLine[]): (MovedThing | LeftThing)[] {
  const things = [...tell(key, lines)]
  return things.length > 0 ? things : [{ left: { kind: 'customer', reason: `A linha ${lines[0]!.line} não tem e-mail.` } }]
}

async function formatOf(file: TableInput, told: Set<string>): Promise<Format | undefined> {
  const { headings: written, columns } = await headingsOf(file)
  const headings = new Set(columns)
  const products = (read: (key: string, lines: CsvLine[]) => CsvProduct) => (key: string, lines: CsvLine[]) =>
    csvProductThings(read(key, lines), told)
  const orders = (read: (key: string, lines: CsvLine[]) => CsvOrder) => (key: string, lines: CsvLine[]) =>
    csvOrderThings(read(key, lines))
  const each = (read: (line: CsvLine) => MovedThing | undefined) => (_: string, lines: CsvLine[]) =>
    lines.flatMap((line) => read(line) ?? [])
  const cell =
    (...names: string[]) =>
    (line: CsvLine) =>
      line.cell(...names)
  const lineNumber = ({ line }: CsvLine) => String(line)
  const formats: Format[] = [
    { headings: ['lineitem name', 'financial status'], place: ORDERS, key: cell('name'), tell: orders(shopifyOrder) },
    { headings: ['handle', 'variant price'], place: PRODUCTS, key: cell('handle'), tell: products(shopifyProduct) },
    { headings: ['url handle', 'title', 'price'], place: PRODUCTS, key: cell('url handle'), tell: products(shopifyProduct) },
    { headings: ['user_email', 'billing_first_name'], place: CUSTOMERS, key: lineNumber, tell: each(wooCustomer) },
    { headings: ['order_total', 'order_date', 'status'], place: ORDERS, key: wooOrderKey, tell: wooOrderThings },
    {
      headings: ['order number', 'order status', 'order total amount'],
      place: ORDERS,
      key: advancedOrderKey,
      tell: orders(advancedOrder),
    },
    { headings: ['username', 'email', 'total spend'], place: CUSTOMERS, key: lineNumber, tell: each(analyticsCustomer) },
    { headings: ['nome de usuário', 'e-mail', 'total gasto'], place: CUSTOMERS, key: lineNumber, tell: each(analyticsCustomer) },
    { headings: ['redirect from', 'redirect to'], place: CUSTOMERS, key: lineNumber, tell: each(shopifyRedirect) },
    { headings: ['accepts email marketing', 'email'], place: CUSTOMERS, key: lineNumber, tell: each(shopifyCustomer) },
    {
      headings: ['número do pedido', 'nome do produto'],
      place: ORDERS,
      key: cell('número do pedido'),
      tell: orders(nuvemshopOrder),
    },
    {
      headings: ['identificador url', 'preço'],
      place: PRODUCTS,
      key: cell('identificador url'),
      tell: products(nuvemshopProduct),
    },
    {
      headings: ['identificador de url', 'precio'],
      place: PRODUCTS,
      key: cell('identificador de url'),
      tell: products(nuvemshopProduct),
    },
    { headings: ['nome completo', 'cpf/cnpj'], place: CUSTOMERS, key: lineNumber, tell: each(nuvemshopCustomer) },
    { headings: ['sku-pai', 'preco-cheio'], place: PRODUCTS, key: lojaIntegradaKey, tell: products(lojaIntegradaProduct) },
  ]
  const known = formats.find((format) => format.headings.every((name) => headings.has(name)))
  return known ?? (isWooTable(written) ? wooFormat(file, told) : undefined)
}

/** «Navegação › Redirecionamentos» of Shopify. */
const shopifyRedirect = ({ cell }: CsvLine): MovedThing => {
  const [from, to] = [cell('redirect from'), cell('redirect to')]
  return { kind: 'redirect', oldId: `shopify:${from}`, data: { id: from, from, to, code: 301 } }
}

function wooFormat(file: TableInput, told: Set<string>): Format {
  let table: WooTable = { idBySku: new Map(), chosen: new Map() }
  return {
    headings: [],
    place: PRODUCTS,
    knows: (heading) => wooColumnOf(heading) !== undefined,
    key: ({ line }) => String(line),
    tell: (_, lines) => lines.flatMap((line) => [...wooThings(line, table, told)]),
    survey: async () => {
      table = await surveyWooTable(readLines(file))
    },
  }
}
