import { Type, type TProperties, type TSchema } from 'typebox'

/** The kinds of arguments that routes ask for. Each is JSON Schema, shown by OPTIONS and in the documentation. */
type SchemaOptions = { description?: string; default?: unknown }

export const whole = (options: SchemaOptions & { minimum?: number; maximum?: number } = {}) =>
  Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER, ...options })
/** With decimals. */
export const decimal = (options: SchemaOptions & { minimum?: number; maximum?: number } = {}) => Type.Number(options)
export const text = (options: SchemaOptions & { maxLength?: number; minLength?: number; pattern?: string } = {}) =>
  Type.String({ maxLength: 1_000, ...options })
/** A length of 0 allows none at all. */
export const email = (options: SchemaOptions & { minLength?: 0 } = {}) =>
  Type.String({ maxLength: 254, format: 'email', ...options })
export const moment = (options: SchemaOptions = {}) => Type.String({ maxLength: 40, format: 'date-time', ...options })
/** «2026-12-31», of this century. */
export const day = (options: SchemaOptions = {}) =>
  Type.String({ maxLength: 10, format: 'date', pattern: '^20\\d\\d-\\d\\d-\\d\\d$', ...options })
export const flag = (options: SchemaOptions = {}) => Type.Boolean(options)
export const choice = <const T extends readonly string[]>(values: T, options: SchemaOptions = {}) =>
  Type.Unsafe<T[number]>({ type: 'string', enum: [...values], ...options })
export const listOf = <T extends TSchema>(items: T, options: SchemaOptions & { maxItems?: number } = {}) =>
  Type.Array(items, { maxItems: 100, ...options })
export const shape = <P extends TProperties>(properties: P, options: SchemaOptions = {}) => Type.Object(properties, options)
/** What a person may also take away again by sending null. */
export const orNull = <T extends TSchema>(schema: T) => {
  const { description }: SchemaOptions = schema
  return Type.Union([schema, Type.Null()], { ...(description !== undefined && { description }) })
}
/** Any JSON; bounded by the size and the depth of bodies. */
export const anything = (options: SchemaOptions = {}) => Type.Unknown(options)
export const maybe = <T extends TSchema>(schema: T) => Type.Optional(schema)

export const CONTEXT = { context: choice(['view', 'embed', 'edit'], { default: 'view' }) }

/** Of every list: which page of it, how long a page, and the search. */
export const PAGING = {
  page: whole({ minimum: 1, maximum: 1_000_000, default: 1, description: 'Current page of the collection.' }),
  per_page: whole({ minimum: 1, maximum: 100, default: 10, description: 'Items in one page.' }),
}
