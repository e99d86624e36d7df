import { fontSlug } from '#kit/font-slug.ts'
import { SYSTEM_FONTS } from '#kit/system-fonts.ts'
import { isRecord } from '#kit/is-record.ts'

/** Every value of a document passes one of these readers: what they don't understand becomes '', and nothing is declared then. */

export const LENGTH_UNITS = ['px', '%', 'em', 'rem', 'vw', 'vh', 'svh', 'dvh', 'vmin', 'vmax', 'ch', 'custom'] as const
const ALL_UNITS = new Set<string>([...LENGTH_UNITS, 'fr', 'deg', 'rad', 'turn', 's', 'ms', ''])

export type SizeOptions = { units?: readonly string[]; unit?: string; min?: number; max?: number }

/** A number with its unit: a slider { size, unit }, a number or a numeric text. With the unit «custom» the size is an expression. */
export function sizeCss(raw: unknown, { units, unit = 'px', min = -10_000, max = 10_000 }: SizeOptions = {}): string {
  const [size, stored] = isRecord(raw) ? [raw.size, raw.unit] : [raw, undefined]
  const chosen = typeof stored === 'string' && stored !== '' ? stored : unit
  if (chosen === 'custom') return expressionCss(size)
  if (!ALL_UNITS.has(chosen) || (units && !units.includes(chosen))) return ''
  const number = numberOf(size)
  return number === undefined || number < min || number > max ? '' : withUnit(number, chosen)
}

/** A plain number within its bounds. */
export function numberCss(raw: unknown, min: number, max: number): string {
  const number = numberOf(isRecord(raw) ? raw.size : raw)
  return number === undefined || number < min || number > max ? '' : printed(number)
}

/** Four sides { unit, top, right, bottom, left }, or one { size } for all; an empty side is 0, and a box without any side says nothing. */
export function sidesCss(raw: unknown, options: SizeOptions = {}): string {
  if (!isRecord(raw)) return ''
  if ('size' in raw && !('top' in raw)) return isEmpty(raw) ? '' : sizeCss(raw, options)
  const stored = ['top', 'right', 'bottom', 'left'].map((side) => raw[side])
  if (stored.every(isEmpty)) return ''
  const sides = stored.map((side) => {
    if (isEmpty(side)) return '0'
    return side === 'auto' ? 'auto' : sizeCss({ size: side, unit: raw.unit }, options)
  })
  return sides.includes('') ? '' : shortened(sides)
}

/** The distances { column, row, unit } between children; older documents have one { size }. */
export function gapCss(raw: unknown): string {
  if (!isRecord(raw)) return ''
  const [row, column] = [raw.row ?? raw.size, raw.column ?? raw.size].map((one) =>
    sizeCss({ size: one, unit: raw.unit }, { min: 0 }),
  )
  if (!row && !column) return ''
  return row === column ? row! : `${row || 0} ${column || 0}`
}

const COLOUR_WORDS = new Set(['transparent', 'currentcolor', 'white', 'black', 'inherit'])
const COLOUR_FUNCTION = /^(rgb|hsl)a?\((\s*[\d.]+(%|deg)?\s*[,/ ]?){3,4}\)$/i

/** A hex, rgb or hsl colour, or a colour of the shop's palette by its token name. */
export function colourCss(raw: unknown): string {
  if (typeof raw !== 'string' || raw.length > 100) return ''
  const colour = raw.trim()
  if (/^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(colour)) return colour
  if (COLOUR_WORDS.has(colour.toLowerCase()) || COLOUR_FUNCTION.test(colour)) return colour.replaceAll(/\s*,\s*/g, ',')
  return /^[a-z]+(-[a-z\d]+)*$/.test(colour) ? `var(--color-${colour})` : ''
}

/** As words have it: the brand bright enough for a dark page, and what is light on a dark ground in every scheme. */
export const textColourCss = (raw: unknown): string => colourCss(raw === 'brand' ? 'link' : raw === 'paper' ? 'light' : raw)

