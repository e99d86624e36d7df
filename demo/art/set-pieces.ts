import { shaded } from './shaded.ts'
import { darken, lighten } from './palette.ts'
import { cloth, seam } from './cloth.ts'
import { softLine } from './soft.ts'
import { at, curve, downward, linear, oval, path, rect, type Point } from './svg.ts'
import { weave } from './texture.ts'
import { leafShadow, windowLight } from './light.ts'
import type { Frame } from './scene.ts'

/** A plaster arch sunk into the wall. */
export function niche(x: number, foot: number, width: number, height: number, color: string): string {
  const radius = width / 2
  const d = `M${x - radius} ${foot}V${foot - height + radius}a${radius} ${radius} 0 0 1 ${width} 0V${foot}Z`
  const hollow = linear(
    [
      [0, darken(color, 0.34)],
      [0.3, darken(color, 0.12)],
      [1, lighten(color, 0.24)],
    ],
    [0, 0],
    [1, 0.25],
  )
  return (
    path(d, hollow) +
    path(
      d,
      downward([
        [0, '#2a170d', 0.26],
        [0.4, '#2a170d', 0.02],
        [0.9, '#2a170d', 0],
        [1, '#2a170d', 0.12],
      ]),
    ) +
    path(d, 'none', { stroke: lighten(color, 0.5), 'stroke-width': 4, opacity: 0.6 })
  )
}

/** A plinth with a lit top, to set a small thing on; (x, y) is the middle of its top front edge. */
export function plinth(x: number, y: number, width: number, height: number, color: string): string {
  const top = width * 0.16
  const [left, right] = [x - width / 2, x + width / 2]
  return (
    path(`M${left + width * 0.08} ${y - top}H${right - width * 0.08}L${right} ${y}H${left}Z`, shaded(color, [0.45, 0.2])) +
    rect(left, y, width, height, shaded(color, [0.1, 0, -0.18])) +
    rect(left, y, width, 5, lighten(color, 0.6), { opacity: 0.6 }) +
    rect(
      left,
      y,
      width,
      height,
      downward([
        [0, '#2a170d', 0],
        [0.7, '#2a170d', 0.04],
        [1, '#2a170d', 0.24],
      ]),
    )
  )
}

/** A round plinth seen slightly from above; (x, y) is the middle of its top. */
export function drum(x: number, y: number, radius: number, height: number, color: string, tilt = 0.2): string {
  const side = linear([
    [0, lighten(color, 0.05)],
    [0.25, lighten(color, 0.3)],
    [0.6, color],
    [0.92, darken(color, 0.3)],
    [1, darken(color, 0.2)],
  ])
  return (
    path(`M${x - radius} ${y}V${y + height}a${radius} ${radius * tilt} 0 0 0 ${radius * 2} 0V${y}Z`, side) +
    oval(x, y, radius, radius * tilt, shaded(color, [0.6, 0.15]))
  )
}

/** Window light and a palm's shadow across the upper wall. */
export function morning({ width, height }: Frame, { x = 0.3, strength = 0.5, palm = true } = {}): string {
  const sun = windowLight(width * x, -height * 0.04, Math.min(width, height) * 0.52, { strength })
  return (
    sun +
    (palm
      ? leafShadow(width * (x + 0.32), -height * 0.05, Math.min(width, height) * 0.5, {
          turn: 112,
          strength: 0.12,
          softness: 15,
          seed: 3 + Math.round(x * 20),
        })
      : '')
  )
}

/** A cloth with a soft edge lying across the table. */
export function runner(frame: Frame, y: number, color: string, height = 150): string {
  const wave = curve([
    [-40, y + 30],
    [frame.width * 0.3, y],
    [frame.width * 0.7, y + 18],
    [frame.width + 40, y - 6],
  ])
  const creases = [0.16, 0.5, 0.83].map((share): Point[] => [
    [frame.width * share, y + 4],
    [frame.width * share - 50, y + height * 0.5],
    [frame.width * share - 130, y + height],
  ])
  const d = `${wave}V${y + height}H-40Z`
  return (
    at(0, -3, softLine(wave, '#2e1a10', 9, 0.4)) +
    cloth(d, {
      color: lighten(color, 0.12),
      texture: weave(color, 10, { strength: 0.7 }),
      folds: creases,
      foldWidth: 22,
      depth: 0.5,
    }) +
    at(0, 20, seam(wave, darken(color, 0.3)))
  )
}
