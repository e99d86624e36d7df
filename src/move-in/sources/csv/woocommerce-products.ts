import { slugOf } from '#kit/pt-br.ts'
import { flagOf } from '#shop/catalog/transfer/cell-values.ts'
import { PRODUCT_FIELDS } from '#shop/catalog/product-fields.ts'
import { metaKeyOf, MOST_NUMBERED } from '#shop/catalog/transfer/columns.ts'
import { readMetaCell, splitList, splitPath } from '#shop/catalog/transfer/lists.ts'
import type { MovedThing } from '../../moved-thing.ts'
import { nameLine } from '../../wire.ts'
import { categoriesOf, labelThings, tagsOf } from './label-things.ts'
import { wooColumnOf } from './measured-columns.ts'
import { decimalOf, utcOf } from './numbers.ts'
import type { CsvLine } from './records.ts'

/** Columns that every table of WooCommerce has, in either language. */
const COLUMNS = ['Type', 'SKU', 'Name', 'Published', 'Regular price']
export const isWooTable = (headings: readonly string[]) => {
  const columns = new Set(headings.map((heading) => wooColumnOf(heading)?.name))
  return COLUMNS.every((column) => columns.has(column))
}

type Cells = Record<string, string>
/** What the whole table says that single lines do not: numbers by SKU, and which attributes a product's variations name. */
export type WooTable = { idBySku: ReadonlyMap<string, string>; chosen: ReadonlyMap<string, ReadonlySet<string>> }

/** A line by the English names of its columns; of a column that stands twice the first that is filled counts. */
function cellsOf({ headings, cells }: CsvLine): Cells {
  const found: Cells = {}
  for (const [at, heading] of headings.entries()) {
    const column = wooColumnOf(heading)
    if (column) found[column.name] ||= column.value((cells[at] ?? '').trim())
  }
  return found
}
const kindsOf = (cells: Cells) => splitList((cells['Type'] ?? '').toLowerCase())
const isVariation = (cells: Cells) => kindsOf(cells).includes('variation')
const idOf = (cells: Cells, line: number) => cells['ID'] || (cells['SKU'] ? `woo:${cells['SKU']}` : `woo:line:${line}`)

/** Reads the table once for what its lines say about each other. */
export async function surveyWooTable(lines: AsyncIterable<CsvLine>): Promise<WooTable> {
  const idBySku = new Map<string, string>()
  const named: { parent: string; names: string[] }[] = []
  for await (const line of lines) {
    const cells = cellsOf(line)
    if (!isVariation(cells)) {
      if (cells['SKU']) idBySku.set(cells['SKU'], idOf(cells, line.line))
    } else named.push({ parent: cells['Parent'] ?? '', names: attributeNames(cells) })
  }
  const chosen = new Map<string, Set<string>>()
  for (const { parent, names } of named) {
    const id = refOf(parent, idBySku)
    chosen.set(id, new Set([...(chosen.get(id) ?? []), ...names]))
  }
  return { idBySku, chosen }
}

const attributeNames = (cells: Cells) =>
  numbers().flatMap((at) => (cells[`Attribute ${at} name`] ? [slugOf(cells[`Attribute ${at} name`]!)] : []))
const numbers = () => Array.from({ length: MOST_NUMBERED }, (_, at) => at + 1)

/** «id:12» or a SKU. */
const refOf = (ref: string, idBySku: WooTable['idBySku']) =>
  /^id:\s*(\d+)$/.exec(ref)?.[1] ?? idBySku.get(ref) ?? (ref === '' ? '' : `woo:${ref}`)