/** What words become bright in on a dark page; as a ground it stays dark. */
const WRITTEN = new Set<unknown>(['ink', 'accent', 'sale'])
export const groundColourCss = (raw: unknown): string =>
  WRITTEN.has(raw) ? `var(--ground-${String(raw)}, ${colourCss(raw)})` : colourCss(raw)

/** One of some words. */
export const wordCss = (raw: unknown, words: readonly string[]): string =>
  typeof raw === 'string' && words.includes(raw) ? raw : ''

/** The theme's two families by name; any other where the page carries it or the device has it, else the theme's. */
export function familyCss(raw: unknown): string {
  if (raw === 'display' || raw === 'text') return `var(--font-${raw})`
  if (typeof raw !== 'string' || !/^[a-z0-9][\w -]{0,59}$/i.test(raw)) return ''
  const slug = fontSlug(raw)
  return `var(--font-${slug},${SYSTEM_FONTS[slug] ?? 'var(--font-text)'})`
}

/** A picture by an address of this shop; what lies elsewhere is not fetched for a visitor. */
export function pictureCss(raw: unknown): string {
  const url = isRecord(raw) ? raw.url : undefined
  if (typeof url !== 'string' || url.length > 500) return ''
  return /^\/(?!\/)[\w\-./%~+@,=&?]*$/.test(url) ? `url("${url}")` : ''
}

export type Shadow = { horizontal: number; vertical: number; blur: number; spread: number; color: string }

/** A shadow { horizontal, vertical, blur, spread, color }, in pixels; what is left out is that of the usual shadow. */
export function shadowCss(raw: unknown, usual: Partial<Shadow>): string {
  const shadow: Record<string, unknown> = { ...usual, ...(isRecord(raw) ? raw : {}) }
  const parts = ['horizontal', 'vertical', 'blur', ...('spread' in usual ? ['spread'] : [])].map((name) =>
    sizeCss(isEmpty(shadow[name]) ? 0 : shadow[name], { units: ['px'], min: name === 'blur' ? 0 : -1_000, max: 1_000 }),
  )
  const colour = colourCss(shadow.color)
  return parts.includes('') || colour === '' ? '' : `${parts.join(' ')} ${colour}`
}

const FUNCTIONS = new Set(['calc', 'clamp', 'min', 'max', 'var', 'minmax', 'repeat', 'fit-content'])

/** A length that the merchant wrote out. Only arithmetic, units and custom properties may stand in it. */
export function expressionCss(raw: unknown): string {
  if (typeof raw === 'number') return withUnit(raw, '')
  if (typeof raw !== 'string') return ''
  const text = raw.trim()
  if (text === '' || text.length > 120 || !/^[a-z\d.%+\-*/(), ]+$/i.test(text) || text.includes('/*')) return ''
  if ([...text.matchAll(/([a-z-]*)\(/gi)].some(([, name]) => name !== '' && !FUNCTIONS.has(name!.toLowerCase()))) return ''
  return isBalanced(text) ? text : ''
}

export const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === '' ||
  (isRecord(value) && 'size' in value && (value.size === '' || value.size === null) && !('row' in value))

export function numberOf(raw: unknown): number | undefined {
  const number = typeof raw === 'string' && /^\s*-?[\d.]+\s*$/.test(raw) ? Number(raw) : raw
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}

const printed = (number: number) => String(Number(number.toFixed(4)))
/** Nothing is 0 in every unit but those that browsers want to see. */
const withUnit = (number: number, unit: string) =>
  number === 0 && !['deg', 's', 'ms', 'fr', ''].includes(unit) ? '0' : printed(number) + unit

function shortened([top, right, bottom, left]: string[]) {
  if (right !== left) return `${top} ${right} ${bottom} ${left}`
  if (top !== bottom) return `${top} ${right} ${bottom}`
  return top === right ? top! : `${top} ${right}`
}

function isBalanced(text: string) {
  let open = 0
  for (const sign of text) {
    open += sign === '(' ? 1 : sign === ')' ? -1 : 0
    if (open < 0) return false
  }
  return open === 0
}
