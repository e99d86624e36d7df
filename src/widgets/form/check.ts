import type { Fault } from '#builder/define-widget.ts'
import { FIELD_TYPES, type FieldType } from '#content/forms/contract.ts'

type Checked = {
  form_name: string
  form_fields: { field_type: FieldType; field_label: string; field_options: string }[]
}

/** Kinds that nobody fills in. */
const SILENT: ReadonlySet<FieldType> = new Set([
  'hidden',
  'html',
  'step',
  'captcha',
  'recaptcha',
  'recaptcha_v3',
  'hcaptcha',
  'turnstile',
  'honeypot',
])
const WITH_OPTIONS: ReadonlySet<FieldType> = new Set(['select', 'radio', 'checkbox'])

/** What of a form can't work, or works badly, in the merchant's words. */
export function checkForm({ form_name, form_fields }: Checked): Fault[] {
  const form = `O formulário «${form_name}»`
  const asked = form_fields.map((field, at) => ({ ...field, at })).filter(({ field_type }) => !SILENT.has(field_type))
  if (asked.length === 0)
    return [{ problem: `${form} não tem nenhum campo para preencher: acrescente pelo menos um.`, isFatal: true }]
  return asked.flatMap(({ field_type, field_label, field_options, at }) => {
    const which = `campo ${at + 1} (${FIELD_TYPES[field_type]})`
    const faults: Fault[] = []
    if (field_label.trim() === '')
      faults.push({
        problem: `${form} tem um campo sem rótulo, o ${which}: sem ele não se sabe o que escrever ali, nem o que veio na resposta.`,
        isFatal: false,
      })
    if (WITH_OPTIONS.has(field_type) && field_options.trim() === '')
      faults.push({ problem: `${form} não dá nenhuma opção no ${which}: ninguém consegue respondê-lo.`, isFatal: true })
    return faults
  })
}
