import { shaded, shadedDown } from './shaded.ts'
import { darken, lighten, palette } from './palette.ts'
import { smear, softLine } from './soft.ts'
import { clipped, curve, line, oval, path, parsePoints, radial } from './svg.ts'
import { woodGrain } from './texture.ts'
import { turned } from './lathe.ts'

/** A carved wooden bird on a turned foot; the foot stands on the origin, about 620 high. */
export function carvedBird(wood: string = palette.jatoba, wing: string = palette.ochre): string {
  const body =
    'M-210 -470C-170 -540 -70 -540 -30 -470C40 -420 150 -400 330 -330C240 -300 190 -240 110 -200C20 -160 -110 -180 -160 -270C-186 -320 -200 -380 -210 -430L-290 -424C-270 -444 -240 -462 -210 -470Z'
  const wingShape = 'M-60 -400C20 -420 120 -380 270 -318C190 -280 90 -230 0 -260C-70 -284 -100 -360 -60 -400Z'
  const feathers = [0, 1, 2, 3].map((i) =>
    line(
      curve([
        [-40 + i * 26, -376 + i * 12],
        [40 + i * 34, -330 + i * 10],
        [110 + i * 36, -316 + i * 4],
      ]),
      darken(wing, 0.45),
      4,
      { opacity: 0.55 },
    ),
  )
  return (
    line('M-20 -190L-10 -64M40 -190L24 -64', darken(palette.ink, 0.2), 11) +
    turned({
      profile: parsePoints('-72 104, -62 118, -20 128, 0 126'),
      color: palette.wood,
      tilt: 0.22,
      gloss: 0.2,
    }) +
    oval(0, -72, 104, 23, lighten(palette.wood, 0.35)) +
    oval(24, -66, 60, 11, darken(palette.wood, 0.6), { opacity: 0.35 }) +
    clipped(
      body,
      path(body, shaded(wood, [0.42, 0, -0.5], [0.2, 0], [0.6, 1])),
      woodGrain({ x: -300, y: -560, width: 640, height: 400 }, wood, { seed: 6, lines: 34, knots: 1 }),
      softLine('M-190 -270C-120 -140 60 -130 220 -220', '#1c0d06', 60, 0.5),
      oval(
        -120,
        -480,
        110,
        80,
        radial([
          [0, lighten(wood, 0.8), 0.6],
          [1, lighten(wood, 0.8), 0],
        ]),
      ),
    ) +
    path('M-206 -470L-296 -424L-208 -428Z', shadedDown(palette.ochre, [0.3, -0.4])) +
    smear(wingShape, '#1c0d06', { dx: 10, dy: 18, opacity: 0.55, layers: 6 }) +
    clipped(
      wingShape,
      path(wingShape, shaded(wing, [0.4, 0, -0.35], [0.2, 0], [0.6, 1])),
      ...feathers,
      woodGrain({ x: -100, y: -430, width: 400, height: 200 }, wing, { seed: 3, lines: 18, knots: 0 }),
    ) +
    oval(-140, -462, 15, 15, '#f6ead4') +
    oval(-141, -462, 9, 9, palette.ink) +
    oval(-144, -466, 3, 3, '#fff')
  )
}
