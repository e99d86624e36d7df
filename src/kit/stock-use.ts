/** What one unit of a kit takes of something else. */
export type StockPart = {
  productId: number
  variationId: number | null
  quantity: number
  /** null: units are not counted. */
  onHand: number | null
  /** They may be sold beyond what is there. */
  backorders: boolean
}

type Using = {
  productId: number
  variationId: number | null
  /** null: nothing bounds them. */
  onHand: number | null
  parts?: readonly StockPart[]
}
type Use = { stock: string; each: number; onHand: number | null }

const stockOf = ({ productId, variationId }: Pick<Using, 'productId' | 'variationId'>) => `${productId}:${variationId ?? ''}`

/** The stocks that one unit takes from: its own, or those of a kit's parts. */
const usesOf = (line: Using): Use[] =>
  line.parts
    ? line.parts.map((part) => ({ stock: stockOf(part), each: part.quantity, onHand: part.backorders ? null : part.onHand }))
    : [{ stock: stockOf(line), each: 1, onHand: line.onHand }]

/**
 * The most units of an offer that can stand beside other lines, those among them included; null when nothing bounds it. Whatever
 * takes from one stock counts together, by itself or in a kit.
 */
export function mostOfStock(offer: Using, lines: readonly (Using & { quantity: number })[]): number | null {
  const own = stockOf(offer)
  const others = new Map<string, number>()
  for (const line of lines) {
    if (stockOf(line) === own) continue
    for (const { stock, each } of usesOf(line)) others.set(stock, (others.get(stock) ?? 0) + each * line.quantity)
  }
  const bounds = usesOf(offer).flatMap(({ stock, each, onHand }) =>
    onHand === null ? [] : [Math.max(0, Math.floor((onHand - (others.get(stock) ?? 0)) / each))],
  )
  return bounds.length === 0 ? null : Math.min(...bounds)
}
