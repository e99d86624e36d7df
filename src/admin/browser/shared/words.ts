import { formatMoney } from '#kit/money.ts'
import { formatMediumDate, formatMoment } from '#kit/pt-br.ts'
import { readLocalMoment, localDay } from '#kit/brazil/local-time.ts'

/** The API's decimals as whole centavos, by their digits. */
export function centsOf(amount: string): number {
  const [, sign = '', whole = '0', rest = ''] = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(amount) ?? []
  const cents = Number(whole) * 100 + Number(rest.padEnd(2, '0'))
  return sign === '-' && cents !== 0 ? -cents : cents
}

/** «12.50» of the API as «R$ 12,50». */
export const money = (amount: string) => formatMoney(centsOf(amount))

/** Every moment of the API by the shop's clock, wherever the merchant sits: without a zone it is told by that clock already. */
export const momentText = (wire: string | null) => (wire ? formatMoment(readLocalMoment(wire)) : '')
export const dayText = (wire: string | null) => (wire ? formatMediumDate(readLocalMoment(wire)) : '')

/** «2026-11-15», the day that it is in the shop. */
export const dayOf = localDay

export const fullName = ({ first_name, last_name }: { first_name: string; last_name: string }) =>
  `${first_name} ${last_name}`.trim()

/** «1.234,56» without its points; «1.234» alone could be either thing and stays as it is, to be refused. */
export const ungrouped = (typed: string) =>
  /^\d{1,3}(\.\d{3})+,\d{1,2}$/.test(typed.trim()) ? typed.trim().replaceAll('.', '') : typed.trim()
