import type { Appearance } from './contract.ts'
import { readTheme } from './theme/theme.ts'
import { themeStyle } from './theme/theme-style.ts'

/** Its name among the shop's settings. */
export const APPEARANCE_SETTING = 'appearance'

/** Stored settings, healed: what makes no sense is as it was at first. */
export function readAppearance(stored: unknown): Appearance {
  const raw = (typeof stored === 'object' && stored !== null ? stored : {}) as Record<string, unknown>
  const id = (value: unknown) => (Number.isSafeInteger(value) && Number(value) > 0 ? Number(value) : undefined)
  return { logoId: id(raw['logo_id']), iconId: id(raw['icon_id']), ...readTheme(stored) }
}

/** What the theme adds to the style of every page; nothing where all is as it was at first. */
export const lookOf = themeStyle
