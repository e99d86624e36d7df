import { allAskedWhen, askedWhen } from '#builder/conditions.ts'
import { choice, icon, items, lines, number, richText, text, toggle, type Field } from '#builder/fields.ts'
import { FIELD_TYPES } from '#content/forms/contract.ts'

/** A width as the ecosystem writes it: a number of percent, also as text; empty means as on the wider device. */
const width = (label: string, fallback: number): Field<number> => number(label, { min: 0, max: 100, fallback })

/** Older pages store "true" where newer ones store "yes". */
const required = (label: string): Field<boolean> => {
  const field = toggle(label)
  return { ...field, read: (raw) => (raw === 'true' ? true : raw === 'false' ? false : field.read(raw)) }
}

/** Bounds come as numbers from some pages and as text from others. */
const bound = (label: string): Field<string> => {
  const field = text(label, '', 20)
  return { ...field, read: (raw) => field.read(typeof raw === 'number' ? String(raw) : raw) }
}

/** Ids become names of posted fields and of elements. */
const fieldId: Field<string> = {
  ...text('ID', '', 64),
  read: (raw) => (typeof raw === 'string' && /^[\w-]{0,64}$/.test(raw) ? raw : undefined),
}

/** Kinds of fields that people type into. */
const TYPED = ['text', 'email', 'tel', 'url', 'number', 'password', 'textarea'] as const
/** Kinds that can be left unanswered. */
const ASKED = [...TYPED, 'select', 'radio', 'checkbox', 'acceptance', 'date', 'time', 'upload'] as const

export const FORM_FIELDS = items(
  'Campos',
  {
    custom_id: fieldId,
    field_type: choice('Tipo', FIELD_TYPES, 'text'),
    field_label: text('Rótulo', '', 300),
    placeholder: askedWhen({ field_type: TYPED }, text('Texto de exemplo', '', 300)),
    ...allAskedWhen(
      { field_type: ASKED },
      {
        required: required('Obrigatório'),
        required_when_field: { ...fieldId, label: 'Obrigatório quando o campo' },
      },
    ),
    required_when_value: askedWhen({ field_type: ASKED, required_when_field: true }, text('tem o valor', '', 300)),
    field_value: askedWhen(
      { field_type: [...TYPED, 'select', 'radio', 'checkbox', 'date', 'time', 'hidden'] },
      text('Valor inicial', '', 1_000),
    ),
    field_options: askedWhen({ field_type: ['select', 'radio', 'checkbox'] }, lines('Opções (uma por linha, texto|valor)')),
    allow_multiple: askedWhen({ field_type: ['select'] }, toggle('Permitir várias')),
    inline_list: askedWhen({ field_type: ['radio', 'checkbox'] }, toggle('Opções lado a lado')),
    rows: askedWhen({ field_type: ['textarea'] }, number('Linhas', { min: 1, max: 30, fallback: 4 })),
    ...allAskedWhen(
      { field_type: ['number'] },
      {
        field_min: bound('Mínimo'),
        field_max: bound('Máximo'),
      },
    ),
    ...allAskedWhen(
      { field_type: ['date'] },
      {
        min_date: bound('Data mínima'),
        max_date: bound('Data máxima'),
      },
    ),
    ...allAskedWhen(
      { field_type: ['upload'] },
      {
        file_sizes: number('Tamanho máximo (MB)', { min: 1, max: 10, fallback: 5 }),
        file_types: text('Tipos de arquivo (jpg, pdf…)', '', 200),
        allow_multiple_upload: toggle('Vários arquivos'),
      },
    ),
    max_files: askedWhen(
      { field_type: ['upload'], allow_multiple_upload: true },
      number('Máximo de arquivos', { min: 1, max: 10, fallback: 5 }),
    ),
    field_html: askedWhen({ field_type: ['html'] }, richText('HTML')),
    ...allAskedWhen(
      { field_type: ['acceptance'] },
      {
        acceptance_text: text('Texto do aceite', '', 500),
        checked_by_default: toggle('Marcado no início'),
      },
    ),
    width: width('Largura (%)', 100),
    width_tablet: width('Largura no tablet (%)', 0),
    width_mobile: width('Largura no celular (%)', 0),
    ...allAskedWhen(
      { field_type: ['step'] },
      {
        icon: icon('Ícone da etapa'),
        previous_button: text('Botão de voltar', '', 60),
        next_button: text('Botão de avançar', '', 60),
      },
    ),
  },
  60,
)
