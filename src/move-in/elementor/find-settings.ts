import { isRecord } from '#kit/is-record.ts'
import { alignOf, positionOf, settingUnder, styleOf, type StyleNames } from './find-style.ts'
import { iconOf } from './icons.ts'
import { isFilled, splitDevice, type Settings } from './settings.ts'

/** Words of names that say how something looks or behaves, and not what it says. */
const LOOK =
  /(colou?r|typography|align|_tag$|html_tag|size|style|position|animation|class|css|width|height|margin|padding|border|radius|shadow|background|^show|_show|enable|switch|hover|direction|layout|columns?$|order|opacity|transform|weight|font|spacing|space|gap|duration|speed|delay|query|_ids?$|template|skin|(^|_)view$|effect|format|separator|filter|target|unit|_type$|type$|source|condition|ratio|offset|easing|overlay_|selector|placeholder_image|posts?_per|preset|theme$)/i
/** What is chosen from a list, and no text that anybody wrote. */
const CHOICE =
  /^(yes|no|true|false|on|off|left|right|center|centre|middle|top|bottom|start|end|h[1-6]|div|span|p|none|default|custom|solid|classic|full|auto|inherit|initial|block|inline|row|column|horizontal|vertical|globe|icon|image|text|link|button|#[\da-f]{3,8}|rgba?\(.*\)|[a-z\d]+([_-][a-z\d]+)+|-?[\d.]+(px|%|em|rem)?)$/

/** What a text is for, by the names that add-ons give it, the likeliest first. */
const TEXT_NAMES: Record<string, readonly RegExp[]> = {
  title: [
    /(?<!sub_?|btn_|button_|link_)(?:^|_)?(title|heading)(_text)?$/i,
    /(title|heading)(?!.*(sub|desc))/i,
    /(^|_)(name|label)$/i,
    /(^|_)(front_title|main_text|text)$/i,
  ],
  subtitle: [/(sub_?title|sub_?heading|sub_?text|designation|position_text|job|role|tagline|before_text|company)/i],
  description: [
    /(description|_desc$|^desc$|content|details|excerpt|bio|paragraph|extra_title|info_text|message|review|comment|feedback|quote|answer)/i,
    /(^|_)(text|editor)$/i,
  ],
  button: [/(btn|button|cta|read_?more|link)_(text|title|label)$/i, /(btn|button)$/i, /(btn|button).*(text|label)/i],
  name: [/(^|_)(client|author|user|member|person|reviewer)?_?name$/i, /(^|_)(author|client|reviewer)$/i, /(^|_)title$/i],
  job: [/(designation|position|job|role|company|profession|subtitle)/i],
  price: [/(^|_)(regular_)?(price|amount|cost)$/i],
  period: [/(period|duration_text|price_sub|per$)/i],
  number: [
    /(ending|end|to|final)_?(number|value)|number_value|(^|_)(number|counter|count|value|percent(age)?|progress|skill_value|level)$/i,
  ],
  prefix: [/prefix/i],
  suffix: [/suffix/i],
  date: [/(due|end|expire|target|countdown)_?(date|time)/i, /date/i],
  before: [/(before|prefix|first|fixed|heading_before)_?(text|title|part)?$/i],
  after: [/(after|suffix|last|heading_after)_?(text|title|part)?$/i],
  address: [/(address|location|place)/i],
  url: [/(video|youtube|vimeo|hosted|embed|external)?_?(url|link)$/i],
  menu: [/(nav_?menu|menu)(_select(ion|ed)?|_id|_slug|s)?$/i],
  shortcode: [/shortcode|form_id|select_form|contact_form/i],
  html: [/(html|code|content|editor)$/i],
}

const LINK = /(link|url)/i
/** Not behind something, and not only under a mouse. */
const NO_GROUND = /^(?!.*(background|_bg|bg_|overlay|hover|mask))/i
const ICON = /icon/i

/** Where an add-on keeps what, for what generic names do not find: role → name of the setting. */
export type KnownNames = Readonly<Record<string, string | readonly string[]>>

/** Looks for the parts of a widget in the settings of an add-on. What was taken once is not found again. */
export function findIn(settings: Settings, known: KnownNames = {}) {
  const used = new Set<string>()
  const names = Object.keys(settings).filter((name) => !name.startsWith('_') && splitDevice(name).device === '')
  const take = <T>(name: string, value: T): { name: string; value: T } => {
    used.add(name)
    return { name, value }
  }
  const listed = (role: string) => [known[role] ?? []].flat().filter((name) => !used.has(name))
  const free = names.filter((name) => !used.has(name))

  const text = (role: string): { name: string; value: string } | undefined => {
    // A title in two colours is kept in two parts.
    const own = listed(role).filter((name) => written(settings[name]) !== undefined)
    if (own.length > 0) {
      own.forEach((name) => used.add(name))
      return {
        name: own[0]!,
        value: own
          .map((name) => written(settings[name]) ?? '')
          .join(' ')
          .trim(),
      }
    }
    for (const pattern of TEXT_NAMES[role] ?? []) {
      const found = free.find(
        (name) => !used.has(name) && pattern.test(name) && !isLook(name, role) && isWords(settings[name], role),
      )
      if (found !== undefined) return take(found, written(settings[found]) ?? '')
    }
    return undefined
  }

  const valueWhere = (role: string, names_: RegExp, isRight: (value: unknown) => boolean) => {
    const explicit = listed(role).find((name) => isRight(settings[name]))
    if (explicit !== undefined) return take(explicit, settings[explicit])
    const found = free.find((name) => !used.has(name) && names_.test(name) && isRight(settings[name]))
    return found === undefined ? undefined : take(found, settings[found])
  }

  return {
    text,
    /** A part that the add-on keeps apart, although it is one of a text that is taken as a whole. */
    listed: (role: string) => [known[role] ?? []].flat().flatMap((name) => written(settings[name]) ?? [])[0],
    /** A ground is taken only where it is what the widget shows. */
    picture: (ground: 'with-ground' | 'without-ground' = 'without-ground') =>
      valueWhere('image', NO_GROUND, isPicture) ?? (ground === 'with-ground' ? valueWhere('image', /^/, isPicture) : undefined),
    pictures: () => valueWhere('pictures', /^/, (value) => Array.isArray(value) && value.length > 0 && value.every(isPicture)),
    icon: () => valueWhere('icon', ICON, (value) => isIcon(value) && iconOf(value).name !== ''),
    link: () => valueWhere('link', LINK, isLink),
    rows: (): Settings[] => {
      const found = valueWhere('rows', /^/, isRows)
      return found ? (found.value as Settings[]) : [] // isRows has just said so
    },
    tag: () =>
      names.map((name) => settings[name]).find((value) => typeof value === 'string' && /^h[1-6]$/i.test(value)) as
        | string
        | undefined,
    align: () => alignOf(settings),
    /** Where an icon or a picture stands beside its text. */
    position: () => positionOf(settings),
    style: (part: RegExp, into: StyleNames, near?: string) => styleOf(settings, { part, near: near ?? '' }, into),
    /** A setting whose name looks like this under one of ours, on every device. */
    setting: (wanted: RegExp, ours: string) => settingUnder(settings, wanted, ours),
  }
}

const written = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== ''
    ? value
    : typeof value === 'number'
      ? String(value)
      : isRecord(value) && 'size' in value && isFilled(value.size)
        ? String(value.size)
        : undefined

/** Of a person the position is what they do. */
const isLook = (name: string, role: string) => LOOK.test(role === 'job' ? name.replace(/position$/, '') : name)

/** Whether a setting holds what somebody wrote, by its name and its value. */
export const isWritten = (name: string, value: string): boolean => !LOOK.test(name) && !ICON.test(name) && isWords(value, '')

const NUMERIC = new Set(['number', 'price', 'date', 'prefix', 'suffix', 'menu', 'shortcode', 'period'])
function isWords(value: unknown, role: string): boolean {
  const text = written(value)
  if (text === undefined) return false
  if (NUMERIC.has(role)) return true
  return typeof value === 'string' && !CHOICE.test(text.trim()) && !/^(https?:)?\/\//.test(text)
}

const isPicture = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value.url === 'string' &&
  value.url !== '' &&
  !value.url.endsWith('/placeholder.png') &&
  ('id' in value || 'alt' in value) &&
  !('is_external' in value)
const isIcon = (value: unknown): boolean =>
  (isRecord(value) && 'library' in value && isFilled(value.value)) ||
  (typeof value === 'string' && /^(fa[bslrd]?|icon|eicon|jki) /.test(value))
const isLink = (value: unknown): boolean =>
  isRecord(value)
    ? typeof value.url === 'string' && value.url !== '' && !isPicture(value)
    : typeof value === 'string' && /^(https?:\/\/|\/|#|mailto:|tel:)/.test(value)
const isRows = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((row) => isRecord(row) && !isPicture(row)) &&
  value.some((row) => Object.keys(row as Settings).length > 1)
