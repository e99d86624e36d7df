import { shaded } from './shaded.ts'
import { darken, lighten, mix, palette } from './palette.ts'
import { downward, linear, path, radial, rect } from './svg.ts'
import { speckles, woodGrain } from './texture.ts'

export type Frame = { width: number; height: number }

export const PORTRAIT: Frame = { width: 1200, height: 1500 }
export const LANDSCAPE: Frame = { width: 1200, height: 800 }
export const WIDE: Frame = { width: 2000, height: 1000 }

/** One sheet of coloured paper that bends from wall to floor. */
export function sweep({ width, height }: Frame, color: string, bend = 0.66): string {
  const floor = downward([
    [0, lighten(color, 0.22)],
    [bend - 0.2, lighten(color, 0.06)],
    [bend, darken(color, 0.09)],
    [bend + 0.1, lighten(color, 0.12)],
    [1, lighten(color, 0.3)],
  ])
  return rect(0, 0, width, height, floor) + glow({ width, height }) + grain({ width, height }, color, 11)
}

/** A wall and the table before it; the table's own light tells them apart. */
export function wallAndTable({ width, height }: Frame, { wall, table, horizon = 0.62 }: Room): string {
  const y = height * horizon
  return (
    rect(
      0,
      0,
      width,
      y + 2,
      downward([
        [0, lighten(wall, 0.12)],
        [0.75, wall],
        [1, darken(wall, 0.1)],
      ]),
    ) +
    rect(
      0,
      y,
      width,
      height - y,
      downward([
        [0, darken(table, 0.1)],
        [0.1, table],
        [1, lighten(table, 0.3)],
      ]),
    ) +
    rect(
      0,
      y - 26,
      width,
      26,
      downward([
        [0, darken(wall, 0.4), 0],
        [1, darken(wall, 0.5), 0.22],
      ]),
    ) +
    rect(0, y, width, 5, lighten(table, 0.5), { opacity: 0.55 }) +
    glow({ width, height }) +
    grain({ width, height }, wall, 23)
  )
}

/** A wooden table before a wall. */
export function wallAndWood(
  frame: Frame,
  { wall, table = palette.wood, horizon = 0.66 }: { wall: string; table?: string; horizon?: number },
): string {
  const { width, height } = frame
  const y = height * horizon
  const veil = downward([
    [0, darken(table, 0.4), 0.45],
    [0.25, darken(table, 0.3), 0.08],
    [1, '#fff3df', 0.3],
  ])
  return (
    wallAndTable(frame, { wall, table, horizon }) +
    path(`M0 ${y}H${width}V${height}H0Z`, table) +
    woodGrain({ x: 0, y, width, height: height - y }, table, { seed: 9, lines: 30, knots: 0 }) +
    rect(0, y, width, height - y, veil) +
    rect(0, y, width, 4, lighten(table, 0.6), { opacity: 0.6 })
  )
}

/** Looking straight down at a sheet or a cloth. */
export function tableTop({ width, height }: Frame, color: string, seed = 5): string {
  const pool = shaded(color, [0.38, 0, -0.16], [0.05, 0], [0.95, 1])
  return rect(0, 0, width, height, pool) + grain({ width, height }, color, seed)
}

/** Looking straight down at planks. */
export function plankTop({ width, height }: Frame, color: string, planks = 5): string {
  const size = width / planks
  const boards = Array.from({ length: planks }, (_, i) => {
    const tone = mix(color, i % 2 ? lighten(color, 0.12) : darken(color, 0.08), 0.8)
    return (
      rect(i * size, 0, size + 1, height, tone) +
      woodGrain({ x: i * size, y: 0, width: size, height }, color, { seed: 31 + i * 7, lines: 16, upright: true, knots: i % 2 }) +
      rect(i * size - 3, 0, 5, height, darken(color, 0.6), { opacity: 0.5 }) +
      rect(i * size + 2, 0, 3, height, lighten(color, 0.5), { opacity: 0.35 })
    )
  })
  const light = linear(
    [
      [0, '#fff1d8', 0.38],
      [0.5, '#fff1d8', 0],
      [1, '#1c0f08', 0.28],
    ],
    [0, 0],
    [1, 1],
  )
  return boards.join('') + rect(0, 0, width, height, light)
}

type Room = { wall: string; table: string; horizon?: number }

function glow({ width, height }: Frame): string {
  return (
    rect(
      0,
      0,
      width,
      height,
      radial(
        [
          [0, '#fff6e2', 0.5],
          [1, '#fff6e2', 0],
        ],
        [0.22, 0.2],
        0.75,
      ),
    ) +
    rect(
      0,
      0,
      width,
      height,
      radial(
        [
          [0.55, '#2a170d', 0],
          [1, '#2a170d', 0.16],
        ],
        [0.4, 0.42],
        0.85,
      ),
    )
  )
}

function grain({ width, height }: Frame, color: string, seed: number): string {
  const box = { x: 0, y: 0, width, height }
  return (
    speckles(box, { count: 550, seed, color: darken(color, 0.6), size: 2.2, opacity: 0.1 }) +
    speckles(box, { count: 420, seed: seed + 1, color: '#fffaf0', size: 2.6, opacity: 0.16 })
  )
}
