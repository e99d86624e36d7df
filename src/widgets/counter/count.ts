export type Count = { from: number; to: number; durationMs: number; separator: boolean }

/** The number to show after some time: quick at first and slow at the end, and exactly the last one when time is up. */
export function countAt({ from, to, durationMs }: Count, elapsedMs: number): number {
  const left = 1 - Math.min(Math.max(elapsedMs / durationMs, 0), 1)
  const value = to - (to - from) * left ** 3
  const scale = 10 ** Math.max(decimalsOf(from), decimalsOf(to))
  return Math.round(value * scale) / scale
}

/** «12.480», with as many decimals as the last number has, so that the width does not jump. */
export function writeCount(value: number, { from, to, separator }: Count): string {
  const decimals = Math.max(decimalsOf(from), decimalsOf(to))
  return value.toLocaleString('pt-BR', {
    useGrouping: separator ? 'always' : false,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
}

const decimalsOf = (value: number) => Math.min(String(value).split('.')[1]?.length ?? 0, 4)
