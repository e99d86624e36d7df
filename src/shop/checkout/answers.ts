import { singleBreaks } from '#kit/typed-text.ts'
import type { Answer, ExtraField } from './contract.ts'
import { extraId, MAX_ANSWER_LENGTH, postedText } from './extra-fields.ts'
import { EXTRA_TEXT } from './text.ts'

type Posted = Readonly<Record<string, unknown>>
/** `value`: as programs read it; `words`: as people do. Nothing was answered where it is empty. */
type Read = { value: string; words: string } | { problem: string }

/** What was answered to the fields of others, or what is wrong with it, in the order of the form. */
export function readAnswers(fields: readonly ExtraField[], posted: Posted) {
  const answers: Answer[] = []
  const problems: { field: string; text: string; anchor: string }[] = []
  for (const field of fields) {
    const read = readAnswer(field, postedText(posted, field.name))
    if ('problem' in read) problems.push({ field: field.name, text: read.problem, anchor: extraId(field.name) })
    else if (read.value !== '')
      answers.push({
        name: field.name,
        label: field.label,
        value: read.words,
        ...(field.metaKey !== undefined && { meta: { key: field.metaKey, value: read.value } }),
      })
  }
  return { answers, problems }
}

/** What is answered while the form is still being filled in, for the rules that price it: what is wrong or missing is left out. */
export const answersSoFar = (fields: readonly ExtraField[], posted: Posted): Record<string, string> =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const read = readAnswer(field, postedText(posted, field.name))
      return 'problem' in read || read.value === '' ? [] : [[field.name, read.value] as const]
    }),
  )

function readAnswer(field: ExtraField, raw: unknown): Read {
  const { label, kind, options = [], maxLength = MAX_ANSWER_LENGTH, isRequired = false } = field
  const typed = typeof raw === 'string' ? singleBreaks(raw).trim() : ''
  if (kind === 'checkbox') {
    if (['1', 'on', 'true'].includes(typed)) return field.read?.('1') ?? { value: '1', words: EXTRA_TEXT.yes }
    return isRequired ? { problem: EXTRA_TEXT.unticked(label) } : NOTHING
  }
  if (typed === '') return isRequired ? { problem: EXTRA_TEXT.required(label) } : NOTHING
  if (kind === 'select') {
    const chosen = options.find(({ value }) => value === typed)
    return chosen ? { value: chosen.value, words: chosen.label } : { problem: EXTRA_TEXT.noOption(label) }
  }
  if (kind === 'choices') return readSeveral(field, typed.split('\n'))
  // «Eu <3 você» is a message as good as any; one line has the rules of every other line of the form.
  const isPlain = kind === 'lines' ? !/[^\P{Cc}\n]/u.test(typed) : !/[\p{Cc}<>]/u.test(typed)
  if (!isPlain || !typed.isWellFormed()) return { problem: EXTRA_TEXT.badSigns(label) }
  const value = kind === 'lines' ? typed : typed.replaceAll(/\s+/g, ' ')
  if (value.length > maxLength) return { problem: EXTRA_TEXT.tooLong(label, maxLength) }
  return field.read?.(value) ?? { value, words: value }
}

function readSeveral({ label, options = [], read }: ExtraField, typed: string[]): Read {
  if (typed.some((one) => !options.some(({ value }) => value === one))) return { problem: EXTRA_TEXT.noOption(label) }
  const chosen = options.filter(({ value }) => typed.includes(value))
  const value = chosen.map((option) => option.value).join('\n')
  return read?.(value) ?? { value, words: chosen.map((option) => option.label).join(', ') }
}

const NOTHING = { value: '', words: '' }
