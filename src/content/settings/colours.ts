import { contrast, mixed } from '#kit/colour-contrast.ts'

/** A colour as style sheets write it: «#9c4327». */
export const HEX = /^#[0-9a-f]{6}$/

/** The colours of the design tokens that a merchant may change, as the shop has them at first. */
export const FIRST_COLOURS = {
  brand: '#9c4327',
  accent: '#55603a',
  night: '#2a3a31',
  ink: '#2a2320',
  paper: '#fbf8f3',
  /** Cards and fields. */
  surface: '#ffffff',
  /** Soft bands, and what lies behind pictures. */
  sand: '#f1e9dc',
  sale: '#9c2f1f',
  /** The ground of every page where the shop is dark. */
  dark: '#181412',
} as const
export type ColourName = keyof typeof FIRST_COLOURS
export type Colours = Record<ColourName, string>
export const COLOUR_NAMES = Object.keys(FIRST_COLOURS) as ColourName[]

/** The darkest that a ground of the page may be, beside white, so that text can stand on each of them. */
const DARKEST_GROUND = 1.24
/** Then whatever has this on white has the least contrast on every ground of the shop, whichever of the others are changed. */
const LEAST_ON_WHITE = 5.6
/** A dark ground on which bright text, and grounds somewhat brighter than it, can be read. */
const LEAST_OF_DARK = 15
const WHITE = '#ffffff'

const GROUNDS = new Set<ColourName>(['paper', 'surface', 'sand'])

/** Whether text can be read with this colour in its place; if not, the nearest one of the same hue with which it can. */
export function checkColour(name: ColourName, hex: string): { ok: true } | { ok: false; contrast: number; nearest: string } {
  const isGround = GROUNDS.has(name)
  const least = name === 'dark' ? LEAST_OF_DARK : LEAST_ON_WHITE
  const isFine = (found: number) => (isGround ? found <= DARKEST_GROUND : found >= least)
  const found = contrast(hex, WHITE)
  if (isFine(found)) return { ok: true }
  const towards = isGround ? WHITE : '#000000'
  for (let share = 0.02; share < 1; share += 0.02) {
    const nearest = mixed(hex, towards, share)
    if (isFine(contrast(nearest, WHITE))) return { ok: false, contrast: found, nearest }
  }
  return { ok: false, contrast: found, nearest: towards }
}

/** The colour itself where text can be read with it, or the nearest one with which it can. */
export function readableColour(name: ColourName, hex: string): string {
  const checked = checkColour(name, hex)
  return checked.ok ? hex : checked.nearest
}
