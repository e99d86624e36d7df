import { seeded, spread, steps } from './seeded.ts'
import { blade, smear, softLine, softShapes, turnedShape } from './soft.ts'
import { at, curve, num, oval, polyline, radial, type Point } from './svg.ts'

const SHADOW = '#2e1a10'

/** What anchors a standing thing: a dark line of contact and a long soft shadow to the lower right. */
export function groundShadow(x: number, y: number, width: number, strength = 1): string {
  const soft = radial([
    [0, SHADOW, 0.42 * strength],
    [0.55, SHADOW, 0.2 * strength],
    [1, SHADOW, 0],
  ])
  const contact = radial([
    [0, SHADOW, 0.75 * strength],
    [0.7, SHADOW, 0.42 * strength],
    [1, SHADOW, 0],
  ])
  return at(
    x,
    y,
    [
      at(width * 0.42, width * 0.06, oval(0, 0, width * 0.95, width * 0.15, soft), { turn: 4 }),
      oval(width * 0.12, width * 0.03, width * 0.72, width * 0.13, soft),
      oval(width * 0.02, width * 0.02, width * 0.53, width * 0.085, contact),
    ].join(''),
  )
}

/** The shadow of a thing with a straight lower edge, e.g. a pile of towels or a box. */
export function boxShadow(x: number, y: number, width: number, strength = 1): string {
  const floor = `M${num(x - width * 0.48)} ${num(y - 20)}H${num(x + width * 0.49)}L${num(x + width * 0.62)} ${num(y + 4)}H${num(x - width * 0.46)}Z`
  return (
    smear(floor, SHADOW, { dx: width * 0.2, dy: width * 0.09, opacity: 0.42 * strength }) +
    softLine(`M${num(x - width * 0.47)} ${num(y)}H${num(x + width * 0.48)}`, SHADOW, 14, 0.6 * strength)
  )
}

/** The shadow of a flat thing lying on the table or leaning on the wall. */
export function flatShadow(d: string, { lift = 14, softness = 16, strength = 0.34 } = {}): string {
  return (
    smear(d, SHADOW, { dx: lift * 1.2 + softness * 0.9, dy: lift * 1.5 + softness * 1.2, opacity: strength * 0.9 }) +
    smear(d, SHADOW, { dx: lift * 0.4, dy: lift * 0.5, opacity: strength * 0.7, layers: 5 })
  )
}

/** Morning light through a window with bars, falling on the wall. */
export function windowLight(
  x: number,
  y: number,
  width: number,
  { color = '#fff3d6', strength = 0.6, slant = 0.28, rows = 3 } = {},
): string {
  const height = width * 1.3
  const pane = (column: number, row: number, growth: number) => {
    const [w, h] = [width * 0.46, (height / rows) * 0.9]
    const [px, py] = [column * width * 0.52, (row * height) / rows]
    const lean = (dx: number, dy: number): Point => [x + px + dx - (py + dy) * slant, y + py + dy + (px + dx) * 0.18]
    const e = growth * width * 0.017
    return polyline([lean(-e, -e), lean(w + e, -e), lean(w + e, h + e), lean(-e, h + e)], true)
  }
  const panes = (growth: number) => [0, 1].flatMap((column) => steps(rows).map((row) => pane(column, row, growth))).join('')
  return softShapes(panes, color, strength, 7)
}

/** A palm outside the window, seen only as its shadow. */
export function leafShadow(
  x: number,
  y: number,
  length: number,
  { turn = 0, strength = 0.2, softness = 18, seed = 3 } = {},
): string {
  const blades = (growth: number) => {
    const random = seeded(seed)
    return spread(-70, 70, 13)
      .map((degrees) => {
        const reach = length * (0.72 + random() * 0.3) * (1 - Math.abs(degrees) / 260)
        return turnedShape(
          blade(reach + growth * softness, length * 0.036 + growth * Math.min(softness, length * 0.034)),
          degrees + random() * 6,
        )
      })
      .join('')
  }
  return at(x, y, softShapes(blades, SHADOW, strength, 7), { turn })
}

/** Rising steam, for a drink just poured. */
export function steam(x: number, y: number, height: number): string {
  const wisp = (dx: number, share: number) =>
    curve([
      [dx, 0],
      [dx - height * 0.09, -height * 0.3 * share],
      [dx + height * 0.07, -height * 0.6 * share],
      [dx - height * 0.04, -height * share],
    ])
  return at(
    x,
    y,
    softLine(wisp(-height * 0.1, 0.8) + wisp(height * 0.06, 1) + wisp(height * 0.18, 0.65), '#fffdf8', height * 0.05, 0.5),
  )
}
