import type { ExtraField } from './contract.ts'

/** A form with more questions than this is left. */
export const MAX_EXTRA_FIELDS = 20
export const MAX_ANSWER_LENGTH = 500
const MAX_LABEL_LENGTH = 100
const MAX_HELP_LENGTH = 300
const MAX_OPTIONS = 50
/** The extension's name, a slash, the field's. What the core itself has is told to other programs under `vitrine/`. */
const NAME = /^(?!vitrine\/)[a-z0-9-]{1,60}\/[a-z0-9-]{1,60}$/
const KINDS: readonly unknown[] = ['checkbox', 'text', 'lines', 'select', 'choices'] satisfies ExtraField['kind'][]

export const isExtraName = (name: string) => NAME.test(name)

/** What the field is called in the page: a slash would have to be escaped by every script and style sheet. */
export const extraId = (name: string) => `extra_${name.replace('/', '_')}`

/** What was posted for a field: several under `name[]` are a line each, and win over one under the name alone. */
export function postedText(posted: Readonly<Record<string, unknown>>, name: string): unknown {
  const several = posted[`${name}[]`]
  return Array.isArray(several) ? several.filter((one) => typeof one === 'string').join('\n') : posted[name]
}

/** Fields that can be drawn and read, with those that can't and why. */
export function readExtraFields(offered: unknown): { fields: ExtraField[]; dropped: { name: string; why: string }[] } {
  if (!Array.isArray(offered)) return { fields: [], dropped: [{ name: '', why: 'The fields are no list.' }] }
  const fields: ExtraField[] = []
  const dropped: { name: string; why: string }[] = []
  for (const one of offered as unknown[]) {
    const given = (one ?? {}) as Given
    const why = problemWith(given, fields)
    if (why === undefined) fields.push(withoutOwn(given as ExtraField)) // as problemWith has seen
    else dropped.push({ name: typeof given.name === 'string' ? given.name.slice(0, 121) : '', why })
  }
  return { fields, dropped }
}

/** What only the shop's own fields have. */
const withoutOwn = ({ metaKey: _key, read: _read, input: _input, ...field }: ExtraField): ExtraField => field

type Given = Partial<Record<keyof ExtraField, unknown>>

function problemWith({ name, label, kind, help = '', options, maxLength = 1 }: Given, before: ExtraField[]): string | undefined {
  if (typeof name !== 'string' || !isExtraName(name))
    return 'A name is the extension’s, a slash and the field’s: gift-wrap/message.'
  if (before.some((field) => field.name === name)) return 'The name is another field’s.'
  if (!isText(label, MAX_LABEL_LENGTH) || label === '') return 'A label is plain text of 1 to 100 letters.'
  if (!isText(help, MAX_HELP_LENGTH)) return 'A help is plain text of at most 300 letters.'
  if (!KINDS.includes(kind)) return 'A kind is checkbox, text, lines, select or choices.'
  if (!Number.isInteger(maxLength) || (maxLength as number) < 1 || (maxLength as number) > MAX_ANSWER_LENGTH)
    return 'A length is a whole number from 1 to 500.'
  if ((kind === 'select' || kind === 'choices') && !areOptions(options))
    return 'What is chosen from has 1 to 50 options, each with a value of its own and a label.'
  return before.length === MAX_EXTRA_FIELDS ? 'A checkout has at most 20 such fields.' : undefined
}

function areOptions(options: unknown): boolean {
  if (!Array.isArray(options) || options.length === 0 || options.length > MAX_OPTIONS) return false
  const all = (options as unknown[]).map((one) => (one ?? {}) as { value?: unknown; label?: unknown })
  const areTexts = all.every(({ value, label }) => [value, label].every((text) => isText(text, MAX_LABEL_LENGTH) && text !== ''))
  return areTexts && new Set(all.map(({ value }) => value)).size === all.length
}

const isText = (text: unknown, longest: number) =>
  typeof text === 'string' && text.trim() === text && text.length <= longest && !/[\p{Cc}<>]/u.test(text)
