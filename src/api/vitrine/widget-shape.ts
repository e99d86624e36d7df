import { ADVANCED_FIELDS } from '#builder/advanced.ts'
import type { Condition } from '#builder/fields.ts'
import { WIDGET_GROUPS, type WidgetDefinition } from '#builder/define-widget.ts'
import { CONTAINER_BOX, WIDGET_BOX } from '#builder/style/advanced-style.ts'
import { partWhen, type StylePart, type StyleState } from '#builder/style/control.ts'
import type { Control, Field, Fields, Signs } from '#builder/fields.ts'

/** A setting as forms are drawn from it. */
export type WireField = {
  name: string
  label: string
  control: Control
  fallback: unknown
  per_device: boolean
  /** Several of the options may be chosen. */
  many: boolean
  options: { value: string; label: string }[]
  min: number | null
  max: number | null
  max_length: number | null
  /** The units of a size, the usual one first. */
  units: readonly string[]
  /** What alone may stand in a text, as an expression and in words. */
  signs: Signs | null
  /** The most rows of a list; what a row is made of stands in `settings`. */
  max_items: number | null
  settings: WireField[]
  /** Only asked for while this is true of other settings: each is one of some values, or filled in and on (true), or not (false). */
  when: Condition | null
  /** Of settings of style: the part of the element, and whether they count while a mouse is over it or it has the focus. */
  part: string | null
  state: StyleState
}

export type WireWidget = {
  name: string
  title: string
  group: string
  group_title: string
  container: boolean
  skins: readonly string[]
  settings: WireField[]
  /** What of the look of its parts can be changed. */
  style: WireField[]
}

export const widgetShape = ({ name, title, group, container, skins, fields, style }: WidgetDefinition): WireWidget => ({
  name,
  title,
  group,
  group_title: WIDGET_GROUPS[group],
  container: container === true,
  skins: skins ?? [],
  settings: fieldShapes(fields),
  style: styleShapes(style ?? []),
})

export const fieldShapes = (fields: Fields): WireField[] => Object.entries(fields).map(([name, field]) => fieldShape(name, field))

/** The settings of an element's parts; a name that several parts share is asked for once. */
export function styleShapes(parts: readonly StylePart[]): WireField[] {
  const shapes = new Map<string, WireField>()
  for (const { title, controls } of parts)
    for (const { fields, state } of controls)
      for (const [name, field] of Object.entries(fields))
        if (!shapes.has(name)) shapes.set(name, { ...fieldShape(name, field), part: title, state })
  return [...shapes.values()]
}

/** What every element has: its own box too, which containers name otherwise than widgets. */
export const elementSettings = (): WireField[] => [
  ...fieldShapes(ADVANCED_FIELDS),
  ...styleShapes(WIDGET_BOX.map((one) => partWhen({ _el_type: ['widget'] }, one))),
  ...styleShapes(CONTAINER_BOX.map((one) => partWhen({ _el_type: ['container'] }, one))),
]

function fieldShape(name: string, field: Field<unknown>): WireField {
  const { type, minimum, maximum, maxLength, maxItems } = field.schema as Record<string, unknown>
  const number = (value: unknown) => (typeof value === 'number' ? value : null)
  return {
    name,
    label: field.label,
    control: field.control,
    fallback: field.fallback,
    per_device: field.perDevice === true,
    many: field.control === 'choice' && type === 'array',
    options: Object.entries(field.options ?? {}).map(([value, label]) => ({ value, label })),
    min: number(minimum),
    max: number(maximum),
    max_length: number(maxLength),
    units: field.units ?? [],
    signs: field.signs ?? null,
    max_items: number(maxItems),
    settings: field.fields ? fieldShapes(field.fields) : [],
    when: field.when ?? null,
    part: null,
    state: 'normal',
  }
}
