import type { PresetItem, ThemeRecord } from '#api/vitrine/theme-routes.ts'
import type { ColourName } from '#content/settings/colours.ts'
import { checkColour, COLOUR_NAMES, HEX } from '#content/settings/colours.ts'
import { CHOICE_NAMES, type Choices, FIRST_CHOICES } from '#content/settings/theme/theme.ts'

/** The look as it is being chosen, in the words of the API. */
export type ThemeDraft = Choices &
  Pick<ThemeRecord, 'colours' | 'logo_id' | 'icon_id' | 'fonts' | 'card_ratio'> & {
    /** Empty: the shop keeps the one that it has. */
    header: string
    footer: string
  }

const choicesOf = (from: Choices) => Object.fromEntries(CHOICE_NAMES.map((name) => [name, from[name]])) as Choices // all of them

export const draftOf = (record: ThemeRecord): ThemeDraft => ({
  ...choicesOf(record),
  colours: record.colours,
  logo_id: record.logo_id,
  icon_id: record.icon_id,
  fonts: record.fonts,
  card_ratio: record.card_ratio,
  header: '',
  footer: '',
})

/** The look of a preset with the shop's own pictures; its header and footer only where they are wanted. */
export const withPreset = (draft: ThemeDraft, preset: PresetItem, { parts }: { parts: boolean }): ThemeDraft => ({
  ...draft,
  ...choicesOf(preset),
  colours: preset.colours,
  fonts: preset.fonts,
  card_ratio: preset.card_ratio,
  header: parts ? preset.header : draft.header,
  footer: parts ? preset.footer : draft.footer,
})

/** The same look with the header and footer of a preset, or with those that the shop has. */
export const withParts = (draft: ThemeDraft, preset: PresetItem, { parts }: { parts: boolean }): ThemeDraft => ({
  ...draft,
  header: parts ? preset.header : '',
  footer: parts ? preset.footer : '',
})

/** As a shop has it that chose nothing; its pictures stay. */
export const firstDraft = ({ logo_id, icon_id }: ThemeDraft): ThemeDraft => ({
  ...FIRST_CHOICES,
  colours: {},
  logo_id,
  icon_id,
  fonts: 'system',
  card_ratio: 'portrait',
  header: '',
  footer: '',
})

/** As the API takes it: a colour that is not chosen follows the others, a part that is not chosen stays. */
export function sentOf({ header, footer, fonts, colours, ...rest }: ThemeDraft): Record<string, unknown> {
  return {
    ...rest,
    colours: Object.fromEntries(COLOUR_NAMES.map((name) => [name, colours[name] ?? null])),
    ...(fonts !== '' && { fonts }),
    ...(header !== '' && { header }),
    ...(footer !== '' && { footer }),
  }
}

export const isSame = (one: ThemeDraft, other: ThemeDraft) => JSON.stringify(sentOf(one)) === JSON.stringify(sentOf(other))

/** The preset that the draft still looks like. */
export const presetOf = (draft: ThemeDraft, presets: readonly PresetItem[]) =>
  presets.find((preset) => isSame(draft, { ...withPreset(draft, preset, { parts: false }) }))

/** Colours that can't be saved: half-typed, or too hard to read. */
export const wrongColours = ({ colours }: ThemeDraft): ColourName[] =>
  COLOUR_NAMES.filter((name) => {
    const hex = colours[name]
    return hex !== undefined && (!HEX.test(hex) || !checkColour(name, hex).ok)
  })
