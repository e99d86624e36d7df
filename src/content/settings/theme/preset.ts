import type { CardRatio } from '../card-ratio.ts'
import type { Colours } from '../colours.ts'
import type { Choices } from './theme.ts'

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
  cardRatio: CardRatio
  /** Ready parts of `content/pages/ready-parts/`. */
  header: string
  footer: string
}

export const definePreset = (preset: Preset) => preset
