export type Direction = 'horizontal' | 'vertical'

/** Which tab a key leads to, round the corner at both ends; undefined for keys that are not about tabs. */
export function nextTab(key: string, { current, count, direction }: { current: number; count: number; direction: Direction }) {
  const [back, forth] = direction === 'vertical' ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight']
  if (key === forth) return (current + 1) % count
  if (key === back) return (current + count - 1) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}
