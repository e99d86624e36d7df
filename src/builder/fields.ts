import { Type, type TSchema } from 'typebox'
import { Check } from 'typebox/value'
import { cleanHtml, type SafeHtml } from '#kit/safe-html.ts'
import { safeHref } from '#kit/url.ts'
import { isRecord } from '#kit/is-record.ts'
import { colourCss, groundColourCss, textColourCss, LENGTH_UNITS, sizeCss } from './style/values.ts'

/** What an editor draws for a field. */
export type Control =
  | 'text'
  | 'lines'
  | 'rich-text'
  | 'number'
  | 'choice'
  | 'switch'
  | 'color'
  | 'link'
  | 'picture'
  | 'icon'
  | 'items'
  | 'size'
  | 'sides'
  | 'shadow'
  | 'font'
  | 'card'
  | 'products'
  | 'points'
  | 'css'

/**
 * What must be true of other settings for a setting to matter, each by its name: one of some choices; or true, a
 * switch that is on or something that is filled in; or false, the reverse of that. `_skin` is the chosen look, `_el_type` says
 * whether it is a widget or a container.
 */
export type Condition = Readonly<Record<string, boolean | readonly string[]>>

/**
 * One setting of a widget: how it is named to the merchant, what it may hold, and how a stored value is read.
 * `read` answers undefined for a value that it can't understand; the fallback is used then.
 */
export type Field<T> = {
  label: string
  control: Control
  schema: TSchema
  fallback: T
  read(raw: unknown): T | undefined
  /** Device suffixes _tablet and _mobile are read too. */
  perDevice?: true
  /** The custom property that carries the value to the widget's style sheet. */
  css?: {
    property: `--${string}`
    value(setting: T): string
    /** The widget's style sheet knows what the setting is where nothing is chosen, so that it need not be said. */
    isKnownUnset?: true
  }
  options?: Record<string, string>
  fields?: Fields
  /** What alone may stand in a text, and how forms say so. */
  signs?: Signs
  /** The units that a size may have. */
  units?: readonly string[]
  /** Forms ask for it only while this is true of the others; a stored value is read all the same. */
  when?: Condition
}
export type Fields = Record<string, Field<unknown>>
export type Settings<F extends Fields> = { [K in keyof F]: F[K] extends Field<infer T> ? T : never }

/** `pattern`: an expression for the whole text, which forms try too. */
export type Signs = { pattern: string; says: string }

export type Link = { url: string; is_external: boolean; nofollow: boolean }
export type Picture = { id: number; alt: string }

const fromSchema =
  <T>(schema: TSchema) =>
  (raw: unknown) =>
    Check(schema, raw) ? (raw as T) : undefined // the schema has just said so

export function text(label: string, fallback = '', maxLength = 500): Field<string> {
  const schema = Type.String({ maxLength })
  return { label, control: 'text', schema, fallback, read: fromSchema(schema) }
}

/** A text that ends up in an attribute of the page, where only some signs may stand. */
export function textOfSigns(field: Field<string>, signs: Signs): Field<string> {
  const allowed = new RegExp(signs.pattern)
  const read = (raw: unknown) => {
    const trimmed = field.read(raw)?.trim()
    return trimmed !== undefined && allowed.test(trimmed) ? trimmed : undefined
  }
  return { ...field, signs, read }
}

export function lines(label: string, fallback = ''): Field<string> {
  return { ...text(label, fallback, 5_000), control: 'lines' }
}

/** Markup from people: cleaned whenever it is read, so nothing unclean can reach a page. */
export function richText(label: string, fallback = ''): Field<SafeHtml> {
  const schema = Type.String({ maxLength: 200_000 })
  return {
    label,
    control: 'rich-text',
    schema,
    fallback: cleanHtml(fallback),
    read: (raw) => (Check(schema, raw) ? cleanHtml(raw as string) : undefined),
  }
}

export function number(label: string, bounds: { min: number; max: number; fallback: number; step?: number }): Field<number> {
  const schema = Type.Number({ minimum: bounds.min, maximum: bounds.max })
  const read = (raw: unknown) => {
    // Elementor's sliders store { size, unit }, its number boxes a numeric string.
    const size = isRecord(raw) ? raw.size : raw
    const value = typeof size === 'string' && size.trim() !== '' ? Number(size) : size
    return Check(schema, value) ? (value as number) : undefined
  }
  return { label, control: 'number', schema, fallback: bounds.fallback, read }
}

/** A measure: a plain number in its usual unit, within bounds, or with another of its units as sliders store it. */
export function length(
  label: string,
  {
    unit = 'px',
    units = LENGTH_UNITS,
    ...bounds
  }: { min: number; max: number; fallback: number; unit?: string; units?: readonly string[] },
): Field<unknown> {
  const usual = number(label, bounds)
  const read = (raw: unknown) => {
    if (!isRecord(raw) || typeof raw.unit !== 'string' || raw.unit === unit || raw.unit === '') return usual.read(raw)
    return sizeCss(raw, { units, min: 0 }) === '' ? undefined : raw
  }
  return { ...usual, units: [unit, ...units.filter((one) => one !== unit)], read }
}
/** How a measure is written in a style sheet. */
export const lengthValue =
  (unit = 'px') =>
  (setting: unknown) =>
    sizeCss(setting, { unit })

