import { isRecord } from '#kit/is-record.ts'
import { type Control, type Field, type Fields } from '#builder/fields.ts'

const KINDS: Record<Control, string> = {
  text: 'texto',
  lines: 'texto com linhas',
  'rich-text': 'texto formatado',
  number: 'número',
  choice: 'escolha',
  switch: 'sim ou não',
  color: 'cor',
  link: 'link',
  picture: 'imagem',
  icon: 'ícone',
  items: 'lista',
  size: 'medida',
  sides: 'quatro lados',
  shadow: 'sombra',
  font: 'fonte',
  card: 'cartão',
  products: 'produtos',
  points: 'pontos sobre a foto',
  css: 'CSS',
}

export type SettingRow = { name: string; label: string; kind: string; options: string[]; fallback: string; perDevice: boolean }

/** The settings of a widget as a designer reads them; those of a list's rows follow it under its name. */
export function settingRows(fields: Fields, prefix = ''): SettingRow[] {
  return Object.entries(fields).flatMap(([name, field]) => [
    {
      name: prefix + name,
      label: field.label,
      kind: KINDS[field.control],
      options: Object.keys(field.options ?? {}).map((option) => option || 'vazio'),
      fallback: fallbackOf(field),
      perDevice: field.perDevice === true,
    },
    ...(field.fields ? settingRows(field.fields, `${prefix}${name}[].`) : []),
  ])
}

function fallbackOf({ fallback, options, control }: Field<unknown>): string {
  if (typeof fallback === 'boolean') return fallback ? 'sim' : 'não'
  if (typeof fallback === 'number') return fallback.toLocaleString('pt-BR')
  if (Array.isArray(fallback)) return fallback.length > 0 ? fallback.join(', ') : 'vazio'
  // A link or a picture that nobody has chosen yet.
  if (isRecord(fallback)) return 'start' in fallback ? `${String(fallback.start)} a ${String(fallback.end)}` : 'vazio'
  const value = String(fallback)
  if (value === '') return control === 'choice' ? `${options?.[''] ?? 'vazio'}` : 'vazio'
  return options?.[value] ? `${value} (${options[value]})` : value
}
