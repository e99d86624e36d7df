/** A field that people of a shop define for themselves: what its values are, and where they are seen. */
export const FIELD_KINDS = [
  'text',
  'long_text',
  'number',
  'choice',
  'choices',
  'date',
  'yes_no',
  'color',
  'picture',
  'file',
  'link',
] as const
export type FieldKind = (typeof FIELD_KINDS)[number]

export type FieldOptions = {
  /** Of a number. */
  unit?: string
  least?: number
  most?: number
  decimals?: number
  /** Of a text, in characters. */
  longest?: number
  choices?: string[]
  /** What a link leads to. */
  target?: string
}

export type TypedField = {
  key: string
  name: string
  kind: FieldKind
  options: FieldOptions
  required: boolean
}

/** A picture, a file or what a link leads to is kept by its number. */
export type FieldValue = string | number | boolean | string[]

export const LONGEST_TEXT = { text: 300, long_text: 10_000 }
export const MOST_CHOICES = 100
export const LONGEST_CHOICE = 80
export const MOST_DECIMALS = 4
export const LARGEST_NUMBER = 1_000_000_000_000

/** What a kind of value refers to, if to anything. */
export const referenceOf = ({ kind, options }: Pick<TypedField, 'kind' | 'options'>): string | undefined =>
  kind === 'picture' || kind === 'file' ? kind : kind === 'link' ? (options.target ?? '') : undefined
