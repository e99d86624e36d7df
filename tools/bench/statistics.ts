export const median = (numbers: number[]) => percentile(numbers, 50)

/** The smallest of the numbers that is not below the given part of them. */
export function percentile(numbers: number[], percent: number): number {
  if (numbers.length === 0) throw new Error('There is no percentile of nothing: a measurement took no sample.')
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)]!
}
