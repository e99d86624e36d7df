import { isRecord } from '#kit/is-record.ts'
import type { WireField } from '#api/vitrine/widget-shape.ts'

export type Device = 'desktop' | 'tablet' | 'mobile'
export type Values = Record<string, unknown>

/** What a value is stored under: tablets and phones have names of their own. */
export const keyFor = ({ name, per_device }: WireField, device: Device) =>
  per_device && device !== 'desktop' ? `${name}_${device}` : name

/** What a form shows of a stored value, or of the one that stands in for it. On smaller devices nothing means «as on the larger». */
export function shownValue(setting: WireField, values: Values, device: Device): unknown {
  const stored = values[keyFor(setting, device)]
  if (stored !== undefined && stored !== null) return stored
  return setting.per_device && device !== 'desktop' ? undefined : setting.fallback
}

/** Widgets and containers have different names for the same: those of an element's kind. */
export const isForKind =
  (kind: string) =>
  ({ when }: Pick<WireField, 'when'>) => {
    const kinds = when?._el_type
    return !Array.isArray(kinds) || kinds.includes(kind)
  }

/** The settings with one of them changed; undefined takes it back to what the widget does by itself. */
export function withValue(setting: WireField, values: Values, device: Device, value: unknown): Values {
  const { [keyFor(setting, device)]: _before, ...rest } = values
  return value === undefined ? rest : { ...rest, [keyFor(setting, device)]: value }
}

export const isOn = (raw: unknown) => raw === true || raw === 'yes'

/** Sliders of other builders store { size, unit }, number boxes a numeric text. */
export function numberOf(raw: unknown): number | undefined {
  const size = isRecord(raw) ? raw.size : raw
  const value = typeof size === 'string' && size.trim() !== '' ? Number(size) : size
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}

export type Bounds = Pick<WireField, 'min' | 'max'>

/** What is kept of a number as it was typed: the nearest that may be; undefined where nothing is written. */
export function keptNumber({ min, max }: Bounds, typed: string): number | undefined {
  const number = numberOf(typed)
  return number === undefined ? undefined : Math.min(max ?? Infinity, Math.max(min ?? -Infinity, number))
}

export type Range = { start: number; end: number }

/** A part of the way, in percent, as other builders store it or as it is: undefined unless it begins before it ends. */
export function rangeOf(raw: unknown): Range | undefined {
  const sizes = isRecord(raw) && isRecord(raw.sizes) ? raw.sizes : raw
  const [start, end] = isRecord(sizes) ? [numberOf(sizes.start), numberOf(sizes.end)] : []
  if (start === undefined || end === undefined) return undefined
  return start >= 0 && end <= 100 && start < end ? { start, end } : undefined
}

/** How far each end of a range may go without reaching the other. */
export const rangeBounds = ({ start, end }: Range): Record<keyof Range, Bounds> => ({
  start: { min: 0, max: Math.max(0, end - 1) },
  end: { min: Math.min(100, start + 1), max: 100 },
})

/** Why a number can't be kept, in the merchant's words. */
export function numberTrouble({ min, max }: Bounds, value: number | undefined): string | undefined {
  if (value === undefined) return undefined
  if (min !== null && value < min) return `O mínimo é ${min}.`
  return max !== null && value > max ? `O máximo é ${max}.` : undefined
}

/** Why a text can't be kept, in the merchant's words. */
export const signsTrouble = ({ signs }: Pick<WireField, 'signs'>, typed: string): string | undefined =>
  signs && !new RegExp(signs.pattern).test(typed.trim()) ? signs.says : undefined

const WORDY = ['title', 'text', 'heading', 'title_text', 'editor', 'label', 'button_text', 'form_name', 'blockquote_content']

/** Where builders of pages keep what somebody called an element in the structure. */
export const OWN_NAME = '_title'
export const LONGEST_OWN_NAME = 60
export const ownNameOf = ({ [OWN_NAME]: name }: Values): string =>
  typeof name === 'string' ? name.trim().slice(0, LONGEST_OWN_NAME) : ''

