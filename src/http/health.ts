import type { FastifyInstance } from 'fastify'
import { ANSWERS_WHEN_BUSY } from './pressure.ts'

type Options = {
  isReady: () => Promise<boolean>
  /** How the store of the shop's files is. Pages are answered without it, so it makes no machine unready; all of them use the same one. */
  storage: () => Promise<string>
}

/** `/healthz`: the process lives. `/readyz`: it can serve, which needs its database and the news from it; a balancer sends visitors elsewhere otherwise. */
export function registerHealth(http: FastifyInstance, { isReady, storage }: Options) {
  let closing = false
  http.addHook('preClose', (done) => {
    closing = true
    done()
  })
  http.get('/healthz', ANSWERS_WHEN_BUSY, (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))
  http.get('/readyz', ANSWERS_WHEN_BUSY, async (_request, reply) => {
    const ready = !closing && (await isReady().catch(() => false))
    if (!ready) void reply.code(503).header('retry-after', '5')
    const files = closing ? 'ok' : await storage().catch(() => 'unreachable')
    return reply
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ready' : 'unavailable', ...(files !== 'ok' && { storage: files }) })
  })
}
