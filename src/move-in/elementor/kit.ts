import { isRecord } from '#kit/is-record.ts'
import type { Kit } from '#builder/style/globals.ts'
import { TYPOGRAPHY_KEYS } from '#builder/style/typography.ts'
import type { Settings } from './settings.ts'

const rowsOf = (settings: Settings, ...names: string[]): Settings[] =>
  names.flatMap((name) => (Array.isArray(settings[name]) ? settings[name].filter(isRecord) : []))

/** The colours and fonts that a kit's settings give names to. */
export function kitOf(settings: Settings): Kit {
  const colours = rowsOf(settings, 'system_colors', 'custom_colors').flatMap(({ _id, color }) =>
    typeof _id === 'string' && typeof color === 'string' && color !== '' ? [[_id, color] as const] : [],
  )
  const fonts = rowsOf(settings, 'system_typography', 'custom_typography').flatMap((row) =>
    typeof row._id === 'string' ? [[row._id, fontOf(row)] as const] : [],
  )
  return { colours: Object.fromEntries(colours), typography: Object.fromEntries(fonts) }
}

const fontOf = (row: Settings) =>
  Object.fromEntries(
    TYPOGRAPHY_KEYS.flatMap((key) => (row[`typography_${key}`] === undefined ? [] : [[key, row[`typography_${key}`]]])),
  )
