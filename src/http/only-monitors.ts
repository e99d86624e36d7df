import type { FastifyInstance } from 'fastify'
import { notFound } from './problem.ts'

/** What tells a balancer, a watchdog or a monitoring service how a process is. */
const MONITORED = new Set(['/healthz', '/readyz', '/metrics'])

/** A process that works through jobs answers nobody but those who watch over it. */
export function answerOnlyMonitors(http: FastifyInstance) {
  http.addHook('onRequest', async (request) => {
    if (!MONITORED.has(request.routeOptions.url ?? '')) throw notFound()
  })
}
