import { FONT_PAIRS } from '#content/fonts/pairs.ts'
import { READY_FOOTERS } from '#content/pages/ready-parts/footers.ts'
import { READY_HEADERS } from '#content/pages/ready-parts/headers.ts'
import { createReadyParts, type ReadyFooter, type ReadyHeader } from '#content/pages/ready-parts/place.ts'
import { APPEARANCE_SETTING, readAppearance } from '#content/settings/appearance.ts'
import { checkColour, COLOUR_NAMES, type ColourName, type Colours, HEX } from '#content/settings/colours.ts'
import { mergeSetting } from '#content/settings/merge.ts'
import { loadPresets } from '#content/settings/theme/load-presets.ts'
import { CARD_RATIO_NAMES, type CardRatio } from '#content/settings/card-ratio.ts'
import { PAST_THEMES_SETTING, type PastTheme, readPastThemes, withPastTheme } from '#content/settings/theme/past-themes.ts'
import { readThemeInput, settingsOfTheme } from '#content/settings/theme/theme-input.ts'
import { CHOICE_NAMES, CHOICES, type Choices, type ChosenColours, readColours } from '#content/settings/theme/theme.ts'
import { anything, choice, maybe, text, whole } from '#http/rest/arguments.ts'
import { endpoint, type Route } from '#http/rest/contract.ts'
import { badArguments } from '#http/rest/rest-problem.ts'
import { merchants } from '../authorize.ts'
import { itemSchema } from '../item-schema.ts'
import type { ApiRoutes, ApiServices } from '../services.ts'
import { authorOf } from './document-resource.ts'

const SCHEMA = itemSchema('theme', {
  colours: 'object',
  ...Object.fromEntries(CHOICE_NAMES.map((name) => [name, 'text' as const])),
  logo_id: 'whole',
  icon_id: 'whole',
  fonts: 'text',
  card_ratio: 'text',
  placed: 'list',
  past: 'list',
  presets: 'list',
  font_pairs: 'list',
  headers: 'object',
  footers: 'object',
})
const authorize = {
  view: merchants('rest_cannot_view', 'Sem permissão para ver a aparência da loja.'),
  edit: merchants('rest_cannot_edit', 'Sem permissão para mudar a aparência da loja.'),
}
const keysOf = <T extends object>(list: T) => Object.keys(list) as (keyof T & string)[]
const among = <T extends object>(list: T, description: string) => maybe(choice(keysOf(list), { description }))

const CHOICE_ARGS = {
  scheme: among(CHOICES.scheme, 'Light, dark, or as the visitor’s device is.'),
  corners: among(CHOICES.corners, 'How round corners are.'),
  buttons: among(CHOICES.buttons, 'Shape of buttons.'),
  button_fill: among(CHOICES.button_fill, 'Whether buttons are filled.'),
  button_case: among(CHOICES.button_case, 'Whether buttons are in capitals.'),
  fields: among(CHOICES.fields, 'Look of fields of forms.'),
  density: among(CHOICES.density, 'How much air is between things.'),
  type_scale: among(CHOICES.type_scale, 'How large titles are.'),
  cards: among(CHOICES.cards, 'Frame of the cards of products.'),
  card_align: among(CHOICES.card_align, 'Where the text of cards stands.'),
}
const ARGS = {
  ...CHOICE_ARGS,
  colours: maybe(anything({ description: 'Colours by their names; what is left out or null follows the others.' })),
  logo_id: maybe(whole({ minimum: 0, description: 'Picture of the media library; 0 for none.' })),
  icon_id: maybe(whole({ minimum: 0, description: 'Picture of the media library; 0 for none.' })),
  fonts: maybe(text({ maxLength: 40, description: 'Id of a pair of typefaces.' })),
  card_ratio: among(CARD_RATIO_NAMES, 'How tall the pictures of cards are.'),
  header: among(READY_HEADERS, 'A ready header that replaces the one of the shop.'),
  footer: among(READY_FOOTERS, 'A ready footer that replaces the one of the shop.'),
}

