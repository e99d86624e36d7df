import { Type, type TProperties, type TSchema } from 'typebox'

/** The kinds of arguments that routes ask for. Each is JSON Schema, shown by OPTIONS and in the documentation. */
type Wishes = { description?: string; default?: unknown }

export const whole = (wishes: Wishes & { minimum?: number; maximum?: number } = {}) =>
  Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER, ...wishes })
export const text = (wishes: Wishes & { maxLength?: number; minLength?: number; pattern?: string } = {}) =>
  Type.String({ maxLength: 1_000, ...wishes })
/** A length of 0 allows none at all. */
export const email = (wishes: Wishes & { minLength?: 0 } = {}) => Type.String({ maxLength: 254, format: 'email', ...wishes })
export const moment = (wishes: Wishes = {}) => Type.String({ maxLength: 40, format: 'date-time', ...wishes })
export const flag = (wishes: Wishes = {}) => Type.Boolean(wishes)
export const choice = <const T extends readonly string[]>(values: T, wishes: Wishes = {}) =>
  Type.Unsafe<T[number]>({ type: 'string', enum: [...values], ...wishes })
export const listOf = <T extends TSchema>(items: T, wishes: Wishes & { maxItems?: number } = {}) =>
  Type.Array(items, { maxItems: 100, ...wishes })
export const shape = <P extends TProperties>(properties: P, wishes: Wishes = {}) => Type.Object(properties, wishes)
/** What a person may also take away again by sending null. */
export const orNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()])
/** Any JSON; bounded by the size and the depth of bodies. */
export const anything = (wishes: Wishes = {}) => Type.Unknown(wishes)
export const maybe = <T extends TSchema>(schema: T) => Type.Optional(schema)

export const CONTEXT = { context: choice(['view', 'embed', 'edit'], { default: 'view' }) }

/** Of every list: which page of it, how long a page, and the search. */
export const PAGING = {
  page: whole({ minimum: 1, maximum: 1_000_000, default: 1, description: 'Current page of the collection.' }),
  per_page: whole({ minimum: 1, maximum: 100, default: 10, description: 'Items in one page.' }),
}
