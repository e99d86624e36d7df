import { shaded } from './shaded.ts'
import { darken, lighten, palette } from './palette.ts'
import { opening, outline, surface, turned, type Profile } from './lathe.ts'
import { softLine } from './soft.ts'
import { at, line, linear, path, parsePoints, polyline, type Point } from './svg.ts'
import { inside, speckles } from './texture.ts'
import { spread } from './seeded.ts'

export type MugLook = { color: string; fill?: string; handle?: 'right' | 'left'; foot?: string; tilt?: number }

const MUG: Profile = parsePoints('-330 150, -300 148, -200 150, -100 152, -40 142, -8 118, 0 110')

/** The Serra mug, 380 high with the foot at the origin. */
export function mug({ color, fill, handle = 'right', foot = palette.terracotta, tilt = 0.22 }: MugLook): string {
  const loop = handleLoop(color)
  return (
    (handle === 'right' ? loop : `<g transform="scale(-1 1)">${loop}</g>`) +
    turned({ profile: MUG, color, tilt, gloss: 0.75, bands: [{ from: -62, to: 0, color: foot, wave: 4 }] }) +
    inside(
      outline(MUG, tilt),
      speckles({ x: -160, y: -340, width: 320, height: 310 }, { count: 150, seed: 7, color: darken(color, 0.6), size: 3.2 }),
    ) +
    windowMirror(MUG, tilt, [-300, -110]) +
    opening([-330, 150], { color, inside: lighten(color, 0.2), tilt, fill, lip: 0.055 })
  )
}

/** The window mirrored in a wet glaze. */
export function windowMirror(
  profile: Profile,
  tilt: number,
  [top, bottom]: Point,
  { from = -50, to = -32, strength = 0.38 } = {},
): string {
  const onto = surface(profile, tilt)
  const pane = (a: number, b: number) => {
    const left = spread(top, bottom, 8).map((y) => onto(a, y))
    const right = spread(bottom, top, 8).map((y) => onto(b, y))
    return path(
      polyline([...left, ...right], true),
      linear(
        [
          [0, '#fffdf8', strength],
          [1, '#fffdf8', strength * 0.25],
        ],
        [0, 0],
        [0, 1],
      ),
    )
  }
  const middle = (from + to) / 2
  return pane(from, middle - 1) + pane(middle + 1, to)
}

function handleLoop(color: string): string {
  const loop = 'M120 -272C190 -296 268 -276 266 -200C264 -128 200 -88 124 -84'
  return (
    line(loop, shaded(color, [-0.3, -0.14, -0.34]), 42) +
    at(-3, -4, line(loop, shaded(color, [-0.2, 0, -0.16]), 31)) +
    at(-5, -8, softLine(loop, lighten(color, 0.55), 9, 0.6)) +
    line('M160 -289C196 -296 232 -286 248 -262', '#fffdf8', 6, { opacity: 0.55 })
  )
}
