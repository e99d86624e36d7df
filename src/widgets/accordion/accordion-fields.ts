import { askedWhen } from '#builder/conditions.ts'
import { choice, icon, toggle, type Field } from '#builder/fields.ts'

export const TITLE_TAGS = { span: 'Nenhuma', div: 'div', h2: 'H2', h3: 'H3', h4: 'H4', h5: 'H5', h6: 'H6' } as const

/** How marks are called in documents that know no icons. */
const OLD_MARKS: Record<string, string> = { chevron: 'chevron-down', none: '' }

export function markField(label: string, fallback: string): Field<string> {
  const field = icon(label, fallback)
  return { ...field, read: (raw) => OLD_MARKS[String(raw)] ?? field.read(raw) }
}

/** What every accordion can be told of its marks. */
export const accordionLook = {
  selected_icon: markField('Ícone', 'chevron-down'),
  selected_active_icon: askedWhen({ selected_icon: true }, icon('Ícone do aberto (vazio: o mesmo, girado)')),
  icon_align: askedWhen({ selected_icon: true }, choice('Lugar do ícone', { left: 'Antes', right: 'Depois' }, 'right')),
  look: choice('Aparência', { lines: 'Linhas', cards: 'Cartões' }, 'lines'),
  faq_schema: toggle('Contar como perguntas e respostas para os buscadores'),
}
