import type { StyleControl, StylePart, StyleState, ValueOf } from './control.ts'
import { mediaOf, STYLE_DEVICES, suffixesFor, withoutDevice, type StyleDevice } from './devices.ts'
import { isEmpty } from './values.ts'

type Entry = { order: number; part: StylePart; control: StyleControl }
/** The controls that a stored name belongs to. */
export type StyleIndex = ReadonlyMap<string, readonly Entry[]>

/** All that can be said of an element's look, found by the names of its settings. */
export function styleIndex(parts: readonly StylePart[]): StyleIndex {
  const index = new Map<string, Entry[]>()
  let order = 0
  for (const part of parts)
    for (const control of part.controls) {
      const entry = { order: order++, part, control }
      for (const key of control.keys) index.set(key, [...(index.get(key) ?? []), entry])
    }
  return index
}

/**
 * The rules that an element's stored settings ask for, per device and state. Only settings that are there are looked at: an
 * element without any costs a look at its keys, and gives not one byte.
 */
export function styleCss(id: string, index: StyleIndex, settings: Record<string, unknown>): string {
  let touched: Map<StyleDevice, Set<Entry>> | undefined
  for (const key of Object.keys(settings)) {
    const plain = index.get(key)
    const named = plain ? undefined : withoutDevice(key)
    const entries = plain ?? (named && index.get(named.name))
    if (!entries || isEmpty(settings[key])) continue
    touched ??= new Map()
    const device = named?.device ?? 'desktop'
    const found = touched.get(device) ?? new Set()
    for (const entry of entries) if (device !== 'desktop' || !entry.control.exceptDesktop) found.add(entry)
    touched.set(device, found)
  }
  if (!touched) return ''
  forPhones(touched, settings)
  const root = `.elementor-element.elementor-element-${id}`
  return STYLE_DEVICES.map((device) => {
    const entries = touched.get(device)
    if (!entries) return ''
    const rules = rulesFor(
      root,
      [...entries].sort((one, other) => one.order - other.order),
      { value: valueFor(settings, device), device },
    )
    return rules === '' || device === 'desktop' ? rules : `${mediaOf(device)}{${rules}}`
  }).join('')
}

/** What is smaller on phones is said to them wherever it is said to desks. */
function forPhones(touched: Map<StyleDevice, Set<Entry>>, settings: Record<string, unknown>) {
  const value = valueFor(settings, 'mobile')
  const wanted = [...(touched.get('desktop') ?? [])].filter(({ control }) => control.onPhonesToo?.(value))
  if (wanted.length > 0) touched.set('mobile', new Set([...(touched.get('mobile') ?? []), ...wanted]))
}

function valueFor(settings: Record<string, unknown>, device: StyleDevice) {
  const suffixes = suffixesFor(device)
  return (key: string) => {
    const suffix = suffixes.find((one) => !isEmpty(settings[key + one]))
    return suffix === undefined ? undefined : settings[key + suffix]
  }
}

function rulesFor(root: string, entries: Entry[], { value, device }: { value: ValueOf; device: StyleDevice }): string {
  const bySelector = new Map<string, string[]>()
  for (const { part, control } of entries) {
    const declared = control.css(value, device)
    if (declared === '') continue
    const selector = selectorOf(root, part, control.state)
    bySelector.set(selector, [...(bySelector.get(selector) ?? []), declared])
  }
  return [...bySelector].map(([selector, declared]) => `${selector}{${declared.join(';')}}`).join('')
}

function selectorOf(root: string, { selector, hover, focus }: StylePart, state: StyleState): string {
  const below = (one: string) => (one.includes('&') ? one.replaceAll('&', root) : `${root} ${one}`)
  if (state === 'normal') return below(selector)
  if (state === 'focus') return below(focus ?? `${selector}:focus`)
  if (hover !== undefined) return below(hover)
  // What a mouse can point at, a keyboard can reach; the element itself is not reached.
  return below(selector) + (selector === '&' ? ':hover' : ':is(:hover,:focus-visible)')
}
