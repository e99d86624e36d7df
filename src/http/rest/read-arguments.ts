import { isEmailAddress } from '#kit/email-address.ts'
import type { TProperties, TSchema } from 'typebox'
import { type ArgumentTrouble, badArguments, missingArguments } from './rest-problem.ts'

type Schema = {
  type?: string
  enum?: unknown[]
  anyOf?: Schema[]
  const?: unknown
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  pattern?: string
  format?: string
  items?: Schema
  maxItems?: number
  minItems?: number
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: unknown
  default?: unknown
}
type Read = { value: unknown } | { trouble: ArgumentTrouble }

/** Arguments as the schema wants them, whether they came as JSON or as the texts of an address; what it does not name is left out. */
export function readArguments(properties: TProperties, raw: Record<string, unknown>): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  const troubles: Record<string, ArgumentTrouble> = {}
  const missing: string[] = []
  for (const [name, typed] of Object.entries(properties)) {
    const schema = typed as TSchema & Schema & { '~optional'?: boolean }
    const sent = Object.hasOwn(raw, name) ? unlessNull(raw[name], schema) : undefined
    if (sent === undefined) {
      if (schema.default !== undefined) values[name] = structuredClone(schema.default)
      else if (!schema['~optional']) missing.push(name)
      continue
    }
    const read = readValue(name, sent, schema)
    if ('trouble' in read) troubles[name] = read.trouble
    else values[name] = read.value
  }
  if (missing.length > 0) throw missingArguments(missing)
  if (Object.keys(troubles).length > 0) throw badArguments(troubles)
  return values
}

/** Where an argument can't be null, the ecosystem's clients send it for what they don't know: an empty text, or nothing at all. */
function unlessNull(sent: unknown, schema: Schema & { '~optional'?: boolean }): unknown {
  const takes = (value: unknown) => 'value' in readValue('', value, schema)
  if (sent !== null || takes(null)) return sent
  return schema.type === 'string' && schema['~optional'] && takes('') ? '' : undefined
}

function readValue(name: string, raw: unknown, schema: Schema): Read {
  if (schema.anyOf) return readEither(name, raw, schema.anyOf)
  if (schema.const !== undefined) return raw === schema.const ? { value: raw } : notOneOf(name, [schema.const])
  switch (schema.type) {
    case undefined:
      return { value: raw }
    case 'null':
      return raw === null || raw === '' ? { value: null } : wrongType(name, 'null')
    case 'boolean':
      return readFlag(name, raw)
    case 'integer':
    case 'number':
      return readNumber(name, raw, schema)
    case 'string':
      return readText(name, raw, schema)
    case 'array':
      return readList(name, raw, schema)
    default:
      return readShape(name, raw, schema)
  }
}

function readEither(name: string, raw: unknown, schemas: Schema[]): Read {
  let first: Read | undefined
  for (const schema of schemas) {
    const read = readValue(name, raw, schema)
    if ('value' in read) return read
    first ??= read
  }
  return first ?? { value: raw }
}

const YES = new Set<unknown>([true, 1, '1', 'true', 'TRUE'])
const NO = new Set<unknown>([false, 0, '0', '', 'false', 'FALSE'])
function readFlag(name: string, raw: unknown): Read {
  if (YES.has(raw)) return { value: true }
  return NO.has(raw) ? { value: false } : wrongType(name, 'boolean')
}

function readNumber(name: string, raw: unknown, { type, minimum, maximum }: Schema): Read {
  const value = typeof raw === 'string' && /^\s*-?\d{1,20}(\.\d{1,10})?\s*$/.test(raw) ? Number(raw) : raw
  if (typeof value !== 'number' || !Number.isFinite(value) || (type === 'integer' && !Number.isInteger(value)))
    return wrongType(name, type!)
  const [low, high] = [minimum !== undefined && value < minimum, maximum !== undefined && value > maximum]
  if (!low && !high) return { value }
  const bounds = { min: minimum, max: maximum }
  if (minimum !== undefined && maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER)
    return outOf(`${name} precisa estar entre ${minimum} (inclusivo) e ${maximum} (inclusivo)`, bounds)
  return low
    ? outOf(`${name} precisa ser maior que ou igual a ${minimum}`, bounds)
    : outOf(`${name} precisa ser menor que ou igual a ${maximum}`, bounds)
}

