import { shadedDown } from './shaded.ts'
import { cloth, seam } from './cloth.ts'
import { darken, lighten, palette } from './palette.ts'
import { seeded, spread, steps } from './seeded.ts'
import { at, el, line, num, oval, path, radial, rect, type Point } from './svg.ts'
import { weave } from './texture.ts'
import { flatShadow } from './light.ts'

/** A throw hung over a rail at the origin: width × drop, woven bands and a fringe at its foot. */
export function hangingThrow(
  color: string,
  { width = 620, drop = 880, accent = palette.clay }: { width?: number; drop?: number; accent?: string } = {},
): string {
  const half = width / 2
  const outlinePath = `M${-half} 6C${-half + 10} -34 ${half - 10} -34 ${half} 6C${half + 22} ${drop * 0.4} ${half - 4} ${drop * 0.7} ${half + 14} ${drop}C${half * 0.5} ${drop + 22} ${-half * 0.4} ${drop - 20} ${-half - 12} ${drop + 4}C${-half + 6} ${drop * 0.66} ${-half - 18} ${drop * 0.36} ${-half} 6Z`
  const folds = [-0.62, -0.25, 0.16, 0.5, 0.8].map((share, i): Point[] => [
    [half * share, 30],
    [half * share + (i % 2 ? 22 : -16), drop * 0.45],
    [half * share + (i % 2 ? -10 : 20), drop],
  ])
  return (
    flatShadow(outlinePath, { lift: 24, softness: 22, strength: 0.3 }) +
    fringeRow(-half - 8, half + 10, drop - 4, color) +
    cloth(outlinePath, { color, folds, foldWidth: 34, texture: weave(color, 9) }, ...bands(half, drop, color, accent))
  )
}

function bands(half: number, drop: number, color: string, accent: string): string[] {
  const bar = (y: number, height: number, fill: string) => rect(-half - 40, y, half * 2 + 80, height, fill, { opacity: 0.9 })
  const contrast = color === accent ? palette.sand : accent
  const diamonds = steps(22).map((i) => {
    const x = -half - 20 + i * ((half * 2 + 40) / 21)
    return path(`M${num(x - 16)} ${drop - 176}l16 -26l16 26l-16 26Z`, contrast)
  })
  return [
    bar(drop - 90, 14, contrast),
    bar(drop - 66, 5, contrast),
    bar(drop - 260, 14, contrast),
    bar(drop - 284, 5, contrast),
    ...diamonds,
    bar(96, 12, contrast),
    bar(120, 5, contrast),
  ]
}

export function fringeRow(from: number, to: number, y: number, color: string, length = 74): string {
  const random = seeded(17)
  return spread(from, to, Math.round((to - from) / 15))
    .map((x) => {
      const sway = (random() - 0.5) * 16
      const tassel = `M${num(x)} ${y}q${num(sway * 0.2)} ${num(length * 0.5)} ${num(sway)} ${num(length * (0.88 + random() * 0.2))}`
      return line(tassel, darken(color, 0.26), 9) + line(tassel, lighten(color, 0.1), 5)
    })
    .join('')
}

/** A throw folded into a thick pad; the foot in the middle of the origin. */
export function foldedThrow(
  color: string,
  { width = 620, layers = 3, accent = palette.clay }: { width?: number; layers?: number; accent?: string } = {},
): string {
  const height = 74
  return steps(layers)
    .map((i) => {
      const y = -i * height
      const inset = i * 6
      const [left, right] = [-width / 2 + inset, width / 2 - inset]
      const d = `M${left + 30} ${y - height}H${right - 20}C${right + 22} ${y - height} ${right + 22} ${y} ${right - 20} ${y}H${left + 26}C${left - 14} ${y} ${left - 14} ${y - height} ${left + 30} ${y - height}Z`
      const stripe = [0.62, 0.7, 0.8].map((share, n) =>
        rect(left + width * share, y - height, n === 1 ? 26 : 9, height, accent, { opacity: 0.85 }),
      )
      return cloth(
        d,
        { color, texture: weave(color, 9) },
        rect(left - 20, y - height, width + 60, height, shadedDown(color, [0.45, 0, -0.42])),
        ...stripe,
      )
    })
    .join('')
}

