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
    categories: first('type') === '' ? [] : [[first('type')]],
    optionNames,
    offers: sold.map(({ cell }) => offerOf(cell, optionNames.length)),
    pictures: lines
      .map(({ cell }) => ({ src: cell('image src', 'product image url'), alt: cell('image alt text') }))
      .filter(({ src }) => src !== ''),
    seoTitle: first('seo title'),
    seoDescription: first('seo description'),
    extra: {},
  }
}

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
