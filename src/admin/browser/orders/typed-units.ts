/** More of one thing are two orders. */
export const MOST_UNITS = 9_999

/** How many units somebody typed, the most that there can be where it is more; undefined while it is no number of them. */
export function typedUnits(text: string): number | undefined {
  const units = Math.trunc(Number(text))
  return units >= 1 ? Math.min(units, MOST_UNITS) : undefined
}
