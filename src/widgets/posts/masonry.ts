export type Box = { top: number; height: number }

/** Lets each item of a grid rise to the one above it: by how much each moves, and how high the whole is then. */
export function masonry(boxes: Box[], columns: number, gap: number): { moves: number[]; height: number } {
  const bottoms = Array.from({ length: columns }, () => -gap)
  const moves = boxes.map(({ top, height }, index) => {
    const column = index % columns
    const place = bottoms[column]! + gap
    bottoms[column] = place + height
    return place - top
  })
  return { moves, height: Math.max(0, ...bottoms) }
}

/** Lays a grid's visible items as masonry, by what the style sheet says of its columns and gap. */
export function layMasonry(grid: HTMLElement): void {
  const { gridTemplateColumns, rowGap } = getComputedStyle(grid)
  const items = [...grid.children].filter(
    (item): item is HTMLElement => item instanceof HTMLElement && item.offsetParent !== null,
  )
  const boxes = items.map((item) => ({ top: item.offsetTop - grid.offsetTop, height: item.offsetHeight }))
  const { moves, height } = masonry(boxes, gridTemplateColumns.split(' ').length, Number.parseFloat(rowGap) || 0)
  items.forEach((item, index) => (item.style.translate = moves[index] === 0 ? '' : `0 ${moves[index]}px`))
  grid.style.blockSize = `${height}px`
}