/** Sides as other builders name them. */
const SIDE_WORDS: Record<string, string> = {
  left: 'start',
  right: 'end',
  'flex-start': 'start',
  'flex-end': 'end',
  justify: 'stretch',
}

export function choice<const O extends Record<string, string>>(label: string, options: O, fallback: keyof O & string) {
  const schema = Type.Union(Object.keys(options).map((option) => Type.Literal(option)))
  const read = (raw: unknown) => {
    const side = typeof raw === 'string' && !Object.hasOwn(options, raw) ? SIDE_WORDS[raw] : undefined
    return fromSchema<keyof O & string>(schema)(side ?? raw)
  }
  const field: Field<keyof O & string> = { label, control: 'choice', schema, fallback, options, read }
  return field
}

export function toggle(label: string, fallback = false): Field<boolean> {
  const schema = Type.Union([Type.Literal('yes'), Type.Literal(''), Type.Boolean()])
  const read = (raw: unknown) =>
    raw === 'yes' || raw === true ? true : raw === '' || raw === 'no' || raw === false ? false : undefined
  return { label, control: 'switch', schema, fallback, read }
}

/** A colour of the shop's palette by its token name, a hex, rgb or hsl colour, or nothing. */
export function color(label: string, fallback = ''): Field<string> {
  const schema = Type.String({ maxLength: 60 })
  const read = (raw: unknown) => (raw === '' || colourCss(raw) !== '' ? (raw as string) : undefined) // a colour is a text
  return { label, control: 'color', schema, fallback, read }
}
export const colorValue = (setting: string) => colourCss(setting)

export const textColorValue = (setting: string) => textColourCss(setting)
export const groundColorValue = (setting: string) => groundColourCss(setting)

export function link(label: string): Field<Link> {
  const schema = Type.Object({ url: Type.String({ maxLength: 2_000 }) })
  const read = (raw: unknown) => {
    if (!isRecord(raw) || typeof raw.url !== 'string') return undefined
    const url = safeHref(raw.url)
    if (url === undefined) return undefined
    return { url, is_external: isOn(raw.is_external), nofollow: isOn(raw.nofollow) }
  }
  return { label, control: 'link', schema, fallback: { url: '', is_external: false, nofollow: false }, read }
}

/** A picture of the media library by its id; its files and measures are looked up when the page is made. */
export function picture(label: string): Field<Picture> {
  const schema = Type.Object({ id: Type.Integer({ minimum: 0 }), alt: Type.Optional(Type.String({ maxLength: 500 })) })
  const read = (raw: unknown) => {
    if (!isRecord(raw) || !Number.isSafeInteger(raw.id) || (raw.id as number) < 0) return undefined
    return { id: raw.id as number, alt: typeof raw.alt === 'string' ? raw.alt.slice(0, 500) : '' }
  }
  return { label, control: 'picture', schema, fallback: { id: 0, alt: '' }, read }
}

export function icon(label: string, fallback = ''): Field<string> {
  const schema = Type.String({ pattern: '^[a-z0-9-]*$', maxLength: 40 })
  return { label, control: 'icon', schema, fallback, read: fromSchema(schema) }
}

/** A list of rows with fields of their own; rows that are no objects are left out. */
export function items<F extends Fields>(label: string, fields: F, max = 60): Field<Settings<F>[]> {
  const schema = Type.Array(Type.Object({}), { maxItems: max })
  const read = (raw: unknown) =>
    Array.isArray(raw)
      ? raw
          .slice(0, max)
          .filter(isRecord)
          .map((row) => readFields(fields, row).settings)
      : undefined
  return { label, control: 'items', schema, fallback: [], read, fields }
}

/** Products by their numbers, separated by commas; who edits chooses them by name. */
export const productIds = (label: string): Field<string> => ({ ...text(label, '', 300), control: 'products' })

/** Where the products of a row stand on its picture: `131:30:45` is a product, and hundredths from the left and from the top. */
export const productPoints = (label: string): Field<string> => ({ ...text(label, '', 900), control: 'points' })

/** Lets a value differ on tablets and phones, carried to the style sheet by a custom property. */
export function perDevice<T>(field: Field<T>, property: `--${string}`, value: (setting: T) => string = String): Field<T> {
  return { ...field, perDevice: true, css: { property, value } }
}

/** Carries a value to the style sheet by a custom property, the same on every device. */
export function styled<T>(field: Field<T>, property: `--${string}`, value: (setting: T) => string = String): Field<T> {
  return { ...field, css: { property, value } }
}

/** A setting whose first value the widget's style sheet has too: elements that keep it say nothing. */
export const knownUnset = <T>(field: Field<T>): Field<T> =>
  field.css ? { ...field, css: { ...field.css, isKnownUnset: true } } : field

/** Reads stored settings by their fields: what can't be understood falls back and is named in `dropped`. */
export function readFields<F extends Fields>(fields: F, raw: Record<string, unknown>) {
  const settings: Record<string, unknown> = {}
  const dropped: string[] = []
  for (const [name, field] of Object.entries(fields)) {
    const stored = raw[name]
    const value = stored === undefined || stored === null ? undefined : field.read(stored)
    if (stored !== undefined && stored !== null && value === undefined) dropped.push(name)
    settings[name] = value ?? field.fallback
  }
  return { settings: settings as Settings<F>, dropped } // each value came from its own field
}

const isOn = (value: unknown) => value === true || value === 'on' || value === 'yes'
