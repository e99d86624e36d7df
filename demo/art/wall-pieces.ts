import { shaded } from './shaded.ts'
import { darken, lighten, palette } from './palette.ts'
import { flatShadow } from './light.ts'
import { spread, steps } from './seeded.ts'
import { at, clipped, ellipsePath, group, line, linear, oval, path, radial, rect } from './svg.ts'
import { inside, woodGrain } from './texture.ts'

/** A round mirror around the origin, hung by a leather strap. */
export function roundMirror(radius = 360, frame: string = palette.wood): string {
  const disc = ellipsePath(0, 0, radius, radius)
  const glass = ellipsePath(0, 0, radius * 0.9, radius * 0.9)
  const room = linear(
    [
      [0, '#f3ece0'],
      [0.42, '#d9d4c6'],
      [0.58, '#c2c0b2'],
      [1, '#e6dfd0'],
    ],
    [0, 0],
    [0.9, 1],
  )
  const gleam = (x: number, width: number) =>
    path(`M${x} ${-radius}h${width}l${-radius * 1.1} ${radius * 2}h${-width}Z`, '#fffdf8', { opacity: 0.3 })
  return (
    line(
      `M${-radius * 0.62} ${-radius * 0.78}L0 ${-radius * 1.5}L${radius * 0.62} ${-radius * 0.78}`,
      darken(palette.jatoba, 0.1),
      18,
    ) +
    flatShadow(disc, { lift: 26, softness: 26, strength: 0.36 }) +
    path(disc, shaded(frame, [0.4, 0, -0.4], [0.1, 0], [0.9, 1])) +
    inside(
      disc,
      group(
        { opacity: 0.7 },
        woodGrain({ x: -radius, y: -radius, width: radius * 2, height: radius * 2 }, frame, { seed: 8, lines: 40, knots: 0 }),
      ),
    ) +
    path(ellipsePath(0, 0, radius * 0.915, radius * 0.915), darken(frame, 0.5)) +
    clipped(
      glass,
      path(glass, room),
      rect(
        -radius,
        radius * 0.1,
        radius * 2,
        radius,
        linear(
          [
            [0, '#b59a78', 0],
            [0.3, '#b59a78', 0.4],
            [1, '#b59a78', 0.45],
          ],
          [0, 0],
          [0, 1],
        ),
      ),
      oval(
        radius * 0.3,
        -radius * 0.25,
        radius * 0.4,
        radius * 0.5,
        radial([
          [0, '#fffaf0', 0.9],
          [0.5, '#fffaf0', 0.5],
          [1, '#fffaf0', 0],
        ]),
      ),
      gleam(radius * 0.1, radius * 0.3),
      gleam(radius * 0.52, radius * 0.1),
    ) +
    oval(0, -radius * 1.5, 16, 16, palette.ochre) +
    oval(-3, -radius * 1.5 - 4, 9, 9, lighten(palette.ochre, 0.5))
  )
}

/** A mobile of shells hanging from a stick at the origin. */
export function shellMobile(): string {
  const strings = spread(-270, 270, 7)
  const tones = ['#f4e7d6', '#e9c9b4', '#f7efe2', '#dcb49a', '#efdcc6']
  const stick = 'M-330 6C-160 -10 140 14 330 -4'
  const shells = strings.flatMap((x, column) => {
    const length = 480 + 230 * Math.cos((column - 3) * 0.55)
    const count = Math.round(length / 118)
    const hang = line(`M${x} 0V${length}`, '#a08a70', 3)
    return [
      hang,
      ...steps(count).map((i) =>
        at(x, 90 + i * 118 + (column % 2) * 34, shell(tones[(i + column) % 5] ?? '#f4e7d6', (i + column) % 3), {
          turn: ((i * 31 + column * 17) % 24) - 12,
        }),
      ),
    ]
  })
  return (
    line('M-240 -2L0 -250L240 -2', '#a08a70', 4) +
    oval(0, -256, 15, 15, 'none', { stroke: palette.ochre, 'stroke-width': 7 }) +
    line(stick, darken(palette.wood, 0.3), 26) +
    at(-1, -4, line(stick, palette.wood, 19)) +
    at(-2, -9, line(stick, lighten(palette.wood, 0.5), 5, { opacity: 0.6 })) +
    shells.join('')
  )
}

function shell(color: string, kind: number): string {
  const lit = shaded(color, [0.7, 0, -0.3], [0.1, 0], [0.9, 1])
  if (kind === 2)
    return (
      oval(0, 0, 31, 31, lit) +
      oval(0, 0, 20, 20, 'none', { stroke: darken(color, 0.25), 'stroke-width': 2, opacity: 0.5 }) +
      oval(-10, -11, 8, 6, '#fff', { opacity: 0.7 })
    )
  const fan = 'M0 -34C34 -34 52 6 44 26C30 44 -30 44 -44 26C-52 6 -34 -34 0 -34Z'
  const ribs = spread(-36, 36, 7).map((x) => `M${x * 0.16} -30L${x} ${32 - Math.abs(x) * 0.12}`)
  return (
    path(fan, lit) +
    line(ribs.join(''), darken(color, 0.35), 2, { opacity: 0.5 }) +
    (kind === 1 ? oval(0, -32, 13, 8, darken(color, 0.1)) : '')
  )
}
