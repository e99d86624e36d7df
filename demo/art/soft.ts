import { spread, steps } from './seeded.ts'
import { at, line, path, polyline, smoothPoints, type Point } from './svg.ts'

/** Soft edges come from stacked faint layers: a blur filter over a full-size picture renders twenty times slower. */

const perLayer = (opacity: number, layers: number) => 1 - (1 - opacity) ** (1 / layers)

/** A stroke that fades towards its sides. */
export function softLine(d: string, color: string, width: number, opacity: number, layers = 8): string {
  const opacityEach = perLayer(opacity, layers)
  return steps(layers)
    .map((i) => line(d, color, width * (2 - (1.75 * i) / (layers - 1)), { opacity: opacityEach }))
    .join('')
}

/** Folds: soft lines that begin as nothing, swell and thin out again. */
export function softFolds(folds: readonly (readonly Point[])[], color: string, width: number, opacity: number): string {
  const along = folds.map(smoothPoints)
  return softShapes(
    (growth) => along.map((points) => swelling(points, width * (0.56 + growth * 0.44))).join(''),
    color,
    opacity,
    9,
  )
}

function swelling(points: readonly Point[], width: number): string {
  const side = (sign: number) =>
    points.map(([x, y], i): Point => {
      const [[ax, ay], [bx, by]] = [points[Math.max(0, i - 1)] ?? [x, y], points[Math.min(points.length - 1, i + 1)] ?? [x, y]]
      const length = Math.hypot(bx - ax, by - ay) || 1
      const reach = sign * width * Math.sin(Math.PI * 0.88 * (i / (points.length - 1))) ** 1.35
      return [x + ((by - ay) / length) * reach, y - ((bx - ax) / length) * reach]
    })
  return polyline([...side(1), ...side(-1).reverse()], true)
}

/** A shape smeared along a way, as a shadow is by distance: dark near the shape, fading away from it. */
export function smear(
  d: string,
  color: string,
  { dx, dy, opacity, layers = 16 }: { dx: number; dy: number; opacity: number; layers?: number },
): string {
  const opacityEach = perLayer(opacity, layers)
  return spread(0.08, 1, layers)
    .map((share) => at(dx * share, dy * share, path(d, color, { opacity: opacityEach })))
    .join('')
}

/** Leaf-like blades or panes, each layer a little larger than the one above it. */
export function softShapes(drawAt: (growth: number) => string, color: string, opacity: number, layers = 6): string {
  const opacityEach = perLayer(opacity, layers)
  return spread(1, -1, layers)
    .map((growth) => path(drawAt(growth), color, { opacity: opacityEach }))
    .join('')
}

/** A closed shape turned around the origin and moved, as path text. */
export function turnedShape(points: readonly Point[], degrees: number, [dx, dy]: Point = [0, 0]): string {
  const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  return polyline(
    points.map(([x, y]): Point => [dx + x * c - y * s, dy + x * s + y * c]),
    true,
  )
}

/** A blade of the given length and width along the x axis. */
export function blade(length: number, width: number): Point[] {
  const half =
    (side: number) =>
    (t: number): Point => [length * t, side * width * Math.sin(Math.PI * Math.min(1, t ** 0.8))]
  const along = spread(0, 1, 9)
  return [...along.map(half(-1)), ...along.toReversed().map(half(1))]
}

/** The box around a path written in M, L, H, V, C, Q, a and their relative forms; curves count with their handles. */
export function boxOf(d: string): { x: number; y: number; width: number; height: number } {
  const xs: number[] = []
  const ys: number[] = []
  let [x, y] = [0, 0]
  for (const [, letter = '', rest = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const values = (rest.match(/-?[\d.]+/g) ?? []).map(Number)
    const kind = letter.toUpperCase()
    const size = { H: 1, V: 1, A: 7, C: 6, Q: 4, S: 4 }[kind] ?? 2
    for (let i = 0; i + size <= values.length; i += size) {
      const [ox, oy] = letter === kind ? [0, 0] : [x, y]
      const part = values.slice(i, i + size)
      if (kind === 'H') x = ox + (part[0] ?? 0)
      else if (kind === 'V') y = oy + (part[0] ?? 0)
      else [x, y] = [ox + (part.at(-2) ?? 0), oy + (part.at(-1) ?? 0)]
      const handles = kind === 'C' || kind === 'Q' ? part : []
      xs.push(x, ...handles.filter((_, n) => n % 2 === 0).map((value) => ox + value))
      ys.push(y, ...handles.filter((_, n) => n % 2 === 1).map((value) => oy + value))
    }
  }
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top }
}
