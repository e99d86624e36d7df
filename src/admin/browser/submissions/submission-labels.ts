export type SubmissionRecord = {
  id: number
  form: string
  form_name: string
  page: number
  status: 'new' | 'read'
  date: string
  referrer: string
  fields: { id: string; type: string; label: string; value: unknown }[]
  files: { id: string; field: string; name: string; bytes: number; url: string }[]
}
export type FormRecord = { id: string; name: string; total: number; unread: number }

export const valueText = (value: unknown): string =>
  Array.isArray(value) ? value.map(String).join(', ') : typeof value === 'object' && value !== null ? '' : String(value ?? '')

/** Its first two answers: enough to know who writes. */
export const gist = ({ fields }: Pick<SubmissionRecord, 'fields'>) => {
  const words = fields.map(({ value }) => valueText(value).trim()).filter((text) => text !== '')
  const text = words.slice(0, 2).join(' · ')
  return text.length > 90 ? `${text.slice(0, 89)}…` : text || '(sem texto)'
}