/** A line of WooCommerce's own table of products as wc/v3 tells a product or variation; before it the labels that are new. */
export function* wooThings(line: CsvLine, table: WooTable, told: Set<string>): Generator<MovedThing> {
  const cells = cellsOf(line)
  const id = idOf(cells, line.line)
  const shippingClasses = [cells['Shipping class'] ?? ''].filter((name) => name !== '')
  if (isVariation(cells)) {
    yield* labelThings({ categories: [], tags: [], shippingClasses }, told)
    return yield { kind: 'variation', oldId: id, data: variationData(cells, id, table) }
  }
  const categories = splitList(cells['Categories'] ?? '')
    .map((path) => splitPath(path).map((name) => nameLine(name, 200)))
    .filter((path) => path.length > 0)
  const tags = splitList(cells['Tags'] ?? '')
    .map((tag) => nameLine(tag, 200))
    .filter((tag) => tag !== '')
  yield* labelThings({ categories, tags, shippingClasses }, told)
  yield {
    kind: 'product',
    oldId: id,
    data: { ...productData(cells, id, table), categories: categoriesOf(categories), tags: tagsOf(tags) },
  }
}

const STATUSES: Record<string, string> = { '1': 'publish', '0': 'private', '-1': 'draft' }
const TYPES = ['variable', 'grouped', 'external', 'simple']

function productData(cells: Cells, id: string, { idBySku, chosen }: WooTable) {
  const kinds = kindsOf(cells)
  const type = TYPES.find((one) => kinds.includes(one)) ?? kinds[0] ?? 'simple'
  const refs = (column: string) => splitList(cells[column] ?? '').map((ref) => refOf(ref, idBySku))
  return {
    id,
    name: cells['Name'] ?? '',
    slug: cells['Slug'] || slugOf(cells['Name'] ?? ''),
    permalink: '',
    type,
    status: STATUSES[cells['Published'] ?? ''] ?? 'draft',
    featured: isYes(cells['Is featured?']),
    catalog_visibility: cells['Visibility in catalog'] || 'visible',
    description: words(cells['Description']),
    short_description: words(cells['Short description']),
    purchase_note: words(cells['Purchase note']),
    virtual: kinds.includes('virtual'),
    downloadable: kinds.some((kind) => kind === 'downloadable' || kind === 'baixável'),
    reviews_allowed: cells['Allow customer reviews?'] !== '0',
    default_attributes: numbers().flatMap((at) => defaultOf(cells, at)),
    sold_individually: isYes(cells['Sold individually?']),
    low_stock_amount: cells['Low stock amount'] || null,
    menu_order: Number(cells['Position']) || 0,
    ...offerFields(cells),
    brands: splitList(cells['Brands'] ?? '').map((name) => ({ id: 0, name, slug: slugOf(name) })),
    images: picturesOf(cells),
    attributes: numbers().flatMap((at) => {
      const name = cells[`Attribute ${at} name`] ?? ''
      const isChosen = type === 'variable' && (chosen.get(id)?.has(slugOf(name)) ?? false)
      return name === '' ? [] : [attributeOf(cells, at, isChosen || isYes(cells[`Attribute ${at} variation`]))]
    }),
    upsell_ids: refs('Upsells'),
    cross_sell_ids: refs('Cross-sells'),
    grouped_products: refs('Grouped products'),
    external_url: cells['External URL'] ?? '',
    button_text: cells['Button text'] ?? '',
    meta_data: metasOf(cells),
  }
}

const attributeOf = (cells: Cells, at: number, variation: boolean) => ({
  id: 0,
  name: cells[`Attribute ${at} name`],
  slug: slugOf(cells[`Attribute ${at} name`]!),
  position: at - 1,
  visible: cells[`Attribute ${at} visible`] !== '0',
  variation,
  options: splitList(cells[`Attribute ${at} value(s)`] ?? ''),
})

const variationData = (cells: Cells, id: string, { idBySku }: WooTable) => ({
  id,
  parent_id: refOf(cells['Parent'] ?? '', idBySku),
  status: cells['Published'] === '1' ? 'publish' : 'private',
  menu_order: Number(cells['Position']) || 0,
  description: words(cells['Description']),
  ...offerFields(cells),
  image: picturesOf(cells)[0] ?? null,
  attributes: numbers().flatMap((at) => {
    const name = cells[`Attribute ${at} name`] ?? ''
    const [option = ''] = splitList(cells[`Attribute ${at} value(s)`] ?? '')
    return name === '' ? [] : [{ id: 0, name, slug: slugOf(name), option }]
  }),
  meta_data: metasOf(cells),
})

