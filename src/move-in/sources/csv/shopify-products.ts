import type { CsvLine } from './records.ts'
import { decimalOf } from './numbers.ts'
import type { CsvOffer, CsvProduct } from './product-things.ts'

const OPTIONS = [1, 2, 3]

/** A product of Shopify by all of its lines: the first has the product, each a variant, a picture, or both. Old and new headings. */
export function shopifyProduct(handle: string, lines: readonly CsvLine[]): CsvProduct {
  const first = lines[0]!.cell
  const optionNames = OPTIONS.map((at) => first(`option${at} name`)).filter(
    (name, at) => name !== '' && !isDefault(first, at + 1),
  )
  const metafields = lines[0]!.columns.flatMap((column) => metafieldOf(column, first) ?? [])
  const sold = lines.filter(({ cell }) => cell('variant price', 'price') !== '')
  return {
    id: `shopify:${handle}`,
    name: first('title'),
    slug: handle,
    path: `/products/${handle}`,
    description: first('body (html)', 'description'),
    isPublished:
      !/^false$/i.test(first('published', 'published on online store')) && !/^(draft|archived)$/i.test(first('status')),
    brand: first('vendor'),
    tags: listOf(first('tags'), ','),
    categories: categoriesOf(first),
    optionNames,
    offers: sold.map(({ cell }) => offerOf(cell, optionNames.length)),
    pictures: lines
      .map(({ cell }) => ({ src: cell('image src', 'product image url'), alt: cell('image alt text') }))
      .filter(({ src }) => src !== ''),
    seoTitle: first('seo title'),
    seoDescription: first('seo description'),
    properties: metafields.filter(({ space, values }) => space === 'shopify' && values.length > 0),
    isVirtual:
      sold.length > 0 && sold.every(({ cell }) => /^false$/i.test(cell('variant requires shipping', 'requires shipping'))),
    isGiftCard: /^(true|yes)$/i.test(first('gift card')),
    extra: {
      custo: decimalOf(first('cost per item')),
      ...Object.fromEntries(metafields.filter(({ space }) => space !== 'shopify').map(({ key, text }) => [key, text])),
    },
  }
}

/** The merchant's own word for it, or else where it stands among all goods: «Casa > Redes». */
function categoriesOf(cell: CsvLine['cell']): string[][] {
  const [type, place] = [cell('type'), cell('product category')]
  if (type !== '') return [[type]]
  const line = listOf(place, '>')
  return line.length > 0 ? [line] : []
}

/** «Tecido (product.metafields.custom.tecido)»: lists stand with semicolons. */
function metafieldOf(column: string, cell: CsvLine['cell']) {
  const [, label = '', space = '', name = ''] = /^(.*?)\s*\(product\.metafields\.([^.]+)\.([^)]+)\)$/.exec(column) ?? []
  const text = name === '' ? '' : cell(column)
  return text === ''
    ? undefined
    : { space, key: `${space}.${name}`, text, name: capital(label || name), values: listOf(text, ';') }
}
/** Columns are known in small letters. */
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const isDefault = (cell: CsvLine['cell'], at: number) => cell(`option${at} value`) === 'Default Title'

function offerOf(cell: CsvLine['cell'], options: number): CsvOffer {
  const [price, before] = [
    decimalOf(cell('variant price', 'price')),
    decimalOf(cell('variant compare at price', 'compare-at price')),
  ]
  const isReduced = before !== '' && Number(before) > Number(price)
  const tracker = cell('variant inventory tracker', 'inventory tracker')
  const grams = Number(cell('variant grams', 'weight value (grams)')) || 0
  return {
    options: OPTIONS.slice(0, options).map((at) => cell(`option${at} value`)),
    sku: cell('variant sku', 'sku'),
    gtin: barcode(cell('variant barcode', 'barcode')),
    regularPrice: isReduced ? before : price,
    salePrice: isReduced ? price : '',
    stock: tracker === '' ? undefined : Math.trunc(Number(cell('variant inventory qty', 'inventory quantity')) || 0),
    allowsBackorders: /^(continue|true)$/i.test(cell('variant inventory policy', 'continue selling when out of stock')),
    weightKg: grams > 0 ? String(grams / 1000) : '',
    lengthCm: '',
    widthCm: '',
    heightCm: '',
    picture: cell('variant image', 'variant image url'),
  }
}

/** A spreadsheet may have spoilt it to 3.65E+11: then nobody knows it. */
const barcode = (text: string) => (/^\d{8,14}$/.test(text.replace(/^'/, '')) ? text.replace(/^'/, '') : '')

export const listOf = (text: string, mark: string) =>
  text
    .split(mark)
    .map((one) => one.trim())
    .filter((one) => one !== '')
