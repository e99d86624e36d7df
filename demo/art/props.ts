import { shaded, shadedDown } from './shaded.ts'
import { darken, lighten, palette } from './palette.ts'
import { flatShadow } from './light.ts'
import { turned, type Profile } from './lathe.ts'
import { at, curve, line, oval, path, parsePoints, radial, rect } from './svg.ts'
import { leaf } from './plants.ts'

/** An enamel coffee pot, foot at the origin, about 420 high. */
export function coffeePot(color: string): string {
  const body: Profile = parsePoints('-340 96, -320 100, -180 128, -40 146, 0 142')
  const spout = 'M-120 -150C-190 -180 -206 -260 -240 -330L-206 -340C-180 -290 -160 -270 -108 -262Z'
  const handle = 'M104 -300C200 -316 236 -250 220 -170C212 -130 180 -96 136 -84'
  return (
    path(spout, shaded(color, [0.2, -0.3])) +
    line(handle, darken(color, 0.4), 28) +
    at(-3, -3, line(handle, color, 21)) +
    turned({ profile: body, color, tilt: 0.18, gloss: 0.8 }) +
    at(
      0,
      -340,
      turned({
        profile: parsePoints('-44 30, -38 60, -14 92, 0 98'),
        color,
        tilt: 0.18,
        gloss: 0.8,
      }) +
        oval(0, -44, 30, 6, lighten(color, 0.3)) +
        at(
          0,
          -44,
          turned({
            profile: parsePoints('-34 10, -28 18, -8 14, 0 10'),
            color: palette.wood,
            tilt: 0.15,
          }),
        ),
    )
  )
}

/** A fruit resting on the origin. */
export function fruit(color: string, size = 70, stalk = true): string {
  const shade = radial(
    [
      [0, lighten(color, 0.55)],
      [0.4, color],
      [0.85, darken(color, 0.35)],
      [1, darken(color, 0.25)],
    ],
    [0.34, 0.3],
    0.78,
  )
  return (
    oval(0, -size * 0.92, size, size * 0.94, shade) +
    (stalk
      ? line(`M0 ${-size * 1.78}c2 -10 6 -18 12 -24`, '#5a4128', 6) +
        at(8, -size * 1.84, leaf(size * 0.9, size * 0.4, palette.olive), { turn: 62 })
      : '')
  )
}

/** A slice of cake or bread in a plain wedge, foot at the origin. */
export function cakeSlice(color = '#d59a52'): string {
  return (
    path('M-120 -20L110 -44V-150L-120 -110Z', shadedDown(color, [0.45, 0.1])) +
    path('M-120 -110L110 -150L40 -176L-110 -130Z', darken(color, 0.25)) +
    path('M110 -44L130 -60V-158L110 -150Z', darken(color, 0.4)) +
    line('M-104 -66L100 -98', lighten(color, 0.7), 7, { opacity: 0.8 })
  )
}

/** Fork and knife side by side from above, centred on the origin. */
export function cutlery(metal = '#c9a45c'): string {
  const fork = 'M-34 -210V-110C-34 -80 -12 -76 -10 -60L-14 220C-14 236 6 236 6 220L2 -60C4 -76 26 -80 26 -110V-210'
  const knife = 'M96 -214C126 -180 130 -80 112 0V220C112 236 92 236 92 220Z'
  const tines = 'M-34 -210V-120M-14 -210V-120M6 -210V-120M26 -210V-120'
  const shine = shaded(metal, [0.5, 0, -0.35])
  return (
    flatShadow(`${knife}M-14 -120H6V220H-14Z`, { lift: 5, softness: 6, strength: 0.4 }) +
    line(tines, metal, 9) +
    path(`${fork.replace('M-34 -210V-110', 'M-38 -130V-110').replace('V-210', 'V-130')}Z`, shine) +
    path(knife, shine) +
    line('M102 -190V190', '#fff8e8', 3, { opacity: 0.6 })
  )
}

/** A kraft gift box tied with a ribbon, foot at the origin. */
export function giftBox(color: string, ribbon: string, { width = 360, height = 220 } = {}): string {
  const l = -width / 2
  const loops = curve(parsePoints('0 0, -70 -64, -110 -20, 0 0, 110 -20, 70 -64, 0 0'))
  return (
    rect(l, -height, width, height, shaded(color, [0.2, 0, -0.22])) +
    rect(l - 10, -height - 50, width + 20, 60, shadedDown(color, [0.36, 0])) +
    rect(l, -height + 10, width, 14, '#2e1a10', { opacity: 0.2 }) +
    rect(-22, -height - 50, 44, height + 50, shaded(ribbon, [0.25, -0.2])) +
    at(
      0,
      -height - 52,
      line(loops, darken(ribbon, 0.3), 24) +
        line(loops, ribbon, 18) +
        line('M0 0C-20 40 -60 50 -76 84M0 0C20 40 50 46 70 92', ribbon, 18) +
        oval(0, 0, 20, 17, lighten(ribbon, 0.15)),
    )
  )
}
