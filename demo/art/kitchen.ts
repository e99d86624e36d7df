import { shaded } from './shaded.ts'
import { darken, lighten, palette } from './palette.ts'
import { flatShadow } from './light.ts'
import { opening, outline, turned, type Profile } from './lathe.ts'
import { at, clipped, ellipsePath, group, line, oval, path, parsePoints } from './svg.ts'
import { inside, woodGrain } from './texture.ts'

/** The jatobá board, standing or lying, centred on the origin: 520 × 900 with its handle. */
export function cuttingBoard(color: string = palette.jatoba, { lift = 12 }: { lift?: number } = {}): string {
  const d =
    'M-70 -450C-70 -470 -50 -480 0 -480C50 -480 70 -470 70 -450L74 -330C76 -290 110 -276 170 -270C230 -262 256 -240 258 -190C266 20 264 220 256 370C252 420 226 438 180 442C60 450 -60 450 -180 442C-226 438 -252 420 -256 370C-264 220 -266 20 -258 -190C-256 -240 -230 -262 -170 -270C-110 -276 -76 -290 -74 -330Z'
  const hole = ellipsePath(0, -404, 30, 30)
  return (
    flatShadow(d, { lift, softness: lift * 1.2, strength: 0.4 }) +
    at(5, 12, path(d, darken(color, 0.5))) +
    clipped(
      d,
      path(d, shaded(color, [0.34, 0, -0.25], [0, 0], [1, 1])),
      woodGrain({ x: -280, y: -490, width: 560, height: 950 }, color, { seed: 21, lines: 44, upright: true, knots: 2 }),
    ) +
    line(d, lighten(color, 0.5), 4, { opacity: 0.5 }) +
    path(hole, darken(color, 0.75)) +
    line('M-24 -386A30 30 0 0 0 24 -386', lighten(color, 0.4), 5, { opacity: 0.7 })
  )
}

/** A wooden spoon standing upright: bowl at the top, handle's end at the origin. */
export function woodenSpoon(color: string, { length = 700, bowl = 66, slotted = false } = {}): string {
  const handle = `M-13 0C-11 ${-length * 0.4} -10 ${-length * 0.6} -15 ${-length + bowl * 1.2}H15C10 ${-length * 0.6} 11 ${-length * 0.4} 13 0C8 8 -8 8 -13 0Z`
  const head = ellipsePath(0, -length, bowl, bowl * 1.45)
  const slots = slotted
    ? [-22, 0, 22].map((x) => line(`M${x} ${-length - 40}V${-length + 40}`, darken(color, 0.7), 11)).join('')
    : ''
  const hollow = slotted ? '' : oval(2, -length, bowl * 0.76, bowl * 1.2, shaded(color, [-0.42, -0.08, 0.3], [0, 0], [1, 0.8]))
  const shape = `${handle}${head}`
  return (
    group({}, path(handle, shaded(color, [0.35, 0, -0.35])), path(head, shaded(color, [0.4, 0, -0.3], [0, 0], [1, 0.6]))) +
    hollow +
    slots +
    inside(
      shape,
      woodGrain({ x: -bowl, y: -length - bowl * 1.5, width: bowl * 2, height: length + bowl * 1.5 }, color, {
        seed: Math.round(length),
        lines: 13,
        upright: true,
        knots: 0,
      }),
    )
  )
}

const MORTAR: Profile = parsePoints('-360 176, -330 182, -220 168, -130 118, -96 92, -70 100, -30 146, 0 150')

/** The mortar with its pestle leaning inside. */
export function mortar(color: string = palette.wood): string {
  const tilt = 0.24
  const grain = inside(
    outline(MORTAR, tilt),
    woodGrain({ x: -190, y: -380, width: 380, height: 420 }, color, { seed: 14, lines: 26, upright: true, knots: 1 }),
  )
  const pestle =
    turned({
      profile: parsePoints('-520 30, -505 44, -440 40, -300 26, -120 30, -30 48, 0 44'),
      color: lighten(color, 0.1),
      tilt: 0.15,
      gloss: 0.2,
    }) + oval(0, -520, 30, 5, lighten(color, 0.3))
  const hollow = opening([-360, 176], { color, inside: darken(color, 0.15), tilt, lip: 0.13 })
  const front = `M-900 -900H900V-360H153A153 ${153 * tilt} 0 0 1 -153 -360H-900Z`
  return (
    turned({ profile: MORTAR, color, tilt, gloss: 0.3 }) + grain + hollow + clipped(front, at(30, -290, pestle, { turn: 24 }))
  )
}
