import { formatMoney } from '#kit/money.ts'
import { formatShortDate } from '#kit/pt-br.ts'

export type PastPrice = {
  id: number
  variation_id: number
  cents: number
  sale_cents: number | null
  sale_from_gmt: string | null
  sale_to_gmt: string | null
  since_gmt: string
}
export type Lowest = { variation_id: number; cents: number; usual_was_charged: boolean }

/** Of several variations the least and the most of their least prices. */
export function lowestText(lowest: Lowest[]): string {
  const cents = lowest.map((one) => one.cents).toSorted((a, b) => a - b)
  if (cents.length === 0) return 'Nenhum preço nos últimos 30 dias.'
  const [least, most] = [cents[0]!, cents.at(-1)!]
  return `Menor preço dos últimos 30 dias: ${formatMoney(least)}${most > least ? ` (até ${formatMoney(most)}, conforme a variação)` : ''}`
}

export function pastPriceText({ cents, sale_cents, sale_from_gmt, sale_to_gmt }: PastPrice): string {
  if (sale_cents === null) return formatMoney(cents)
  const day = (at: string | null, word: string) => (at === null ? '' : ` ${word} ${formatShortDate(new Date(`${at}Z`))}`)
  return `de ${formatMoney(cents)} por ${formatMoney(sale_cents)}${day(sale_from_gmt, 'desde')}${day(sale_to_gmt, 'até')}`
}

/** A sale from a price that nobody was asked for. */
export const unprovenSale = (lowest: Lowest[]) => lowest.some(({ usual_was_charged }) => !usual_was_charged)
