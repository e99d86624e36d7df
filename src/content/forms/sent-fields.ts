import type { FormField, SentField } from './contract.ts'
import type { Posted } from './posted.ts'
import type { KeptFile } from './uploads.ts'

const SAYS_NOTHING = new Set(['html', 'step', 'honeypot', 'captcha', 'recaptcha', 'recaptcha_v3', 'hcaptcha', 'turnstile'])

/** What is kept of a submit, in the form's order. A password is nobody's to read, so only that there was one is kept. */
export function sentFields(fields: FormField[], posted: Posted, files: KeptFile[]): SentField[] {
  return fields
    .filter(({ type }) => !SAYS_NOTHING.has(type))
    .map((field) => ({ id: field.id, type: field.type, label: field.label, value: valueOf(field, posted, files) }))
}

function valueOf(field: FormField, posted: Posted, files: KeptFile[]): string | string[] {
  const values = posted.values.get(field.id) ?? []
  if (field.type === 'upload') return files.filter((file) => file.fieldId === field.id).map((file) => file.name)
  if (field.type === 'password') return values.some(Boolean) ? '(não guardada)' : ''
  if (field.type === 'acceptance') return values.some(Boolean) ? 'Sim' : ''
  if (field.type === 'checkbox' || (field.type === 'select' && field.multiple)) return values
  return (values[0] ?? '').trim()
}
