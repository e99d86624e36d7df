import { cloth, seam } from './cloth.ts'
import { darken, lighten, palette } from './palette.ts'
import { flatShadow } from './light.ts'
import { at, curve, el, line, oval, path, parsePoints, type Point } from './svg.ts'
import { weave } from './texture.ts'

/** A linen apron hanging from a peg at the origin, about 1000 high. */
export function apron(color: string, straps: string = palette.jatoba): string {
  const body =
    'M-128 190C-60 204 60 204 128 190C140 300 176 380 262 440C288 640 292 820 298 1010C120 1034 -120 1034 -298 1010C-292 820 -288 640 -262 440C-176 380 -140 300 -128 190Z'
  const folds: Point[][] = [
    parsePoints('-90 220, -130 520, -170 1010'),
    parsePoints('20 260, -10 620, -30 1010'),
    parsePoints('110 230, 150 560, 160 1010'),
    parsePoints('-230 470, -240 720, -250 1010'),
    parsePoints('236 470, 244 700, 252 1010'),
  ]
  const pocket = 'M-176 610H176L168 800C60 818 -60 818 -168 800Z'
  const loop = curve(parsePoints('-116 200, -80 80, 0 0, 80 80, 116 200'))
  return (
    flatShadow(body, { lift: 24, softness: 24, strength: 0.3 }) +
    line(tie(-1) + tie(1), darken(color, 0.3), 20) +
    line(tie(-1) + tie(1), lighten(color, 0.06), 15) +
    line(loop, darken(straps, 0.35), 26) +
    line(loop, straps, 20) +
    cloth(body, { color, folds, foldWidth: 36, texture: weave(color, 7) }) +
    seam('M-122 212C-60 224 60 224 122 212M-290 988C-120 1010 120 1010 290 988', darken(color, 0.4)) +
    flatShadow(pocket, { lift: 5, softness: 8, strength: 0.3 }) +
    cloth(pocket, {
      color: lighten(color, 0.06),
      texture: weave(color, 7),
      folds: [parsePoints('-60 620, -70 800'), parsePoints('90 620, 100 800')],
      foldWidth: 22,
      depth: 0.6,
    }) +
    seam('M-170 632H170M0 640V806', darken(color, 0.45)) +
    rivet(-164, 624) +
    rivet(164, 624) +
    rivet(-112, 206) +
    rivet(112, 206)
  )
}

/** A wooden peg in the wall, its middle at the origin. */
export const peg = (color: string = palette.wood) =>
  oval(10, 14, 26, 26, '#2e1a10', { opacity: 0.25 }) +
  oval(0, 0, 24, 24, darken(color, 0.2)) +
  oval(-3, -4, 20, 20, lighten(color, 0.2))

/** The canvas tote hung at the origin, printed with foliage. */
export function leafTote(color: string = palette.linen, ink: string = palette.green): string {
  const body = 'M-270 330C-120 344 120 344 270 330C282 520 288 740 292 930C120 956 -120 956 -292 930C-288 740 -282 520 -270 330Z'
  const strap = curve(parsePoints('-150 350, -120 140, 0 0, 120 140, 150 350'))
  const folds: Point[][] = [
    parsePoints('-210 350, -190 600, -230 930'),
    parsePoints('200 350, 220 640, 210 930'),
    parsePoints('40 350, 30 420'),
    parsePoints('-270 900, -160 860'),
    parsePoints('270 900, 170 850'),
  ]
  const stem = line('M0 880C-6 760 4 640 0 470', ink, 7)
  const pair = (i: number) => {
    const leaf = path('M0 0C40 -20 92 -34 128 -86C62 -90 12 -60 0 0Z', ink) + line('M6 -6C40 -30 80 -56 112 -78', color, 3)
    return at(0, 830 - i * 78, leaf + el('g', { transform: 'scale(-1 1)' }, leaf), { scale: 1.15 - i * 0.12 })
  }
  const tip = path('M0 480C-34 440 -26 390 0 360C26 390 34 440 0 480Z', ink)
  return (
    at(16, -12, line(strap, darken(color, 0.35), 34)) +
    flatShadow(body, { lift: 26, softness: 24, strength: 0.32 }) +
    cloth(body, { color, folds, foldWidth: 32, texture: weave(color, 9) }, stem, tip, ...[0, 1, 2, 3, 4].map(pair)) +
    seam('M-266 362C-120 376 120 376 266 362', darken(color, 0.4)) +
    line(strap, darken(color, 0.3), 36) +
    at(-1, -2, line(strap, lighten(color, 0.1), 30)) +
    seam(strap, darken(color, 0.25), 2.5) +
    cloth('M-172 330H-128V420H-172ZM128 330H172V420H128Z', { color: lighten(color, 0.06), texture: weave(color, 9) }) +
    seam('M-166 340L-134 412M-134 340L-166 412M134 340L166 412M166 340L134 412', darken(color, 0.5), 2.5)
  )
}

const tie = (side: number) =>
  curve([
    [side * 258, 446],
    [side * 316, 520],
    [side * 300, 640],
    [side * 330, 760],
  ])

const rivet = (x: number, y: number) => oval(x, y, 9, 9, darken(palette.ochre, 0.3)) + oval(x - 1, y - 2, 7, 7, palette.ochre)
