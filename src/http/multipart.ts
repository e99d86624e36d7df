import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import busboy from 'busboy'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { newToken } from '#kit/ids.ts'
import { isStorableText } from '#kit/json.ts'
import { badRequest, Problem, unavailable } from './problem.ts'

/** A file of a form. It lies on the disk and is gone once the request is answered; its name is what the sender calls it. */
export type SentFile = { field: string; name: string; size: number; path: string }

/** No form asks for more than this at once; each form's own limits are checked when it is known which one it is. */
export const MAX_FILE_BYTES = 10 * 1024 * 1024
const MAX_BODY_BYTES = 40 * 1024 * 1024
const MAX_NAME_LENGTH = 200
const LIMITS = { fileSize: MAX_FILE_BYTES, files: 20, fieldSize: 64 * 1024, fieldNameSize: 600, parts: 300, headerPairs: 20 }
/** Files of everybody together: past it a visitor is asked to come back, instead of the shop filling its disk. */
const MAX_HELD_BYTES = 200 * 1024 * 1024

type Fields = Record<string, string | string[]>
const written = new WeakMap<FastifyRequest, SentFile[]>()

/** The files that came with a request. A browser sends a nameless empty one for an input that nothing was chosen in. */
export const filesOf = (request: FastifyRequest): SentFile[] =>
  (written.get(request) ?? []).filter(({ name, size }) => name !== '' || size > 0)

/** Where files lie while their request is answered. */
export const incomingFolderOf = (dataDir: string) => join(dataDir, 'incoming')

/** Lets the routes of this scope, and no others, be sent multipart forms. */
export function registerMultipart(scope: FastifyInstance, { folder }: { folder: string }) {
  const gone = new WeakSet<FastifyRequest>()
  let heldBytes = 0

  scope.addHook('onRequest', async (request, reply) => {
    if (!request.headers['content-type']?.startsWith('multipart/')) return
    // After the answer, and also when the sender goes away before it.
    reply.raw.once('close', () => {
      gone.add(request)
      void forget(written.get(request) ?? [])
    })
  })
  scope.addContentTypeParser('multipart/form-data', async (request: FastifyRequest, payload: Readable) => {
    if (Number(request.headers['content-length'] ?? 0) > MAX_BODY_BYTES) throw tooLarge()
    const files: SentFile[] = []
    try {
      const fields = await readForm(request, payload, files)
      if (gone.has(request)) throw badRequest()
      written.set(request, files)
      return fields
    } catch (error) {
      await forget(files)
      throw isOfDisk(error) || error instanceof Problem ? error : badRequest()
    }
  })

  /** Texts by name; files are written one after the other and noted in the list. Anything half or malformed is refused whole. */
  async function readForm({ headers }: FastifyRequest, payload: Readable, files: SentFile[]): Promise<Fields> {
    const fields = Object.create(null) as Fields
    const writes: Promise<void>[] = []
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const form = busboy({ headers, limits: LIMITS, defParamCharset: 'utf8' })
    try {
      await new Promise<void>((resolve, reject) => {
        const unless = (act: () => void) => {
          try {
            act()
          } catch (error) {
            reject(error)
          }
        }
        form.on('field', (name, value, { valueTruncated }) => unless(() => addField(fields, name, value, valueTruncated)))
        form.on('file', (name, stream, { filename }) => {
          const file = { field: plainName(name), name: plainName(filename ?? ''), size: 0, path: join(folder, newToken()) }
          unless(() => checkName(file.field))
          files.push(file)
          const write = writeFile(stream, file)
          write.catch(reject)
          writes.push(write)
        })
        for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) form.on(limit, () => reject(tooLarge()))
        let size = 0
        payload.on('data', (chunk: Buffer) => (size += chunk.length) > MAX_BODY_BYTES && reject(tooLarge()))
        payload.once('close', () => payload.readableEnded || reject(badRequest()))
        if (payload.destroyed) reject(badRequest())
        form.on('error', reject).once('close', resolve)
        payload.pipe(form)
      })
    } catch (error) {
      payload.unpipe(form)
      // What else is sent is not looked at; without it read, many senders would not hear the answer.
      payload.resume()
      form.destroy()
      await Promise.allSettled(writes)
      throw error
    }
    await Promise.all(writes)
    return fields
  }

  async function writeFile(stream: Readable & { truncated?: boolean }, file: SentFile) {
    const count = async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        file.size += chunk.length
        heldBytes += chunk.length
        if (heldBytes > MAX_HELD_BYTES) throw unavailable()
        yield chunk
      }
    }
    await pipeline(stream, count, createWriteStream(file.path, { flags: 'wx', mode: 0o600 }))
    if (stream.truncated) throw tooLarge()
  }

  async function forget(files: SentFile[]) {
    for (const { size, path } of files.splice(0)) {
      await rm(path, { force: true }).catch(() => {})
      heldBytes -= size
    }
  }
}

function addField(fields: Fields, sentName: string, value: string, isCut: boolean) {
  const name = plainName(sentName)
  checkName(name)
  if (isCut) throw tooLarge()
  if (!isStorableText(value)) throw badRequest('O formulário tem caracteres que não podem ser guardados.')
  if (name.endsWith('[]')) fields[name] = [...((fields[name] as string[] | undefined) ?? []), value]
  else if (name in fields) throw badRequest(`O campo «${name.slice(0, 60)}» veio duas vezes.`)
  else fields[name] = value
}

function checkName(name: string | undefined) {
  if (!name || name.length > MAX_NAME_LENGTH || !isStorableText(name) || name === '__proto__') throw badRequest()
}

/** Browsers write %22 for a quotation mark and %0D%0A for a line break inside a name. */
const plainName = (sent: string) => sent?.replaceAll('%22', '"').replaceAll(/%0D|%0A/gi, ' ')

const isOfDisk = (error: unknown) => (error as NodeJS.ErrnoException).syscall !== undefined
const tooLarge = () => new Problem(413, 'too_large', 'O que foi enviado é grande demais.')
