import { readDocument, type PageElement } from '#builder/document.ts'
import { readFields, type Settings } from '#builder/fields.ts'
import type { Form, FormField } from '#content/forms/contract.ts'
import { SUBMIT_ACTIONS } from './submit-actions.ts'
import { FORM_WORDS } from './text.ts'
import widget from './widget.ts'

type FormSettings = Settings<typeof widget.fields>
type Row = FormSettings['form_fields'][number]

/** The form of a stored document by its element's id, read by the same fields that draw it. */
export function readForm(document: unknown, formId: string): Form | undefined {
  const element = findFormElement(document, formId)
  return element && formOf(readFields(widget.fields, element.settings).settings)
}

export const findFormElement = (document: unknown, formId: string) => find(readDocument(document).elements, formId)

/** A form from its settings. */
export function formOf(settings: FormSettings): Form {
  return {
    name: settings.form_name,
    fields: fieldsOf(settings.form_fields),
    messages: {
      success: settings.success_message || FORM_WORDS.success,
      error: settings.error_message || FORM_WORDS.error,
      required: settings.required_field_message || FORM_WORDS.required,
    },
    actions: settings.submit_actions.flatMap((name) => {
      const plan = SUBMIT_ACTIONS.get(name)?.plan(settings)
      return plan === undefined ? [] : [{ name, plan }]
    }),
  }
}

function fieldsOf(rows: Row[]): FormField[] {
  const seen = new Set<string>()
  return rows.map((row, index) => {
    const plain = row.custom_id || `field_${index + 1}`
    // A name that stands twice would make two answers one.
    const id = seen.has(plain) ? `${plain}_${index + 1}` : plain
    seen.add(id)
    return fieldOf(row, id)
  })
}

function fieldOf(row: Row, id: string): FormField {
  const isDate = row.field_type === 'date'
  return {
    id,
    type: row.field_type,
    label: row.field_type === 'acceptance' ? row.acceptance_text || row.field_label : row.field_label,
    placeholder: row.placeholder,
    required: row.required,
    requiredWhen: row.required_when_field === '' ? undefined : { field: row.required_when_field, value: row.required_when_value },
    value: row.field_value,
    options: optionsOf(row.field_options),
    multiple: row.field_type === 'upload' ? row.allow_multiple_upload : row.allow_multiple,
    rows: row.rows,
    min: isDate ? row.min_date : row.field_min,
    max: isDate ? row.max_date : row.field_max,
    maxSizeMb: row.file_sizes,
    fileTypes: row.file_types
      .split(',')
      .map((type) => type.trim())
      .filter(Boolean),
    maxFiles: row.max_files,
    html: row.field_html,
    checked: row.checked_by_default,
    inline: row.inline_list,
    width: { desktop: row.width || 100, tablet: row.width_tablet, mobile: row.width_mobile },
    icon: row.icon,
    nextLabel: row.next_button,
    previousLabel: row.previous_button,
  }
}

/** One option a line: «Troca|troca», or the same word for both. */
function optionsOf(text: string) {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, 300)
    .map((line) => {
      const at = line.lastIndexOf('|')
      return at < 0 ? { label: line, value: line } : { label: line.slice(0, at).trim(), value: line.slice(at + 1).trim() }
    })
}

function find(elements: PageElement[], id: string): PageElement | undefined {
  for (const element of elements) {
    const found = element.id === id && element.widgetType === 'form' ? element : find(element.elements, id)
    if (found) return found
  }
  return undefined
}
