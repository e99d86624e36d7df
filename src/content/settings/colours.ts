/** A colour as style sheets write it: «#9c4327». */
export const HEX = /^#[0-9a-f]{6}$/

/** The colours of the design tokens that a merchant may change, as the shop has them at first. */
export const FIRST_COLOURS = {
  brand: '#9c4327',
  accent: '#55603a',
  night: '#2a3a31',
  ink: '#2a2320',
  paper: '#fbf8f3',
} as const
export type ColourName = keyof typeof FIRST_COLOURS
export type Colours = Record<ColourName, string>

/** What WCAG AA asks of text. */
export const LEAST_CONTRAST = 4.5
/** The darkest that the page's ground may be, beside white: it and the shop's own sand stay grounds that text can stand on. */
const DARKEST_GROUND = 1.24
/** Then whatever has this on white has the least contrast on every ground of the shop, whichever of the others are changed. */
const LEAST_ON_WHITE = 5.6
const WHITE = '#ffffff'

/** How two colours stand out from each other, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** Whether text can be read with this colour in its place; if not, the nearest one of the same hue with which it can. */
export function checkColour(name: ColourName, hex: string): { ok: true } | { ok: false; contrast: number; nearest: string } {
  const found = contrast(hex, WHITE)
  if (name === 'paper' ? found <= DARKEST_GROUND : found >= LEAST_ON_WHITE) return { ok: true }
  const towards = name === 'paper' ? WHITE : '#000000'
  for (let share = 0.02; share < 1; share += 0.02) {
    const nearest = mixed(hex, towards, share)
    const reached = contrast(nearest, WHITE)
    if (name === 'paper' ? reached <= DARKEST_GROUND : reached >= LEAST_ON_WHITE) return { ok: false, contrast: found, nearest }
  }
  return { ok: false, contrast: found, nearest: towards }
}

/** One colour with a share of another in it. */
export function mixed(hex: string, other: string, share: number): string {
  const [from, to] = [partsOf(hex), partsOf(other)]
  return `#${from
    .map((part, at) =>
      Math.round(part + (to[at]! - part) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

const partsOf = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

function luminance(hex: string): number {
  const [red, green, blue] = partsOf(hex).map((part) => {
    const share = part / 255
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
