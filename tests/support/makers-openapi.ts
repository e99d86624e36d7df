import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { Exchanged } from './pix-bank.ts'

type Schema = {
  $ref?: string
  type?: string | string[]
  nullable?: boolean
  format?: string
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  allOf?: Schema[]
  oneOf?: Schema[]
  anyOf?: Schema[]
  enum?: unknown[]
  pattern?: string
  minLength?: number
  maxLength?: number
}
type Operation = {
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses: Record<string, { $ref?: string; content?: Record<string, { schema: Schema }> }>
}
type Document = { paths: Record<string, Record<string, Operation>>; components: unknown }

/** Where the makers' own descriptions lie, if they do: they are not ours to keep. */
const fileOf = (name: MakersDocument) => join(import.meta.dirname, '..', '..', '..', 'shared', 'data', name)
export type MakersDocument = 'pix-api-openapi-2.9.0.yaml' | 'mercadopago-MLB-openapi.yaml'
export const isAtHand = (name: MakersDocument) => existsSync(fileOf(name))

/** The document as its makers publish it. */
export const readDocument = (name: MakersDocument) => parse(readFileSync(fileOf(name), 'utf8')) as Document

/** How calls and answers differ from the document: paths that it does not have, fields that are missing or wrong and, where it is strict, not named. */
export function differencesFrom(document: Document, exchanged: readonly Exchanged[], { isStrict = true } = {}): string[] {
  return exchanged.flatMap(({ method, path, body, status, answer }) => {
    const [pattern, operations] =
      Object.entries(document.paths).find(([known]) => known === path) ??
      Object.entries(document.paths).find(([known]) => fits(known, path)) ??
      []
    const operation = operations?.[method.toLowerCase()]
    if (!pattern || !operation) return [`${method} ${path} is not in the document`]
    const at = `${method} ${pattern}`
    const asked = schemaIn(operation.requestBody?.content)
    const wrongAsked = asked && body !== undefined ? check({ document, isStrict }, asked, body, `${at} body`) : []
    const told = operation.responses[String(status)]
    // What a bank adds of its own (a repeated name is a 409) is no fault of ours.
    const schema = told && status < 400 ? schemaIn((resolved(document, told) as typeof told).content) : undefined
    const wrongTold = schema ? check({ document, isStrict: false }, schema, answer, `${at} ${status}`) : []
    return [...wrongAsked, ...wrongTold]
  })
}

const fits = (pattern: string, path: string) => new RegExp(`^${pattern.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`).test(path)
const schemaIn = (content: Record<string, { schema: Schema }> | undefined) => content && Object.values(content)[0]?.schema

function resolved(document: Document, schema: { $ref?: string }): unknown {
  if (!schema.$ref) return schema
  const found = schema.$ref
    .slice(2)
    .split('/')
    .reduce<unknown>((at, name) => (at as Record<string, unknown>)[decodeURIComponent(name)], document)
  return resolved(document, found as { $ref?: string })
}

type Around = { document: Document; isStrict: boolean }

function check(around: Around, given: Schema, value: unknown, at: string): string[] {
  const schema = resolved(around.document, given) as Schema
  if (value === null && (schema.nullable || [schema.type].flat().includes('null'))) return []
  if (schema.allOf) {
    const parts = schema.allOf.flatMap((part) => check({ ...around, isStrict: false }, part, value, at))
    return [...parts, ...(around.isStrict ? unnamed(around, schema, value, at) : [])]
  }
  const choices = schema.oneOf ?? schema.anyOf
  if (choices) {
    const tries = choices.map((choice) => check(around, choice, value, at))
    return tries.some((wrong) => wrong.length === 0)
      ? []
      : [`${at} is none of ${choices.length} choices: ${tries[0]!.join('; ')}`]
  }
  if (schema.type === 'array') {
    if (!Array.isArray(value)) return [`${at} is no list`]
    return value.flatMap((one, index) => (schema.items ? check(around, schema.items, one, `${at}[${index}]`) : []))
  }
  if (schema.properties || schema.type === 'object') return checkObject(around, schema, value, at)
  return checkPlain(schema, value, at)
}

function checkObject(around: Around, { properties = {}, required = [] }: Schema, value: unknown, at: string): string[] {
  if (typeof value !== 'object' || value === null) return [`${at} is no object`]
  const fields = value as Record<string, unknown>
  // Faults of the document itself: lists of Pix are said to have charges, and a place has a kind that nobody describes.
  const missing = required.filter((name) => !(name in fields) && name in properties)
  const strange = around.isStrict ? Object.keys(fields).filter((name) => !(name in properties)) : []
  return [
    ...missing.map((name) => `${at}.${name} is missing`),
    ...strange.map((name) => `${at}.${name} is not named`),
    ...Object.entries(fields).flatMap(([name, one]) =>
      properties[name] ? check(around, properties[name], one, `${at}.${name}`) : [],
    ),
  ]
}

function unnamed(around: Around, schema: Schema, value: unknown, at: string): string[] {
  const names = namesIn(around.document, schema)
  return Object.keys(value as object).flatMap((name) => (names.has(name) ? [] : [`${at}.${name} is not named`]))
}
function namesIn(document: Document, given: Schema): Set<string> {
  const schema = resolved(document, given) as Schema
  const parts = [...(schema.allOf ?? []), ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])]
  return new Set([...Object.keys(schema.properties ?? {}), ...parts.flatMap((part) => [...namesIn(document, part)])])
}

function checkPlain(
  { type, pattern, minLength = 0, maxLength = Infinity, enum: values }: Schema,
  value: unknown,
  at: string,
): string[] {
  const types = [type ?? []].flat()
  const isOf = (one: string) =>
    one === 'integer' ? Number.isInteger(value) : one === 'null' ? value === null : typeof value === one
  if (types.length > 0 && !types.some(isOf)) return [`${at} is no ${types.join(' or ')}`]
  if (values && !values.includes(value)) return [`${at} is none of ${values.join(', ')}`]
  if (typeof value !== 'string') return []
  if (value.length < minLength || value.length > maxLength) return [`${at} has ${value.length} letters`]
  // Another fault: patterns with slashes inside, or without an end, so that longer texts would pass.
  const inner = pattern?.replace(/^\/|\/$/g, '').replace(/^\^|\$$/g, '')
  return inner !== undefined && !new RegExp(`^(?:${inner})$`).test(value) ? [`${at} «${value}» is not ${inner}`] : []
}