/** What somebody called an element, or a few of its own words, to tell it from its like. */
export function wordsOf(values: Values): string {
  const found = [OWN_NAME, ...WORDY].map((name) => values[name]).find((value) => typeof value === 'string' && value.trim() !== '')
  const plain = String(found ?? '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return plain.length > 40 ? `${plain.slice(0, 39)}…` : plain
}

/** A name for a row of a list: its first words, or its number. */
export const rowName = (row: Values, index: number) => {
  const words = Object.values(row).find((value) => typeof value === 'string' && value.trim() !== '' && value.length < 200)
  return wordsOf({ title: words }) || `Item ${index + 1}`
}

export const SIDES = ['top', 'right', 'bottom', 'left'] as const
export type Sides = Record<(typeof SIDES)[number], string> & { unit: string; isLinked: boolean }

/** A size with its unit as forms show it; a plain number has the first unit that it may have. */
export function sizeOf({ units }: Pick<WireField, 'units'>, raw: unknown): { size: string; unit: string } {
  const [size, stored] = isRecord(raw) ? [raw.size, raw.unit] : [raw, undefined]
  const unit = typeof stored === 'string' && units.includes(stored) ? stored : (units[0] ?? 'px')
  return { size: typeof size === 'number' || typeof size === 'string' ? String(size) : '', unit }
}

/** What is stored once another unit is chosen: an expression is no number, so it stays behind. */
export function withUnit({ size, unit }: { size: string; unit: string }, chosen: string) {
  const isKept = (unit === 'custom') === (chosen === 'custom')
  return { unit: chosen, size: isKept && size !== '' ? (chosen === 'custom' ? size : Number(size)) : '', sizes: [] }
}

export function sidesOf({ units }: Pick<WireField, 'units'>, raw: unknown): Sides {
  const box = isRecord(raw) ? raw : {}
  const unit = typeof box.unit === 'string' && units.includes(box.unit) ? box.unit : (units[0] ?? 'px')
  const text = (side: string) => (typeof box[side] === 'number' || typeof box[side] === 'string' ? String(box[side]) : '')
  return {
    unit,
    top: text('top'),
    right: text('right'),
    bottom: text('bottom'),
    left: text('left'),
    isLinked: box.isLinked !== false,
  }
}

/** The box with one side changed, or all of them while they are linked; undefined once nothing is left in it. */
export function withSide(sides: Sides, side: (typeof SIDES)[number], typed: string): Sides | undefined {
  const changed = sides.isLinked
    ? { ...sides, top: typed, right: typed, bottom: typed, left: typed }
    : { ...sides, [side]: typed }
  return SIDES.every((one) => changed[one] === '') ? undefined : changed
}

/** The colour or font of the site that a setting follows, by its id. */
export function globalOf(values: Values, name: string): string | undefined {
  const reference = isRecord(values.__globals__) ? values.__globals__[name] : undefined
  return typeof reference === 'string' ? /\?id=([\w-]+)$/.exec(reference)?.[1] : undefined
}

/** The settings with one of them let go of the site's colour or font, so that its own value counts. A font is a whole group's. */
export function withoutGlobal({ name, when }: Pick<WireField, 'name' | 'when'>, values: Values): Values {
  const followed = [name, ...Object.keys(when ?? {})].filter((one) => globalOf(values, one) !== undefined)
  if (followed.length === 0) return values
  return {
    ...values,
    __globals__: { ...(values.__globals__ as Values), ...Object.fromEntries(followed.map((one) => [one, ''])) },
  }
}

/** The settings of each part of an element, in the order in which the parts first come. */
export function partsOf(settings: WireField[]): { title: string; settings: WireField[] }[] {
  const titles = [...new Set(settings.flatMap(({ part }) => (part === null ? [] : [part])))]
  return titles.map((title) => ({ title, settings: settings.filter(({ part }) => part === title) }))
}

const isGiven = (value: unknown) => value !== undefined && value !== null && value !== ''

/** Whether a setting has a value of its own, on any device, or follows one of the site. */
export const setIn = (setting: WireField, values: Values): boolean =>
  (['desktop', 'tablet', 'mobile'] as const).some((device) => isGiven(values[keyFor(setting, device)])) ||
  globalOf(values, setting.name) !== undefined
