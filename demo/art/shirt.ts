import { shaded } from './shaded.ts'
import { cloth, seam } from './cloth.ts'
import { darken, lighten, mix, palette } from './palette.ts'
import { flatShadow } from './light.ts'
import { at, clipped, el, line, oval, path, parsePoints, type Point } from './svg.ts'
import { weave } from './texture.ts'
import { steps } from './seeded.ts'

/** A wooden hanger; the hook's tip is at the origin. */
export function hanger(color: string = palette.wood): string {
  const arms = 'M-236 168C-150 128 -60 92 0 84C60 92 150 128 236 168'
  return (
    line('M0 84V46C0 30 26 26 26 4C26 -22 -8 -30 -20 -8', '#8d8172', 7) +
    line(arms, darken(color, 0.35), 26) +
    at(-1, -3, line(arms, color, 20)) +
    at(-2, -8, line(arms, lighten(color, 0.5), 4, { opacity: 0.6 }))
  )
}

const TEE =
  'M-108 -372C-60 -330 60 -330 108 -372C170 -352 232 -330 268 -296C322 -240 366 -150 392 -80L262 -14C248 -50 240 -78 232 -100C226 60 236 240 244 392C120 412 -120 412 -244 392C-236 240 -226 60 -232 -100C-240 -78 -248 -50 -262 -14L-392 -80C-366 -150 -322 -240 -268 -296C-232 -330 -170 -352 -108 -372Z'

/** A T-shirt around the origin, about 780 × 780. */
export function teeShirt(color: string): string {
  const folds: Point[][] = [
    parsePoints('-250 -150, -160 -30, -130 120, -150 380'),
    parsePoints('236 -120, 170 10, 150 180, 170 390'),
    parsePoints('-30 -220, -30 100, -60 390'),
    parsePoints('50 -100, 40 180, 84 392'),
    parsePoints('-300 -240, -270 -120, -262 -30'),
    parsePoints('310 -230, 276 -130, 262 -30'),
  ]
  const collar = 'M-108 -372C-60 -312 60 -312 108 -372'
  const inner = 'M-100 -374C-60 -390 60 -390 100 -374C60 -306 -60 -306 -100 -374Z'
  return (
    flatShadow(TEE, { lift: 22, softness: 22, strength: 0.32 }) +
    path(inner, darken(color, 0.42)) +
    cloth(TEE, { color, folds, foldWidth: 30, depth: 0.72, texture: weave(color, 5, { strength: 0.45 }) }) +
    line(collar, darken(color, 0.25), 27, { 'stroke-linecap': 'butt' }) +
    line(collar, lighten(color, 0.06), 22, { 'stroke-linecap': 'butt' }) +
    at(0, 13, seam(collar, darken(color, 0.4), 2.5)) +
    seam('M-242 372C-120 392 120 392 242 372', darken(color, 0.35), 2.5) +
    seam('M-384 -94L-256 -30M384 -94L256 -30', darken(color, 0.35), 2.5)
  )
}

/** A long-sleeved linen shirt on the origin, collar and buttons. */
export function linenShirt(color: string): string {
  const body =
    'M-96 -380C-170 -350 -226 -330 -256 -296C-246 -120 -250 160 -262 396C-190 440 -90 420 0 424C90 420 190 440 262 396C250 160 246 -120 256 -296C226 -330 170 -350 96 -380C50 -350 -50 -350 -96 -380Z'
  const sleeve = 'M-236 -312C-312 -270 -372 -20 -404 250C-408 288 -404 306 -396 316L-296 330C-280 200 -252 40 -226 -80Z'
  const sleeveFolds: Point[][] = [parsePoints('-286 -220, -330 20, -350 300'), parsePoints('-262 -120, -290 60, -310 310')]
  const cuff = 'M-404 262C-366 280 -330 284 -288 276L-294 336C-332 344 -372 338 -402 322Z'
  const arm = (tone: string) =>
    cloth(sleeve, { color: tone, folds: sleeveFolds, foldWidth: 24, texture: weave(tone, 6) }) +
    cloth(cuff, { color: tone, texture: weave(tone, 6) }) +
    seam('M-400 270C-366 288 -330 292 -290 284', darken(tone, 0.4), 2.5)
  const folds: Point[][] = [
    parsePoints('-200 -270, -150 0, -190 410'),
    parsePoints('200 -270, 160 0, 180 410'),
    parsePoints('-90 -120, -70 120, -100 410'),
    parsePoints('96 40, 80 240, 110 410'),
  ]
  return (
    flatShadow(body, { lift: 22, softness: 22, strength: 0.3 }) +
    arm(color) +
    mirrored(arm(darken(color, 0.08))) +
    path('M-92 -384C-50 -402 50 -402 92 -384L0 -290Z', darken(color, 0.45)) +
    cloth(
      body,
      { color, folds, foldWidth: 30, texture: weave(color, 6) },
      path('M-24 -340H24V430H-24Z', lighten(color, 0.12), { opacity: 0.7 }),
    ) +
    seam('M-24 -320V424M24 -320V424', darken(color, 0.35), 2.5) +
    steps(7)
      .map((i) => button(0, -250 + i * 98, color))
      .join('') +
    cloth('M92 -120H206V10Q149 34 92 10Z', { color: lighten(color, 0.05), texture: weave(color, 6) }) +
    seam('M98 -100H200', darken(color, 0.4), 2.5) +
    collarWing(color) +
    mirrored(collarWing(darken(color, 0.06)))
  )
}

