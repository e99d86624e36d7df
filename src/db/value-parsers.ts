import { type CustomTypesConfig, TypeOverrides, types } from 'pg'

const { builtins } = types

/** How column values arrive: bigint as a number, a calendar day as text. Timestamps stay Dates, numeric stays exact text. */
export function valueParsers(): CustomTypesConfig {
  const parsers = new TypeOverrides()
  parsers.setTypeParser(builtins.INT8, parseBigint)
  // A day has no time zone; a Date of it would be the day before, west of Greenwich.
  parsers.setTypeParser(builtins.DATE, (text) => text)
  return parsers as CustomTypesConfig
}

/** Centavos and ids stay far below the limit; a value above it would silently become another, so it throws. */
function parseBigint(text: string): number {
  const value = Number(text)
  if (Number.isSafeInteger(value)) return value
  throw new RangeError(
    `The bigint ${text} does not fit a JavaScript number exactly. Select it as text (column::text) and use BigInt.`,
  )
}
