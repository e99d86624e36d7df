import type { Colours } from '../colours.ts'
import type { Choices } from './theme.ts'

/** How tall the pictures of cards are beside their width; `original` is as each picture comes. */
export const CARD_RATIO_NAMES = {
  portrait: 'Retrato 4:5',
  square: 'Quadrado',
  landscape: 'Paisagem',
  original: 'Original',
} as const
export type CardRatioName = keyof typeof CARD_RATIO_NAMES

/** A complete look by one press: colours, shapes, typefaces, and which header and footer go with it. */
export type Preset = {
  /** What the merchant reads. */
  name: string
  /** For whom it was drawn. */
  about: string
  /** Its place in the list. */
  order: number
  colours: Colours
  choices: Choices
  /** A pair of `content/fonts/pairs.ts`. */
  fonts: string
  cardRatio: CardRatioName
  /** Ready parts of `content/pages/ready-parts/`. */
  header: string
  footer: string
}

export const definePreset = (preset: Preset) => preset
