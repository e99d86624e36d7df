/** What the shop says in numbers, dates and addresses, the way Brazilians write them. */

const whole = new Intl.NumberFormat('pt-BR')
export const formatNumber = (value: number) => whole.format(value)

const longDate = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'America/Sao_Paulo' })
/** «15 de novembro de 2026», by the clock of São Paulo. */
export const formatDate = (date: Date) => longDate.format(date)

/** «1 produto», «3 produtos». */
export const count = (amount: number, one: string, many: string) => `${formatNumber(amount)} ${amount === 1 ? one : many}`

/** The part of an address made from a name: «Caneca Sertão» → «caneca-sertao». */
export function slugOf(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 200)
}
