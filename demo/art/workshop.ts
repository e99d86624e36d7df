import { shaded, shadedDown } from './shaded.ts'
import { darken, lighten, palette } from './palette.ts'
import { flatShadow } from './light.ts'
import { opening, outline, surface, turned, type Profile } from './lathe.ts'
import { at, clipped, curve, line, linear, oval, path, parsePoints, polyline, rect } from './svg.ts'
import { softLine } from './soft.ts'
import { seeded, spread } from './seeded.ts'
import { woodGrain } from './texture.ts'

/** A shelf board on the wall from x to x + width; things stand on y. */
export function shelf(x: number, y: number, width: number, color: string = palette.wood): string {
  return (
    rect(
      x + 6,
      y + 34,
      width,
      70,
      linear(
        [
          [0, '#2e1a10', 0.4],
          [1, '#2e1a10', 0],
        ],
        [0, 0],
        [0, 1],
      ),
    ) +
    rect(x, y - 6, width, 14, lighten(color, 0.45)) +
    rect(x, y + 8, width, 30, shadedDown(color, [0.12, -0.3])) +
    woodGrain({ x, y, width, height: 36 }, color, { lines: 8, knots: 0 })
  )
}

const WET: Profile = parsePoints('-330 150, -310 142, -240 128, -150 168, -70 176, -20 140, 0 132')

/** A pot being raised on the wheel; the wheel head is around the origin. */
export function wheelWithPot(clay = '#a8694c'): string {
  const tilt = 0.24
  const onto = surface(WET, tilt)
  const rings = spread(-310, -30, 13).map((y) => polyline(spread(-90, 90, 30).map((angle) => onto(angle, y))))
  const head = (r: number, y: number, tone: string, thick: number) =>
    path(`M${-r} ${y}v${thick}a${r} ${r * tilt} 0 0 0 ${r * 2} 0v${-thick}Z`, shaded(tone, [0.1, 0.35, 0, -0.45])) +
    oval(0, y, r, r * tilt, shaded(tone, [0.45, 0]))
  return (
    path(
      'M-46 40H46V420H-46Z',
      linear([
        [0, '#6d655c'],
        [0.3, '#a39a8d'],
        [1, '#3b352f'],
      ]),
    ) +
    head(380, 12, '#8b8378', 34) +
    head(230, -6, '#b79b78', 16) +
    oval(0, 6, 190, 44, darken(clay, 0.2), { opacity: 0.55 }) +
    turned({ profile: WET, color: clay, tilt, gloss: 0.85 }) +
    clipped(
      outline(WET, tilt),
      line(rings.join(''), darken(clay, 0.5), 4, { opacity: 0.28 }),
      at(0, -6, line(rings.join(''), lighten(clay, 0.7), 3, { opacity: 0.2 })),
    ) +
    opening([-330, 150], { color: clay, inside: darken(clay, 0.1), tilt, lip: 0.1 })
  )
}

/** A lump of fresh clay on the origin. */
export function clayLump(size = 160, color = '#a8694c'): string {
  const d = curve([
    [-size, 0],
    [-size * 0.9, -size * 0.55],
    [-size * 0.3, -size * 0.95],
    [size * 0.4, -size * 0.86],
    [size * 0.95, -size * 0.4],
    [size, 0],
  ])
  return (
    path(`${d}Q0 ${size * 0.16} ${-size} 0Z`, shaded(color, [0.42, 0, -0.42], [0.1, 0], [0.8, 1])) +
    softLine(
      curve([
        [-size * 0.3, -size * 0.7],
        [0, -size * 0.5],
        [size * 0.3, -size * 0.66],
      ]),
      darken(color, 0.6),
      14,
      0.35,
    )
  )
}

/** Brushes and turning tools upright in a row, their ends at the origin; set them in a jar. */
export function brushes(seed = 3): string {
  const random = seeded(seed)
  return spread(-16, 16, 6)
    .map((turn, i) => {
      const length = 330 + random() * 120
      const tone = [palette.wood, palette.jatoba, palette.ochre, palette.indigo][i % 4] ?? palette.wood
      const handle = line(`M0 0V${-length}`, darken(tone, 0.2), 15) + line(`M-2 0V${-length}`, lighten(tone, 0.2), 8)
      const head =
        i % 3 === 2
          ? line(`M0 ${-length}c-26 -20 -26 -60 0 -70c26 10 26 50 0 70`, '#8d8378', 6)
          : rect(-10, -length - 26, 20, 34, '#b9ae9d') +
            path(
              `M-11 ${-length - 24}C-16 ${-length - 60} -6 ${-length - 80} 0 ${-length - 96}C6 ${-length - 80} 16 ${-length - 60} 11 ${-length - 24}Z`,
              '#6b4a30',
            )
      return at(turn * 2, 0, handle + head, { turn })
    })
    .join('')
}

/** A glazed sample tile around the origin, as a potter keeps them. */
export function glazeTile(color: string, size = 150): string {
  const d = `M${-size / 2} ${-size / 2}h${size}v${size}h${-size}Z`
  return (
    flatShadow(d, { lift: 8, softness: 9, strength: 0.36 }) +
    rect(-size / 2, -size / 2, size, size, shaded(color, [0.4, 0, -0.18], [0, 0], [1, 1]), { rx: 10 }) +
    rect(-size / 2, size / 2 - size * 0.16, size, size * 0.16, '#d8a884', { rx: 8 }) +
    path(`M${-size * 0.4} ${-size * 0.4}h${size * 0.5}l${-size * 0.3} ${size * 0.16}h${-size * 0.2}Z`, '#fffdf8', {
      opacity: 0.4,
    })
  )
}
