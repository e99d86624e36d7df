import type { Colours } from '#content/settings/colours.ts'
import type { BrandShapes } from './letter-shapes.ts'
import { contrast, LEAST_CONTRAST, mixed } from '#kit/colour-contrast.ts'

/** The shop's logo as mails show it. */
export type LetterLogo = { url: string; width: number; height: number }
/** What makes a letter the shop's own. */
export type Brand = {
  colours: BrandColours
  logo: LetterLogo | undefined
  /** Font stacks; none where the shop chose no family. */
  fonts?: { text: string | undefined; display: string | undefined }
  /** Corners and buttons of the theme; none where nothing is known of it. */
  shapes?: BrandShapes
}
type BrandColours = Pick<Colours, 'brand' | 'ink' | 'paper' | 'dark'>

/** Of a shop whose merchant changed nothing yet. */
export const FIRST_BRAND: Brand = {
  colours: { brand: '#9c4327', ink: '#2a2320', paper: '#fbf8f3', dark: '#181412' },
  logo: undefined,
}

/** The colours of a letter, each by where it stands. */
export type LetterColours = Record<'ground' | 'card' | 'soft' | 'line' | 'ink' | 'muted' | 'accent' | 'onAccent', string>

const WHITE = '#ffffff'

/** Of the colours of the shop, which the rule of its settings keeps readable on white and on the shop's own ground. */
export function lightColours({ brand, ink, paper }: BrandColours): LetterColours {
  return {
    ground: paper,
    card: WHITE,
    soft: mixed(paper, WHITE, 0.3),
    line: mixed(ink, WHITE, 0.84),
    ink,
    muted: readable(mixed(ink, WHITE, 0.3), paper, '#000000'),
    accent: brand,
    onAccent: WHITE,
  }
}

/** The same letter for who reads in the dark, on the dark ground of the shop: the brand's hue, made bright enough to be seen and written on. */
export function darkColours({ brand, paper, dark: ground }: BrandColours): LetterColours {
  const card = mixed(ground, WHITE, 0.045)
  const soft = mixed(card, WHITE, 0.07)
  const text = mixed(paper, '#000000', 0.06)
  return {
    ground,
    card,
    soft,
    line: mixed(card, WHITE, 0.2),
    ink: text,
    muted: readable(mixed(text, card, 0.3), soft, WHITE),
    accent: readable(brand, soft, WHITE),
    onAccent: ground,
  }
}

/** The colour itself, or as much of the other in it as text on this ground needs. */
function readable(hex: string, ground: string, towards: string): string {
  for (let share = 0; share < 1; share += 0.04) {
    const found = mixed(hex, towards, share)
    if (contrast(found, ground) >= LEAST_CONTRAST) return found
  }
  return towards
}
