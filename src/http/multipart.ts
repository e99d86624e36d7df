import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isStorableText } from '#kit/json.ts'
import { badRequest, Problem, unavailable } from './problem.ts'

export type SentFile = { field: string; name: string; bytes: Buffer }

/** No form asks for more than this at once; each form's own limits are checked when it is known which one it is. */
export const MAX_FILE_BYTES = 10 * 1024 * 1024
const MAX_BODY_BYTES = 40 * 1024 * 1024
const MAX_FIELD_BYTES = 64 * 1024
const MAX_PARTS = 300
const MAX_FILES = 20
/** Bodies of everybody together: past it a visitor is asked to come back, instead of the shop running out of memory. */
const MAX_HELD_BYTES = 200 * 1024 * 1024

const files = new WeakMap<FastifyRequest, SentFile[]>()

/** The files that came with a request; their names are what the sender calls them, never a path of ours. */
export const filesOf = (request: FastifyRequest): SentFile[] => files.get(request) ?? []

/** Lets the routes of this scope, and no others, be sent multipart forms. */
export function useMultipart(scope: FastifyInstance) {
  let held = 0
  scope.addContentTypeParser('multipart/form-data', async (request: FastifyRequest, payload: Readable) => {
    const boundary = boundaryOf(request.headers['content-type'] ?? '')
    if (!boundary) throw badRequest()
    const chunks: Buffer[] = []
    let size = 0
    try {
      for await (const chunk of payload as AsyncIterable<Buffer>) {
        size += chunk.length
        held += chunk.length
        if (size > MAX_BODY_BYTES) throw tooLarge()
        if (held > MAX_HELD_BYTES) throw unavailable()
        chunks.push(chunk)
      }
      const body = readMultipart(Buffer.concat(chunks), boundary)
      files.set(request, body.files)
      return body.fields
    } finally {
      held -= size
    }
  })
}

/** The parts of a multipart body: texts by name, files in their order. Anything half or malformed is refused whole. */
export function readMultipart(body: Buffer, boundary: string) {
  const fields = Object.create(null) as Record<string, string | string[]>
  const found: SentFile[] = []
  const mark = Buffer.from(`\r\n--${boundary}`)
  // The first boundary has no line before it; with one put there all of them look alike.
  const text = Buffer.concat([Buffer.from('\r\n'), body])
  let at = text.indexOf(mark)
  if (at < 0) throw badRequest()
  for (let count = 0; ; count++) {
    at += mark.length
    const after = text.subarray(at, at + 2).toString('latin1')
    if (after === '--') return { fields, files: found }
    if (after !== '\r\n' || count >= MAX_PARTS) throw badRequest()
    const end = text.indexOf(mark, at)
    const headEnd = text.indexOf('\r\n\r\n', at)
    if (end < 0 || headEnd < 0 || headEnd > end || headEnd - at > 4_096) throw badRequest()
    const { name, fileName } = readHead(text.subarray(at, headEnd).toString('utf8'))
    const bytes = text.subarray(Math.min(headEnd + 4, end), end)
    if (fileName === undefined) addField(fields, name, bytes)
    // A browser sends a nameless empty file for an input that nothing was chosen in.
    else if (fileName !== '' || bytes.length > 0) {
      if (bytes.length > MAX_FILE_BYTES || found.length >= MAX_FILES) throw tooLarge()
      found.push({ field: name, name: fileName, bytes: Buffer.from(bytes) })
    }
    at = end
  }
}

function addField(fields: Record<string, string | string[]>, name: string, bytes: Buffer) {
  if (bytes.length > MAX_FIELD_BYTES) throw tooLarge()
  const value = bytes.toString('utf8')
  if (!isStorableText(value)) throw badRequest('O formulário tem caracteres que não podem ser guardados.')
  if (name.endsWith('[]')) fields[name] = [...((fields[name] as string[] | undefined) ?? []), value]
  else if (name in fields) throw badRequest(`O campo «${name.slice(0, 60)}» veio duas vezes.`)
  else fields[name] = value
}

function readHead(head: string) {
  const line = head.split('\r\n').find((one) => /^content-disposition:\s*form-data\s*;/i.test(one))
  const name = line && quoted(line, 'name')
  if (!line || !name || name.length > 200 || !isStorableText(name) || name === '__proto__') throw badRequest()
  return { name, fileName: quoted(line, 'filename') }
}

// Browsers write %22 for a quotation mark and %0D%0A for a line break inside a name.
function quoted(line: string, key: string) {
  const value = new RegExp(`;\\s*${key}="([^"]*)"`, 'i').exec(line)?.[1]
  return value?.replaceAll('%22', '"').replaceAll(/%0D|%0A/gi, ' ')
}

function boundaryOf(contentType: string) {
  const found = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType)
  return found?.[1] ?? found?.[2]
}

const tooLarge = () => new Problem(413, 'too_large', 'O que foi enviado é grande demais.')
