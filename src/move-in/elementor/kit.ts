import { isRecord } from '#kit/is-record.ts'
import type { Kit } from '#builder/style/globals.ts'
import { TYPOGRAPHY_KEYS } from '#builder/style/typography.ts'
import { isFilled, type Settings, splitDevice } from './settings.ts'

const rowsOf = (settings: Settings, ...names: string[]): Settings[] =>
  names.flatMap((name) => (Array.isArray(settings[name]) ? settings[name].filter(isRecord) : []))

/** Padding of all containers and distance of all widgets, as containers store them. */
export type SiteSpace = { siteSpace?: Settings }

/** The colours and fonts that a kit's settings give names to, and the space that it gives to all. */
export function kitOf(settings: Settings): Kit & SiteSpace {
  const colours = rowsOf(settings, 'system_colors', 'custom_colors').flatMap(({ _id, color }) =>
    typeof _id === 'string' && typeof color === 'string' && color !== '' ? [[_id, color] as const] : [],
  )
  const fonts = rowsOf(settings, 'system_typography', 'custom_typography').flatMap((row) =>
    typeof row._id === 'string' ? [[row._id, fontOf(row)] as const] : [],
  )
  const siteSpace = siteSpaceOf(settings)
  return {
    colours: Object.fromEntries(colours),
    typography: Object.fromEntries(fonts),
    ...(Object.keys(siteSpace).length > 0 && { siteSpace }),
  }
}

function siteSpaceOf(settings: Settings): Settings {
  const found = Object.entries(settings).flatMap(([name, value]): [string, Settings][] => {
    if (!isRecord(value)) return []
    const { stem, device } = splitDevice(name)
    if (stem === 'container_padding' && SIDES.some((side) => isFilled(value[side]))) return [[`padding${device}`, value]]
    const gap = stem === 'space_between_widgets' ? gapOf(value) : undefined
    return gap ? [[`flex_gap${device}`, gap]] : []
  })
  return Object.fromEntries(found)
}

const SIDES = ['top', 'right', 'bottom', 'left']

/** Newer sites keep two distances, older ones a single one. */
function gapOf({ unit, size, column, row }: Settings): Settings | undefined {
  const [across, down] = [column, row].map((own) => (isFilled(own) ? own : size))
  return isFilled(across) && isFilled(down)
    ? { unit: unit ?? 'px', column: String(across), row: String(down), isLinked: across === down }
    : undefined
}

/** On every device. */
const fontOf = (row: Settings) =>
  Object.fromEntries(
    Object.entries(row).flatMap(([name, value]) => {
      const { stem, device } = splitDevice(name)
      const key = TYPOGRAPHY_KEYS.find((one) => stem === `typography_${one}`)
      return key === undefined || value === undefined ? [] : [[key + device, value]]
    }),
  )
