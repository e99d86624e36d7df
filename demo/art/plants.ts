import { darken, lighten, mix, palette } from './palette.ts'
import { seeded, spread, steps } from './seeded.ts'
import { at, curve, el, line, num, path, type Point } from './svg.ts'

/** One leaf growing up from the origin, its left half in the light. */
export function leaf(length: number, width: number, color: string): string {
  const half = (side: number) =>
    `M0 0C${num(side * width * 0.75)} ${num(-length * 0.25)} ${num(side * width * 0.5)} ${num(-length * 0.78)} 0 ${num(-length)}`
  return (
    path(`${half(-1)}Z`, lighten(color, 0.22)) +
    path(`${half(1)}Z`, darken(color, 0.12)) +
    line(`M0 0L0 ${num(-length * 0.9)}`, lighten(color, 0.45), Math.max(1, width * 0.035), { opacity: 0.7 })
  )
}

type BranchLook = {
  color?: string
  leaves?: number
  bend?: number
  size?: number
  round?: number
  seed?: number
  berries?: string
}

/** A branch from the origin upwards with leaves on both sides, smaller towards the tip. */
export function branch(
  length: number,
  { color = palette.olive, leaves = 9, bend = 0.2, size = 0.3, round = 0.42, seed = 2, berries }: BranchLook = {},
): string {
  const random = seeded(seed)
  const stem = (t: number): Point => [bend * length * t * t, -length * t]
  const green = steps(leaves * 2).map((i) => {
    const t = 0.16 + (0.84 * Math.floor(i / 2)) / leaves + (i % 2) * 0.02
    const side = i % 2 ? 1 : -1
    const reach = length * size * (1.15 - t * 0.55) * (0.85 + random() * 0.3)
    const [x, y] = stem(t)
    const turn = side * (48 + random() * 26 - t * 18) + bend * 60 * t
    return at(x, y, leaf(reach, reach * round, mix(color, random() > 0.5 ? palette.green : palette.ochre, random() * 0.28)), {
      turn,
    })
  })
  const [tipX, tipY] = stem(1)
  const tip = at(tipX, tipY, leaf(length * size * 0.6, length * size * 0.6 * round, color), { turn: bend * 70 })
  const dots = berries
    ? steps(leaves).map((i) => {
        const [x, y] = stem(0.3 + (0.65 * i) / leaves)
        return berry(x + (random() - 0.5) * length * 0.16, y + (random() - 0.5) * length * 0.06, length * 0.022, berries)
      })
    : []
  return (
    line(curve([0, 0.3, 0.6, 1].map(stem)), darken(color, 0.35), Math.max(2, length * 0.012)) +
    green.join('') +
    tip +
    dots.join('')
  )
}

export const berry = (x: number, y: number, r: number, color: string) =>
  el('circle', { cx: x, cy: y, r, fill: darken(color, 0.2) }) +
  el('circle', { cx: x - r * 0.15, cy: y - r * 0.15, r: r * 0.8, fill: color }) +
  el('circle', { cx: x - r * 0.35, cy: y - r * 0.4, r: r * 0.26, fill: '#fff5e6', opacity: 0.8 })

/** Dried golden grass: thin bowed stems with heavy ears. */
export function driedGrass(height: number, { color = palette.ochre, stems = 9, wide = 0.5, seed = 6 }: GrassLook = {}): string {
  const random = seeded(seed)
  return spread(-wide, wide, stems)
    .map((lean) => {
      const reach = height * (0.75 + random() * 0.3)
      const tip: Point = [lean * reach * 0.9, -reach * (1 - Math.abs(lean) * 0.25)]
      const stem = curve([[lean * 10, 0], [lean * reach * 0.28, -reach * 0.5], tip])
      const turn = lean * 75
      const tone = mix(color, random() > 0.5 ? palette.sand : palette.wood, random() * 0.4)
      const grains = steps(14).map((i) => {
        const y = -i * height * 0.018
        const side = i % 2 ? 1 : -1
        return at(side * height * 0.006, y, leaf(height * 0.05, height * 0.016, tone), { turn: side * 24 })
      })
      return line(stem, darken(tone, 0.2), 3) + at(tip[0], tip[1] + height * 0.06, grains.join(''), { turn })
    })
    .join('')
}

/** A fan of long blades, for a potted palm or a cut palm leaf. */
export function palm(length: number, { color = palette.green, blades = 11, open = 150, seed = 8 }: PalmLook = {}): string {
  const random = seeded(seed)
  return spread(-open / 2, open / 2, blades)
    .toSorted((a, b) => Math.abs(b) - Math.abs(a))
    .map((turn) => {
      const reach = length * (0.8 + random() * 0.25)
      return at(0, 0, leaf(reach, reach * 0.17, mix(color, palette.olive, random() * 0.6)), { turn: turn + random() * 6 })
    })
    .join('')
}

/** A long arching frond with narrow leaflets, e.g. a fern or an areca. */
export function frond(length: number, { color = palette.green, bend = 0.35, seed = 5 }: FrondLook = {}): string {
  return branch(length, { color, bend, leaves: 16, size: 0.26, round: 0.2, seed })
}

/** A bush of fronds out of one pot. */
export function pottedGreen(height: number, { color = palette.green, seed = 4 }: { color?: string; seed?: number } = {}): string {
  return spread(-62, 62, 9)
    .toSorted((a, b) => Math.abs(b) - Math.abs(a))
    .map((turn, i) =>
      at(
        turn * 0.4,
        0,
        frond(height * (0.8 + (i % 3) * 0.1), {
          color: mix(color, palette.olive, (i % 4) * 0.2),
          bend: turn / 190,
          seed: seed + i,
        }),
        { turn: turn * 0.55 },
      ),
    )
    .join('')
}

type GrassLook = { color?: string; stems?: number; wide?: number; seed?: number }
type PalmLook = { color?: string; blades?: number; open?: number; seed?: number }
type FrondLook = { color?: string; bend?: number; seed?: number }
