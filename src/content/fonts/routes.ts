import type { FastifyInstance } from 'fastify'
import { ANSWERS_WHEN_BUSY } from '#http/pressure.ts'
import { notFound } from '#http/problem.ts'
import { FONTS_URL, type ShippedFonts } from './shipped.ts'

/** The files of the shipped typefaces: their addresses carry a fingerprint, so a copy is good for ever. */
export function registerFonts(http: FastifyInstance, { shippedFonts }: { shippedFonts: Pick<ShippedFonts, 'at'> }) {
  http.get(`${FONTS_URL}*`, ANSWERS_WHEN_BUSY, async (request, reply) => {
    const bytes = shippedFonts.at(request.url.split('?', 1)[0]!)
    if (!bytes) throw notFound()
    return reply.header('cache-control', 'public, max-age=31536000, immutable').type('font/woff2').send(bytes)
  })
}
