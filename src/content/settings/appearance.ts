import { mixed } from '#kit/colour-contrast.ts'
import type { Appearance } from './contract.ts'
import { type ColourName, type Colours, FIRST_COLOURS, HEX } from './colours.ts'

/** Its name among the shop's settings. */
export const APPEARANCE_SETTING = 'appearance'

const NAMES = Object.keys(FIRST_COLOURS) as ColourName[]

/** Stored settings, healed: colours become part of a style sheet, so each is only ever one. */
export function readAppearance(stored: unknown): Appearance {
  const raw = (typeof stored === 'object' && stored !== null ? stored : {}) as Record<string, unknown>
  const id = (value: unknown) => (Number.isSafeInteger(value) && Number(value) > 0 ? Number(value) : undefined)
  const colours = NAMES.map((name) => {
    const hex = raw[name]
    return [name, typeof hex === 'string' && HEX.test(hex) ? hex : FIRST_COLOURS[name]]
  })
  return { logoId: id(raw['logo_id']), iconId: id(raw['icon_id']), colours: Object.fromEntries(colours) as Colours } // every name is there
}

/** The design tokens that the merchant changed; nothing where all is as it was at first. */
export function lookOf({ colours }: Pick<Appearance, 'colours'>): string {
  const changed = NAMES.filter((name) => colours[name] !== FIRST_COLOURS[name]).map((name) => `--color-${name}:${colours[name]};`)
  if (colours.brand !== FIRST_COLOURS.brand) changed.push(`--color-brand-strong:${mixed(colours.brand, '#000000', 0.2)};`)
  return changed.length > 0 ? `:root{${changed.join('')}}` : ''
}
