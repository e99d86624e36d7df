import type { VariationRecord } from '../records.ts'
import { refusePrice, refuseUnits, wirePrice } from './product-words.ts'

/** What stands in a variation's row, as it is typed. */
export type Typed = { regular_price: string; sale_price: string; stock_quantity: string; sku: string }

export const typedOf = ({ regular_price, sale_price, stock_quantity, sku }: VariationRecord): Typed => ({
  regular_price: regular_price.replace('.', ','),
  sale_price: sale_price.replace('.', ','),
  stock_quantity: stock_quantity === null ? '' : String(stock_quantity),
  sku,
})

export const isGoodRow = ({ regular_price, sale_price, stock_quantity }: Typed) =>
  refusePrice(regular_price) === undefined &&
  (sale_price === '' || refusePrice(sale_price) === undefined) &&
  (stock_quantity === '' || refuseUnits(stock_quantity) === undefined)

/** A number of units means that they are counted from now on; none, that they are not. */
export const variationWish = (
  { regular_price, sale_price, stock_quantity, sku }: Typed,
  before: VariationRecord,
): Partial<VariationRecord> => ({
  regular_price: wirePrice(regular_price),
  sale_price: wirePrice(sale_price),
  sku,
  ...(stock_quantity !== ''
    ? { manage_stock: true, stock_quantity: Number(stock_quantity) }
    : before.manage_stock
      ? { manage_stock: false }
      : {}),
})
