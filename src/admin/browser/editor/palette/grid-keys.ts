type Tile = { top: number; left: number }

/** Which tile a key leads to from this one; tiles stand in rows, whose last one may be short. The same one where there is none. */
export function nextTile(tiles: readonly Tile[], from: number, key: string): number | undefined {
  const last = tiles.length - 1
  if (key === 'ArrowRight') return Math.min(from + 1, last)
  if (key === 'ArrowLeft') return Math.max(from - 1, 0)
  if (key === 'Home') return 0
  if (key === 'End') return last
  const here = tiles[from]
  if (!here || (key !== 'ArrowDown' && key !== 'ArrowUp')) return undefined
  const tops = tiles.map(({ top }) => top).filter((top) => (key === 'ArrowDown' ? top > here.top : top < here.top))
  if (tops.length === 0) return from
  const row = key === 'ArrowDown' ? Math.min(...tops) : Math.max(...tops)
  const distance = (index: number) => Math.abs(tiles[index]!.left - here.left)
  const inRow = [...tiles.keys()].filter((index) => tiles[index]!.top === row)
  return inRow.reduce((best, index) => (distance(index) < distance(best) ? index : best))
}
