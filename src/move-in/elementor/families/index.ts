import type { KnownNames } from '../find-settings.ts'
import { kindByName } from '../kind-by-name.ts'
import type { KindName } from '../kinds/kinds.ts'
import { referencesOf, renamed, type Settings, splitDevice } from '../settings.ts'
import type { AddOn, Traits } from './add-on.ts'
import { elementsKit } from './elementskit.ts'
import { essentialAddons } from './essential-addons.ts'
import { jeg } from './jeg.ts'
import { others } from './others.ts'
import { premium } from './premium.ts'
import { royal } from './royal.ts'

/** Those whose settings have to be known, or whose names mislead; all others are known by the words in their names. */
const KNOWN: AddOn = { ...elementsKit, ...essentialAddons, ...royal, ...jeg, ...premium, ...others }

export type Twin = { kind: KindName; known: KnownNames; traits: Traits }

/** What a widget of an add-on is to us: by its own name, else by the words in it. */
export function twinOf(widgetType: string): Twin | undefined {
  const listed = Object.hasOwn(KNOWN, widgetType) ? KNOWN[widgetType] : undefined
  if (typeof listed === 'object') return { kind: listed[0], known: listed[1], traits: listed[2] ?? {} }
  const kind = listed ?? kindByName(widgetType)
  return kind && { kind, known: {}, traits: {} }
}

const isOff = (value: unknown) => value === '' || value === 'no' || value === 'false' || value === false

/** The settings of an add-on's widget with what it means unsaid, and without the parts that it does not show. */
export function shownSettings(settings: Settings, { usual = {}, shownBy = {}, called = {} }: Traits): Settings {
  const all = { ...usual, ...wellCalled(settings, called) }
  const isHidden = (name: string) =>
    [shownBy[name], `${name}_show`, `show_${name}`].some((by) => by !== undefined && Object.hasOwn(all, by) && isOff(all[by]))
  return Object.fromEntries(Object.entries(all).filter(([name]) => !isHidden(name)))
}

function wellCalled(settings: Settings, called: Readonly<Record<string, string>>): Settings {
  const prefixes = Object.entries(called)
  if (prefixes.length === 0) return settings
  const names = [...Object.keys(settings), ...Object.keys(referencesOf(settings, '__globals__'))].flatMap((name) => {
    const { stem } = splitDevice(name)
    const found = prefixes.find(([theirs]) => stem.startsWith(theirs))
    return found ? [[stem, found[1] + stem.slice(found[0].length)] as const] : []
  })
  return renamed(settings, Object.fromEntries(names))
}
