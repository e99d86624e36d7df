import { count } from '#kit/pt-br.ts'
import type { ProductRecord } from '../records.ts'

/** How much is left of what runs low; of a product in variations, some of them do. */
export const leftText = ({ type, stock_quantity }: Pick<ProductRecord, 'type' | 'stock_quantity'>) =>
  type === 'variable' ? 'há variações acabando' : count(stock_quantity ?? 0, 'unidade', 'unidades')
