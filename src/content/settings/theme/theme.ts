import { isRecord } from '#kit/is-record.ts'
import { mixed } from '#kit/colour-contrast.ts'
import { COLOUR_NAMES, type Colours, FIRST_COLOURS, HEX, readableColour } from '../colours.ts'

/** What of the look is chosen among a few, each with its names for the merchant; the first is what a shop has until it chooses. */
export const CHOICES = {
  scheme: { light: 'Clara', dark: 'Escura', auto: 'Acompanha o aparelho de quem visita' },
  corners: { round: 'Arredondados', soft: 'Levemente arredondados', square: 'Retos' },
  buttons: { pill: 'Pílula', rounded: 'Cantos da loja', square: 'Retos' },
  button_fill: { filled: 'Preenchidos', outline: 'Só contorno' },
  button_case: { normal: 'Como escrito', upper: 'Maiúsculas' },
  fields: { box: 'Caixa', filled: 'Preenchidos', line: 'Só a linha de baixo' },
  density: { normal: 'Normal', compact: 'Compacta', airy: 'Arejada' },
  type_scale: { normal: 'Normal', small: 'Discreta', large: 'Marcante' },
  cards: { plain: 'Sem moldura', border: 'Com borda', shadow: 'Com sombra' },
  card_align: { start: 'À esquerda', center: 'Ao centro' },
} as const
export type ChoiceName = keyof typeof CHOICES
export type Choices = { [Name in ChoiceName]: keyof (typeof CHOICES)[Name] & string }
export const CHOICE_NAMES = Object.keys(CHOICES) as ChoiceName[]

/** How the whole shop looks: colours by what they are for, and shapes. */
export type Theme = Choices & { colours: Colours }

/** Which colours were chosen: what was not follows from the others. */
export type ChosenColours = Partial<Colours>

const optionsOf = (name: ChoiceName) => Object.keys(CHOICES[name])
export const FIRST_CHOICES = Object.fromEntries(CHOICE_NAMES.map((name) => [name, optionsOf(name)[0]])) as Choices // each has one
export const FIRST_THEME: Theme = { ...FIRST_CHOICES, colours: FIRST_COLOURS }

const recordOf = (stored: unknown) => (isRecord(stored) ? stored : {})

/** Stored colours, healed: each becomes part of a style sheet, so it is only ever a colour. */
export function readColours(stored: unknown): ChosenColours {
  const raw = recordOf(stored)
  return Object.fromEntries(COLOUR_NAMES.filter((name) => isHex(raw[name])).map((name) => [name, raw[name]])) as ChosenColours
}

/** Stored choices, healed: what nobody knows is as at first. */
export function readChoices(stored: unknown): Choices {
  const raw = recordOf(stored)
  const entries = CHOICE_NAMES.map((name) => {
    const value = raw[name]
    return [name, typeof value === 'string' && optionsOf(name).includes(value) ? value : FIRST_CHOICES[name]]
  })
  return Object.fromEntries(entries) as Choices // every name is there
}

/** A stored theme; whatever is missing or makes no sense is as the shop had it at first. */
export const readTheme = (stored: unknown): Theme => ({
  ...readChoices(stored),
  colours: completeColours(readColours(stored)),
})

/** All colours: what was not chosen fits what was. */
export function completeColours(chosen: ChosenColours): Colours {
  const { paper, ink } = { ...FIRST_COLOURS, ...chosen }
  return {
    ...FIRST_COLOURS,
    ...(chosen.paper && { sand: readableColour('sand', mixed(paper, ink, 0.07)) }),
    ...(chosen.ink && { dark: readableColour('dark', mixed(ink, '#000000', 0.45)) }),
    ...chosen,
  }
}

const isHex = (value: unknown) => typeof value === 'string' && HEX.test(value)
