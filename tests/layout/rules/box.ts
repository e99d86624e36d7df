import type { Box } from '../measured.ts'

export const right = (box: Box) => box.x + box.width
export const bottom = (box: Box) => box.y + box.height
export const area = (box: Box) => box.width * box.height
export const center = (box: Box) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 })

/** What two boxes have in common; without width or height when they have nothing. */
export function intersection(one: Box, other: Box): Box {
  const x = Math.max(one.x, other.x)
  const y = Math.max(one.y, other.y)
  return {
    x,
    y,
    width: Math.max(0, Math.min(right(one), right(other)) - x),
    height: Math.max(0, Math.min(bottom(one), bottom(other)) - y),
  }
}

/** The area that boxes cover together: what two of them cover counts once. */
export function coveredArea(boxes: Box[]): number {
  const edges = [...new Set(boxes.flatMap((box) => [box.y, bottom(box)]))].toSorted((a, b) => a - b)
  return edges.slice(1).reduce((sum, end, index) => {
    const start = edges[index]!
    const across = boxes.filter((box) => box.y < end && bottom(box) > start).toSorted((a, b) => a.x - b.x)
    let reached = -Infinity
    let length = 0
    for (const box of across) {
      length += Math.max(0, right(box) - Math.max(reached, box.x))
      reached = Math.max(reached, right(box))
    }
    return sum + length * (end - start)
  }, 0)
}

/** How far a point is from the nearest point of a box; 0 inside of it. */
export function distanceTo(point: { x: number; y: number }, box: Box): number {
  const x = Math.max(box.x - point.x, 0, point.x - right(box))
  const y = Math.max(box.y - point.y, 0, point.y - bottom(box))
  return Math.hypot(x, y)
}
