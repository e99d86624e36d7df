import { backorderText } from '#kit/brazil/backorder-text.ts'
import { presaleText } from '#kit/brazil/presale-text.ts'
import type { AvailableVariation } from './variation.ts'

/** With this many or fewer, the page says how few. */
const SAYS_HOW_FEW = 3

export type Stock = Pick<
  AvailableVariation,
  'is_in_stock' | 'stock_quantity' | 'backorders_allowed' | 'presale_until' | 'backorder_days'
>

/** Whether a thing is there, as class names of the ecosystem, with one of our own for the last units, and in the shopper's words. */
export function availabilityOf({ is_in_stock, stock_quantity, backorders_allowed, presale_until, backorder_days }: Stock): {
  kind: string
  text: string
} {
  if (!is_in_stock) return { kind: 'out-of-stock', text: 'Fora de estoque' }
  if (presale_until) return { kind: 'available-on-backorder presale', text: presaleText(presale_until) }
  // Where no units are counted, the merchant has said it of the thing itself.
  if (backorders_allowed && (stock_quantity ?? 0) <= 0)
    return { kind: 'available-on-backorder', text: backorder_days ? backorderText(backorder_days) : 'Disponível por encomenda' }
  if (stock_quantity !== null && stock_quantity <= SAYS_HOW_FEW)
    return { kind: 'in-stock low-stock', text: `Apenas ${stock_quantity} em estoque` }
  return { kind: 'in-stock', text: 'Em estoque' }
}

export const stockLeftText = (units: number) => (units === 1 ? 'Resta 1' : `Restam ${units}`)
