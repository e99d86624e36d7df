import type { SettingField } from '#kit/setting-field.ts'

/** The kinds of settings by the ecosystem's words for their fields. */
const TYPES = {
  text: 'text',
  lines: 'textarea',
  number: 'number',
  checkbox: 'checkbox',
  select: 'select',
  secret: 'password',
  certificate: 'certificate',
} as const

/** A setting as every form of the workbench reads one. Of a secret nothing is told but that there is one. */
export const describedSetting = (
  { name, label, description, kind, fallback, options, shownFor }: SettingField,
  { value, isSet }: { value: string; isSet: boolean },
) => ({
  id: name,
  label,
  description,
  type: TYPES[kind],
  value,
  default: fallback,
  is_set: isSet,
  ...(shownFor && { shown_for: shownFor }),
  ...(options && { options: Object.fromEntries(options.map((one) => [one.value, one.label])) }),
})