function readText(name: string, raw: unknown, schema: Schema): Read {
  if (typeof raw !== 'string') return wrongType(name, 'string')
  // No text of the database can hold these.
  if (raw.includes('\0') || !raw.isWellFormed())
    return { trouble: { code: 'rest_invalid_pattern', message: `${name} tem caracteres que não podem ser usados.` } }
  if (schema.enum && !schema.enum.includes(raw)) return notOneOf(name, schema.enum)
  const length = raw.length
  if (schema.minLength !== undefined && length < schema.minLength)
    return { trouble: { code: 'rest_too_short', message: `${name} precisa ter pelo menos ${schema.minLength} caracteres.` } }
  if (schema.maxLength !== undefined && length > schema.maxLength)
    return { trouble: { code: 'rest_too_long', message: `${name} precisa ter no máximo ${schema.maxLength} caracteres.` } }
  if (schema.pattern !== undefined && !new RegExp(schema.pattern, 'u').test(raw))
    return { trouble: { code: 'rest_invalid_pattern', message: `${name} não corresponde ao padrão ${schema.pattern}.` } }
  if (schema.format === 'date-time' && !isMoment(raw))
    return { trouble: { code: 'rest_invalid_date', message: 'Data inválida.' } }
  if (schema.format === 'email' && !isEmailAddress(raw) && !(raw === '' && schema.minLength === 0))
    return { trouble: { code: 'rest_invalid_email', message: 'Endereço de e-mail inválido.' } }
  return { value: raw }
}

const isMoment = (text: string) =>
  /^\d{4}-\d\d-\d\d([T ]\d\d:\d\d(:\d\d(\.\d{1,6})?)?(Z|[+-]\d\d:?\d\d)?)?$/.test(text) && !Number.isNaN(Date.parse(text))

function readList(name: string, raw: unknown, { items, minItems = 0, maxItems = Infinity }: Schema): Read {
  const list = typeof raw === 'string' ? (raw.trim() === '' ? [] : raw.split(',').map((one) => one.trim())) : raw
  if (!Array.isArray(list)) return wrongType(name, 'array')
  if (list.length > maxItems)
    return { trouble: { code: 'rest_too_many_items', message: `${name} pode ter no máximo ${maxItems} itens.` } }
  if (list.length < minItems)
    return { trouble: { code: 'rest_too_few_items', message: `${name} precisa ter pelo menos ${minItems} itens.` } }
  const values: unknown[] = []
  for (const [index, one] of list.entries()) {
    const read = readValue(`${name}[${index}]`, one, items ?? {})
    if ('trouble' in read) return read
    values.push(read.value)
  }
  return { value: values }
}

function readShape(name: string, raw: unknown, { properties = {}, required = [], additionalProperties }: Schema): Read {
  // PHP writes an empty object as an empty list, and so do its clients.
  const given = Array.isArray(raw) && raw.length === 0 ? {} : raw
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return wrongType(name, 'object')
  const fields = given as Record<string, unknown>
  const value: Record<string, unknown> = additionalProperties === true ? { ...fields } : {}
  for (const [key, schema] of Object.entries(properties)) {
    const sent = Object.hasOwn(fields, key) ? fields[key] : undefined
    if (sent === undefined) {
      if (schema.default !== undefined) value[key] = structuredClone(schema.default)
      else if (required.includes(key))
        return { trouble: { code: 'rest_property_required', message: `${key} é uma propriedade obrigatória de ${name}.` } }
      continue
    }
    const read = readValue(`${name}[${key}]`, sent, schema)
    if ('trouble' in read) return read
    value[key] = read.value
  }
  return { value }
}

const wrongType = (name: string, type: string): Read => ({
  trouble: { code: 'rest_invalid_type', message: `${name} não é do tipo ${type}.`, data: { param: name } },
})
const notOneOf = (name: string, values: unknown[]): Read => ({
  trouble: {
    code: 'rest_not_in_enum',
    message:
      values.length === 1 ? `${name} não é ${String(values[0])}.` : `${name} não é um de ${values.map(String).join(', ')}.`,
  },
})
const outOf = (message: string, data: unknown): Read => ({ trouble: { code: 'rest_out_of_bounds', message, data } })
