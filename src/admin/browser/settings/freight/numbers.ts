import { wireAmount } from '../../shared/amount.ts'

/** What is typed into a field of the freight's forms, as the shop counts it; undefined when it is no such number. Empty is nothing: 0. */
export type ReadNumber = (typed: string) => number | undefined

const digits = (typed: string) => wireAmount(typed.replace(/^\s*[−-]\s*/, '').replace(/^\s*\+\s*/, ''))
const isNegative = (typed: string) => /^\s*[−-]/.test(typed)

/** Reais, below zero for a discount: centavos. */
export const signedCents: ReadNumber = (typed) => {
  const plain = digits(typed)
  if (plain === '') return 0
  if (!/^\d{1,5}(\.\d{1,2})?$/.test(plain)) return undefined
  const cents = Math.round(Number(plain) * 100)
  return isNegative(typed) && cents !== 0 ? -cents : cents
}
export const cents: ReadNumber = (typed) => (isNegative(typed) ? undefined : signedCents(typed))

/** Percent, below zero for a discount, with at most two decimals. */
export const signedPercent: ReadNumber = (typed) => {
  const plain = digits(typed).replace('%', '').trim()
  if (plain === '') return 0
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(plain)) return undefined
  const percent = isNegative(typed) ? -Number(plain) : Number(plain)
  return percent >= -100 && percent <= 200 ? percent : undefined
}

export const whole =
  (least: number, most: number): ReadNumber =>
  (typed) => {
    const plain = typed.trim() === '' ? '0' : typed.trim()
    const number = /^\d{1,7}$/.test(plain) ? Number(plain) : undefined
    return number !== undefined && number >= least && number <= most ? number : undefined
  }

/** Centimetres with at most one decimal: millimetres. */
export const millimetres: ReadNumber = (typed) => {
  const plain = digits(typed)
  const mm = /^\d{1,3}(\.\d)?$/.test(plain) ? Math.round(Number(plain) * 10) : 0
  return !isNegative(typed) && mm >= 10 && mm <= 2_000 ? mm : undefined
}

/** As people here write it: «-12,5». */
export const shownNumber = (number: number) => String(number).replace('.', ',')
export const shownCents = (amount: number) => (amount === 0 ? '' : (amount / 100).toFixed(2).replace('.', ','))
