import { isRecord } from '#kit/is-record.ts'
import { BROWSERS, DEVICES, ENTRANCES, type PopupSettings, type PopupTiming, type PopupTriggers, SOURCES } from './contract.ts'
import { LOOKS_NUMBERS, RULE_NUMBERS } from './numbers.ts'
import { readPattern } from './pattern.ts'
import { amount, isOn, oneOf, readValues, someOf, type Value, words, yesNo } from './stored-values.ts'

const rule = (name: keyof typeof RULE_NUMBERS) => amount(RULE_NUMBERS[name])
const look = (name: keyof typeof LOOKS_NUMBERS) => amount(LOOKS_NUMBERS[name])
const roles: Value<string[]> = {
  read: (raw) =>
    Array.isArray(raw) ? raw.filter((role) => typeof role === 'string' && /^[\w-]{1,60}$/.test(role)).slice(0, 50) : undefined,
  fallback: [],
}

/** Each trigger and each condition is switched on by its own name; its values carry the name as a prefix. */
const TRIGGERS = {
  page_load: { delay: rule('page_load_delay') },
  scrolling: { direction: oneOf(['down', 'up'], 'down'), offset: rule('scrolling_offset') },
  scrolling_to: { selector: words(200) },
  click: { times: rule('click_times') },
  inactivity: { time: rule('inactivity_time') },
  exit_intent: {},
}
const TIMING = {
  page_views: { views: rule('page_views_views') },
  sessions: { sessions: rule('sessions_sessions') },
  url: { action: oneOf(['show', 'hide', 'regex'], 'show'), url: words(2_000) },
  sources: { sources: someOf(SOURCES, [...SOURCES]) },
  logged_in: { users: oneOf(['all', 'custom'], 'all'), roles },
  devices: { devices: someOf(DEVICES, [...DEVICES]) },
  times: { times: rule('times_times'), count: oneOf(['open', 'close'], 'open') },
  browsers: { browsers: oneOf(['all', 'custom'], 'all'), browsers_options: someOf(BROWSERS) },
}
const SETTINGS = {
  open_selector: words(200),
  close_button: yesNo(true),
  close_button_delay: look('close_button_delay'),
  close_automatically: look('close_automatically'),
  prevent_scroll: yesNo(false),
  prevent_close_on_background_click: yesNo(false),
  prevent_close_on_esc_key: yesNo(false),
  avoid_multiple_popups: yesNo(false),
  entrance_animation: oneOf(ENTRANCES, 'fadeIn'),
  exit_animation: oneOf(ENTRANCES, 'fadeIn'),
  entrance_animation_duration: look('entrance_animation_duration'),
  width: look('width'),
  horizontal_position: oneOf(['start', 'center', 'end'], 'center'),
  vertical_position: oneOf(['start', 'center', 'end'], 'center'),
}

/** Reads stored settings of any age or origin: only what is switched on stays, every value within its bounds. Nothing throws. */
export function readPopupSettings(stored: unknown): { settings: PopupSettings; conditions: string[]; problems: string[] } {
  const raw = isRecord(stored) ? stored : {}
  const problems: string[] = []
  const triggers = readGroups(TRIGGERS, raw.triggers, problems) as PopupTriggers // the table above has its very names
  const timing = readGroups(TIMING, raw.timing, problems) as PopupTiming // likewise
  const settings = { ...readValues(SETTINGS, raw, problems), triggers, timing } as PopupSettings // likewise
  const refusal = expressionRefusal(timing)
  if (refusal !== undefined) problems.push(`the expression of timing url matches nothing: ${refusal}`)
  return { settings: withAWayOut(settings), conditions: readConditions(raw.conditions), problems }
}

/** Why the expression that a referrer must match can't be used, in the merchant's words. */
export function expressionRefusal({ url_action, url_url = '' }: PopupTiming): string | undefined {
  const read = url_action === 'regex' ? readPattern(url_url) : undefined
  return read && 'refusal' in read ? read.refusal : undefined
}

type Groups = Record<string, Record<string, Value<unknown>>>

function readGroups(groups: Groups, stored: unknown, problems: string[]) {
  const raw = isRecord(stored) ? stored : {}
  const flat: Record<string, unknown> = {}
  for (const [name, values] of Object.entries(groups)) {
    if (!isOn(raw[name])) continue
    const prefixed = Object.fromEntries(Object.entries(values).map(([key, value]) => [`${name}_${key}`, value]))
    Object.assign(flat, { [name]: 'yes' }, readValues(prefixed, raw, problems))
  }
  return flat
}

// A visitor must be able to leave: a popup that nothing would close keeps its button.
function withAWayOut(settings: PopupSettings): PopupSettings {
  const isTrap =
    settings.prevent_close_on_background_click && settings.prevent_close_on_esc_key && settings.close_automatically === 0
  return isTrap ? { ...settings, close_button: true } : settings
}

const readConditions = (stored: unknown) =>
  Array.isArray(stored)
    ? stored
        .filter((one): one is string => typeof one === 'string' && /^(include|exclude)(\/[\w-]{1,60}){1,4}$/.test(one))
        .slice(0, 100)
    : []
