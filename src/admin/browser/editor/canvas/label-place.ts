import type { Rect } from './rect.ts'

export const LABEL_PX = 24
/** As long as a name with its handle and its menu can be. */
const LONGEST_PX = 220
/** Of a tall element the lower edge is often out of sight. */
const TALL_PX = 200

export type LabelPlace = 'above' | 'inside' | 'below'

/** Where the name of an element stands at its frame: above it where there is room, and never over the names of those that are chosen. */
export function labelPlace(rect: Rect, chosen: readonly Rect[]): LabelPlace {
  const usual = rect.top >= LABEL_PX ? 'above' : 'inside'
  if (!chosen.some((other) => isBeside(rect, other))) return usual
  return usual === 'above' && rect.height > TALL_PX ? 'inside' : 'below'
}

const isBeside = (one: Rect, other: Rect) =>
  Math.abs(one.top - other.top) < LABEL_PX && Math.abs(one.left - other.left) < LONGEST_PX
