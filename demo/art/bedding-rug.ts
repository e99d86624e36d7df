import { cloth } from './cloth.ts'
import { darken, lighten, palette } from './palette.ts'
import { flatShadow } from './light.ts'
import { fringeRow } from './cushion-blanket.ts'
import { spread, steps } from './seeded.ts'
import { at, line, linear, num, path, parsePoints, rect, roundedRect, type Point } from './svg.ts'
import { weave } from './texture.ts'

/** A bed seen from its foot, 1200 wide, the floor line at y 0. */
export function bed(color: string, blanket: string): string {
  const sheet = lighten(color, 0.35)
  const headboard = path(
    roundedRect(-560, -860, 1120, 560, 60),
    linear(
      [
        [0, lighten(palette.straw, 0.2)],
        [1, darken(palette.wood, 0.1)],
      ],
      [0, 0],
      [1, 1],
    ),
  )
  const cane = line(
    spread(-520, 520, 27)
      .map((x) => `M${num(x)} -820V-320`)
      .join(''),
    darken(palette.wood, 0.3),
    5,
    { opacity: 0.35 },
  )
  const duvet = `M-560 -470C-400 -520 380 -524 560 -466C610 -300 622 -90 640 60H-640C-620 -90 -606 -300 -560 -470Z`
  const folds: Point[][] = [
    parsePoints('-400 -440, -450 -220, -430 60'),
    parsePoints('-150 -470, -200 -260, -120 60'),
    parsePoints('130 -470, 100 -200, 190 60'),
    parsePoints('400 -450, 470 -220, 440 60'),
  ]
  const turnback = `M-574 -440C-400 -500 390 -506 574 -438L592 -330C380 -384 -380 -380 -592 -332Z`
  const throwOver = `M-626 -170C-380 -214 380 -218 628 -168L642 60H-642Z`
  return (
    headboard +
    cane +
    at(-270, -560, pillow(lighten(color, 0.2)), { turn: -3 }) +
    at(270, -560, pillow(lighten(color, 0.2)), { turn: 3 }) +
    at(-210, -500, pillow(color, 0.86), { turn: 4 }) +
    at(240, -496, pillow(color, 0.86), { turn: -5 }) +
    cloth(duvet, { color, folds, foldWidth: 46, texture: weave(color, 6, { strength: 0.5 }) }) +
    flatShadow(turnback, { lift: 8, softness: 10, strength: 0.25 }) +
    cloth(turnback, {
      color: sheet,
      folds: [parsePoints('-300 -480, -320 -350'), parsePoints('60 -490, 40 -370'), parsePoints('360 -480, 400 -350')],
      foldWidth: 24,
      depth: 0.6,
    }) +
    flatShadow(throwOver, { lift: 6, softness: 10, strength: 0.25 }) +
    cloth(throwOver, {
      color: blanket,
      folds: folds.map((fold) => fold.map(([x, y]): Point => [x * 1.04 + 40, Math.max(-180, y)])),
      foldWidth: 42,
      texture: weave(blanket, 10),
    })
  )
}

/** A plump pillow around the origin. */
export function pillow(color: string, scale = 1): string {
  const d = 'M-250 -140C-120 -176 120 -176 250 -138C276 -60 274 60 250 140C120 168 -120 168 -250 138C-276 60 -274 -60 -250 -140Z'
  const folds: Point[][] = [
    parsePoints('-240 -130, -170 -70'),
    parsePoints('240 -130, 180 -60'),
    parsePoints('-240 130, -160 70'),
    parsePoints('240 130, 170 80'),
    parsePoints('-30 140, -10 60, 30 20'),
  ]
  return at(
    0,
    0,
    flatShadow(d, { lift: 12, softness: 16, strength: 0.26 }) +
      cloth(d, { color, folds, foldWidth: 26, texture: weave(color, 6, { strength: 0.5 }), depth: 0.75 }),
    { scale },
  )
}

/** A loom rug seen from above, centred on the origin. */
export function loomRug(ground: string, inks: readonly string[], { width = 760, height = 1120 } = {}): string {
  const [l, t] = [-width / 2, -height / 2]
  const frame = `M${l} ${t}H${-l}V${-t}H${l}Z`
  const band = (y: number, size: number, ink: string) => rect(l, y, width, size, ink)
  const zigzag = (y: number, ink: string) =>
    line(
      `M${steps(21)
        .map((i) => `${num(l + (i * width) / 20)} ${num(y + (i % 2) * 40)}`)
        .join('L')}`,
      ink,
      15,
      { 'stroke-linejoin': 'miter' },
    )
  const ink = (i: number) => inks[i % inks.length] ?? ground
  const ends = [1, -1].map(
    (side) =>
      band(side * (height / 2 - 80) - 20, 40, ink(0)) +
      zigzag(side * (height / 2 - 160) - 20, ink(1)) +
      band(side * (height / 2 - 235) - 7, 14, ink(2)),
  )
  const heart = [-1, 0, 1].flatMap((row) =>
    [-1, 0, 1].map(
      (column) =>
        diamond(column * 230, row * 190, 96, ink(row + column + 4)) +
        diamond(column * 230, row * 190, 58, ground) +
        diamond(column * 230, row * 190, 26, ink(row + 2)),
    ),
  )
  return (
    flatShadow(frame, { lift: 12, softness: 14, strength: 0.35 }) +
    fringeRow(l, -l, -t - 6, ground, 56) +
    `<g transform="scale(1 -1)">${fringeRow(l, -l, -t - 6, ground, 56)}</g>` +
    cloth(frame, { color: ground, texture: weave(ground, 14, { strength: 1.3 }) }, ...ends, ...heart)
  )
}

const diamond = (x: number, y: number, size: number, ink: string) =>
  path(`M${x - size} ${y}L${x} ${y - size * 1.15}L${x + size} ${y}L${x} ${y + size * 1.15}Z`, ink)
