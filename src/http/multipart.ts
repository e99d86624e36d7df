import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { newToken } from '#kit/ids.ts'
import { badRequest, Problem, unavailable } from './problem.ts'
import { type FormFields, readForm } from './read-form.ts'

/** A file of a form. It lies on the disk and is gone once the request is answered; its name is what the sender calls it. */
export type SentFile = { field: string; name: string; size: number; path: string }

/** Files of everybody together: past it a visitor is asked to come back, instead of the shop filling its disk. */
const MAX_HELD_BYTES = 200 * 1024 * 1024

const written = new WeakMap<FastifyRequest, SentFile[]>()

/** The files that came with a request. A browser sends a nameless empty one for an input that nothing was chosen in. */
export const filesOf = (request: FastifyRequest): SentFile[] =>
  (written.get(request) ?? []).filter(({ name, size }) => name !== '' || size > 0)

/** Where files lie while their request is answered. */
export const incomingFolderOf = (dataDir: string) => join(dataDir, 'incoming')

/** Lets the routes of a scope, and no others, be sent multipart forms. */
export type RegisterMultipart = (scope: FastifyInstance) => void

/** One for the whole shop: what its scopes hold is bounded together. */
export function createMultipart({ folder }: { folder: string }): RegisterMultipart {
  const gone = new WeakSet<FastifyRequest>()
  let heldBytes = 0

  const write = async (stream: Readable, file: SentFile) => {
    const count = async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        file.size += chunk.length
        heldBytes += chunk.length
        if (heldBytes > MAX_HELD_BYTES) throw unavailable()
        yield chunk
      }
    }
    await pipeline(stream, count, createWriteStream(file.path, { flags: 'wx', mode: 0o600 }))
  }
  const forget = async (files: SentFile[]) => {
    for (const { size, path } of files.splice(0)) {
      await rm(path, { force: true }).catch(() => {})
      heldBytes -= size
    }
  }
  const read = async (request: FastifyRequest, payload: Readable): Promise<FormFields> => {
    const files: SentFile[] = []
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const fields = await readForm({ headers: request.headers, payload }, async ({ field, name, stream }) => {
        const file = { field, name, size: 0, path: join(folder, newToken()) }
        files.push(file)
        await write(stream, file)
      })
      // Whoever has gone away is not answered.
      if (gone.has(request)) throw badRequest()
      written.set(request, files)
      return fields
    } catch (error) {
      await forget(files)
      throw isOfDisk(error) || error instanceof Problem ? error : badRequest()
    }
  }

  return (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      if (!request.headers['content-type']?.startsWith('multipart/')) return
      // After the answer, and also when the sender goes away before it.
      reply.raw.once('close', () => {
        gone.add(request)
        void forget(written.get(request) ?? [])
      })
    })
    scope.addContentTypeParser('multipart/form-data', read)
  }
}

const isOfDisk = (error: unknown) => (error as NodeJS.ErrnoException).syscall !== undefined
