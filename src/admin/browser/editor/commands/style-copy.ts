import { isRecord } from '#kit/is-record.ts'
import { type Device, keyFor, type Values } from '../../documents/setting-values.ts'
import type { PageElement } from '../../documents/tree.ts'
import { isForKind } from '../../documents/setting-values.ts'
import type { WireField } from '#api/vitrine/widget-shape.ts'
import type { Words } from './element-names.ts'

/** The look of an element: what of it is set, among all that can be set. */
export type StyleCopy = { widget: string; names: string[]; values: Values; globals: Values }

/** They belong to one element, whatever it looks like. */
const NOT_COPIED = new Set(['_element_id', 'custom_css'])
/** What widgets ask for in «Conteúdo» and is look all the same, by the names that they share; so is every colour. */
const LOOKS = new Set([
  'align',
  'alignment',
  'text_align',
  'icon_align',
  'look',
  'button_look',
  'skin',
  'layout',
  'view',
  'shape',
  'style',
  'color_scheme',
  'size',
  'width',
  'max_width',
  'min_height',
  'weight',
  'aspect',
  'radius',
  'border',
  'gap',
  'padding_block',
  'padding_inline',
  'text_columns',
  'drop_cap',
  'background_background',
  'background_image',
  'background_overlay',
])
const isLook = ({ name, control }: WireField) => control === 'color' || LOOKS.has(name)
const DEVICES: Device[] = ['desktop', 'tablet', 'mobile']

/** The settings of an element's look: those of its tabs «Estilo» and «Avançado», and the look among its content. */
export function styleFields({ widgetType, elType }: PageElement, { widgets, common }: Words): WireField[] {
  const { settings = [], style = [] } = widgets?.find(({ name }) => name === widgetType) ?? {}
  return [...settings.filter(isLook), ...style, ...(common ?? []).filter(isForKind(elType))].filter(
    ({ name }) => !NOT_COPIED.has(name),
  )
}

export function copyStyle(element: PageElement, words: Words): StyleCopy {
  const fields = styleFields(element, words)
  return {
    widget: element.widgetType,
    names: fields.map(({ name }) => name),
    values: pick(element.settings, fields.flatMap(keysOf)),
    globals: pick(
      recordOf(element.settings.__globals__),
      fields.map(({ name }) => name),
    ),
  }
}

/**
 * The element with the copied look, as far as it knows its settings: what the copy leaves unset is unset in it too. The box of a
 * widget and that of a container have other names for the same settings.
 */
export function pasteStyle(element: PageElement, copy: StyleCopy, words: Words): Values {
  const known = new Set(copy.names)
  const isSame = copy.widget === element.widgetType
  const fields = styleFields(element, words)
  const own = new Set(fields.map(({ name }) => name))
  const copiedAs = ({ name, when }: WireField) => {
    if (known.has(name)) return name
    const other = otherName(name)
    return when?._el_type && known.has(other) && !own.has(other) ? other : undefined
  }
  const shared = fields.flatMap((field) => {
    const from = copiedAs(field)
    return from === undefined || (!isSame && !canTake(field, copy.values[from])) ? [] : [{ field, from }]
  })
  const values = shared.flatMap(({ field, from }) =>
    DEVICES.map((device) => [keyFor(field, device), copy.values[keyFor({ ...field, name: from }, device)]]),
  )
  const globals = shared.map(({ field, from }) => [field.name, copy.globals[from]])
  return withStyle(
    element.settings,
    shared.map(({ field }) => field),
    { values: Object.fromEntries(values) as Values, globals: Object.fromEntries(globals) as Values },
  )
}

/** Sizes and the like have other choices in other widgets. */
const canTake = ({ control, options }: WireField, value: unknown) => {
  if (value === undefined) return true
  if (control === 'choice' && !Array.isArray(value)) return options.some((option) => option.value === String(value))
  return control !== 'number' || isRecord(value) || (value !== '' && Number.isFinite(Number(value)))
}

/** `padding` of a container is `_padding` of a widget. */
const otherName = (name: string) => (name.startsWith('_') ? name.slice(1) : `_${name}`)

/** The element as it looks by itself. */
export const resetStyle = (element: PageElement, words: Words): Values =>
  withStyle(element.settings, styleFields(element, words), { values: {}, globals: {} })

function withStyle(settings: Values, fields: WireField[], { values, globals }: Pick<StyleCopy, 'values' | 'globals'>): Values {
  const keys = fields.flatMap(keysOf)
  const names = fields.map(({ name }) => name)
  const { __globals__, ...own } = settings
  const followed = { ...without(recordOf(__globals__), names), ...pick(globals, names) }
  return {
    ...without(own, keys),
    ...pick(values, keys),
    ...(Object.keys(followed).length > 0 && { __globals__: followed }),
  }
}

/** A copy that was kept as text; undefined for any other text. */
export function readStyle(text: string | null): StyleCopy | undefined {
  try {
    const { widget, names, values, globals } = recordOf(JSON.parse(text ?? ''))
    if (!Array.isArray(names) || !isRecord(values) || !isRecord(globals)) return undefined
    return { widget: String(widget), names: names.map(String), values, globals }
  } catch {
    // Not our text.
    return undefined
  }
}

const keysOf = (field: WireField) => [...new Set(DEVICES.map((device) => keyFor(field, device)))]
const recordOf = (value: unknown): Values => (isRecord(value) ? value : {})
const pick = (values: Values, keys: readonly string[]): Values =>
  Object.fromEntries(keys.flatMap((key) => (values[key] === undefined ? [] : [[key, structuredClone(values[key])]])))
const without = (values: Values, keys: readonly string[]): Values => {
  const gone = new Set(keys)
  return Object.fromEntries(Object.entries(values).filter(([key]) => !gone.has(key)))
}
