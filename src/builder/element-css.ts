import { BREAKPOINTS } from './breakpoints.ts'
import type { Fields } from './fields.ts'
import { isRecord } from '#kit/is-record.ts'

/** The custom properties of one element's settings, per device, as rules of its own class; rows of a list have theirs below it. */
export function elementCss(id: string, fields: Fields, raw: Record<string, unknown>, settings: Record<string, unknown>): string {
  return rulesOf(`.elementor-element-${id}`, fields, raw, settings)
}

function rulesOf(selector: string, fields: Fields, raw: Record<string, unknown>, settings: Record<string, unknown>): string {
  const desktop: string[] = []
  const tablet: string[] = []
  const mobile: string[] = []
  const rows: string[] = []
  for (const [name, field] of Object.entries(fields)) {
    if (field.fields) rows.push(rowRules(selector, field.fields, raw[name], settings[name]))
    if (!field.css) continue
    const declare = (into: string[], value: unknown) => {
      const css = value === undefined ? '' : field.css!.value(value)
      if (css !== '') into.push(`${field.css!.property}:${css}`)
    }
    if (!field.css.isKnownUnset || settings[name] !== field.fallback) declare(desktop, settings[name])
    if (!field.perDevice) continue
    declare(tablet, readDevice(field, raw[`${name}_tablet`]))
    declare(mobile, readDevice(field, raw[`${name}_mobile`]))
  }
  const rule = (declarations: string[]) => (declarations.length > 0 ? `${selector}{${declarations.join(';')}}` : '')
  const media = (width: number, declarations: string[]) =>
    declarations.length > 0 ? `@media(max-width:${width}px){${rule(declarations)}}` : ''
  return rule(desktop) + media(BREAKPOINTS.tablet, tablet) + media(BREAKPOINTS.mobile, mobile) + rows.join('')
}

/** A row is found by its place in the list: the view gives it the class elementor-repeater-item-0, -1, … */
function rowRules(selector: string, fields: Fields, raw: unknown, settings: unknown): string {
  if (!Array.isArray(settings) || !Object.values(fields).some((field) => field.css)) return ''
  const stored = Array.isArray(raw) ? raw.filter(isRecord) : []
  return settings
    .filter(isRecord)
    .map((row, index) => rulesOf(`${selector} .elementor-repeater-item-${index}`, fields, stored[index] ?? {}, row))
    .join('')
}

/** The settings that the browser's side asked for, with their device variants, under their own names. */
export function frontendSettings(
  names: readonly string[],
  fields: Fields,
  raw: Record<string, unknown>,
  settings: Record<string, unknown>,
) {
  const printed: Record<string, unknown> = {}
  for (const name of names) {
    const field = fields[name]
    if (!field) continue
    printed[name] = settings[name]
    if (!field.perDevice) continue
    for (const device of ['tablet', 'mobile']) {
      const value = readDevice(field, raw[`${name}_${device}`])
      if (value !== undefined) printed[`${name}_${device}`] = value
    }
  }
  return printed
}

function readDevice(field: Fields[string], stored: unknown) {
  const empty = stored === undefined || stored === null || stored === '' || (isRecord(stored) && stored.size === '')
  return empty ? undefined : field.read(stored)
}
