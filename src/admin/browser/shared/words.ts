import { formatMoney } from '#kit/money.ts'

const moment = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short' })
const day = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'medium' })

/** The API's decimals as whole centavos, by their digits. */
export function centsOf(amount: string): number {
  const [, sign = '', whole = '0', rest = ''] = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(amount) ?? []
  const cents = Number(whole) * 100 + Number(rest.padEnd(2, '0'))
  return sign === '-' && cents !== 0 ? -cents : cents
}

/** «12.50» of the API as «R$ 12,50». */
export const money = (amount: string) => formatMoney(centsOf(amount))

/** The API tells moments in the shop's own time: they are read as they stand. */
export const momentText = (wire: string | null) => (wire ? moment.format(new Date(wire)) : '')
export const dayText = (wire: string | null) => (wire ? day.format(new Date(wire)) : '')

/** «2026-11-15», the day that it is where the merchant sits. */
export function dayOf(date: Date): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

export const fullName = ({ first_name, last_name }: { first_name: string; last_name: string }) =>
  `${first_name} ${last_name}`.trim()

/** «1.234,56» without its points; «1.234» alone could be either thing and stays as it is, to be refused. */
export const ungrouped = (typed: string) =>
  /^\d{1,3}(\.\d{3})+,\d{1,2}$/.test(typed.trim()) ? typed.trim().replaceAll('.', '') : typed.trim()
