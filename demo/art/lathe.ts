import { shaded } from './shaded.ts'
import { darken, lighten, mix, underLight } from './palette.ts'
import { spread, steps } from './seeded.ts'
import { clipped, downward, ellipsePath, linear, oval, path, polyline, smoothPoints, type Point, type Stop } from './svg.ts'

/** Height (0 is the foot, up is negative) and radius, from the rim down. */
export type Profile = readonly Point[]

export type Turned = {
  profile: Profile
  color: string
  /** How far one looks into the rim: 0 from the side, 1 from above. */
  tilt?: number
  /** 0 raw clay, 1 wet glaze. */
  gloss?: number
  /** Paint between two heights, e.g. a raw foot; `wave` makes the edge drip. */
  bands?: readonly { from: number; to: number; color: string; wave?: number }[]
}

const DEFAULT_TILT = 0.2
/** Enough slices that the eye sees one surface; a small lid needs fewer than a vase. */
const sliceCount = (fine: Profile) => Math.round(Math.min(72, Math.max(40, widest(fine) / 2.2)))
const widest = (fine: Profile) => Math.max(...fine.map(([, r]) => r))

/** A thing turned on the wheel: shaded by its own form, light from the upper left. */
export function turned({ profile, color, tilt = DEFAULT_TILT, gloss = 0.4, bands = [] }: Turned): string {
  const body = slices(smooth(profile), { color, tilt, gloss })
  const painted = bands.map(({ from, to, color: paint, wave }) =>
    slices(cut(smooth(profile), from, to), { color: paint, tilt, gloss, wave }),
  )
  return body + painted.join('')
}

/** A point on the surface: angle 0 faces the camera, ±90° is the outline. */
export function surface(profile: Profile, tilt = DEFAULT_TILT): (degrees: number, y: number) => Point {
  const fine = smooth(profile)
  return (degrees, y) => {
    const angle = (degrees * Math.PI) / 180
    const r = radiusAt(fine, y)
    return [r * Math.sin(angle), y + tilt * r * Math.cos(angle)]
  }
}

/** The opening: lip, inner wall lit on its right side, and what fills it. */
export function opening(
  [y, r]: Point,
  { color, inside = color, tilt = DEFAULT_TILT, lip = 0.06, fill, depth = 0.25 }: OpeningLook,
): string {
  const inner = r * (1 - lip)
  const ring = linear([
    [0, lighten(color, 0.55)],
    [0.35, lighten(color, 0.4)],
    [1, darken(color, 0.12)],
  ])
  const wall = shaded(inside, [-0.5, -0.22, 0.2], [0, 0.1], [1, 0.7])
  const floor = fill
    ? oval(0, y + r * depth * 0.5, inner * (1 - depth * 0.12), inner * tilt, shaded(fill, [-0.25, 0, 0.25]))
    : oval(
        0,
        y + r * tilt * 0.55,
        inner * 0.9,
        inner * tilt * 0.9,
        downward([
          [0, darken(inside, 0.4), 0],
          [1, darken(inside, 0.35), 0.35],
        ]),
      )
  return (
    oval(0, y, r, r * tilt, ring) +
    clipped(ellipsePath(0, y, inner, inner * tilt), oval(0, y, inner, inner * tilt, wall), floor) +
    path(`M${-inner} ${y}a${inner} ${inner * tilt} 0 0 0 ${inner * 2} 0`, 'none', {
      stroke: lighten(color, 0.7),
      'stroke-opacity': 0.5,
      'stroke-width': 2,
    })
  )
}

type OpeningLook = { color: string; inside?: string; tilt?: number; lip?: number; fill?: string; depth?: number }

/** Outline of the thing as seen, for clipping. */
export function outline(profile: Profile, tilt = DEFAULT_TILT): string {
  const fine = smooth(profile)
  const top: Point = fine[0] ?? [0, 0]
  const foot: Point = fine.at(-1) ?? [0, 0]
  const arc = (from: number, to: number, [y, r]: Point): Point[] =>
    spread(from, to, 20).map((degrees) => {
      const angle = (degrees * Math.PI) / 180
      return [r * Math.cos(angle), y + r * tilt * Math.sin(angle)]
    })
  const right = fine.map(([y, r]): Point => [r, y])
  const left = fine.toReversed().map(([y, r]): Point => [-r, y])
  return polyline([...right, ...arc(0, 180, foot), ...left, ...arc(180, 360, top)], true)
}

