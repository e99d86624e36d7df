import { shaded } from './shaded.ts'
import { darken, lighten } from './palette.ts'
import { boxOf, softFolds, softLine } from './soft.ts'
import { clipped, curve, line, path, type Point } from './svg.ts'
import type { Texture } from './texture.ts'

type ClothLook = {
  color: string
  /** Valleys between folds; each gets a lit ridge on its right. */
  folds?: readonly (readonly Point[])[]
  foldWidth?: number
  texture?: Texture
  depth?: number
}

/** A piece of cloth with the given outline: falling light, soft folds, threads. */
export function cloth(
  d: string,
  { color, folds = [], foldWidth = 26, texture, depth = 1 }: ClothLook,
  ...printed: string[]
): string {
  const base = shaded(color, [0.3, 0, -0.2], [0, 0], [1, 0.9])
  const valleys = folds.map((points) => curve(points)).join('')
  const ridges = folds.map((points) => points.map(([x, y]): Point => [x - foldWidth * 1.7, y]))
  return clipped(
    d,
    path(d, base),
    ...printed,
    texture ? texture(boxOf(d)) : '',
    folds.length
      ? softFolds(folds, darken(color, 0.75), foldWidth * 1.3, 0.32 * depth) +
          softFolds(ridges, lighten(color, 0.6), foldWidth * 1.3, 0.3 * depth)
      : '',
    valleys && line(valleys, darken(color, 0.8), 2.5, { opacity: 0.07 * depth }),
    softLine(d, darken(color, 0.7), 15, 0.26, 5),
  )
}

/** A dashed seam. */
export const seam = (d: string, color: string, width = 3) => line(d, color, width, { 'stroke-dasharray': '11 7', opacity: 0.75 })