/** How the whole shop looks, with everything that it may look like. */
function themeRoutes({ db, settings, content, clock }: Pick<ApiServices, 'db' | 'settings' | 'content' | 'clock'>): Route[] {
  const parts = createReadyParts({ db, content })
  const told = async () => {
    const stored = await settings.get(APPEARANCE_SETTING)
    const { colours: _completed, logoId = 0, iconId = 0, ...choices } = readAppearance(stored)
    const [fonts, ratio] = await Promise.all([settings.get('fonts'), settings.get('card_ratio')])
    return {
      colours: readColours(stored),
      ...choices,
      logo_id: logoId,
      icon_id: iconId,
      fonts: pairIn(fonts),
      card_ratio: readThemeInput({ card_ratio: ratio }).cardRatio ?? 'portrait',
      placed: [] as PlacedItem[],
      past: readPastThemes(await settings.get(PAST_THEMES_SETTING)),
      presets: (await loadPresets()).map(presetItem),
      font_pairs: FONT_PAIRS.map(({ id, name }) => ({ id, name })),
      headers: namesOf(READY_HEADERS),
      footers: namesOf(READY_FOOTERS),
    } satisfies ThemeRecord
  }
  const view = endpoint({ methods: ['GET'], args: {}, authorize: authorize.view, answer: async () => ({ body: await told() }) })
  const change = endpoint({
    methods: ['POST', 'PUT', 'PATCH'],
    args: ARGS,
    authorize: authorize.edit,
    answer: async ({ args, caller }) => {
      refuseUnreadable(args.colours)
      const before = await told()
      const wanted = settingsOfTheme(readThemeInput({ ...before, ...given(args) }))
      await settings.set(PAST_THEMES_SETTING, withPastTheme(before.past, lookIn(before), new Date(clock.now())))
      await mergeSetting(db, APPEARANCE_SETTING, wanted.appearance)
      if (args.fonts !== undefined && wanted.fonts) await settings.set('fonts', wanted.fonts)
      if (args.card_ratio !== undefined && wanted.card_ratio) await settings.set('card_ratio', wanted.card_ratio)
      const placed = await parts.place({ header: args.header, footer: args.footer }, authorOf(caller))
      const done = placed.flatMap(({ part, outcome, before: document }): PlacedItem[] =>
        outcome.ok ? [{ part, id: outcome.id, before: document ?? null }] : [],
      )
      return { body: { ...(await told()), placed: done } }
    },
  })
  return [{ namespace: 'vitrine/v1', path: '/theme', schema: SCHEMA, endpoints: [view, change], response: 'one' }]
}
export default themeRoutes satisfies ApiRoutes

type PlacedItem = { part: 'header' | 'footer'; id: number; before: unknown }
export type PresetItem = Choices & {
  id: string
  name: string
  about: string
  colours: Colours
  fonts: string
  card_ratio: CardRatio
  header: ReadyHeader
  footer: ReadyFooter
}
/** The look as the workbench reads it. */
export type ThemeRecord = Choices & {
  colours: ChosenColours
  logo_id: number
  icon_id: number
  fonts: string
  card_ratio: CardRatio
  placed: PlacedItem[]
  past: PastTheme[]
  presets: PresetItem[]
  font_pairs: { id: string; name: string }[]
  headers: Record<string, string>
  footers: Record<string, string>
}

/** What of a look is chosen, without what may be chosen. */
const lookIn = ({
  placed: _placed,
  past: _past,
  presets: _presets,
  font_pairs: _pairs,
  headers: _headers,
  footers: _footers,
  ...look
}: ThemeRecord) => look

const presetItem = (preset: Awaited<ReturnType<typeof loadPresets>>[number]): PresetItem => {
  const { id, name, about, colours, choices, fonts, cardRatio } = preset
  const [header, footer] = [preset.header as ReadyHeader, preset.footer as ReadyFooter] // tests/api/theme.test.ts compares them
  return { id, name, about, colours, ...choices, fonts, card_ratio: cardRatio, header, footer }
}

const namesOf = (list: Record<string, { name: string }>) =>
  Object.fromEntries(Object.entries(list).map(([id, { name }]) => [id, name]))

const pairIn = (stored: unknown) => {
  const pair = typeof stored === 'object' && stored !== null && 'pair' in stored ? stored.pair : undefined
  return typeof pair === 'string' ? pair : ''
}

const given = (args: object) => Object.fromEntries(Object.entries(args).filter(([, value]) => value !== undefined))

/** A colour with which text can't be read is refused with the nearest one with which it can. */
function refuseUnreadable(colours: unknown): void {
  if (colours === undefined) return
  const sent = (typeof colours === 'object' && colours !== null ? colours : {}) as Record<string, unknown>
  const troubles = COLOUR_NAMES.flatMap((name) => {
    const message = whyNot(name, sent[name])
    return message === undefined ? [] : [[`colours.${name}`, { code: 'rest_invalid_colour', message }]]
  })
  if (troubles.length > 0) throw badArguments(Object.fromEntries(troubles) as Parameters<typeof badArguments>[0])
}

function whyNot(name: ColourName, hex: unknown): string | undefined {
  if (hex === undefined || hex === null) return undefined
  if (typeof hex !== 'string' || !HEX.test(hex)) return 'Escreva a cor como #9c4327.'
  const checked = checkColour(name, hex)
  return checked.ok ? undefined : `Com esta cor os textos ficam difíceis de ler. Um tom próximo que serve: ${checked.nearest}.`
}
