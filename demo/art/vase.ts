import { darken, lighten, palette } from './palette.ts'
import { opening, outline, surface, turned, type Profile } from './lathe.ts'
import { windowMirror } from './mug.ts'
import { at, el, line, path, parsePoints, polyline, type Point } from './svg.ts'
import { inside, speckles } from './texture.ts'
import { spread, steps } from './seeded.ts'

const TALL: Profile = parsePoints('-640 92, -620 78, -570 66, -520 78, -440 148, -330 205, -210 208, -100 160, -30 112, 0 104')

/** The Jequitinhonha vase, 640 high: raw clay painted with white and red slip. */
export function jequitinhonhaVase(color: string = palette.terracotta): string {
  const tilt = 0.16
  const onto = surface(TALL, tilt)
  const cream = '#f0e2cb'
  const belt = (y: number, paint: string, width: number) =>
    line(polyline(spread(-90, 90, 40).map((angle) => onto(angle, y))), paint, width, { opacity: 0.9 })
  const zigzag = line(polyline(spread(-90, 90, 46).map((angle, i) => onto(angle, i % 2 ? -452 : -424))), cream, 6)
  const dots = spread(-84, 84, 19).map((angle) => spot(onto(angle, -118), 8, cream))
  return (
    turned({
      profile: TALL,
      color,
      tilt,
      gloss: 0.1,
      bands: [
        { from: -640, to: -556, color: palette.clay },
        { from: -60, to: 0, color: '#8f3f2a' },
      ],
    }) +
    inside(
      outline(TALL, tilt),
      speckles(
        { x: -210, y: -640, width: 420, height: 640 },
        { count: 220, seed: 3, color: darken(color, 0.5), size: 3, opacity: 0.3 },
      ),
      belt(-482, cream, 7),
      zigzag,
      belt(-398, cream, 7),
      belt(-142, cream, 7),
      ...dots,
      belt(-92, cream, 7),
      ...[-66, -22, 22, 66].map((angle) => flower(onto, angle, -268, cream)),
    ) +
    opening([-640, 92], { color: palette.clay, tilt, lip: 0.1 })
  )
}

/** A painted flower that bends with the belly. */
function flower(onto: (degrees: number, y: number) => Point, angle: number, y: number, cream: string): string {
  const petal = (turn: number) => {
    const [c, s] = [Math.cos(turn), Math.sin(turn)]
    const rim = steps(14).map((i): Point => {
      const a = (i / 14) * Math.PI * 2
      const [px, py] = [38 + 26 * Math.cos(a), 13 * Math.sin(a)]
      return onto(angle + (px * c - py * s) * 0.27, y + px * s + py * c)
    })
    return path(polyline(rim, true), cream, { opacity: 0.93 })
  }
  const stem = line(polyline(spread(60, 100, 6).map((d) => onto(angle + Math.sin(d / 20) * 2, y + d))), palette.green, 5, {
    opacity: 0.8,
  })
  return (
    stem +
    steps(6)
      .map((i) => petal((i / 6) * Math.PI * 2 + 0.3))
      .join('') +
    spot(onto(angle, y), 15, palette.ochre) +
    spot(onto(angle, y), 7, '#8f3f2a')
  )
}

const spot = ([cx, cy]: Point, r: number, fill: string) => el('circle', { cx, cy, r, fill })

const DROP: Profile = parsePoints('-520 44, -500 36, -440 34, -370 54, -290 118, -200 182, -120 196, -50 160, -12 104, 0 90')

/** The Gota vase: a drop with a slim neck, 520 high. */
export function dropVase(color: string): string {
  const tilt = 0.18
  return (
    turned({ profile: DROP, color, tilt, gloss: 0.6, bands: [{ from: -40, to: 0, color: darken(color, 0.22) }] }) +
    inside(
      outline(DROP, tilt),
      speckles({ x: -200, y: -520, width: 400, height: 500 }, { count: 170, seed: 9, color: darken(color, 0.6), size: 3.2 }),
    ) +
    windowMirror(DROP, tilt, [-225, -100], { from: -50, to: -34, strength: 0.4 }) +
    opening([-520, 44], { color, tilt, lip: 0.14 })
  )
}

const MORINGA: Profile = parsePoints('-420 62, -400 58, -350 60, -310 88, -250 165, -170 205, -90 190, -30 138, 0 120')
const CUP: Profile = parsePoints('-128 78, -110 80, -40 76, -10 66, 0 62')

/** The water jug with its cup turned over the neck. */
export function moringa(color: string = palette.terracotta): string {
  const tilt = 0.18
  const onto = surface(MORINGA, tilt)
  const rings = [-300, -288, -70, -58].map((y) =>
    line(polyline(spread(-90, 90, 36).map((angle) => onto(angle, y))), darken(color, 0.5), 3, { opacity: 0.4 }),
  )
  const damp = { from: -190, to: -70, color: darken(color, 0.16), wave: 7 }
  return (
    turned({ profile: MORINGA, color, tilt, gloss: 0.12, bands: [damp] }) +
    inside(
      outline(MORINGA, tilt),
      ...rings,
      speckles(
        { x: -210, y: -420, width: 420, height: 420 },
        { count: 240, seed: 4, color: lighten(color, 0.5), size: 3, opacity: 0.4 },
      ),
    ) +
    at(0, -398, waterCup(color, true))
  )
}

/** The moringa's cup, upright or turned over. */
export function waterCup(color: string, over = false): string {
  const tilt = 0.18
  const flipped = CUP.map(([y, r], i): Point => [y, CUP[CUP.length - 1 - i]?.[1] ?? r])
  const body = turned({ profile: over ? flipped : CUP, color, tilt, gloss: 0.12 })
  const cap = el('ellipse', { cx: 0, cy: -128, rx: 62, ry: 62 * tilt, fill: lighten(color, 0.22) })
  return body + (over ? cap : opening([-128, 78], { color, tilt, fill: '#c9d3cf', lip: 0.09 }))
}

const CYLINDER: Profile = parsePoints('-360 92, -340 90, -120 96, -20 92, 0 84')

/** A plain cylinder for flowers, shelves and still lifes. */
export function cylinderVase(color: string, gloss = 0.4): string {
  return (
    turned({ profile: CYLINDER, color, tilt: 0.18, gloss, bands: [{ from: -150, to: 0, color: darken(color, 0.18), wave: 5 }] }) +
    opening([-360, 92], { color, tilt: 0.18, lip: 0.1 })
  )
}
