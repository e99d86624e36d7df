/** What one unit of a kit takes of something else. */
export type StockPart = {
  productId: number
  variationId: number | null
  quantity: number
  /** null: units are not counted. */
  onHand: number | null
  /** They may be sold beyond what is there. */
  backorders: boolean
  /** So many can be sold in all; null: any number. */
  sellable?: number | null
  /** Days until what is not there is sent. */
  backorderDays?: number | null
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
    ? line.parts.map((part) => ({
        stock: stockOf(part),
        each: part.quantity,
        onHand: part.backorders ? (part.sellable ?? null) : part.onHand,
      }))
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

/** Of one stock: what is there, whether more may be sold, and how long that takes. */
export type Supply = Pick<StockPart, 'onHand' | 'backorders' | 'backorderDays'>
type Waiting = Supply &
  Pick<StockPart, 'productId' | 'variationId' | 'quantity'> & { parts?: readonly StockPart[] | null | undefined }

const sourcesOf = ({ parts, ...own }: Waiting) =>
  parts?.length ? parts.map((part) => ({ ...part, quantity: part.quantity * own.quantity })) : [own]

/**
 * Of each line, the days until it is sent where units of it are not there and the merchant says how long that takes. Lines of one
 * stock wait together, whatever their order.
 */
export function daysUntilSent(lines: readonly Waiting[]): (number | undefined)[] {
  const units = new Map<string, number>()
  for (const source of lines.flatMap(sourcesOf)) {
    const stock = stockOf(source)
    units.set(stock, (units.get(stock) ?? 0) + source.quantity)
  }
  return lines.map((line) => {
    const days = sourcesOf(line).flatMap((source) =>
      source.backorders && source.onHand !== null && units.get(stockOf(source))! > source.onHand
        ? (source.backorderDays ?? [])
        : [],
    )
    return days.length === 0 ? undefined : Math.max(...days)
  })
}

/** What is there of an offer, as its row tells it. */
export const supplyOf = (row: { on_hand: number | null; backorders: boolean; backorder_days: number | null }) => ({
  onHand: row.on_hand,
  backorders: row.backorders,
  backorderDays: row.backorder_days,
})
