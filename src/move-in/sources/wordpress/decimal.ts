/** An amount of an old table (up to eight decimals, or none) with two decimals, rounded half away from zero. Exact: no floating point. */
export function amount(text: string | null | undefined): string {
  const parts = /^\s*(-?)(\d*)(?:[.](\d*))?\s*$/.exec(text ?? '')
  if (!parts) return '0.00'
  const [, sign, whole = '', decimals = ''] = parts
  const scaled = BigInt(`${whole || '0'}${`${decimals}00`.slice(0, 2)}`) + ((decimals[2] ?? '0') >= '5' ? 1n : 0n)
  const digits = scaled.toString().padStart(3, '0')
  return `${scaled === 0n ? '' : sign}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** The sum of amounts with two decimals. */
export const sumOf = (amounts: readonly string[]): string => {
  const cents = amounts.reduce((sum, one) => sum + BigInt(amount(one).replace('.', '')), 0n)
  const digits = (cents < 0n ? -cents : cents).toString().padStart(3, '0')
  return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** A number as a merchant typed it, with a point: «12,50» becomes «12.50». Empty for what is no number. */
export const typedNumber = (text: string): string => {
  const trimmed = text.trim()
  // «1.234,56» and «1,234.56»: the last mark parts the cents.
  const grouped = /^-?\d{1,3}(\.\d{3})+,\d+$/.test(trimmed)
    ? trimmed.replaceAll('.', '')
    : /^-?\d{1,3}(,\d{3})+\.\d+$/.test(trimmed)
      ? trimmed.replaceAll(',', '')
      : trimmed
  const bare = grouped.replace(',', '.')
  return /^-?\d+(\.\d+)?$|^-?\.\d+$/.test(bare) ? bare : ''
}
