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
} as const
export type ColourName = keyof typeof FIRST_COLOURS
export type Colours = Record<ColourName, string>

/** The darkest that the page's ground may be, beside white: it and the shop's own sand stay grounds that text can stand on. */
const DARKEST_GROUND = 1.24
/** Then whatever has this on white has the least contrast on every ground of the shop, whichever of the others are changed. */
const LEAST_ON_WHITE = 5.6
const WHITE = '#ffffff'

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
