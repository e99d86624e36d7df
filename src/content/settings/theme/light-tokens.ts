import { LEAST_CONTRAST, mixed } from '#kit/colour-contrast.ts'
import { COLOUR_NAMES, type Colours, FIRST_COLOURS, readableColour } from '../colours.ts'
import { standingOut } from './nearest-readable.ts'

/** The colours of `src/ui/tokens.css`, as they stand there. */
export const FIRST_TOKENS = {
  paper: '#fbf8f3',
  surface: '#ffffff',
  sand: '#f1e9dc',
  line: '#e2d6c5',
  'line-strong': '#8c7d70',
  ink: '#2a2320',
  muted: '#655950',
  brand: '#9c4327',
  'brand-strong': '#7d331c',
  /** The brand as the colour of words. */
  link: '#9c4327',
  'on-brand': '#ffffff',
  accent: '#55603a',
  night: '#2a3a31',
  /** Words on what is dark in the light and in the dark: the night, the brand, a veil. */
  light: '#fbf8f3',
  sale: '#9c2f1f',
  star: '#b57a12',
  success: '#2c6339',
  'success-soft': '#e9f2e6',
  danger: '#a3261b',
  'danger-soft': '#fbeae6',
  info: '#2a4a6b',
  'info-soft': '#e8eef5',
  warning: '#7a5200',
  'warning-soft': '#fbf1da',
  focus: '#1f4fa3',
} as const
export type TokenName = keyof typeof FIRST_TOKENS
export type ColourTokens = Record<TokenName, string>

/** What separates things is seen on the darkest ground that a merchant may choose. */
const LEAST_OF_LINES = 3.75
/** And can be read there. */
const LEAST_ON_WHITE = 5.6
const WHITE = '#ffffff'
const BLACK = '#000000'

/** Every colour of the light shop. What was chosen so that text could not be read comes out as the nearest with which it can. */
export function lightTokens(chosen: Colours): ColourTokens {
  const colours = Object.fromEntries(COLOUR_NAMES.map((name) => [name, readableColour(name, chosen[name])])) as Colours
  const { paper, surface, sand, ink, brand, accent, night, sale } = colours
  const neutral = ink === FIRST_COLOURS.ink && paper === FIRST_COLOURS.paper ? undefined : neutralsOf(paper, ink)
  return {
    ...FIRST_TOKENS,
    ...neutral,
    paper,
    surface,
    sand,
    ink,
    brand,
    accent,
    night,
    sale,
    light: paper,
    link: brand,
    ...(brand !== FIRST_COLOURS.brand && { 'brand-strong': mixed(brand, BLACK, 0.2) }),
  }
}

/** Lines and quieter words between a ground and its text. */
function neutralsOf(paper: string, ink: string) {
  return {
    line: standingOut(mixed(paper, ink, 0.13), { from: [ink], least: LEAST_CONTRAST, towards: WHITE }),
    'line-strong': standingOut(mixed(ink, paper, 0.45), { from: [WHITE], least: LEAST_OF_LINES, towards: BLACK }),
    muted: standingOut(mixed(ink, paper, 0.26), { from: [WHITE], least: LEAST_ON_WHITE, towards: BLACK }),
  }
}
