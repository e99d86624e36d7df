import { type TOptional, type TSchema, Type, type TUnsafe } from 'typebox'
import { choice, day, flag, orNull, text, whole } from '#http/rest/arguments.ts'
import { typedLine } from '#kit/typed-text.ts'
import type { ProductFieldValues } from '#shop/catalog/editing/contract.ts'
import { type FieldKind, type PRODUCT_FIELDS, PRODUCT_FIELD_LIST } from '#shop/catalog/product-fields.ts'
import { centimetres, gramsOf, kilograms, measure, millimetresOf } from './amounts.ts'
import { LARGEST } from './offer-arguments.ts'

type Fields = typeof PRODUCT_FIELDS
type WireName<Field> = Field extends { wire: infer Name extends string }
  ? Name extends `${string}.${string}`
    ? never
    : Name
  : never
type ByWire = { [Column in keyof Fields as WireName<Fields[Column]>]: Column }
type WireValue<Kind> = Kind extends { is: 'flag' }
  ? boolean
  : Kind extends { is: 'choice'; names: infer Names }
    ? keyof Names & string
    : Kind extends { is: 'whole' }
      ? number | (Kind extends { mayBeMissing: true } ? null : never)
      : Kind extends { is: 'day' }
        ? string | null
        : string
type Told = { [Name in keyof ByWire]: WireValue<Fields[ByWire[Name]]['kind']> }
type SchemaKind = 'flag' | 'text' | 'text?' | 'whole' | 'whole?'

/** The fields that have a name of their own in wc/v3. */
const NAMED = PRODUCT_FIELD_LIST.flatMap((field) =>
  field.wire === undefined || field.wire.includes('.') ? [] : { ...field, wire: field.wire },
)
const byWire = <Values>(of: (field: (typeof NAMED)[number]) => unknown) =>
  Object.fromEntries(NAMED.map((field) => [field.wire, of(field)])) as Values // each named field, by its name

/** What may be sent of each field. */
export const FIELD_ARGUMENTS = byWire<{ [Name in keyof Told]: TOptional<TUnsafe<Told[Name]>> }>(({ kind, description }) =>
  Type.Optional(argumentOf(kind, description === undefined ? {} : { description })),
)

/** What each field is in an answer. */
export const FIELD_KINDS = byWire<Record<keyof Told, SchemaKind>>(({ kind }): SchemaKind => {
  if (kind.is === 'flag') return 'flag'
  if (kind.is === 'day') return 'text?'
  return kind.is === 'whole' ? (kind.mayBeMissing ? 'whole?' : 'whole') : 'text'
})

/** What an answer tells of a product's fields. */
export const tellFields = (row: ProductFieldValues) => byWire<Told>(({ kind, column }) => toldOf(kind, row[column]))

/** What a client wrote, in the columns' own units. */
export const fieldInput = (args: Partial<Told>) =>
  Object.fromEntries(
    NAMED.map(({ column, wire, kind }) => [column, valueOf(kind, args[wire as keyof Told])]),
  ) as Partial<ProductFieldValues> // each value is of its column's kind

function argumentOf(kind: FieldKind, options: { description?: string }): TSchema {
  switch (kind.is) {
    case 'flag':
      return flag(options)
    case 'line':
      return text({ ...(kind.isRequired && { minLength: 1 }), maxLength: kind.longest, ...options })
    case 'html':
      return text({ maxLength: kind.longest, ...options })
    case 'choice':
      return choice(Object.keys(kind.names), options)
    case 'whole': {
      const number = whole({ ...(kind.least !== 0 && { minimum: kind.least }), maximum: kind.most ?? LARGEST, ...options })
      return kind.mayBeMissing ? orNull(number) : number
    }
    case 'day':
      return orNull(day(options))
    default:
      return measure(options)
  }
}

function toldOf(kind: FieldKind, value: string | number | boolean | null) {
  if (typeof value !== 'number') return value
  if (kind.is === 'kilograms') return kilograms(value)
  return kind.is === 'centimetres' ? centimetres(value) : value
}

function valueOf(kind: FieldKind, sent: Told[keyof Told] | undefined) {
  if (sent === undefined || typeof sent !== 'string') return sent
  if (kind.is === 'kilograms') return gramsOf(sent)
  if (kind.is === 'centimetres') return millimetresOf(sent)
  if (kind.is !== 'line') return sent
  const line = typedLine(sent, kind.longest)
  return kind.isRequired ? line || undefined : line
}