function offerFields(cells: Cells) {
  const stock = cells['Stock'] ?? ''
  const isThere = (cells['In stock?'] ?? '1').toLowerCase()
  const backorders = (cells['Backorders allowed?'] ?? '').toLowerCase()
  return {
    sku: cells['SKU'] ?? '',
    global_unique_id: cells['GTIN, UPC, EAN, or ISBN'] ?? '',
    regular_price: decimalOf(cells['Regular price'] ?? ''),
    sale_price: decimalOf(cells['Sale price'] ?? ''),
    date_on_sale_from_gmt: utcOf(cells['Date sale price starts'] ?? ''),
    date_on_sale_to_gmt: utcOf(endOfDay(cells['Date sale price ends'] ?? '')),
    tax_status: cells['Tax status'] ?? '',
    tax_class: cells['Tax class'] ?? '',
    manage_stock: stock === 'parent' ? 'parent' : stock !== '',
    stock_quantity: stock === '' || stock === 'parent' ? null : Math.trunc(Number(decimalOf(stock)) || 0),
    stock_status: isThere === 'backorder' ? 'onbackorder' : isYes(isThere) ? 'instock' : 'outofstock',
    backorders: backorders === 'notify' ? 'notify' : isYes(backorders) ? 'yes' : 'no',
    shipping_class: slugOf(cells['Shipping class'] ?? ''),
    downloads: numbers().flatMap((at) => fileOf(cells, at)),
    download_limit: cells['Download limit'] ?? '',
    download_expiry: cells['Download expiry days'] ?? '',
    weight: decimalOf(cells['Weight (kg)'] ?? ''),
    dimensions: {
      length: decimalOf(cells['Length (cm)'] ?? ''),
      width: decimalOf(cells['Width (cm)'] ?? ''),
      height: decimalOf(cells['Height (cm)'] ?? ''),
    },
  }
}

/** A sale that ends on a day goes on until its last second. */
const endOfDay = (typed: string) => (/^(\d{4}-\d\d-\d\d|\d\d\/\d\d\/\d{4})$/.test(typed) ? `${typed} 23:59:59` : typed)

function defaultOf(cells: Cells, at: number) {
  const option = cells[`Attribute ${at} default`] ?? ''
  return option === '' ? [] : [{ id: 0, name: cells[`Attribute ${at} name`] ?? '', option }]
}

function fileOf(cells: Cells, at: number) {
  const file = cells[`Download ${at} URL`] ?? ''
  return file === '' ? [] : [{ id: cells[`Download ${at} ID`] ?? '', name: cells[`Download ${at} name`] ?? '', file }]
}

const isYes = (cell: string | undefined) => flagOf(cell ?? '') ?? false
/** As WooCommerce writes a line break into a cell. */
const words = (cell: string | undefined) => (cell ?? '').replaceAll('\\n', '\n')

const picturesOf = (cells: Cells) => {
  const alts = splitList(cells['Image descriptions'] ?? '')
  return splitList(cells['Images'] ?? '').flatMap((src, at) =>
    src === '' ? [] : [{ id: 0, src, name: '', alt: alts[at] ?? '' }],
  )
}

/** Fields of a product here, but metas of plug-ins there. */
const SEO_KEYS = new Map(
  [PRODUCT_FIELDS.seo_title, PRODUCT_FIELDS.seo_description].map(({ csv }) => [csv[0] as string, csv[0].replace('Meta: ', '')]),
)

const metasOf = (cells: Cells) =>
  Object.entries(cells).flatMap(([column, cell]) => {
    const key = metaKeyOf(column) ?? SEO_KEYS.get(column)
    return key === undefined || cell === '' ? [] : [{ key, value: readMetaCell(cell) }]
  })
