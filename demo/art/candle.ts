import { shaded } from './shaded.ts'
import { lighten, palette } from './palette.ts'
import { opening, outline, surface, turned, type Profile } from './lathe.ts'
import { at, clipped, group, line, linear, oval, path, parsePoints, polyline, radial } from './svg.ts'
import { spread } from './seeded.ts'
import { branch } from './plants.ts'

const GLASS: Profile = parsePoints('-380 170, -360 172, -60 172, -14 164, 0 146')

/** A coconut wax candle in a ceramic cup with a wrapped label, 380 high. */
export function candle({ cup, label, lit = true, sprig }: { cup: string; label: string; lit?: boolean; sprig: string }): string {
  const tilt = 0.2
  const onto = surface(GLASS, tilt)
  const wrap = polyline([...spread(-62, 62, 24).map((a) => onto(a, -280)), ...spread(62, -62, 24).map((a) => onto(a, -90))], true)
  const shade = shaded(label, [-0.1, 0.2, 0, -0.36])
  const mark = at(0, -118, branch(110, { color: sprig, leaves: 4, size: 0.34, bend: 0, seed: 3 }), { scale: 1.05 })
  return (
    turned({ profile: GLASS, color: cup, tilt, gloss: 0.5 }) +
    path(wrap, shade) +
    line(polyline(spread(-58, 58, 24).map((a) => onto(a, -268))), lighten(label, 0.7), 2.5, { opacity: 0.8 }) +
    line(polyline(spread(-58, 58, 24).map((a) => onto(a, -102))), lighten(label, 0.7), 2.5, { opacity: 0.8 }) +
    mark +
    opening([-380, 170], { color: cup, inside: '#f4e6c8', tilt, lip: 0.06, fill: '#f8eed8', depth: 0.18 }) +
    (lit
      ? clipped(
          outline(GLASS, tilt),
          oval(
            0,
            -364,
            130,
            24,
            radial([
              [0, '#ffe3a0', 0.9],
              [1, '#ffd27a', 0],
            ]),
          ),
        )
      : '') +
    line('M0 -362V-398', '#3a2a20', 5) +
    (lit ? at(0, -396, flame()) : '')
  )
}

/** A candle flame standing on the origin, with its glow. */
export function flame(scale = 1): string {
  return group(
    { transform: `scale(${scale})` },
    oval(
      0,
      -40,
      190,
      190,
      radial([
        [0, '#ffe9b0', 0.75],
        [0.3, '#ffd88a', 0.35],
        [1, '#ffcf70', 0],
      ]),
    ),
    path(
      'M0 6C-22 0 -24 -34 0 -92C24 -34 22 0 0 6Z',
      linear(
        [
          [0, '#fff3c4'],
          [0.6, '#ffc65c'],
          [1, '#e8873a'],
        ],
        [0, 0],
        [0, 1],
      ),
    ),
    path('M0 2C-11 -2 -11 -22 0 -52C11 -22 11 -2 0 2Z', '#fffbe8', { opacity: 0.9 }),
  )
}

/** A plain pillar candle, foot at the origin. */
export function pillar(color: string = palette.paper, height = 300, radius = 70): string {
  const shape: Profile = [
    [-height, radius],
    [-height * 0.9, radius],
    [-20, radius],
    [0, radius * 0.96],
  ]
  return (
    turned({ profile: shape, color, tilt: 0.2, gloss: 0.15 }) +
    oval(0, -height, radius, radius * 0.2, lighten(color, 0.5)) +
    oval(0, -height + 3, radius * 0.72, radius * 0.12, '#f6dfae') +
    line(`M0 ${-height + 4}v-28`, '#3a2a20', 4) +
    at(0, -height - 20, flame(0.8))
  )
}
