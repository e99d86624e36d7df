/** Where a key leads in a list that begins again at its end; undefined for keys that don't move. */
export function stepTo(key: string, { active, count }: { active: number; count: number }): number | undefined {
  if (count === 0) return undefined
  if (key === 'ArrowDown') return (active + 1) % count
  if (key === 'ArrowUp') return (active - 1 + count) % count
  return undefined
}
