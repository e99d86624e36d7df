import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { PopupReader, PopupReferrer, PopupVisitor } from '#content/popups/contract.ts'
import { readPattern, type ReadPattern } from '#content/popups/pattern.ts'
import type { PageCache } from '#http/page-cache.ts'
import { ANSWERS_WHEN_BUSY } from '#http/pressure.ts'
import { notFound } from '#http/problem.ts'
import { addressGroup, type Limiter } from '#http/rate-limit.ts'
import type { Visitors } from '#http/visitor.ts'
import type { DrawPopup } from './render.tsx'

type Options = {
  countShown: (popupId: number) => Promise<void>
  popups: PopupReader
  draw: DrawPopup
  cache: PageCache
  visitors: Visitors
  limiter: Limiter
}

/** Each popup of a page asks once when the page opens, and tells once that it was shown; an office shares an address. */
const CALLS_PER_ADDRESS = { max: 120, windowSeconds: 60 }

/** What the browser asks for when a popup is about to open, or to know whether it may. */
export function registerPopups(http: FastifyInstance, { countShown, popups, draw, cache, visitors, limiter }: Options) {
  http.get('/popup/visitor/', async (request, reply) => {
    const { user } = await visitors.of(request)
    return reply
      .headers({ ...HEADERS, 'cache-control': 'no-store, private' })
      .send({ roles: user?.roles ?? null } satisfies PopupVisitor)
  })

  http.get('/popup/:id/', ANSWERS_WHEN_BUSY, async (request, reply) => {
    const { id } = request.params as { id: string }
    if (!/^[1-9]\d{0,11}$/.test(id)) throw notFound()
    return await cache.answer(request, reply, `/popup/${id}/`, async () => {
      const popup = await popups.find(Number(id))
      if (!popup) throw notFound()
      const { content, tags } = await draw(popup)
      return { status: 200, html: JSON.stringify(content), tags, headers: HEADERS }
    })
  })

  const patterns = new LRUCache<string, ReadPattern>({ max: 100 })
  const patternOf = (source: string) => {
    const known = patterns.get(source) ?? readPattern(source)
    patterns.set(source, known)
    return known
  }
  // The engine for expressions is too big for a page, and the browser's own can be stopped by one: the server answers.
  http.post('/popup/:id/referrer/', { schema: { body: REFERRER } }, async (request, reply) => {
    limiter.take('popup-referrer', addressGroup(request.ip), CALLS_PER_ADDRESS)
    const { id } = request.params as { id: string }
    const { referrer } = request.body as { referrer: string }
    const popup = /^[1-9]\d{0,11}$/.test(id) ? await popups.find(Number(id)) : undefined
    if (!popup) throw notFound()
    const { url_action, url_url = '' } = popup.settings.timing
    const pattern = url_action === 'regex' && patternOf(url_url)
    const matches = pattern && 'finds' in pattern ? pattern.finds(referrer) : false
    return reply.headers({ ...HEADERS, 'cache-control': 'no-store' }).send({ matches } satisfies PopupReferrer)
  })

  http.post('/popup/:id/shown/', async (request, reply) => {
    limiter.take('popup-shown', addressGroup(request.ip), CALLS_PER_ADDRESS)
    const { id } = request.params as { id: string }
    if (!/^[1-9]\d{0,11}$/.test(id)) throw notFound()
    await countShown(Number(id))
    return reply.header('cache-control', 'no-store').code(204).send()
  })
}

const REFERRER = {
  type: 'object',
  required: ['referrer'],
  properties: { referrer: { type: 'string', maxLength: 16_384 } },
} as const
const HEADERS = { 'content-type': 'application/json; charset=utf-8', 'x-robots-tag': 'noindex' }
