import { TYPOGRAPHY_KEYS } from '#builder/style/typography.ts'
import { isFilled, joined, referencesOf, renamed, splitDevice, type Settings } from './settings.ts'

export type StyleNames = { color?: string; typography?: string }

const SIDES: Record<string, string> = {
  left: 'start',
  right: 'end',
  'flex-start': 'start',
  'flex-end': 'end',
  start: 'start',
  end: 'end',
  center: 'center',
}

/** «icon-align-left», «text_center» and «flex-end» alike. */
const sideOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? SIDES[value.replace(/^.*[-_](left|center|right)$/, '$1')] : undefined

/** Where the text stands on each device, by whatever name the add-on gives it. */
export function alignOf(settings: Settings): Settings {
  const stems = Object.keys(settings)
    .filter(
      (name) => /align/i.test(name) && !/vertical|items|self|icon_align/i.test(name) && sideOf(settings[name]) !== undefined,
    )
    .map((name) => splitDevice(name).stem)
  const [found] = stems
  if (found === undefined) return {}
  return Object.fromEntries(
    ['', '_tablet', '_mobile'].flatMap((device) => {
      const value = sideOf(settings[found + device])
      return value === undefined ? [] : [[`align${device}`, value]]
    }),
  )
}

/** Before or after the text; nothing where it stands above it. */
export function positionOf(settings: Settings): Settings {
  const found = Object.entries(settings).find(
    ([name, value]) =>
      /(icon|img|image|media).*(position|placement|_type)$/i.test(name) &&
      !/vertical|button|btn|badge|background/i.test(name) &&
      typeof value === 'string' &&
      /(^|[-_])(left|right)$/.test(value),
  )
  return found ? { position: String(found[1]).endsWith('left') ? 'start' : 'end' } : {}
}

/** Words of a title that have a look of their own. */
export const HIGHLIGHT = /focus|highlight|dual_title|second_(header|color)|dual_color/i

const OTHER_PARTS = /hover|focus|background|bg|border|shadow|icon|active|separ|divider|badge|btn|button/i

/** Every setting that holds something itself or refers to the site's colours and fonts. */
function filledNames(settings: Settings): string[] {
  const references = referencesOf(settings, '__globals__')
  const own = Object.keys(settings).filter((name) => !name.startsWith('__') && isFilled(settings[name]))
  return [...new Set([...own, ...Object.keys(references).filter((name) => references[name] !== '')])]
}

function alike(name: string, near: string): number {
  let length = 0
  while (length < near.length && name[length] === near[length]) length++
  return length
}

/** The name that begins most like the setting with the words; of those alike, the plainest. */
const nearest = (names: readonly string[], near: string): string | undefined =>
  names.toSorted((one, other) => alike(other, near) - alike(one, near) || one.length - other.length)[0]

type Part = { part: RegExp; near: string }

/** Colour and typography of a part, by whatever prefix the add-on gives them, under our names. */
export function styleOf(settings: Settings, { part, near }: Part, { color, typography }: StyleNames): Settings {
  // «ekit_icon_title_color» is no colour of an icon: all names of that widget begin so.
  const isOther = (name: string) => OTHER_PARTS.test(name.slice(alike(name, near)).replace(part, ''))
  const isBelow = (name: string) => /sub|extra/i.test(name) && !/sub|extra/.test(part.source)
  const isHighlight = (name: string) => HIGHLIGHT.test(name) && part !== HIGHLIGHT
  const names = filledNames(settings).filter((name) => part.test(name) && !isOther(name) && !isBelow(name) && !isHighlight(name))
  const colorName =
    color &&
    nearest(
      names.filter((name) => /colou?r(_responsive)?$/i.test(name)),
      near,
    )
  const group =
    typography &&
    nearest(
      names.filter((name) => name.endsWith('_typography')),
      near,
    )
  const prefix = group?.replace(/_typography$/, '')
  return joined(
    colorName ? renamed(settings, { [colorName]: color }, { rest: false }) : {},
    prefix === undefined
      ? {}
      : renamed(
          settings,
          Object.fromEntries(['typography', ...TYPOGRAPHY_KEYS].map((key) => [`${prefix}_${key}`, `${typography}_${key}`])),
          { rest: false },
        ),
  )
}

/** The plainest setting of such a name, under ours and on every device. */
export function settingUnder(settings: Settings, names: RegExp, ours: string): Settings {
  const stems = filledNames(settings).map((name) => splitDevice(name).stem)
  const found = nearest(
    stems.filter((name) => names.test(name)),
    '',
  )
  return found === undefined ? {} : renamed(settings, { [found]: ours }, { rest: false })
}

/** Settings whose names begin alike, under names of ours: «box_border_color» → «_border_color». */
export function withNewPrefixes(settings: Settings, prefixes: Readonly<Record<string, string>>): Settings {
  const names = filledNames(settings).flatMap((name) => {
    const { stem } = splitDevice(name)
    const prefix = Object.keys(prefixes).find((one) => stem === one || (one.endsWith('_') && stem.startsWith(one)))
    return prefix === undefined ? [] : [[stem, prefixes[prefix]! + stem.slice(prefix.length)] as const]
  })
  return renamed(settings, Object.fromEntries(names), { rest: false })
}
