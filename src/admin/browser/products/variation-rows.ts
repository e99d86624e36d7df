import { count } from '#kit/pt-br.ts'
import type { VariationRecord } from '../records.ts'
import { refusePrice, refuseUnits, wirePrice } from './product-words.ts'

/** What stands in a variation's row, as it is typed; of its picture the number, 0 without one. */
export type Typed = { regular_price: string; sale_price: string; stock_quantity: string; sku: string; picture: number }
/** Rows that somebody changed, by the variation's number, with what stood there before. */
export type Edits = Record<number, { before: VariationRecord; typed: Typed }>

export const NOTHING_TYPED: Typed = { regular_price: '', sale_price: '', stock_quantity: '', sku: '', picture: 0 }

export const typedOf = ({ regular_price, sale_price, stock_quantity, sku, image }: VariationRecord): Typed => ({
  regular_price: regular_price.replace('.', ','),
  sale_price: sale_price.replace('.', ','),
  stock_quantity: stock_quantity === null ? '' : String(stock_quantity),
  sku,
  picture: image?.id ?? 0,
})

export const isGoodRow = ({ regular_price, sale_price, stock_quantity }: Typed) =>
  refusePrice(regular_price) === undefined &&
  (sale_price === '' || refusePrice(sale_price) === undefined) &&
  (stock_quantity === '' || refuseUnits(stock_quantity) === undefined)

/** A number of units means that they are counted from now on; none, that they are not. */
export const variationWish = (
  { regular_price, sale_price, stock_quantity, sku, picture }: Typed,
  before: VariationRecord,
): Record<string, unknown> => ({
  regular_price: wirePrice(regular_price),
  sale_price: wirePrice(sale_price),
  sku,
  ...(stock_quantity !== ''
    ? { manage_stock: true, stock_quantity: Number(stock_quantity) }
    : before.manage_stock
      ? { manage_stock: false }
      : {}),
  ...(picture !== (before.image?.id ?? 0) && { image: picture > 0 ? { id: picture } : null }),
})

/** One row as it is typed now; typed back to what it was, it is no change. */
export function editedRow(edits: Edits, before: VariationRecord, typed: Typed): Edits {
  const { [before.id]: _was, ...others } = edits
  return JSON.stringify(typed) === JSON.stringify(typedOf(before)) ? others : { ...others, [before.id]: { before, typed } }
}

/** What is filled in goes into every row; what is not stays as it is in each. The SKU is nobody else's. */
export function editedRows(edits: Edits, variations: VariationRecord[], all: Typed): Edits {
  const { sku: _own, picture, ...words } = all
  const filled = Object.fromEntries(Object.entries(words).filter(([, typed]) => typed.trim() !== ''))
  return variations.reduce((sum, one) => {
    const now = sum[one.id]?.typed ?? typedOf(one)
    return editedRow(sum, one, { ...now, ...filled, ...(picture > 0 && { picture }) })
  }, edits)
}

const MOST_NAMED = 3
const list = new Intl.ListFormat('pt-BR')
/** «2 variações salvas: “Azul, P” e “Cru, M”.» */
export function savedWords(names: string[]): string {
  const rest = names.length - MOST_NAMED
  const named = names.slice(0, MOST_NAMED).map((name) => `“${name}”`)
  return `${count(names.length, 'variação salva', 'variações salvas')}: ${list.format(rest > 0 ? [...named, `mais ${rest}`] : named)}.`
}
export const nameOf = ({ name }: Pick<VariationRecord, 'name'>) => name || 'Qualquer escolha'
