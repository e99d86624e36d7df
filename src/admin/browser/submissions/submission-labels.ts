import type { SubmissionRecord } from '#api/vitrine/form-submission-routes.ts'

export const valueText = (value: unknown): string =>
  Array.isArray(value) ? value.map(String).join(', ') : typeof value === 'object' && value !== null ? '' : String(value ?? '')

/** Its first two answers: enough to know who writes. */
export const gist = ({ fields }: { fields: Pick<SubmissionRecord['fields'][number], 'value'>[] }) => {
  const words = fields.map(({ value }) => valueText(value).trim()).filter((text) => text !== '')
  const text = words.slice(0, 2).join(' · ')
  return text.length > 90 ? `${text.slice(0, 89)}…` : text || '(sem texto)'
}
