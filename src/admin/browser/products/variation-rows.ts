import { count } from '#kit/pt-br.ts'
import type { VariationRecord } from '#api/wc/variation-shape.ts'
import { refuseMeasure, shownAmount, wireAmount } from '../shared/amount.ts'
import { refusePrice, refuseUnits } from './product-labels.ts'
import { type Detail, detailsInput, detailsOf, refuseDetails } from './variation-details.ts'

/** What stands in a variation's row, as it is typed; of its picture the number, 0 without one. */
export type Typed = {
  regular_price: string
  sale_price: string
  stock_quantity: string
  sku: string
  /** Empty: as its product. */
  weight: string
  /** «20 × 15 × 10»: length, width and height. */
  size: string
  gtin: string
  /** Days of its sale: «2026-12-01». */
  sale_from: string
  sale_to: string
  /** What is said of it alone. */
  description: string
  picture: number
}
/** Rows that somebody changed, by the variation's number, with what stood there before. */
export type Edits = Record<number, { before: VariationRecord; typed: Typed }>

export const NOTHING_TYPED: Typed = {
  regular_price: '',
  sale_price: '',
  stock_quantity: '',
  sku: '',
  weight: '',
  size: '',
  gtin: '',
  sale_from: '',
  sale_to: '',
  description: '',
  picture: 0,
}

type Sides = VariationRecord['dimensions']
/** «20 × 15 × 10», or nothing where none is said. */
export const sizeText = ({ length, width, height }: Sides) =>
  [length, width, height].every((side) => side === '')
    ? ''
    : [length, width, height].map((side) => shownAmount(side) || '0').join(' × ')
/** Three numbers with × or x between them; undefined for what is something else. */
function sizeOf(typed: string): Sides | undefined {
  if (typed.trim() === '') return { length: '', width: '', height: '' }
  const sides = typed.split(/[x×*]/i).map((side) => wireAmount(side.trim()))
  const [length = '', width = '', height = ''] = sides
  return sides.length === 3 && sides.every((side) => side !== '' && !refuseMeasure(side)) ? { length, width, height } : undefined
}

export const typedOf = ({ own_measures: own, image, ...variation }: VariationRecord): Typed => ({
  regular_price: variation.regular_price.replace('.', ','),
  sale_price: variation.sale_price.replace('.', ','),
  stock_quantity: variation.stock_quantity === null ? '' : String(variation.stock_quantity),
  sku: variation.sku,
  ...detailsOf(variation),
  weight: shownAmount(own.weight),
  size: sizeText(own.dimensions),
  picture: image?.id ?? 0,
})

export type Words = Exclude<keyof Typed, 'picture' | Detail>
const WORDS: Words[] = ['regular_price', 'sale_price', 'stock_quantity', 'sku', 'weight', 'size']

/** Why a field of a row can't be kept; only a price has to be there. */
export function refuseField(typed: Typed, field: Words): string | undefined {
  const value = typed[field].trim()
  // The shop keeps no days without a price: they would be gone.
  if (field === 'sale_price' && value === '' && (typed.sale_from || typed.sale_to)) return 'Falta o preço da promoção'
  if (field === 'sku' || (value === '' && field !== 'regular_price')) return undefined
  if (field === 'weight') return refuseMeasure(wireAmount(value)) && 'Como 0,35'
  if (field === 'size') return sizeOf(value) ? undefined : 'Como 20 × 15 × 10'
  return field === 'stock_quantity' ? refuseUnits(value) : refusePrice(value)
}
export const isGoodRow = (typed: Typed) =>
  WORDS.every((field) => refuseField(typed, field) === undefined) && refuseDetails(typed) === undefined

/** A number of units means that they are counted from now on; none, that they are not. */
export const variationInput = (
  { regular_price, sale_price, stock_quantity, sku, weight, size, picture, ...details }: Typed,
  before: VariationRecord,
): Record<string, unknown> => ({
  regular_price: wireAmount(regular_price),
  sale_price: wireAmount(sale_price),
  sku,
  weight: wireAmount(weight),
  dimensions: sizeOf(size),
  ...detailsInput(details, before),
  ...(stock_quantity.trim() !== ''
    ? { manage_stock: true, stock_quantity: Number(stock_quantity), ...unitsSeen(stock_quantity, before) }
    : before.manage_stock
      ? { manage_stock: false }
      : {}),
  ...(picture !== (before.image?.id ?? 0) && { image: picture > 0 ? { id: picture } : null }),
})

/** Units that were sold while somebody typed are not written over: the shop says so. */
const unitsSeen = (typed: string, { manage_stock, stock_quantity: seen }: VariationRecord) =>
  manage_stock && seen !== null && Number(typed) !== seen ? { stock_quantity_seen: seen } : {}

/** One row as it is typed now; typed back to what it was, it is no change. */
export function editedRow(edits: Edits, before: VariationRecord, typed: Typed): Edits {
  const { [before.id]: _was, ...others } = edits
  return JSON.stringify(typed) === JSON.stringify(typedOf(before)) ? others : { ...others, [before.id]: { before, typed } }
}

/** What is filled in goes into every row; what is not stays as it is in each. SKU and GTIN are nobody else's. */
export function editedRows(edits: Edits, variations: VariationRecord[], all: Typed): Edits {
  const { sku: _own, gtin: _code, picture, ...words } = all
  const filled = Object.fromEntries(Object.entries(words).filter(([, typed]) => typed.trim() !== ''))
  return variations.reduce((sum, one) => {
    const now = sum[one.id]?.typed ?? typedOf(one)
    return editedRow(sum, one, { ...now, ...filled, ...(picture > 0 && { picture }) })
  }, edits)
}

const MOST_NAMED = 3
const list = new Intl.ListFormat('pt-BR')
function listed(names: string[]): string {
  const rest = names.length - MOST_NAMED
  const named = names.slice(0, MOST_NAMED).map((name) => `“${name}”`)
  return list.format(rest > 0 ? [...named, `mais ${rest}`] : named)
}
/** «2 variações salvas: “Azul, P” e “Cru, M”.» */
export const savedWords = (names: string[]) =>
  names.length === 0 ? '' : `${count(names.length, 'variação salva', 'variações salvas')}: ${listed(names)}.`
/** They may stand on a page of the matrix that is not seen. */
export const refusedWords = (names: string[]) =>
  `As variações ainda não: confira os valores marcados em vermelho em ${listed(names)}.`
export const nameOf = ({ name }: Pick<VariationRecord, 'name'>) => name || 'Qualquer escolha'