/** Soft curve through the profile, in many short pieces. */
export const smooth = (profile: Profile): Profile => smoothPoints(profile).map(([y, r]): Point => [y, Math.max(0.5, r)])

export function radiusAt(fine: Profile, y: number): number {
  const after = fine.findIndex(([height]) => height >= y)
  if (after <= 0) return (after === 0 ? fine[0] : fine.at(-1))?.[1] ?? 0
  const [[y0, r0], [y1, r1]] = [fine[after - 1] ?? [0, 0], fine[after] ?? [0, 0]]
  return r0 + ((r1 - r0) * (y - y0)) / (y1 - y0 || 1)
}

function cut(fine: Profile, from: number, to: number): Profile {
  const between = fine.filter(([y]) => y > from && y < to)
  return [[from, radiusAt(fine, from)], ...between, [to, radiusAt(fine, to)]]
}

function slices(fine: Profile, look: { color: string; tilt: number; gloss: number; wave?: number | undefined }): string {
  const count = sliceCount(fine)
  const edges = spread(-90, 90, count + 1)
  const meridian = (degrees: number): Point[] => {
    const angle = (degrees * Math.PI) / 180
    const drip = (look.wave ?? 0) * (Math.sin(angle * 5) + Math.sin(angle * 11 + 1) * 0.6)
    return fine.map(([y, r], i) => [r * Math.sin(angle), y + look.tilt * r * Math.cos(angle) + (i === 0 ? drip : 0)])
  }
  return steps(count)
    .map((i) => {
      const [from, to] = [edges[i] ?? 0, edges[Math.min(count, i + 2)] ?? 90]
      const middle = ((from + to) / 2) * (Math.PI / 180)
      const shift = look.tilt * Math.cos(middle)
      const seenAt = ([y, r]: Point) => y + shift * r
      const [high, low] = [seenAt(fine[0] ?? [0, 0]), seenAt(fine.at(-1) ?? [0, 0])]
      const stops = spread(0, fine.length - 1, Math.min(12, fine.length)).map((place): Stop => {
        const index = Math.round(place)
        const offset = (seenAt(fine[index] ?? [0, 0]) - high) / (low - high || 1)
        return [Math.min(1, Math.max(0, offset)), shade(fine, index, middle, look)]
      })
      return path(polyline([...meridian(from), ...meridian(to).reverse()], true), linear(stops, [0, high], [0, low], true))
    })
    .join('')
}

const LIGHT = [-0.6, -0.5, 0.62] as const

function shade(fine: Profile, index: number, angle: number, { color, gloss }: { color: string; gloss: number }): string {
  const before = fine[Math.max(0, index - 1)] ?? [0, 0]
  const after = fine[Math.min(fine.length - 1, index + 1)] ?? [0, 0]
  const [dy, dr] = [after[0] - before[0], after[1] - before[1]]
  const length = Math.hypot(dy, dr) || 1
  const normal = [(dy / length) * Math.sin(angle), -dr / length, (dy / length) * Math.cos(angle)] as const
  const facing = normal[0] * LIGHT[0] + normal[1] * LIGHT[1] + normal[2] * LIGHT[2]
  const bounce = Math.max(0, Math.sin(angle)) ** 5 * 0.16
  const height = (fine[index]?.[0] ?? 0) / (fine[0]?.[0] || 1)
  const ground = Math.max(0, 1 - height * 9) * 0.16
  const diffuse = underLight(color, 0.24 + Math.max(-0.3, facing) * 0.46 + bounce - ground)
  // Half way between the light and the eye: where a glaze mirrors the window.
  const mirror = Math.max(0, normal[0] * -0.34 + normal[1] * -0.28 + normal[2] * 0.9)
  return mix(diffuse, '#fffaf2', mirror ** 26 * gloss * 0.6)
}
