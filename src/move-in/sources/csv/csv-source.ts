import type { LeftThing, MovedThing, Source } from '../../moved-thing.ts'
import { FileTrouble } from '../open-file.ts'
import { nuvemshopCustomer, shopifyCustomer } from './customer-things.ts'
import { lojaIntegradaKey, lojaIntegradaProduct } from './loja-integrada-products.ts'
import { wooColumnOf } from './measured-columns.ts'
import { nuvemshopOrder } from './nuvemshop-orders.ts'
import { nuvemshopProduct } from './nuvemshop-products.ts'
import { type CsvOrder, csvOrderThings } from './order-things.ts'
import { type CsvProduct, csvProductThings } from './product-things.ts'
import { type ColumnUse, type CsvLine, groupLines, headingsOf, readLines, unaskedColumns } from './records.ts'
import { shopifyOrder } from './shopify-orders.ts'
import { shopifyProduct } from './shopify-products.ts'
import { isWooTable, surveyWooTable, type WooTable, wooThings } from './woocommerce-products.ts'

type Told = Iterable<MovedThing>
/** How a table is known, by headings that only it has, and read: by groups of lines or line by line. */
type Format = {
  headings: string[]
  key: (line: CsvLine) => string
  tell: (key: string, lines: CsvLine[]) => Told
  /** What has to be known of the whole table first. */
  survey?: () => Promise<void>
  /** Columns that are read without being asked for by their names. */
  knows?: (heading: string) => boolean
}

/** Answers a source for tables of WooCommerce, Shopify, Nuvemshop and Loja Integrada; undefined for any other table. */
export async function csvSource(file: string): Promise<Source | undefined> {
  const format = await formatOf(file)
  if (!format) return undefined
  return {
    things: async function* (from) {
      await format.survey?.()
      let isPast = from === undefined
      const use: ColumnUse = { asked: new Set(), filled: new Set() }
      for await (const { key, lines } of groupLines(readLines(file, use), format.key)) {
        const things = toldOf(format, key, lines)
        // The group of the last thing that was taken is told once more, whole.
        isPast ||= things.some((thing) => 'kind' in thing && `${thing.kind}:${thing.oldId}` === from)
        if (isPast) yield* things
      }
      if (!isPast) throw new FileTrouble('O arquivo mudou desde a última leitura. Comece de novo.')
      for (const heading of unaskedColumns(use).filter((one) => !format.knows?.(one)))
        yield { left: { kind: 'column', oldId: heading, reason: 'A loja não tem lugar para esta coluna.' } }
    },
  }
}

function toldOf({ tell }: Format, key: string, lines: CsvLine[]): (MovedThing | LeftThing)[] {
  const things = [...tell(key, lines)]
  return things.length > 0 ? things : [{ left: { kind: 'customer', reason: `A linha ${lines[0]!.line} não tem e-mail.` } }]
}

async function formatOf(file: string): Promise<Format | undefined> {
  const { headings: written, columns } = await headingsOf(file)
  const headings = new Set(columns)
  const told = new Set<string>()
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
    { headings: ['lineitem name', 'financial status'], key: cell('name'), tell: orders(shopifyOrder) },
    { headings: ['handle', 'variant price'], key: cell('handle'), tell: products(shopifyProduct) },
    { headings: ['url handle', 'title', 'price'], key: cell('url handle'), tell: products(shopifyProduct) },
    { headings: ['accepts email marketing', 'email'], key: lineNumber, tell: each(shopifyCustomer) },
    { headings: ['número do pedido', 'nome do produto'], key: cell('número do pedido'), tell: orders(nuvemshopOrder) },
    { headings: ['identificador url', 'preço'], key: cell('identificador url'), tell: products(nuvemshopProduct) },
    { headings: ['identificador de url', 'precio'], key: cell('identificador de url'), tell: products(nuvemshopProduct) },
    { headings: ['nome completo', 'cpf/cnpj'], key: lineNumber, tell: each(nuvemshopCustomer) },
    { headings: ['sku-pai', 'preco-cheio'], key: lojaIntegradaKey, tell: products(lojaIntegradaProduct) },
  ]
  const known = formats.find((format) => format.headings.every((name) => headings.has(name)))
  return known ?? (isWooTable(written) ? wooFormat(file, told) : undefined)
}

function wooFormat(file: string, told: Set<string>): Format {
  let table: WooTable = { idBySku: new Map(), chosen: new Map() }
  return {
    headings: [],
    knows: (heading) => wooColumnOf(heading) !== undefined,
    key: ({ line }) => String(line),
    tell: (_, lines) => lines.flatMap((line) => [...wooThings(line, table, told)]),
    survey: async () => {
      table = await surveyWooTable(readLines(file))
    },
  }
}
