import { BROWSERS, DEVICES, ENTRANCES, type PopupSettings, type PopupTiming, type PopupTriggers, SOURCES } from './contract.ts'
import { compilePattern, PATTERN_MAX_LENGTH } from './pattern.ts'
import { amount, isOn, isRecord, oneOf, readValues, someOf, type Value, words, yesNo } from './stored-values.ts'

/** Seconds: a day is longer than anybody keeps a page open. */
const seconds = (fallback: number) => amount(0, 86_400, fallback)
const count = (fallback: number) => amount(0, 10_000, fallback)
const roles: Value<string[]> = {
  read: (raw) =>
    Array.isArray(raw) ? raw.filter((role) => typeof role === 'string' && /^[\w-]{1,60}$/.test(role)).slice(0, 50) : undefined,
  fallback: [],
}

/** Each trigger and each condition is switched on by its own name; its values carry the name as a prefix. */
const TRIGGERS = {
  page_load: { delay: seconds(0) },
  scrolling: { direction: oneOf(['down', 'up'], 'down'), offset: amount(0, 100, 50) },
  scrolling_to: { selector: words(200) },
  click: { times: amount(1, 1_000, 1) },
  inactivity: { time: seconds(30) },
  exit_intent: {},
}
const TIMING = {
  page_views: { views: count(3) },
  sessions: { sessions: count(2) },
  url: { action: oneOf(['show', 'hide', 'regex'], 'show'), url: words(2_000) },
  sources: { sources: someOf(SOURCES, [...SOURCES]) },
  logged_in: { users: oneOf(['all', 'custom'], 'all'), roles },
  devices: { devices: someOf(DEVICES, [...DEVICES]) },
  times: { times: count(3), count: oneOf(['open', 'close'], 'open') },
  browsers: { browsers: oneOf(['all', 'custom'], 'all'), browsers_options: someOf(BROWSERS) },
}
const SETTINGS = {
  open_selector: words(200),
  close_button: yesNo(true),
  close_button_delay: seconds(0),
  close_automatically: seconds(0),
  prevent_scroll: yesNo(false),
  prevent_close_on_background_click: yesNo(false),
  prevent_close_on_esc_key: yesNo(false),
  avoid_multiple_popups: yesNo(false),
  entrance_animation: oneOf(ENTRANCES, 'fadeIn'),
  exit_animation: oneOf(ENTRANCES, 'fadeIn'),
  entrance_animation_duration: amount(0, 5, 0),
  width: amount(160, 2_000, 560),
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
  if (timing.url_action === 'regex' && !compilePattern(timing.url_url ?? '')) {
    problems.push(
      `the expression of timing url is not one of ${PATTERN_MAX_LENGTH} characters that can be matched safely: it matches nothing`,
    )
  }
  return { settings: withAWayOut(settings), conditions: readConditions(raw.conditions), problems }
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