/** The light kimono, open at the front, printed with leaves. */
export function kimono(color: string, print: string): string {
  const body =
    'M-90 -400L-440 -330L-470 60L-236 84L-240 -60C-246 160 -262 340 -270 520C-120 544 120 544 270 520C262 340 246 160 240 -60L236 84L470 60L440 -330L90 -400Z'
  const folds: Point[][] = [
    parsePoints('-200 -200, -170 120, -200 520'),
    parsePoints('200 -200, 180 120, 190 520'),
    parsePoints('-360 -300, -340 -120, -380 60'),
    parsePoints('370 -300, 350 -120, 390 60'),
    parsePoints('-100 40, -90 300, -120 530'),
    parsePoints('110 40, 100 300, 130 530'),
  ]
  const sprig =
    'M0 40C-6 10 6 -14 0 -46M0 10C-34 4 -44 -16 -48 -34C-22 -34 -6 -18 0 10ZM0 -6C34 -12 44 -30 46 -48C22 -46 6 -30 0 -6ZM0 -46C-12 -60 -10 -78 0 -90C10 -78 12 -60 0 -46Z'
  const prints = steps(56).map((i) =>
    at(
      -430 + (i % 7) * 144 + (Math.floor(i / 7) % 2) * 70,
      -330 + Math.floor(i / 7) * 122,
      path(sprig, print, { stroke: print, 'stroke-width': 3, opacity: 0.85 }),
      { turn: ((i * 47) % 60) - 30, scale: 0.85 },
    ),
  )
  const lapel = 'M-78 -404C-60 -200 -66 200 -74 540H-6C-2 240 -2 -60 -14 -330C-20 -368 -36 -392 -52 -406Z'
  const band = (side: number) =>
    `<g transform="scale(${side} 1)">${cloth(lapel, {
      color: mix(color, print, 0.3),
      texture: weave(color, 6),
      folds: [parsePoints('-60 -300, -50 100, -60 530')],
      foldWidth: 14,
    })}</g>`
  return (
    flatShadow(body, { lift: 24, softness: 24, strength: 0.3 }) +
    path('M-70 -404C-40 -420 40 -420 70 -404L30 -300L0 540L-30 -300Z', darken(color, 0.55)) +
    cloth(body, { color, folds, foldWidth: 36, texture: weave(color, 6, { strength: 0.7 }) }, ...prints) +
    clipped(body, path('M-10 -420H10L14 560H-14Z', shaded(color, [-0.7, -0.5]), { opacity: 0.8 })) +
    band(1) +
    band(-1)
  )
}

const collarWing = (color: string) =>
  cloth('M-6 -306L-104 -392C-112 -372 -132 -346 -146 -330L-64 -244C-40 -262 -20 -284 -6 -306Z', {
    color: lighten(color, 0.08),
    texture: weave(color, 6),
  }) + seam('M-64 -256L-136 -332', darken(color, 0.4), 2.5)

const button = (x: number, y: number, color: string) =>
  oval(x + 1, y + 3, 10, 10, darken(color, 0.6), { opacity: 0.5 }) +
  oval(x, y, 9.5, 9.5, '#f3e9d8') +
  el('path', { d: `M${x - 3} ${y}h0M${x + 3} ${y}h0`, stroke: '#8a7a66', 'stroke-width': 3, 'stroke-linecap': 'round' })

const mirrored = (drawing: string) => `<g transform="scale(-1 1)">${drawing}</g>`
