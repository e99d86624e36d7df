import { shaded } from './shaded.ts'
import { darken, lighten, palette } from './palette.ts'
import { opening, outline, surface, turned, type Profile } from './lathe.ts'
import { windowMirror } from './mug.ts'
import { clipped, el, ellipsePath, line, linear, oval, path, parsePoints, polyline, radial } from './svg.ts'
import { inside, speckles } from './texture.ts'
import { spread } from './seeded.ts'

/** The Ipê plate around the origin; tilt 1 is seen from above. */
export function plate({
  color,
  radius = 300,
  tilt = 1,
  edge = palette.terracotta,
}: {
  color: string
  radius?: number
  tilt?: number
  edge?: string
}): string {
  const ring = (share: number, fill: string, dy = 0) => oval(0, dy, radius * share, radius * share * tilt, fill)
  const lit = (from: number, to: number, direction: readonly [number, number] = [0.85, 1]) =>
    linear(
      [
        [0, tone(color, from)],
        [0.5, tone(color, (from + to) / 2)],
        [1, tone(color, to)],
      ],
      [0.12, 0],
      direction,
    )
  const thick = radius * 0.075 * (1 - tilt)
  return (
    ring(1, darken(color, 0.35), thick) +
    ring(1, edge) +
    ring(0.988, lit(0.42, -0.12)) +
    ring(0.8, lit(-0.2, 0.32), -radius * 0.006 * tilt) +
    ring(0.74, lit(0.3, -0.02), radius * 0.004) +
    ring(
      0.74,
      radial([
        [0, darken(color, 0.3), 0],
        [0.86, darken(color, 0.3), 0],
        [1, darken(color, 0.4), 0.16],
      ]),
    ) +
    [0.2, 0.36, 0.52, 0.66]
      .map((share) =>
        oval(0, 0, radius * share, radius * share * tilt, 'none', {
          stroke: darken(color, 0.4),
          'stroke-width': 1.6,
          opacity: 0.13,
        }),
      )
      .join('') +
    clipped(
      ellipsePath(0, 0, radius * 0.985, radius * 0.985 * tilt),
      speckles(
        { x: -radius, y: -radius * tilt, width: radius * 2, height: radius * 2 * tilt },
        { count: 260, seed: 12, color: darken(color, 0.6), size: radius * 0.011 },
      ),
    ) +
    sheen(radius, tilt)
  )
}

const BOWL: Profile = parsePoints('-210 240, -190 238, -130 222, -70 180, -28 122, -12 98, 0 96')

/** The Cuia bowl, 210 high with the foot at the origin. */
export function bowl({ color, inside: inner = color, fill, tilt = 0.26, foot = palette.terracotta }: BowlLook): string {
  const onto = surface(BOWL, tilt)
  const carved = [-168, -158, -148].map((y) =>
    line(polyline(spread(-88, 88, 30).map((angle) => onto(angle, y))), darken(color, 0.45), 2.5, { opacity: 0.3 }),
  )
  return (
    turned({ profile: BOWL, color, tilt, gloss: 0.65, bands: [{ from: -30, to: 0, color: foot }] }) +
    inside(
      outline(BOWL, tilt),
      speckles({ x: -240, y: -220, width: 480, height: 210 }, { count: 130, seed: 5, color: darken(color, 0.6), size: 3.2 }),
      ...carved,
    ) +
    windowMirror(BOWL, tilt, [-190, -90], { from: -48, to: -34, strength: 0.3 }) +
    opening([-210, 240], { color, inside: inner, tilt, lip: 0.04, fill, depth: 0.2 })
  )
}

type BowlLook = { color: string; inside?: string; fill?: string; tilt?: number; foot?: string }

/** A long oval platter around the origin. */
export function platter(color: string, width = 460, tilt = 0.62): string {
  const ring = (share: number, fill: string, dy = 0) => oval(0, dy, width * share, width * share * tilt, fill)
  return (
    ring(1, darken(color, 0.4), width * 0.05) +
    ring(1, shaded(color, [0.5, -0.14], [0.1, 0], [0.9, 1])) +
    ring(0.88, shaded(color, [-0.3, 0, 0.4], [0.1, 0], [0.9, 1])) +
    ring(0.8, shaded(color, [0.12, 0.02], [0.1, 0], [0.9, 1]), width * 0.012) +
    [0.3, 0.5, 0.68]
      .map((share) =>
        oval(0, width * 0.012, width * share, width * share * tilt, 'none', {
          stroke: darken(color, 0.4),
          'stroke-width': 2,
          opacity: 0.12,
        }),
      )
      .join('') +
    clipped(
      ellipsePath(0, 0, width, width * tilt),
      speckles(
        { x: -width, y: -width * tilt, width: width * 2, height: width * tilt * 2 },
        { count: 300, seed: 15, color: darken(color, 0.6), size: 4 },
      ),
    ) +
    sheen(width, tilt)
  )
}

const tone = (color: string, light: number) => (light < 0 ? darken(color, -light) : lighten(color, light))

function sheen(radius: number, tilt: number): string {
  const [outer, inner] = [radius * 0.93, radius * 0.85]
  const arc = (r: number, degrees: number) => {
    const angle = (degrees * Math.PI) / 180
    return [r * Math.cos(angle), r * tilt * Math.sin(angle)] as const
  }
  const shape = polyline(
    [
      ...spread(190, 250, 14).map((degrees) => arc(outer, degrees)),
      ...spread(250, 190, 14).map((degrees) => arc(inner, degrees)),
    ],
    true,
  )
  return (
    path(shape, '#fffdf8', { opacity: 0.4 }) +
    el(
      'g',
      {},
      oval(
        radius * 0.2,
        radius * 0.2 * tilt,
        radius * 0.4,
        radius * 0.36 * tilt,
        radial([
          [0, '#fffdf8', 0.22],
          [1, '#fffdf8', 0],
        ]),
      ),
    )
  )
}
