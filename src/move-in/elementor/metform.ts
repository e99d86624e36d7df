import { isRecord } from '#kit/is-record.ts'
import type { Settings } from './settings.ts'

/** Each question of such a form is a widget of its own; here they are fields of one form. */
const TYPES: Record<string, string> = {
  'mf-text': 'text',
  'mf-listing-fname': 'text',
  'mf-listing-lname': 'text',
  'mf-email': 'email',
  'mf-number': 'number',
  'mf-range': 'number',
  'mf-rating': 'number',
  'mf-calculation': 'number',
  'mf-telephone': 'tel',
  'mf-mobile': 'tel',
  'mf-date': 'date',
  'mf-time': 'time',
  'mf-select': 'select',
  'mf-multi-select': 'select',
  'mf-image-select': 'radio',
  'mf-toggle-select': 'radio',
  'mf-textarea': 'textarea',
  'mf-checkbox': 'checkbox',
  'mf-radio': 'radio',
  'mf-switch': 'checkbox',
  'mf-gdpr-consent': 'acceptance',
  'mf-listing-optin': 'acceptance',
  'mf-url': 'url',
  'mf-password': 'password',
  'mf-hidden': 'hidden',
  'mf-file-upload': 'upload',
  'mf-recaptcha': 'captcha',
  'mf-simple-captcha': 'captcha',
}
const BUTTON = 'mf-button'

export const isMetformPart = (widgetType: string): boolean => Object.hasOwn(TYPES, widgetType) || widgetType === BUTTON

export type MetformPart = { widgetType: string; settings: Settings; width: number }

/** One form of all questions, in their order; each is as wide as the column that it stood in. */
export function metformSettings(parts: readonly MetformPart[]): Settings {
  const button = parts.find(({ widgetType }) => widgetType === BUTTON)
  const words = button?.settings.mf_btn_text
  return {
    form_name: 'Formulário',
    form_fields: parts.filter(({ widgetType }) => widgetType !== BUTTON).map(fieldOf),
    button_text: typeof words === 'string' && words !== '' ? words : 'Enviar',
    submit_actions: [],
  }
}

function fieldOf({ widgetType, settings, width }: MetformPart, index: number): Settings {
  const { mf_input_label: label, mf_input_name: name, mf_input_placeholder: placeholder } = settings
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  const type = TYPES[widgetType]!
  return {
    custom_id:
      text(name)
        .replaceAll(/[^\w-]/g, '_')
        .slice(0, 64) || `field_${index + 1}`,
    field_type: type,
    field_label: text(label) || text(placeholder) || text(name),
    placeholder: text(placeholder),
    required: settings.mf_input_required === 'yes' ? 'yes' : '',
    width: String(width),
    ...(type === 'acceptance' && { acceptance_text: text(settings.mf_gdpr_consent_option_text) || text(label) }),
    ...(widgetType === 'mf-multi-select' && { allow_multiple: 'yes' }),
    field_options: optionsOf(settings),
  }
}

function optionsOf(settings: Settings): string {
  const rows = Object.values(settings).find(
    (value) =>
      Array.isArray(value) && value.some((row) => isRecord(row) && Object.keys(row).some((name) => /text|label/.test(name))),
  )
  if (!Array.isArray(rows)) return ''
  return rows
    .filter(isRecord)
    .flatMap((row) => {
      const find = (part: RegExp) =>
        Object.entries(row).find(([name, value]) => part.test(name) && typeof value === 'string' && value !== '')?.[1]
      const [label, value] = [find(/text|label/), find(/value/)]
      return label === undefined ? [] : [value === undefined ? String(label) : `${String(label)}|${String(value)}`]
    })
    .join('\n')
}
