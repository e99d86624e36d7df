import { questionName } from '#db/order-answers.ts'
import type { TypedField } from '#kit/typed-fields/definition.ts'
import { readValue } from '#kit/typed-fields/read-value.ts'
import { valueText } from '#kit/typed-fields/value-text.ts'
import type { ExtraField } from '#shop/checkout/contract.ts'

export type OrderField = TypedField & { help: string }

/** What a form sends of a day, a number or a line. */
const LONGEST = { date: 10, number: 30, color: 30, text: 300, long_text: 500 }
const LOOKS = {
  text: 'text',
  long_text: 'lines',
  number: 'text',
  date: 'text',
  color: 'text',
  choice: 'select',
  choices: 'choices',
  yes_no: 'checkbox',
} as const
const INPUTS = { date: 'date', number: 'decimal', color: 'color' } as const

/** A field of orders as the checkout asks it; undefined where its kind can't be asked there. */
export function questionOf(field: OrderField): ExtraField | undefined {
  const { key, name, kind, options, required, help } = field
  if (!(kind in LOOKS)) return undefined
  const asked = kind as keyof typeof LOOKS
  const longest = asked in LONGEST ? LONGEST[asked as keyof typeof LONGEST] : undefined
  return {
    name: questionName(key),
    label: options.unit ? `${name} (${options.unit})` : name,
    kind: LOOKS[asked],
    isRequired: required,
    ...(help !== '' && { help }),
    ...(longest !== undefined && { maxLength: Math.min(options.longest ?? longest, longest) }),
    ...(options.choices && { options: options.choices.map((choice) => ({ value: choice, label: choice })) }),
    ...(kind in INPUTS && { input: INPUTS[kind as keyof typeof INPUTS] }),
    metaKey: key,
    read: (typed) => {
      const read = readValue(field, kind === 'choices' ? typed.split('\n') : typed)
      if (!read.ok) return { problem: `${name}: ${read.why}` }
      return read.value === null ? { value: '', words: '' } : { value: textOf(read.value), words: valueText(field, read.value) }
    },
  }
}

/** Beside an order all is kept as text, as other programs write it there. */
const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
