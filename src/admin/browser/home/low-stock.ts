import type { ProductRecord } from '../records.ts'

/** Where the merchant said no number, this few are few. */
const FEW = 3

/** Products that are counted, still there, and few. */
export const fewLeft = (products: ProductRecord[]) =>
  products
    .filter(({ manage_stock, stock_quantity, low_stock_amount }) => {
      const units = stock_quantity ?? 0
      return manage_stock && units > 0 && units <= (low_stock_amount ?? FEW)
    })
    .sort((a, b) => (a.stock_quantity ?? 0) - (b.stock_quantity ?? 0))
