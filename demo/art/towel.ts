import { shadedDown } from './shaded.ts'
import { cloth } from './cloth.ts'
import { darken, lighten } from './palette.ts'
import { flatShadow } from './light.ts'
import { steps } from './seeded.ts'
import { at, curve, line, num, path, rect, type Point } from './svg.ts'
import { loops, weave } from './texture.ts'

/** Folded towels in a pile, foot at the origin; the fold faces the camera. */
export function towelPile(colors: readonly string[], width = 620): string {
  const height = 120
  return colors.map((color, i) => at((i % 2) * 14 - 7, -i * (height - 4), foldedTowel(color, width - i * 10, height))).join('')
}

function foldedTowel(color: string, width: number, height: number): string {
  const [l, r] = [-width / 2, width / 2]
  const d = `M${l + 40} ${-height}C${l + width * 0.3} ${-height - 12} ${r - width * 0.3} ${-height + 6} ${r - 34} ${-height - 2}C${r + 20} ${-height} ${r + 20} 0 ${r - 30} 0C${r - width * 0.3} 6 ${l + width * 0.3} -4 ${l + 34} 0C${l - 18} 0 ${l - 18} ${-height} ${l + 40} ${-height}Z`
  const body = shadedDown(color, [0.5, 0.1, -0.1, -0.4])
  // Two inner layers peep out on the right, where the towel was folded in three.
  const layers = [0.36, 0.66].map((share) =>
    line(
      curve([
        [l + 20, -height * share],
        [0, -height * share + 4],
        [r - 60, -height * share - 2],
        [r - 14, -height * share + 3],
      ]),
      darken(color, 0.6),
      5,
      { opacity: 0.28 },
    ),
  )
  const border = [0.16, 0.215].map((share) =>
    rect(l + width * share, -height - 20, width * 0.018, height + 40, lighten(color, 0.42), { opacity: 0.6 }),
  )
  return cloth(d, { color, texture: loops(color, 13) }, path(d, body), ...border, ...layers)
}

/** A towel on a peg at the origin, gathered at the top. */
export function hangingTowel(color: string, { width = 520, drop = 900 } = {}): string {
  const h = width / 2
  const d = `M-18 0C-60 20 ${-h * 0.7} 90 ${-h * 0.86} 240C${-h * 1.02} ${drop * 0.55} ${-h * 0.94} ${drop * 0.8} ${-h} ${drop - 20}C${-h * 0.5} ${drop + 14} ${h * 0.3} ${drop - 12} ${h * 0.98} ${drop + 10}C${h * 0.9} ${drop * 0.7} ${h * 1.04} ${drop * 0.5} ${h * 0.84} 230C${h * 0.66} 90 60 20 18 0Z`
  const folds = [-0.62, -0.3, -0.04, 0.26, 0.58].map((share, i): Point[] => [
    [share * 26, 14],
    [h * share * 0.8, 220],
    [h * share * 1.05 + (i % 2 ? 12 : -10), drop * 0.6],
    [h * share * 1.1, drop],
  ])
  const border = [drop - 170, drop - 140].map((y, i) =>
    rect(-h * 1.1, y, width * 1.1, i ? 8 : 20, lighten(color, 0.45), { opacity: 0.6 }),
  )
  return (
    flatShadow(d, { lift: 26, softness: 24, strength: 0.3 }) +
    cloth(d, { color, folds, foldWidth: 38, texture: loops(color, 13) }, ...border)
  )
}

type Print = 'stripes' | 'checks' | 'leaves'

/** A dish cloth folded long over a rail at the origin. */
export function dishCloth(color: string, ink: string, print: Print, { width = 250, drop = 640 } = {}): string {
  const h = width / 2
  const d = `M${-h} 0C${-h + 6} -26 ${h - 6} -26 ${h} 0C${h + 8} ${drop * 0.5} ${h - 6} ${drop * 0.8} ${h + 4} ${drop}C${h * 0.3} ${drop + 8} ${-h * 0.5} ${drop - 6} ${-h - 4} ${drop + 3}C${-h + 6} ${drop * 0.6} ${-h - 8} ${drop * 0.3} ${-h} 0Z`
  const folds: Point[][] = [
    [
      [h * 0.34, 20],
      [h * 0.3, drop * 0.5],
      [h * 0.42, drop],
    ],
    [
      [-h * 0.4, 20],
      [-h * 0.5, drop * 0.6],
      [-h * 0.38, drop],
    ],
  ]
  return (
    flatShadow(d, { lift: 18, softness: 16, strength: 0.3 }) +
    cloth(d, { color, folds, foldWidth: 24, texture: weave(color, 7), depth: 0.8 }, printed(print, ink, { h, drop }))
  )
}

function printed(print: Print, ink: string, { h, drop }: { h: number; drop: number }): string {
  if (print === 'stripes')
    return [0.7, 0.76, 0.82, 0.9]
      .map((share, i) => rect(-h * 1.2, drop * share, h * 2.4, i === 3 ? 34 : 10, ink, { opacity: 0.88 }))
      .join('')
  if (print === 'checks') {
    const lines = steps(16).map((i) => rect(-h * 1.2, i * 44, h * 2.4, 20, ink, { opacity: 0.5 }))
    return (
      lines.join('') +
      steps(7)
        .map((i) => rect(-h * 1.1 + i * 44, -30, 20, drop + 60, ink, { opacity: 0.5 }))
        .join('')
    )
  }
  const leaf = 'M0 0C22 -14 24 -52 0 -74C-24 -52 -22 -14 0 0ZM0 0V14'
  return steps(18)
    .map((i) =>
      at(
        -h * 0.62 + (i % 3) * h * 0.62,
        90 + Math.floor(i / 3) * 100 + (i % 3 === 1 ? 46 : 0),
        path(leaf, ink, { stroke: ink, 'stroke-width': 4, opacity: num(0.9) }),
        { turn: i % 2 ? 32 : -28 },
      ),
    )
    .join('')
}
