import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { inSpan, type Span } from '#kit/spans.ts'
import { readTraceparent } from './trace-context.ts'
import type { Tracer } from './tracer.ts'

/** Who watches over the shop asks every second; that is no visit. */
const MONITORED = /^\/(?:healthz|readyz|metrics)(?:\?|$)/

type Handle = (request: IncomingMessage, response: ServerResponse) => void

/**
 * A span for each recorded request, around everything that answers it. Its name is the route, never the path: an address may hold
 * what belongs to one person. Private answers tell the browser their trace (`Server-Timing`); what caches keep for all does not.
 */
export function traceRequests(http: FastifyInstance, tracer: Tracer) {
  const begin = ({ method = 'GET', url = '/', headers }: IncomingMessage): Span | undefined => {
    if (MONITORED.test(url)) return undefined
    const parent = readTraceparent(headers.traceparent)
    return tracer.begin({ name: method, kind: 'server', parent, attributes: { 'http.request.method': method } })
  }

  const spans = new WeakMap<IncomingMessage, Span>()
  const { server } = http
  const handlers = server.listeners('request') as Handle[]
  server.removeAllListeners('request')
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const span = begin(request)
    const handle = () => handlers.forEach((one) => one.call(server, request, response))
    if (!span) return handle()
    spans.set(request, span)
    response.once('close', () => {
      span.set({ 'http.response.status_code': response.statusCode })
      span.end(troubleOf(response))
    })
    return inSpan(span, handle)
  })

  http.addHook('onRequest', (request, _reply, done) => {
    tracer.nameRoute(request.method, request.routeOptions.url ?? 'unknown')
    done()
  })
  // The rest of a request whose body had to be waited for comes from its connection, which knows of no trace.
  http.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request.raw)
    if (span) inSpan(span, done)
    else done()
  })
  http.addHook('onSend', (request, reply, payload, done) => {
    const span = spans.get(request.raw)
    if (span && String(reply.getHeader('cache-control')).includes('no-store'))
      void reply.header('server-timing', `traceparent;desc="${span.traceparent}"`)
    done(null, payload)
  })
}

function troubleOf({ writableFinished, statusCode }: ServerResponse) {
  if (!writableFinished) return 'cut'
  return statusCode >= 500 ? String(statusCode) : undefined
}
