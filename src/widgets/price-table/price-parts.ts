import { parseMoney } from '#kit/money.ts'

/** Signs of the currencies that a Brazilian shop writes; `custom` is the merchant's own. */
export const CURRENCY_SIGNS = { real: 'R$', dollar: 'US$', euro: '€', pound: '£', none: '' } as const

export type PriceParts = { whole: string; cents: string; spoken: string }

const thousands = new Intl.NumberFormat('pt-BR')

/** A price taken apart, so that its centavos can stand small; what is no amount («Grátis», «Sob consulta») stays whole. */
export function priceParts(typed: string, sign: string): PriceParts {
  const cents = parseMoney(typed)
  if (cents === undefined) return { whole: typed, cents: '', spoken: typed }
  const whole = thousands.format(Math.floor(cents / 100))
  const rest = String(cents % 100).padStart(2, '0')
  const shown = rest === '00' ? '' : rest
  return { whole, cents: shown, spoken: [sign, shown === '' ? whole : `${whole},${rest}`].filter(Boolean).join(' ') }
}