/** A plump square cushion around the origin with a lace medallion. */
export function laceCushion(color: string, size = 640): string {
  const h = size / 2
  const d = `M${-h} ${-h}C${-h * 0.5} ${-h * 0.86} ${h * 0.5} ${-h * 0.86} ${h} ${-h}C${h * 0.87} ${-h * 0.5} ${h * 0.87} ${h * 0.5} ${h} ${h}C${h * 0.5} ${h * 0.97} ${-h * 0.5} ${h * 0.97} ${-h} ${h}C${-h * 0.87} ${h * 0.5} ${-h * 0.87} ${-h * 0.5} ${-h} ${-h}Z`
  const corner = (sx: number, sy: number): Point[][] => [
    [
      [sx * h * 0.94, sy * h * 0.94],
      [sx * h * 0.72, sy * h * 0.66],
      [sx * h * 0.56, sy * h * 0.42],
    ],
    [
      [sx * h * 0.9, sy * h * 0.97],
      [sx * h * 0.6, sy * h * 0.76],
    ],
  ]
  const folds = [...corner(-1, -1), ...corner(1, -1), ...corner(-1, 1), ...corner(1, 1)]
  const puff =
    oval(-h * 0.24, -h * 0.3, h * 0.75, h * 0.66, cloud(lighten(color, 0.9), 0.5)) +
    oval(h * 0.4, h * 0.72, h, h * 0.5, cloud(darken(color, 0.7), 0.42))
  return (
    cloth(d, { color, folds, foldWidth: 20, texture: weave(color, 8), depth: 0.85 }, lace(h * 0.64, color), puff) +
    line(d, lighten(color, 0.35), 7, { opacity: 0.75 }) +
    seam(d, darken(color, 0.3), 2.5)
  )
}

/** Renda: rings of loops and petals in thread. */
function lace(radius: number, color: string): string {
  const drawn = (thread: string) => {
    const ring = (share: number) => oval(0, 0, radius * share, radius * share, 'none', { stroke: thread, 'stroke-width': 4 })
    const loop = (share: number, size: number) =>
      el('circle', { cx: 0, cy: -radius * share, r: radius * size, fill: 'none', stroke: thread, 'stroke-width': 4 })
    const petal = (from: number, to: number, width: number) => {
      const [a, b, w] = [-radius * from, -radius * to, radius * width]
      return line(
        `M0 ${num(a)}C${num(w)} ${num(a + (b - a) * 0.3)} ${num(w)} ${num(b - (b - a) * 0.2)} 0 ${num(b)}C${num(-w)} ${num(b - (b - a) * 0.2)} ${num(-w)} ${num(a + (b - a) * 0.3)} 0 ${num(a)}Z`,
        thread,
        4.5,
      )
    }
    const rings = [0.16, 0.48, 0.63, 0.86].map(ring).join('')
    return (
      rings +
      turnedAround(8, petal(0.16, 0.46, 0.11)) +
      turnedAround(16, loop(0.55, 0.065)) +
      turnedAround(16, petal(0.63, 0.84, 0.08)) +
      turnedAround(32, loop(0.93, 0.06))
    )
  }
  return at(3, 5, drawn(darken(color, 0.3))) + drawn(lighten(color, 0.78))
}

const cloud = (tone: string, opacity: number) =>
  radial([
    [0, tone, opacity],
    [1, tone, 0],
  ])

const turnedAround = (count: number, drawing: string) =>
  steps(count)
    .map((i) => at(0, 0, drawing, { turn: (i / count) * 360 }))
    .join('')
