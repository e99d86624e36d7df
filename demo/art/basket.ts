import { shaded } from './shaded.ts'
import { darken, lighten, palette } from './palette.ts'
import { opening, outline, surface, turned, type Profile } from './lathe.ts'
import { at, clipped, curve, line, oval, path, parsePoints, polyline, radial } from './svg.ts'
import { softLine } from './soft.ts'
import { coiled, mat, plaited } from './straw.ts'
import { spread, steps } from './seeded.ts'
import { inside } from './texture.ts'

const BASKET: Profile = parsePoints('-330 250, -300 262, -200 272, -100 250, -30 205, 0 185')

/** The golden grass basket, 330 high. */
export function goldenBasket(color: string = palette.ochre): string {
  const tilt = 0.24
  return (
    coiled(BASKET, { color, tilt, rows: 17, stitches: 52 }) +
    opening([-330, 250], { color, tilt, inside: darken(color, 0.2), lip: 0.07 }) +
    rimCoil(250, -330, tilt, color)
  )
}

/** Its lid, from the side. */
export const basketLid = (color: string = palette.ochre) =>
  at(0, 0, mat({ color, radius: 262, tilt: 0.24, rings: 11 })) +
  oval(0, -14, 34, 20, lighten(color, 0.25)) +
  oval(4, -9, 32, 16, darken(color, 0.3), { opacity: 0.35 })

const PLANTER: Profile = parsePoints('-400 205, -380 210, -200 218, -60 206, 0 180')

/** The plaited fibre planter, 400 high. */
export function fibrePlanter(color: string = palette.straw): string {
  const tilt = 0.22
  return (
    plaited(PLANTER, { color, tilt, rows: 13, stitches: 25 }) +
    opening([-400, 205], { color, tilt, inside: '#3a2a1e', lip: 0.08, fill: '#4a3526' }) +
    rimCoil(205, -400, tilt, color)
  )
}

const BAG: Profile = parsePoints('-470 250, -440 258, -300 290, -150 312, -40 296, 0 250')

/** The straw shoulder bag with leather handles. */
export function strawBag(color: string = palette.straw): string {
  const tilt = 0.1
  const onto = surface(BAG, tilt)
  const tab = (angle: number) => {
    const [x, y] = onto(angle, -420)
    return at(
      x,
      y,
      path('M-22 -44H22V52Q0 74 -22 52Z', shaded(palette.jatoba, [0.12, -0.2])) +
        line('M-14 -30V46M14 -30V46', lighten(palette.jatoba, 0.5), 2, { 'stroke-dasharray': '6 6', opacity: 0.8 }),
    )
  }
  const stripe = [-210, -110].map((y) =>
    line(polyline(spread(-90, 90, 36).map((angle) => onto(angle, y))), palette.terracotta, 26, { opacity: 0.75 }),
  )
  return (
    at(14, 16, strap(150, 20, darken(palette.jatoba, 0.15))) +
    coiled(BAG, { color, tilt, rows: 22, stitches: 60 }) +
    inside(outline(BAG, tilt), ...stripe) +
    opening([-470, 250], { color, tilt, inside: darken(color, 0.35), lip: 0.05 }) +
    rimCoil(250, -470, tilt, color) +
    strap(150, 0, palette.jatoba) +
    tab(-37) +
    tab(37)
  )
}

const CROWN: Profile = parsePoints('-250 60, -244 130, -215 172, -140 196, -50 208, 0 214')

/** The straw hat, brim around the origin. */
export function strawHat(color: string = palette.straw, ribbon: string = palette.indigo): string {
  const tilt = 0.3
  const onto = surface(CROWN, tilt)
  const band = polyline([...spread(-90, 90, 30).map((a) => onto(a, -74)), ...spread(90, -90, 30).map((a) => onto(a, -6))], true)
  return (
    mat({ color, radius: 430, tilt, rings: 15 }) +
    oval(
      46,
      28,
      320,
      104,
      radial([
        [0.4, '#2a170d', 0.5],
        [1, '#2a170d', 0],
      ]),
    ) +
    coiled(CROWN, { color, tilt, rows: 14, stitches: 40 }) +
    path(band, shaded(ribbon, [-0.15, 0.25, 0, -0.45])) +
    at(0, -247, mat({ color: lighten(color, 0.2), radius: 74, tilt, rings: 4 })) +
    clipped(outline(CROWN, tilt), softLine(curve(parsePoints('-60 -236, 0 -205, 70 -228')), darken(color, 0.5), 24, 0.4))
  )
}

/** Round bread-basket weave for scenes, low and wide. */
export function breadBasket(color: string = palette.straw): string {
  const low: Profile = parsePoints('-120 250, -100 252, -40 232, 0 196')
  return (
    coiled(low, { color, tilt: 0.26, rows: 7, stitches: 50 }) +
    opening([-120, 250], { color, tilt: 0.26, inside: darken(color, 0.2), lip: 0.06 })
  )
}

/** A round loaf, to sit in a basket or on a board. */
export function loaf(size = 200): string {
  const crust = '#b9783f'
  const dome: Profile = [
    [-size * 0.6, size * 0.18],
    [-size * 0.56, size * 0.42],
    [-size * 0.42, size * 0.72],
    [-size * 0.18, size * 0.86],
    [0, size * 0.78],
  ]
  const cuts = steps(3).map((i) =>
    line(
      curve([
        [-size * 0.3 + i * size * 0.26, -size * 0.5],
        [-size * 0.16 + i * size * 0.26, -size * 0.36],
        [-size * 0.1 + i * size * 0.26, -size * 0.18],
      ]),
      '#f0d9b0',
      size * 0.07,
      { opacity: 0.85 },
    ),
  )
  return (
    turned({ profile: dome, color: crust, tilt: 0.2, gloss: 0.1 }) +
    oval(0, -size * 0.6, size * 0.18, size * 0.04, lighten(crust, 0.35)) +
    cuts.join('')
  )
}

function rimCoil(r: number, y: number, tilt: number, color: string): string {
  const stitches = steps(64).map((i) => {
    const angle = (i / 64) * Math.PI * 2
    const point = (share: number, turn: number) =>
      [r * share * Math.cos(angle + turn), y + r * share * tilt * Math.sin(angle + turn)] as const
    return polyline([point(0.94, 0), point(1.01, 0.05)])
  })
  return line(stitches.join(''), darken(color, 0.5), 3, { opacity: 0.5 })
}

const strap = (x: number, lift: number, tone: string) => {
  const d = curve([
    [-x, -450],
    [-x * 0.86, -640 - lift],
    [0, -760 - lift],
    [x * 0.86, -640 - lift],
    [x, -450],
  ])
  return (
    line(d, darken(tone, 0.35), 28) + at(-2, -3, line(d, tone, 22)) + at(-4, -6, line(d, lighten(tone, 0.4), 5, { opacity: 0.5 }))
  )
}
