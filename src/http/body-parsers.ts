import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isStorableText, isTooDeep } from '#kit/json.ts'
import { badRequest } from './problem.ts'

/** More fields than any form of a shop; beyond it somebody is testing us. */
const MAX_FORM_FIELDS = 500

/** Calls of payment services are signed as they were sent. */
const SIGNED_CALLS = '/wc-api/'
const sent = new WeakMap<FastifyRequest, string>()
export const rawBodyOf = (request: FastifyRequest) => sent.get(request) ?? ''

/** Only JSON and plain forms are read; both are bounded before anything walks over them. */
export function registerBodyParsers(http: FastifyInstance) {
  http.removeAllContentTypeParsers()
  http.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body)
    if (request.url.startsWith(SIGNED_CALLS)) sent.set(request, text)
    if (isTooDeep(text)) return done(badRequest('O JSON enviado é profundo demais.', 'rest_invalid_json'))
    try {
      const parsed: unknown = text === '' ? undefined : JSON.parse(text, refuseStrangeText)
      done(null, parsed)
    } catch {
      done(badRequest('JSON inválido passado.', 'rest_invalid_json'))
    }
  })
  http.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, readForm(String(body)))
    } catch (error) {
      done(error as Error)
    }
  })
}

/** A form's fields by name. A name that stands twice is an array only when it says so with []. */
export function readForm(body: string): Record<string, string | string[]> {
  const fields = Object.create(null) as Record<string, string | string[]>
  let count = 0
  for (const [name, value] of new URLSearchParams(body)) {
    if (++count > MAX_FORM_FIELDS) throw badRequest('O formulário tem campos demais.')
    if (!isStorableText(name) || !isStorableText(value))
      throw badRequest('O formulário tem caracteres que não podem ser guardados.')
    if (name.endsWith('[]')) {
      const list = fields[name]
      fields[name] = Array.isArray(list) ? [...list, value] : [value]
    } else if (name in fields) throw badRequest(`O campo «${name.slice(0, 60)}» veio duas vezes.`)
    else fields[name] = value
  }
  return fields
}

function refuseStrangeText(key: string, value: unknown) {
  if (key === '__proto__' || !isStorableText(key)) throw new SyntaxError('unsafe key')
  if (key === 'constructor' && typeof value === 'object' && value !== null && Object.hasOwn(value, 'prototype'))
    throw new SyntaxError('unsafe key')
  if (typeof value === 'string' && !isStorableText(value)) throw new SyntaxError('unstorable text')
  if (typeof value === 'number' && !Number.isFinite(value)) throw new SyntaxError('not a number')
  return value
}
