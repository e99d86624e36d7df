import { isRecord } from '#kit/is-record.ts'
import type { Settings } from '../settings.ts'
import { plainProp, typeOfProp } from './props.ts'

/** Where the look of an atomic element goes: the names of our settings for its kind. */
export type StyleNames = {
  /** Before the names of its own box: '' for containers, '_' for widgets. */
  box: '' | '_'
  color?: string
  typography?: string
  align?: string
  background?: string
  radius?: string
  border?: string
  padding?: string
}
type Variables = {
  colours: Readonly<Record<string, string>>
  fonts: Readonly<Record<string, string>>
  sizes: Readonly<Record<string, unknown>>
}

const DEVICES: Record<string, string> = { desktop: '', tablet: '_tablet', mobile: '_mobile' }
const TYPOGRAPHY: Record<string, string> = {
  'font-family': 'font_family',
  'font-size': 'font_size',
  'font-weight': 'font_weight',
  'line-height': 'line_height',
  'letter-spacing': 'letter_spacing',
  'word-spacing': 'word_spacing',
  'text-transform': 'text_transform',
  'text-decoration': 'text_decoration',
  'font-style': 'font_style',
}
const FLEX: Record<string, string> = {
  'flex-direction': 'flex_direction',
  'justify-content': 'flex_justify_content',
  'align-items': 'flex_align_items',
  'flex-wrap': 'flex_wrap',
  'min-height': 'min_height',
  width: 'width',
}

/** The look of an atomic element by the styles that it wears, the last the strongest, on every device; what nothing of ours can say is named in `left`. */
export function atomicStyle(
  styles: readonly Settings[],
  names: StyleNames,
  variables: Variables,
): { settings: Settings; left: string[] } {
  const settings: Settings = {}
  const left = new Set<string>()
  for (const style of styles) {
    for (const variant of Array.isArray(style.variants) ? style.variants.filter(isRecord) : []) {
      const meta = isRecord(variant.meta) ? variant.meta : {}
      const device = DEVICES[String(meta.breakpoint ?? 'desktop')]
      if (device === undefined || (meta.state !== null && meta.state !== undefined && meta.state !== 'normal')) {
        left.add(String(meta.state ?? meta.breakpoint))
        continue
      }
      for (const [name, stored] of Object.entries(isRecord(variant.props) ? variant.props : {})) {
        const declared = declaredAs(name, stored, names, variables)
        if (declared === undefined) left.add(name)
        else
          for (const [key, value] of Object.entries(declared))
            settings[SWITCHES.has(key) || key.endsWith('_typography') ? key : key + device] = value
      }
    }
  }
  return { settings, left: [...left] }
}
const SWITCHES = new Set(['background_background', '_background_background', 'border_border', '_border_border', '_element_width'])

function declaredAs(name: string, stored: unknown, names: StyleNames, variables: Variables): Settings | undefined {
  const value = resolved(stored, variables)
  const { box } = names
  if (Object.hasOwn(TYPOGRAPHY, name)) {
    if (!names.typography) return undefined
    return { [`${names.typography}_typography`]: 'custom', [`${names.typography}_${TYPOGRAPHY[name]}`]: sizeOr(value) }
  }
  if (box === '' && Object.hasOwn(FLEX, name)) return { [FLEX[name]!]: sizeOr(value) }
  switch (name) {
    case 'color':
      return names.color && typeof value === 'string' ? { [names.color]: value } : undefined
    case 'text-align':
      return names.align ? { [names.align]: value } : undefined
    case 'gap':
      return box === '' ? { flex_gap: gapOf(value) } : undefined
    case 'background':
      return backgroundOf(value, names)
    case 'margin':
      return { [`${box}margin`]: sidesOf(value) }
    case 'padding':
      return { [names.padding ?? `${box}padding`]: sidesOf(value) }
    case 'border-radius':
      return { [names.radius ?? `${box}border_radius`]: cornersOf(value) }
    case 'border-width':
      return {
        [`${names.border ?? `${box}border`}_width`]: sidesOf(value),
        [`${names.border ?? `${box}border`}_border`]: 'solid',
      }
    case 'border-color':
      return { [`${names.border ?? `${box}border`}_color`]: value }
    case 'border-style':
      return { [`${names.border ?? `${box}border`}_border`]: value }
    case 'z-index':
      return { [`${box}z_index`]: value }
    case 'opacity':
      return { _opacity: isRecord(value) ? { unit: '', size: Number(value.size) / 100 } : value }
    case 'width':
    case 'max-width':
      return box === '_' ? { _element_width: 'initial', _element_custom_width: value } : {}
    case 'display':
    case 'position':
    case 'overflow':
    case 'box-sizing':
      return {}
    default:
      return undefined
  }
}

/** A variable of the site's colours or fonts, written out. */
function resolved(stored: unknown, { colours, fonts, sizes }: Variables): unknown {
  const type = typeOfProp(stored)
  const value = plainProp(stored)
  if (type === 'global-color-variable') return colours[String(value)]
  if (type === 'global-font-variable') return fonts[String(value)]
  if (type === 'global-size-variable') return sizes[String(value)]
  return value
}

const sizeOr = (value: unknown) => (isRecord(value) && 'size' in value ? { unit: value.unit ?? 'px', size: value.size } : value)
const sideText = (value: unknown) =>
  isRecord(value) ? String(value.size ?? '') : value === undefined || value === null ? '' : String(value)
const unitOf = (...values: unknown[]) =>
  String((values.find((value) => isRecord(value) && value.unit) as Settings | undefined)?.unit ?? 'px')

function sidesOf(value: unknown): Settings {
  if (isRecord(value) && 'size' in value) {
    const side = sideText(value)
    return { unit: unitOf(value), top: side, right: side, bottom: side, left: side, isLinked: true }
  }
  const sides = isRecord(value) ? value : {}
  const [top, right, bottom, left] = [
    sides['block-start'] ?? sides.top,
    sides['inline-end'] ?? sides.right,
    sides['block-end'] ?? sides.bottom,
    sides['inline-start'] ?? sides.left,
  ]
  return {
    unit: unitOf(top, right, bottom, left),
    top: sideText(top),
    right: sideText(right),
    bottom: sideText(bottom),
    left: sideText(left),
    isLinked: false,
  }
}

function cornersOf(value: unknown): Settings {
  if (!isRecord(value) || 'size' in value) return sidesOf(value)
  return sidesOf({ top: value['start-start'], right: value['start-end'], bottom: value['end-end'], left: value['end-start'] })
}

function gapOf(value: unknown): Settings {
  const [row, column] = isRecord(value) && 'row' in value ? [value.row, value.column] : [value, value]
  return { unit: unitOf(row, column), row: sideText(row), column: sideText(column), isLinked: row === column }
}

function backgroundOf(value: unknown, names: StyleNames): Settings {
  const prefix = names.background ?? `${names.box}background`
  const colour = isRecord(value) ? value.color : value
  return typeof colour === 'string' ? { [`${prefix}_background`]: 'classic', [`${prefix}_color`]: colour } : {}
}
