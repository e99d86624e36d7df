import type { BundledItem } from '#api/wc/product-shape.ts'
import { count } from '#kit/pt-br.ts'
import { centsOf } from '../shared/words.ts'

/** A part of a kit while it is being put together. */
export type KitPart = Pick<
  BundledItem,
  'product_id' | 'variation_id' | 'quantity_default' | 'title' | 'price' | 'stock_quantity' | 'stock_status'
>

/** What the parts cost when each is bought by itself. */
export const partsCents = (parts: readonly KitPart[]) =>
  parts.reduce((sum, { price, quantity_default: units }) => sum + centsOf(price || '0') * units, 0)

/** How many kits the units of the parts make; undefined where none of them is counted. */
export function buildable(parts: readonly KitPart[]): number | undefined {
  const each = parts.flatMap(({ stock_quantity: there, quantity_default: units }) =>
    there === null ? [] : [Math.floor(there / Math.max(units, 1))],
  )
  return each.length === 0 ? undefined : Math.min(...each)
}

export function buildableText(parts: readonly KitPart[]): string {
  if (parts.length === 0) return 'Acrescente os produtos que vêm no kit.'
  const kits = buildable(parts)
  if (kits === undefined) return 'As unidades destes produtos não são contadas.'
  return kits === 0
    ? 'Com o estoque de agora não dá para montar nenhum kit.'
    : `Com o estoque de agora dá para montar ${count(kits, 'kit', 'kits')}.`
}
