/** A decimal by its digits, scaled to whole units: «1.234,56» and «1234.56» alike. «1.234» could be either, so it is refused. */
export function decimalOf(cell: string, places: number): number | undefined {
  const text = cell.replaceAll(/[\sR$]/g, '')
  const [, whole, rest] =
    /^(\d{1,3}(?:\.\d{3})+),(\d{1,6})$/.exec(text) ??
    /^(\d{1,3}(?:,\d{3})+)\.(\d{1,6})$/.exec(text) ??
    /^(\d{1,9})(?:[.,](\d{1,6}))?$/.exec(text) ??
    []
  if (whole === undefined) return undefined
  const isUnclear = places === 2 && rest?.length === 3 && !/[.,]/.test(whole)
  const decimals = (rest ?? '').replace(/0+$/, '')
  if (isUnclear || decimals.length > places) return undefined
  return Number(whole.replaceAll(/[.,]/g, '') + decimals.padEnd(places, '0'))
}

const YES = new Set(['1', 'sim', 's', 'yes', 'y', 'true', 'verdadeiro'])
const NO = new Set(['0', 'nao', 'não', 'n', 'no', 'false', 'falso', ''])

export function flagOf(cell: string): boolean | undefined {
  const text = cell.trim().toLowerCase()
  if (YES.has(text)) return true
  return NO.has(text) ? false : undefined
}

const LARGEST = 2_147_483_647
export function wholeOf(cell: string): number | undefined {
  const text = cell.trim().replace(/[.,]0+$/, '')
  return /^-?\d{1,10}$/.test(text) && Math.abs(Number(text)) <= LARGEST ? Number(text) : undefined
}
