import { COLOUR_NAMES } from '../colours.ts'
import { CARD_RATIO_NAMES, type CardRatio } from '../card-ratio.ts'
import { type ChosenColours, type Choices, readChoices, readColours } from './theme.ts'

/** All that the screen of the look sends, healed: what makes no sense is as at first, or left out. */
export type ThemeInput = {
  colours: ChosenColours
  choices: Choices
  logoId: number
  iconId: number
  /** A pair of typefaces; undefined leaves what the shop has. */
  fonts: string | undefined
  cardRatio: CardRatio | undefined
}

const recordOf = (value: unknown) => (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>
const idOf = (value: unknown) => (Number.isSafeInteger(value) && Number(value) > 0 ? Number(value) : 0)

export function readThemeInput(raw: unknown): ThemeInput {
  const sent = recordOf(raw)
  const { logo_id, icon_id, fonts, card_ratio } = sent
  return {
    colours: readColours(sent['colours']),
    choices: readChoices(sent),
    logoId: idOf(logo_id),
    iconId: idOf(icon_id),
    fonts: typeof fonts === 'string' && /^[a-z][a-z0-9-]{0,39}$/.test(fonts) ? fonts : undefined,
    cardRatio:
      typeof card_ratio === 'string' && Object.hasOwn(CARD_RATIO_NAMES, card_ratio) ? (card_ratio as CardRatio) : undefined,
  }
}

/** Where each part of it is kept among the shop's settings. A colour that is not chosen is kept as null: it follows the others. */
export function settingsOfTheme({ colours, choices, logoId, iconId, fonts, cardRatio }: ThemeInput) {
  const chosen = Object.fromEntries(COLOUR_NAMES.map((name) => [name, colours[name] ?? null]))
  return {
    appearance: { ...chosen, ...choices, logo_id: logoId || null, icon_id: iconId || null },
    ...(fonts !== undefined && { fonts: { pair: fonts } }),
    ...(cardRatio !== undefined && { card_ratio: cardRatio }),
  }
}
