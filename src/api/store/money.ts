import type { Cents } from '#kit/money.ts'

/** Beside every group of amounts: how to write them. */
export const CURRENCY = {
  currency_code: 'BRL',
  currency_symbol: 'R$',
  currency_minor_unit: 2,
  currency_decimal_separator: ',',
  currency_thousand_separator: '.',
  currency_prefix: 'R$\u00a0',
  currency_suffix: '',
} as const

/** Centavos as a text: «2490». */
export const minor = (cents: Cents) => String(cents)

/** As `raw_prices` has it: with a millionth's precision. */
export const precise = (cents: Cents) => String(cents * 10_000)
export const PRECISION = 6
