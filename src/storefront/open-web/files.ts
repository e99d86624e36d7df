import type { FastifyInstance } from 'fastify'
import type { PageCache } from '#http/page-cache.ts'
import { ANSWERS_WHEN_BUSY } from '#http/pressure.ts'
import { notFound } from '#http/problem.ts'

/** Something that programs read: its text, what it is, and the content that it tells of. */
export type OpenFile = { text: string; type: string; tags: string[] }

type Options = {
  cache: PageCache
  /** A shop that is being prepared tells nobody what it will sell. */
  isClosed: () => Promise<boolean>
}
type Params = Record<string, string | undefined>

/** Registers what programs read, from memory like every public page. */
export function createOpenFiles(http: FastifyInstance, { cache, isClosed }: Options) {
  return (url: string, make: (params: Params) => Promise<OpenFile | undefined>, { whileClosed = false } = {}) => {
    http.get(url, ANSWERS_WHEN_BUSY, async (request, reply) => {
      const path = request.url.split('?', 1)[0]!
      if (!/^[a-z0-9/.-]{1,300}$/.test(path)) throw notFound()
      return await cache.answer(request, reply, `file:${path.replace(/\/$/, '')}`, async () => {
        const file = !whileClosed && (await isClosed()) ? undefined : await make(request.params as Params)
        if (!file) throw notFound()
        return {
          status: 200,
          html: file.text,
          tags: ['settings', ...file.tags],
          headers: { 'content-type': `${file.type}; charset=utf-8` },
        }
      })
    })
  }
}
