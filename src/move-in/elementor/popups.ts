import { isRecord } from '#kit/is-record.ts'
import { ENTRANCES } from '#content/popups/contract.ts'
import { type ConditionIds, translateConditions } from './conditions.ts'
import type { Settings } from './settings.ts'

type StoredPopup = {
  /** `_elementor_page_settings`: its size, place, way in and ways out. */
  pageSettings: unknown
  /** `_elementor_popup_display_settings`: what shows it, and what must be true before. */
  displaySettings: unknown
  conditions: unknown
}

const TRIGGERS = new Set(['page_load', 'scrolling', 'scrolling_to', 'click', 'inactivity', 'exit_intent'])
const TIMING = new Set(['page_views', 'sessions', 'url', 'sources', 'logged_in', 'devices', 'times', 'browsers'])
const LABELS: Record<string, string> = {
  adblock_detection: 'ao notar um bloqueador de anúncios',
  schedule: 'só em certas datas e horas',
  countries: 'só em certos países',
}
const PLACES: Record<string, string> = {
  left: 'start',
  top: 'start',
  center: 'center',
  middle: 'center',
  right: 'end',
  bottom: 'end',
}

/** A popup's rules as the shop keeps them. What it has no rule for is told in the merchant's words. */
export function translatePopup(
  { pageSettings, displaySettings, conditions }: StoredPopup,
  newId: ConditionIds,
): { settings: Settings; notes: string[] } {
  const look = isRecord(pageSettings) ? pageSettings : {}
  const display = isRecord(displaySettings) ? displaySettings : {}
  const notes: string[] = []
  const { conditions: places, left } = translateConditions(conditions, newId)
  if (left.length > 0) notes.push(`Lugares que não existem aqui: ${left.join(', ')}.`)
  return {
    settings: {
      triggers: groupOf(display.triggers, TRIGGERS, notes),
      timing: groupOf(display.timing, TIMING, notes),
      conditions: places,
      ...looksOf(look),
    },
    notes,
  }
}

/** The rules that are switched on, with their values, whose names begin with theirs. */
function groupOf(stored: unknown, known: ReadonlySet<string>, notes: string[]): Settings {
  const raw = isRecord(stored) ? stored : {}
  const isOn = (name: string) => raw[name] === 'yes' || raw[name] === true
  const named = Object.keys(raw).filter((name) => isOn(name) && !name.slice(0, -1).includes('__'))
  const own = named.filter((name) => known.has(name))
  const strange = named.filter((name) => !known.has(name) && ![...known].some((one) => name.startsWith(`${one}_`)))
  strange.forEach((name) => notes.push(`Regra do popup que não existe aqui: ${LABELS[name] ?? name}.`))
  return Object.fromEntries(
    own.flatMap((name) =>
      Object.entries(raw).filter(
        ([key]) =>
          key === name ||
          (key.startsWith(`${name}_`) &&
            !own.some((other) => other !== name && other.startsWith(`${name}_`) && key.startsWith(other))),
      ),
    ),
  )
}

function looksOf(look: Settings): Settings {
  const copied = [
    'close_button_delay',
    'close_automatically',
    'prevent_scroll',
    'prevent_close_on_background_click',
    'prevent_close_on_esc_key',
    'avoid_multiple_popups',
    'open_selector',
  ]
  const width = isRecord(look.width) && look.width.unit !== '%' && look.width.unit !== 'vw' ? Number(look.width.size) : Number.NaN
  const duration = isRecord(look.entrance_animation_duration) ? Number(look.entrance_animation_duration.size) : Number.NaN
  return {
    ...Object.fromEntries(copied.flatMap((name) => (look[name] === undefined ? [] : [[name, look[name]]]))),
    close_button: look.close_button === '' || look.close_button === 'no' ? '' : 'yes',
    ...(width >= 160 && { width: Math.min(2_000, width) }),
    ...(duration > 0 && { entrance_animation_duration: Math.min(5, duration) }),
    ...animations(look),
    horizontal_position: PLACES[String(look.horizontal_position)] ?? 'center',
    vertical_position: PLACES[String(look.vertical_position)] ?? 'center',
  }
}

const animations = (look: Settings): Settings =>
  Object.fromEntries(
    ['entrance_animation', 'exit_animation'].flatMap((name) => {
      const stored = look[name]
      return typeof stored === 'string' && stored !== '' ? [[name, nearestEntrance(stored)]] : []
    }),
  )

const nearestEntrance = (stored: string) =>
  ENTRANCES.find((one) => one === stored) ??
  (/zoom|bounce/i.test(stored) ? 'zoomIn' : /up$/i.test(stored) ? 'slideInUp' : /down$/i.test(stored) ? 'slideInDown' : 'fadeIn')
