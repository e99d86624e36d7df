import { shaded } from './shaded.ts'
import { darken, lighten, palette } from './palette.ts'
import { outline, surface, turned, type Profile } from './lathe.ts'
import { at, clipped, group, line, oval, path, parsePoints, polyline, radial } from './svg.ts'
import { coiled, warmGlow } from './straw.ts'
import { seeded, spread } from './seeded.ts'

const SHADE: Profile = parsePoints('-360 60, -345 92, -280 190, -180 268, -80 304, 0 312')

/** The straw pendant; the cord comes from `cord` above, the shade's lower rim is at the origin. */
export function strawPendant({
  color = palette.straw,
  cord = 700,
  on = true,
}: { color?: string; cord?: number; on?: boolean } = {}): string {
  const tilt = 0.14
  const onto = surface(SHADE, tilt)
  const random = seeded(5)
  const ribs = spread(-88, 88, 30).map((angle) => polyline(spread(-350, 0, 12).map((y) => onto(angle, y))))
  const slits = spread(-80, 80, 60).map((angle) => {
    const y = -300 + random() * 260
    return polyline([onto(angle, y), onto(angle, y + 26)])
  })
  const rim = 312
  return (
    line(`M0 ${-cord}V-360`, palette.ink, 6) +
    at(
      0,
      -356,
      turned({
        profile: parsePoints('-60 26, -52 34, -8 40, 0 42'),
        color: palette.wood,
        tilt,
        gloss: 0.3,
      }),
    ) +
    oval(0, 0, rim, rim * tilt, shaded(color, [-0.5, -0.2])) +
    coiled(SHADE, { color, tilt, rows: 20, stitches: 40 }) +
    clipped(
      outline(SHADE, tilt),
      line(ribs.join(''), darken(color, 0.5), 4, { opacity: 0.35 }),
      on ? line(slits.join(''), '#fff2c8', 5, { opacity: 0.75 }) : '',
      on
        ? oval(
            0,
            -30,
            280,
            210,
            radial([
              [0, '#ffe7a8', 0.6],
              [1, '#ffe7a8', 0],
            ]),
          )
        : '',
    ) +
    // Seen from a little below: the lit inside shows as a slim crescent under the rim.
    path(
      `M${-rim} 0a${rim} ${rim * tilt} 0 0 0 ${rim * 2} 0a${rim} ${rim * tilt * 0.5} 0 0 1 ${-rim * 2} 0Z`,
      on ? '#ffe9b4' : lighten(color, 0.3),
      { opacity: 0.9 },
    ) +
    (on ? group({}, warmGlow(0, 60, 520, 0.55)) : '')
  )
}
