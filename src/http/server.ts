import { randomUUID } from 'node:crypto'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { isAhead } from '#kit/looks-ahead.ts'
import { rewriteUrl } from './ajax-url.ts'
import { registerBodyParsers } from './body-parsers.ts'
import { type Logger, logRequest } from './log.ts'
import { registerRequestTimeout } from './request-timeout.ts'
import { type Pressure, registerPressure } from './pressure.ts'
import { badRequest, gone, notFound, type Problem, problemOf, TOO_BUSY, troubleWord } from './problem.ts'
import { addressGroup, type Limiter } from './rate-limit.ts'
import { refuseForeignWrites } from './same-site.ts'
import { noteSecurity, securityEventsOf } from './security-events.ts'
import { COMMON_HEADERS } from './security-headers.ts'

/** A person clicks less than this; a script that asks for more must wait. Assets don't count. */
export const REQUESTS_PER_ADDRESS = { max: 900, windowSeconds: 60 }
const WRITES_PER_ADDRESS = { max: 240, windowSeconds: 60 }
/** Fewer for one visitor than for a whole office behind one address. */
const WRITES_PER_VISITOR = { max: 120, windowSeconds: 60 }

type Options = {
  log: Logger
  limiter: Limiter
  pressure: Pressure
  shopUrl: string
  trustProxy: string[]
  /** Draws a problem as a page of the shop. */
  errorPage: (problem: Problem, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>
  /** Where an address leads now at which nothing stands any more; without a target it is gone for good. */
  movedTo: (url: string) => Promise<{ to?: string; code: number } | undefined>
  /** Hears of addresses that were asked for in vain. */
  onNotFound: (url: string, referrer: string | undefined) => void
}

/** What holds for every request, before any route knows of it. */
export function createServer({
  log,
  limiter,
  pressure,
  shopUrl,
  trustProxy,
  errorPage,
  movedTo,
  onNotFound,
}: Options): FastifyInstance {
  const http = fastify({
    logger: false,
    genReqId: () => randomUUID(),
    trustProxy: trustProxy.length > 0 ? trustProxy : false,
    bodyLimit: 64 * 1024,
    // Whoever sends a request letter by letter holds a connection no longer than this.
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 5_000 },
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    // A request that comes over a kept connection while the shop closes is still answered.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: true },
    rewriteUrl: (request) => rewriteUrl(request.url ?? '/'),
    // Malformed percent signs and the like: an answer instead of a stack trace.
    frameworkErrors: (error, request, reply) =>
      void answerProblem(problemOf(error), request as FastifyRequest, reply as unknown as FastifyReply),
  })
  registerBodyParsers(http)
  registerRequestTimeout(http)

  const admit = (request: FastifyRequest) => {
    if (!request.url.startsWith('/assets/') && !request.url.startsWith('/midia/')) {
      const group = addressGroup(request.ip)
      limiter.take('request', group, REQUESTS_PER_ADDRESS)
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        limiter.take('write', group, WRITES_PER_ADDRESS)
        const visitor = /\bvitrine_session=([\w-]{43})/.exec(request.headers.cookie ?? '')?.[1]
        if (visitor) limiter.take('visitor', visitor, WRITES_PER_VISITOR)
      }
    }
    if (hasNul(request.url)) throw badRequest()
    refuseForeignWrites(request, shopUrl)
  }
  // Hooks of every request are plain callbacks: a promise each would cost as much as all that they do.
  http.addHook('onRequest', (request, reply, done) => {
    void reply.headers(COMMON_HEADERS).header('x-request-id', request.id)
    try {
      admit(request)
      done()
    } catch (problem) {
      done(problem as Problem)
    }
  })

  registerPressure(http, pressure)

  http.addHook('onResponse', (request, reply, done) => {
    if (reply.statusCode === 429) noteSecurity(request, 'rate-limited')
    for (const event of securityEventsOf(request))
      log.warn({ request: request.id, event, path: pathOf(request.url), status: reply.statusCode }, 'security')
    const level = reply.statusCode >= 500 && !pressure.isHigh() ? 'error' : 'info'
    // The path alone: a query may hold what a person typed.
    const path = pathOf(request.url)
    const { id, method } = request
    logRequest(log, { request: id, method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, level)
    done()
  })

  const answerProblem = async (asked: Problem, request: FastifyRequest, reply: FastifyReply) => {
    const isMissed = asked.status === 404 && (request.method === 'GET' || request.method === 'HEAD')
    const lead = isMissed ? await movedTo(request.url) : undefined
    if (lead?.to !== undefined) {
      const isForGood = lead.code === 301 || lead.code === 308
      return reply.header('cache-control', isForGood ? 'public, max-age=600' : 'no-cache').redirect(lead.to, lead.code)
    }
    if (isMissed && !lead && !isAhead(request.headers)) onNotFound(request.url, request.headers.referer)
    const problem = lead ? gone() : asked
    void reply.code(problem.status).headers({ 'cache-control': 'no-store', ...problem.headers })
    if (wantsJson(request)) return reply.send({ code: problem.code, message: problem.message, data: { status: problem.status } })
    return await errorPage(problem, request, reply)
  }
  http.setErrorHandler((error, request, reply) => {
    const problem = problemOf(error)
    // Of a shop that is too busy one line tells, not one for each who came.
    if (problem.status >= 500 && problem.code !== TOO_BUSY)
      log.error({ request: request.id, path: pathOf(request.url), err: error }, troubleWord(error, problem.code))
    return answerProblem(problem, request, reply)
  })
  http.setNotFoundHandler((request, reply) => answerProblem(notFound(), request, reply))
  return http
}

/** In a question no honest person writes one, and no database keeps it. A path with one is no path of ours. */
function hasNul(url: string) {
  const at = url.indexOf('?')
  return at >= 0 && url.includes('%00', at)
}

/** As it is logged: where payment services call, the address itself is their password. */
const pathOf = (url: string) =>
  url
    .split('?', 1)[0]!
    .slice(0, 300)
    .replace(/^(\/wc-api\/[^/]*\/).+$/, '$1[oculto]')

/** Programs get problems as JSON, people as a page. */
function wantsJson(request: FastifyRequest) {
  return /^\/(wp-json|wc-ajax)\b/.test(request.url) || !(request.headers.accept ?? 'text/html').includes('text/html')
}
