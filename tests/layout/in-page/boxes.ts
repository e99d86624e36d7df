import type { Box } from '../measured.ts'

export const boxOf = ({ left: x, top: y, width, height }: DOMRect): Box => ({ x, y, width, height })

/** What is left of a box inside of another, in the directions asked for. */
export function cut(box: Box, to: Box, x: boolean, y: boolean): Box {
  const left = x ? Math.max(box.x, to.x) : box.x
  const top = y ? Math.max(box.y, to.y) : box.y
  const right = x ? Math.min(box.x + box.width, to.x + to.width) : box.x + box.width
  const bottom = y ? Math.min(box.y + box.height, to.y + to.height) : box.y + box.height
  return { x: left, y: top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) }
}

export function union(one: Box, other: Box): Box {
  const x = Math.min(one.x, other.x)
  const y = Math.min(one.y, other.y)
  const right = Math.max(one.x + one.width, other.x + other.width)
  const bottom = Math.max(one.y + one.height, other.y + other.height)
  return { x, y, width: right - x, height: bottom - y }
}

/** What can be seen of an element inside of all that clips it. */
export const insideOf = (box: Box, clips: { box: Box; x: string; y: string }[]): Box =>
  clips.reduce((left, one) => cut(left, one.box, one.x !== 'visible', one.y !== 'visible'), box)
