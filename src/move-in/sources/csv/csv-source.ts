import type { LeftThing, MovedThing, Source } from '../../moved-thing.ts'
import { FileTrouble } from '../open-file.ts'
import { nuvemshopCustomer, shopifyCustomer } from './customer-things.ts'
import { lojaIntegradaKey, lojaIntegradaProduct } from './loja-integrada-products.ts'
import { nuvemshopOrder } from './nuvemshop-orders.ts'
import { nuvemshopProduct } from './nuvemshop-products.ts'
import { type CsvOrder, csvOrderThings } from './order-things.ts'
import { type CsvProduct, csvProductThings } from './product-things.ts'
import { type CsvLine, groupLines, headingsOf, readLines } from './records.ts'
import { shopifyOrder } from './shopify-orders.ts'
import { shopifyProduct } from './shopify-products.ts'

type Told = Iterable<MovedThing>
/** How a table is known, by headings that only it has, and read: by groups of lines or line by line. */
type Format = { headings: string[]; key: (line: CsvLine) => string; tell: (key: string, lines: CsvLine[]) => Told }

/** Answers a source for tables of Shopify, Nuvemshop and Loja Integrada; undefined for any other table. */
export async function csvSource(file: string): Promise<Source | undefined> {
  const format = await formatOf(file)
  if (!format) return undefined
  return {
    things: async function* (from) {
      let isPast = from === undefined
      for await (const { key, lines } of groupLines(readLines(file), format.key)) {
        const things = toldOf(format, key, lines)
        // The group of the last thing that was taken is told once more, whole.
        isPast ||= things.some((thing) => 'kind' in thing && `${thing.kind}:${thing.oldId}` === from)
        if (isPast) yield* things
      }
      if (!isPast) throw new FileTrouble('O arquivo mudou desde a última leitura. Comece de novo.')
    },
  }
}

function toldOf({ tell }: Format, key: string, lines: CsvLine[]): (MovedThing | LeftThing)[] {
  const things = [...tell(key, lines)]
  return things.length > 0 ? things : [{ left: { kind: 'customer', reason: `A linha ${lines[0]!.line} não tem e-mail.` } }]
}

async function formatOf(file: string): Promise<Format | undefined> {
  const headings = new Set(await headingsOf(file))
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
  return formats.find((format) => format.headings.every((name) => headings.has(name)))
}
