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
export type Lowest = {
  variation_id: number
  cents: number
  usual_was_charged: boolean
  has_sale: boolean
  raised_from_cents: number | null
  raised_at_gmt: string | null
}

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

/** A sale beside a price that was raised for it, or shortly before. */
export function raisedText(lowest: Lowest[]): string | undefined {
  const raised = lowest.find(({ has_sale, raised_from_cents }) => has_sale && raised_from_cents !== null)
  if (!raised?.raised_from_cents || !raised.raised_at_gmt) return undefined
  const day = formatShortDate(new Date(`${raised.raised_at_gmt}Z`))
  return `O preço cheio subiu em ${day}; até então era ${formatMoney(raised.raised_from_cents)}. Um «de/por» com um preço que acabou de subir engana quem compra.`
}

/** A sale from a price that nobody was asked for. */
export const unprovenSale = (lowest: Lowest[]) => lowest.some(({ usual_was_charged }) => !usual_was_charged)
