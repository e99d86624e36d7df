import { emptyBox, type Sides, volumeOf } from './layout.ts'

/** One unit of something that is sent. */
export type Piece = { id: string; sides: Sides; grams: number }
/** `inner`: what it holds; `outer`: what the carrier measures. */
export type Box = { name: string; inner: Sides; outer: Sides; emptyGrams: number; maxGrams: number }
/** What a carrier takes as one package. */
export type Limits = { maxSide: number; maxSum: number; maxGrams: number }

/** Without a box: a piece that is sent in the wrapping that it has. */
export type Package = { box: Box | undefined; pieces: Piece[]; sides: Sides; grams: number }
export type Unsendable = { piece: Piece; reason: 'too-large' | 'too-heavy' }
export type Packed = { packages: Package[]; unsendable: Unsendable[] }

/**
 * Puts pieces into the merchant's boxes: into the smallest one that takes all that is left, else as much as possible into the one that
 * takes most. Nothing gets lost, no package is larger or heavier than the carrier takes, and there are never more than pieces.
 */
export function pack(pieces: readonly Piece[], boxes: readonly Box[], limits: Limits): Packed {
  const unsendable = pieces.flatMap((piece): Unsendable[] => {
    if (piece.grams > limits.maxGrams) return [{ piece, reason: 'too-heavy' }]
    return isWithin(piece.sides, limits) ? [] : [{ piece, reason: 'too-large' }]
  })
  const refused = new Set(unsendable.map(({ piece }) => piece))
  const usable = boxes
    .filter(({ outer }) => isWithin(outer, limits))
    .toSorted((one, other) => volumeOf(one.outer) - volumeOf(other.outer))
  let left = pieces
    .filter((piece) => !refused.has(piece))
    .toSorted((one, other) => volumeOf(other.sides) - volumeOf(one.sides) || other.grams - one.grams)
  const packages: Package[] = []
  while (left.length > 0) {
    const made = onePackage(left, usable, limits)
    packages.push(made)
    const gone = new Set(made.pieces)
    left = left.filter((piece) => !gone.has(piece))
  }
  return { packages, unsendable }
}

function onePackage(left: readonly Piece[], boxes: readonly Box[], limits: Limits): Package {
  const most = fullest(left, boxes, limits)
  if (!most) {
    const piece = left[0]!
    return { box: undefined, pieces: [piece], sides: piece.sides, grams: piece.grams }
  }
  const { pieces } = most
  const box = boxes.find((one) => filled(one, pieces, limits).length === pieces.length) ?? most.box
  return { box, pieces, sides: box.outer, grams: box.emptyGrams + gramsOf(pieces) }
}

/** The box that takes most of what is left with the first piece in it; undefined when that one fits into none. */
function fullest(left: readonly Piece[], boxes: readonly Box[], limits: Limits) {
  let best: { box: Box; pieces: Piece[]; volume: number } | undefined
  for (const box of boxes) {
    const pieces = filled(box, left, limits)
    if (pieces[0] !== left[0]) continue
    const volume = pieces.reduce((sum, { sides }) => sum + volumeOf(sides), 0)
    if (!best || volume > best.volume) best = { box, pieces, volume }
    if (pieces.length === left.length) break
  }
  return best
}

/** Which pieces a box takes, by their size and by their weight. */
function filled({ inner, emptyGrams, maxGrams }: Box, pieces: readonly Piece[], limits: Limits): Piece[] {
  let room = Math.min(maxGrams, limits.maxGrams - emptyGrams)
  const lay = emptyBox(inner)
  return pieces.filter(({ grams, sides }) => {
    if (grams > room || !lay(sides)) return false
    room -= grams
    return true
  })
}

const gramsOf = (pieces: readonly Piece[]) => pieces.reduce((sum, { grams }) => sum + grams, 0)
const isWithin = (sides: Sides, { maxSide, maxSum }: Limits) =>
  Math.max(...sides) <= maxSide && sides.reduce((sum, side) => sum + side, 0) <= maxSum

/** Carriers charge a light, large package like a heavy one: so many cubic centimetres weigh a kilogram. */
export const cubicGrams = (sides: Sides, cubicCentimetresPerKilo = 6_000) => Math.ceil(volumeOf(sides) / cubicCentimetresPerKilo)
