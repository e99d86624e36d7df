import { darken, lighten } from './palette.ts'
import { seeded, spread, steps } from './seeded.ts'
import { clipped, group, line, num } from './svg.ts'

export type Box = { x: number; y: number; width: number; height: number }

/** Iron spots in a glaze, fibres in paper, sand in plaster: many dots as one path. */
export function speckles(
  { x, y, width, height }: Box,
  { count, seed = 1, color = '#3b2a20', size = 3, opacity = 0.5 }: DotLook,
): string {
  const random = seeded(seed)
  const dots = (share: number) =>
    steps(Math.round(count * share))
      .map(() => `M${num(x + random() * width)} ${num(y + random() * height)}h${num(random() * size * 0.5)}`)
      .join('')
  return [0.5, 0.8, 1.3]
    .map((weight, i) => line(dots([0.55, 0.33, 0.12][i] ?? 0), color, size * weight, { opacity: opacity * (1 - i * 0.12) }))
    .join('')
}

type DotLook = { count: number; seed?: number; color?: string; size?: number; opacity?: number }

/** Draws itself over a box; the caller clips it to the shape. */
export type Texture = (box: Box) => string

/** Threads crossing at right angles. */
export function weave(color: string, size = 8, { strength = 1 } = {}): Texture {
  return ({ x, y, width, height }) => {
    const weft = threads(height, size, (offset) => `M${num(x)} ${num(y + offset)}h${num(width)}`)
    const warp = threads(width, size, (offset) => `M${num(x + offset)} ${num(y)}v${num(height)}`)
    return (
      line(weft, darken(color, 0.6), size * 0.22, { opacity: 0.24 * strength }) +
      line(warp, lighten(color, 0.6), size * 0.34, { opacity: 0.22 * strength }) +
      line(warp, darken(color, 0.6), size * 0.12, { opacity: 0.16 * strength })
    )
  }
}

/** Little loops of terry cloth. */
export function loops(color: string, size = 12): Texture {
  return (box) => {
    const count = Math.min(2600, Math.round((box.width * box.height) / (size * size)))
    return (
      speckles(box, { count, seed: 41, color: darken(color, 0.6), size: size * 0.34, opacity: 0.13 }) +
      speckles(box, { count, seed: 42, color: lighten(color, 0.8), size: size * 0.3, opacity: 0.2 })
    )
  }
}

/** Long wavering lines along a board, with a knot now and then. */
export function woodGrain(
  { x, y, width, height }: Box,
  color: string,
  { seed = 4, lines = 34, upright = false, knots = 1 } = {},
): string {
  const random = seeded(seed)
  const [along, across] = upright ? [height, width] : [width, height]
  const centres = steps(knots).map(() => [random() * along, random() * across] as const)
  const veins = spread(0, across, lines).map((offset) => {
    const start = offset + (random() - 0.5) * (across / lines)
    const drift = (random() - 0.5) * across * 0.08
    const points = spread(0, along, 26).map((reach) => {
      const bulge = centres.reduce((sum, [kx, ky]) => {
        const gap = start - ky
        return (
          sum +
          Math.sign(gap || 1) * across * 0.07 * Math.exp(-(((reach - kx) / (along * 0.06)) ** 2) - (gap / (across * 0.1)) ** 2)
        )
      }, 0)
      const wave = Math.sin(reach / (along * 0.19) + seed + offset / across) * across * 0.012
      const sideways = start + (drift * reach) / along + wave + bulge
      return upright ? `${num(x + sideways)} ${num(y + reach)}` : `${num(x + reach)} ${num(y + sideways)}`
    })
    const dark = random() > 0.35
    return line(
      `M${points.join('L')}`,
      dark ? darken(color, 0.55) : lighten(color, 0.5),
      (across / lines) * (0.12 + random() * 0.3),
      {
        opacity: 0.14 + random() * 0.22,
      },
    )
  })
  return group({}, ...veins)
}

/** Texture that stays inside its shape. */
export const inside = (d: string, ...texture: string[]) => clipped(d, ...texture)

const threads = (length: number, gap: number, draw: (offset: number) => string) =>
  spread(0, length, Math.max(2, Math.round(length / gap)))
    .map(draw)
    .join('')
