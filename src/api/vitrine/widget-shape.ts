import { WIDGET_GROUPS, type WidgetDefinition } from '#builder/define-widget.ts'
import type { Control, Field, Fields } from '#builder/fields.ts'

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
  /** The most rows of a list; what a row is made of stands in `settings`. */
  max_items: number | null
  settings: WireField[]
  /** Only asked for while another setting is switched on. */
  when: string | null
}

export type WireWidget = {
  name: string
  title: string
  group: string
  group_title: string
  container: boolean
  skins: readonly string[]
  settings: WireField[]
}

export const widgetShape = ({ name, title, group, container, skins, fields }: WidgetDefinition): WireWidget => ({
  name,
  title,
  group,
  group_title: WIDGET_GROUPS[group],
  container: container === true,
  skins: skins ?? [],
  settings: fieldShapes(fields),
})

export const fieldShapes = (fields: Fields): WireField[] =>
  Object.entries(fields).map(([name, field]) => fieldShape(name, field, fields))

function fieldShape(name: string, field: Field<unknown>, siblings: Fields): WireField {
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
    max_items: number(maxItems),
    settings: field.fields ? fieldShapes(field.fields) : [],
    when: switchOf(name, siblings) ?? null,
  }
}

/** An effect's own values hang on its switch: `motion_fx_blur_speed` on `motion_fx_blur_effect`, and that on the effects altogether. */
function switchOf(name: string, siblings: Fields): string | undefined {
  const [, effect, value] = /^motion_fx_(\w+)_([a-zA-Z]+)$/.exec(name) ?? []
  if (effect === undefined || effect === 'motion_fx') return undefined
  const own = `motion_fx_${effect}_effect`
  if (value !== 'effect') return own in siblings ? own : undefined
  return effect === 'mouseTrack' || effect === 'tilt' ? 'motion_fx_motion_fx_mouse' : 'motion_fx_motion_fx_scrolling'
}
