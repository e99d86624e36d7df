import { darken, lighten } from './palette.ts'
import { outline, surface, turned, type Profile } from './lathe.ts'
import { seeded, spread, steps } from './seeded.ts'
import { clipped, ellipsePath, line, linear, num, oval, path, polyline, radial, type Point } from './svg.ts'

type StrawLook = { color: string; tilt?: number; rows?: number; stitches?: number }

/** Coils of grass sewn round and round, as in capim dourado. */
export function coiled(profile: Profile, { color, tilt = 0.2, rows = 18, stitches = 46 }: StrawLook): string {
  const onto = surface(profile, tilt)
  const heights = spread(profile[0]?.[0] ?? 0, profile.at(-1)?.[0] ?? 0, rows + 1)
  const step = Math.abs((heights[1] ?? 0) - (heights[0] ?? 0))
  const rings = (shift: number) =>
    heights.map((y) => polyline(spread(-90, 90, 30).map((angle) => onto(angle, y + step * shift)))).join('')
  const sewn = heights
    .slice(0, -1)
    .flatMap((y, row) =>
      spread(-88, 88, stitches).map((angle) =>
        polyline([onto(angle + (row % 2) * 1.9, y + step * 0.12), onto(angle + 1.6 + (row % 2) * 1.9, y + step * 0.88)]),
      ),
    )
  return (
    turned({ profile, color, tilt, gloss: 0.35 }) +
    clipped(
      outline(profile, tilt),
      line(rings(0), darken(color, 0.6), step * 0.16, { opacity: 0.5 }),
      line(rings(0.38), lighten(color, 0.7), step * 0.2, { opacity: 0.34 }),
      line(sewn.join(''), darken(color, 0.5), step * 0.09, { opacity: 0.38 }),
    )
  )
}

/** Wide strips over and under each other, as in a fibre basket. */
export function plaited(profile: Profile, { color, tilt = 0.2, rows = 12, stitches = 26 }: StrawLook): string {
  const onto = surface(profile, tilt)
  const heights = spread(profile[0]?.[0] ?? 0, profile.at(-1)?.[0] ?? 0, rows + 1)
  const angles = spread(-90, 90, stitches + 1)
  const random = seeded(rows)
  const cells = steps(rows).flatMap((row) =>
    steps(stitches).map((column) => {
      const [top, bottom] = [heights[row] ?? 0, heights[row + 1] ?? 0]
      const [left, right] = [angles[column] ?? 0, angles[column + 1] ?? 0]
      const over = (row + column) % 2 === 0
      const inset = over ? 0 : (right - left) * 0.12
      const corners = [onto(left + inset, top), onto(right - inset, top), onto(right - inset, bottom), onto(left + inset, bottom)]
      const shade = over
        ? linear(
            [
              [0, lighten(color, 0.5), 0.5],
              [0.5, lighten(color, 0.3), 0.16],
              [1, darken(color, 0.5), 0.3],
            ],
            [0, 0],
            [0, 1],
          )
        : darken(color, 0.5)
      return path(polyline(corners, true), shade, { opacity: num((over ? 0.75 : 0.42) + random() * 0.2) })
    }),
  )
  return turned({ profile, color, tilt, gloss: 0.15 }) + clipped(outline(profile, tilt), ...cells)
}

/** A flat coiled mat around the origin; tilt 1 is seen from above. */
export function mat({
  color,
  radius,
  tilt = 1,
  rings = 16,
  accent,
}: {
  color: string
  radius: number
  tilt?: number
  rings?: number
  accent?: string
}): string {
  const step = radius / rings
  const radii = spread(radius, step, rings)
  const circle = (r: number, paint: string, width: number, opacity: number) =>
    oval(0, 0, r, r * tilt, 'none', { stroke: paint, 'stroke-width': width, opacity })
  const at = (r: number, angle: number): Point => [r * Math.cos(angle), r * tilt * Math.sin(angle)]
  const sewn = radii.flatMap((r, ring) => {
    const count = Math.max(8, Math.round((r * 6.28) / (step * 1.1)))
    return steps(count).map((i) => {
      const angle = (i / count) * Math.PI * 2 + ring * 0.4
      return polyline([at(r - step * 0.08, angle), at(r - step * 0.92, angle + (step * 0.5) / r)])
    })
  })
  const light = linear(
    [
      [0, '#fff3d4', 0.42],
      [0.5, '#fff3d4', 0],
      [1, '#2a170d', 0.34],
    ],
    [0.1, 0.05],
    [0.9, 0.95],
  )
  return (
    oval(0, 0, radius, radius * tilt, color) +
    (accent
      ? radii
          .filter((_, i) => i % 5 === 1)
          .map((r) => circle(r - step / 2, accent, step * 0.9, 0.85))
          .join('')
      : '') +
    radii
      .map(
        (r) => circle(r, darken(color, 0.6), step * 0.17, 0.5) + circle(r - step * 0.42, lighten(color, 0.6), step * 0.26, 0.32),
      )
      .join('') +
    clipped(ellipsePath(0, 0, radius, radius * tilt), line(sewn.join(''), darken(color, 0.55), step * 0.11, { opacity: 0.42 })) +
    oval(0, 0, radius, radius * tilt, light)
  )
}

export const warmGlow = (x: number, y: number, radius: number, strength = 0.8) =>
  oval(
    x,
    y,
    radius,
    radius,
    radial([
      [0, '#fff0c4', strength],
      [0.35, '#ffdf9a', strength * 0.5],
      [1, '#ffd27a', 0],
    ]),
  )
