import type { FastifyInstance } from 'fastify'
import { addressGroup, type Limiter } from '#http/rate-limit.ts'
import { FIGURES_PATH } from './contract.ts'
import type { VisitCounter } from './counter.ts'
import { readPageFigures } from './page-figures.ts'

/** One page tells once or twice; whoever tells more makes it up. */
const TOLD_PER_ADDRESS = { max: 120, windowSeconds: 60 }
const MAX_BYTES = 1_024

/** Takes what browsers tell of the pages they had open. No cookie is read or set, and nothing is answered. */
export async function registerPageFigures(
  http: FastifyInstance,
  { visitCounter, limiter }: { visitCounter: Pick<VisitCounter, 'tell'>; limiter: Pick<Limiter, 'take'> },
) {
  await http.register(async (scope) => {
    // What a beacon of text is sent as.
    scope.addContentTypeParser('text/plain', { parseAs: 'string', bodyLimit: MAX_BYTES }, (_request, body, done) =>
      done(null, String(body)),
    )
    scope.post(FIGURES_PATH, { bodyLimit: MAX_BYTES }, (request, reply) => {
      limiter.take('page-figures', addressGroup(request.ip), TOLD_PER_ADDRESS)
      const figures = readPageFigures(request.body)
      if (figures) visitCounter.tell(figures, { headers: request.headers, address: request.ip })
      return reply.code(204).header('cache-control', 'no-store').send()
    })
  })
}

const ADDS = /^\/[^?]*\?(?:.*&)?wc-ajax=add_to_cart(?:&|$)|^\/wc-ajax\/add_to_cart\b|\/cart\/add-item\b/

/** Counts pages that the framework answers; kept ones are counted where they are answered (src/http/fast-path.ts). */
export function countVisits(http: FastifyInstance, { visit, addedToCart }: Pick<VisitCounter, 'visit' | 'addedToCart'>) {
  http.addHook('onResponse', (request, reply, done) => {
    const isPage = String(reply.getHeader('content-type') ?? '').startsWith('text/html')
    const isGood = reply.statusCode === 200 || reply.statusCode === 304
    if (request.method === 'GET' && isGood && (isPage || reply.statusCode === 304))
      visit({ url: request.originalUrl, headers: request.headers, address: request.ip })
    if (request.method === 'POST' && reply.statusCode === 200 && ADDS.test(request.originalUrl))
      addedToCart({ headers: request.headers })
    done()
  })
}
