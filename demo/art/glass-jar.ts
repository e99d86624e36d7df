import { shaded, shadedDown } from './shaded.ts'
import { darken, lighten, palette } from './palette.ts'
import { flatShadow } from './light.ts'
import { outline, surface, turned, type Profile } from './lathe.ts'
import {
  at,
  clipped,
  curve,
  group,
  line,
  linear,
  oval,
  path,
  parsePoints,
  polyline,
  rect,
  roundedRect,
  type Point,
} from './svg.ts'
import { inside, woodGrain } from './texture.ts'
import { spread } from './seeded.ts'

const BOTTLE: Profile = parsePoints('-760 44, -740 46, -730 38, -600 40, -520 62, -440 124, -330 148, -60 150, -16 140, 0 118')

/** The recycled glass bottle: light passes through, so its far wall and the water show. */
export function glassBottle(color = '#8fb0a0'): string {
  const tilt = 0.16
  const shape = outline(BOTTLE, tilt)
  const onto = surface(BOTTLE, tilt)
  const water = polyline(
    [
      ...spread(-90, 90, 24).map((a) => onto(a, -300)),
      ...spread(-300, 0, 16).map((y) => onto(90, y)),
      ...spread(90, -90, 24).map((a) => onto(a, 0)),
      ...spread(0, -300, 16).map((y) => onto(-90, y)),
    ],
    true,
  )
  const streak = (angle: number, from: number, to: number, width: number, opacity: number) =>
    line(polyline(spread(from, to, 14).map((y) => onto(angle, y))), '#fffdf8', width, { opacity })
  const bubbles: Point[] = parsePoints('-60 -180, 40 -240, 70 -120, -30 -90, 20 -400, -80 -330, 88 -210')
  return (
    group({ opacity: 0.55 }, turned({ profile: BOTTLE, color, tilt, gloss: 0.9 })) +
    clipped(
      shape,
      path(
        shape,
        linear([
          [0, darken(color, 0.5), 0.75],
          [0.1, color, 0.3],
          [0.5, lighten(color, 0.7), 0.25],
          [0.88, color, 0.3],
          [1, darken(color, 0.6), 0.8],
        ]),
      ),
      path(
        water,
        linear([
          [0, darken(color, 0.35), 0.5],
          [0.5, color, 0.12],
          [1, darken(color, 0.4), 0.55],
        ]),
      ),
      oval(0, -300, 147, 147 * tilt, lighten(color, 0.6), { opacity: 0.5 }),
      oval(0, -6, 118, 26, lighten(color, 0.8), { opacity: 0.55 }),
    ) +
    streak(-58, -420, -40, 20, 0.5) +
    streak(-46, -400, -120, 6, 0.45) +
    streak(62, -380, -60, 9, 0.32) +
    streak(-50, -700, -560, 8, 0.6) +
    bubbles
      .map(([x, y], i) =>
        oval(x, y, 4 + (i % 3) * 2, 5 + (i % 3) * 2, 'none', { stroke: '#fffdf8', 'stroke-width': 2, opacity: 0.5 }),
      )
      .join('') +
    oval(0, -760, 44, 9, lighten(color, 0.35), { stroke: darken(color, 0.35), 'stroke-width': 5 }) +
    cork()
  )
}

const cork = () =>
  at(
    0,
    -752,
    turned({
      profile: parsePoints('-66 40, -60 42, -20 38, 0 36'),
      color: '#c79a66',
      tilt: 0.16,
      gloss: 0,
    }) + oval(0, -66, 40, 7, '#dcb789'),
  )

const JAR: Profile = parsePoints('-190 62, -170 66, -40 66, -10 60, 0 52')

/** A spice jar: glass, spice inside, wooden lid. */
export function spiceJar(spice: string): string {
  const tilt = 0.16
  return (
    turned({ profile: JAR, color: spice, tilt, gloss: 0.5, bands: [{ from: -190, to: -150, color: '#dfe3da' }] }) +
    line('M-42 -150V-20', '#fffdf8', 10, { opacity: 0.5 }) +
    line('M50 -140V-30', '#fffdf8', 4, { opacity: 0.35 }) +
    at(
      0,
      -186,
      turned({
        profile: parsePoints('-44 62, -38 64, -6 64, 0 62'),
        color: palette.wood,
        tilt,
        gloss: 0.2,
      }) + oval(0, -44, 62, 62 * tilt, lighten(palette.wood, 0.4)),
    )
  )
}

/** The rack that holds the jars, 900 wide, foot at the origin. */
export function spiceRack(spices: readonly string[], color: string = palette.jatoba): string {
  const shelf = (y: number) =>
    rect(-420, y - 22, 840, 26, shadedDown(color, [0.2, -0.4])) +
    rect(-420, y - 22, 840, 4, lighten(color, 0.5), { opacity: 0.7 })
  const row = (from: number, y: number) =>
    spices.slice(from, from + 4).map((spice, i) => at(-285 + i * 190, y - 24, spiceJar(spice), { scale: 1.15 }))
  const side = (x: number) =>
    rect(x, -760, 34, 764, shaded(color, [0.25, 0, -0.35])) +
    inside(
      roundedRect(x, -760, 34, 764, 4),
      woodGrain({ x, y: -760, width: 34, height: 764 }, color, { lines: 7, upright: true, knots: 0 }),
    )
  const back = rect(-410, -740, 820, 740, shaded(color, [-0.5, -0.3], [0, 0], [1, 1]))
  return (
    flatShadow(roundedRect(-440, -760, 880, 764, 6), { lift: 20, softness: 22 }) +
    back +
    row(0, -380).join('') +
    shelf(-380) +
    row(4, 0).join('') +
    shelf(0) +
    side(-440) +
    side(406) +
    line(curve(parsePoints('-420 -500, 0 -500, 420 -500')), lighten(color, 0.1), 12) +
    line(curve(parsePoints('-420 -120, 0 -120, 420 -120')), lighten(color, 0.1), 12)
  )
}
