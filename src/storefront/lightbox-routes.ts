import type { FastifyInstance } from 'fastify'
import type { MediaReader } from '#content/media/contract.ts'
import type { PageCache } from '#http/page-cache.ts'
import { ANSWERS_WHEN_BUSY } from '#http/pressure.ts'
import { notFound } from '#http/problem.ts'

/** A picture by its id, for links that open one which does not stand on their page. */
export function registerLightbox(http: FastifyInstance, { media, cache }: { media: MediaReader; cache: PageCache }) {
  http.get('/lightbox/:id/', ANSWERS_WHEN_BUSY, async (request, reply) => {
    const { id } = request.params as { id: string }
    if (!/^[1-9]\d{0,14}$/.test(id)) throw notFound()
    return await cache.answer(request, reply, `/lightbox/${id}/`, async () => {
      const picture = (await media.pictures([Number(id)])).get(Number(id))
      const largest = picture?.sizes.at(-1)
      if (!picture || !largest) throw notFound()
      return {
        status: 200,
        html: JSON.stringify({ src: largest.webp, alt: picture.alt }),
        tags: [`media:${id}`],
        headers: { 'content-type': 'application/json; charset=utf-8', 'x-robots-tag': 'noindex' },
      }
    })
  })
}
