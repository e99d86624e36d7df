import { cloth } from './cloth.ts'
import { darken, lighten } from './palette.ts'
import { softLine } from './soft.ts'
import { clipped, curve, line, num, type Point } from './svg.ts'
import { spread, steps } from './seeded.ts'
import { weave } from './texture.ts'

/** A hammock between two hooks at (±reach, 0); its cloth hangs `sag` below them. */
export function hammock(color: string, stripe: string, { reach = 560, sag = 560 } = {}): string {
  const edge = reach * 0.62
  const top = sag * 0.46
  const end = sag * 0.2
  const back: Point[] = [
    [-edge, top],
    [-edge * 0.5, sag * 0.62],
    [0, sag * 0.7],
    [edge * 0.5, sag * 0.62],
    [edge, top],
  ]
  const front: Point[] = [
    [edge * 0.97, top + end],
    [edge * 0.7, sag * 0.98],
    [edge * 0.35, sag * 1.18],
    [0, sag * 1.24],
    [-edge * 0.35, sag * 1.18],
    [-edge * 0.7, sag * 0.98],
    [-edge * 0.97, top + end],
  ]
  const belly = `${curve(back)}${curve(front).replace('M', 'L')}Z`
  const between = (t: number): Point[] =>
    spread(-1, 1, 13).map((u) => {
      const inner = sag * (0.7 - 0.24 * u * u)
      const outer = sag * (1.24 - 0.58 * u * u)
      return [edge * u, inner + (Math.max(inner, outer) - inner) * t]
    })
  const stripes = [0.12, 0.3, 0.36, 0.56, 0.62, 0.82].map((t, i) =>
    line(curve(between(t)), stripe, i % 2 ? 8 : 20, { opacity: 0.85 }),
  )
  const ropes = (side: number) =>
    spread(0, 1, 15)
      .map(
        (t) =>
          `M${num(side * reach)} 0Q${num(side * (reach * 0.86))} ${num(top * 0.42 + t * 30)} ${num(side * edge * (1 - 0.03 * t))} ${num(top + t * end)}`,
      )
      .join('')
  const shadowSide = softLine(curve(front), darken(color, 0.8), 90, 0.36)
  const inner = softLine(curve(back), darken(color, 0.8), 70, 0.42)
  return (
    [-1, 1].map((side) => line(ropes(side), darken(color, 0.45), 6) + line(ropes(side), lighten(color, 0.25), 3)).join('') +
    varanda(front, color) +
    cloth(
      belly,
      {
        color,
        texture: weave(color, 9),
        folds: [
          [
            [-edge * 0.8, top + 60],
            [-edge * 0.4, sag * 0.9],
            [-30, sag * 1.04],
          ],
          [
            [edge * 0.8, top + 60],
            [edge * 0.4, sag * 0.86],
            [60, sag * 0.98],
          ],
        ],
        foldWidth: 36,
      },
      ...stripes,
    ) +
    clipped(belly, shadowSide, inner) +
    line(curve(front), lighten(color, 0.5), 9)
  )
}

/** The crocheted border that hangs from the hammock's edge, ending in tassels. */
function varanda(edge: readonly Point[], color: string): string {
  const fine = edge.slice(0, -1).flatMap(([x, y], i) => {
    const [nx, ny] = edge[i + 1] ?? [x, y]
    return steps(6).map((n): Point => [x + ((nx - x) * n) / 6, y + ((ny - y) * n) / 6])
  })
  const net = [0.3, 0.62, 1].map((share) =>
    curve(fine.map(([x, y], i): Point => [x, y + varandaDrop(x) * share + (i % 2 ? 9 : -5)])),
  )
  const threads = fine.map(([x, y], i) => `M${num(x)} ${num(y - 14)}L${num(x + (i % 2 ? 8 : -8))} ${num(y + varandaDrop(x))}`)
  const tassels = fine
    .filter((_, i) => i % 2 === 0)
    .map(([x, y]) => `M${num(x)} ${num(y + varandaDrop(x))}v${num(varandaDrop(x) * 0.4)}`)
  return (
    line(net.join('') + threads.join(''), darken(color, 0.12), 4, { opacity: 0.95 }) +
    line(tassels.join(''), lighten(color, 0.1), 9)
  )
}

const varandaDrop = (x: number) => 110 * Math.max(0.15, 1 - Math.abs(x) / 420)
