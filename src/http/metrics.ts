import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import ipaddr from 'ipaddr.js'
import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client'
import { metricsReader } from './all-metrics.ts'
import { ANSWERS_WHEN_BUSY } from './pressure.ts'
import { notFound } from './problem.ts'
import { type Answered, createRequestTimes } from './request-times.ts'
import { securityEventsOf } from './security-events.ts'

export type Metrics = ReturnType<typeof createMetrics>

export function createMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  return {
    registry,
    requests: createRequestTimes(registry, {
      name: 'vitrine_http_request_seconds',
      help: 'Time to answer, by route and status.',
    }),
    answers: countByLabel(registry, {
      name: 'vitrine_answers_total',
      help: 'Answers by the process that gave them.',
      label: 'process',
    }),
    pages: countByLabel(registry, {
      name: 'vitrine_page_cache_total',
      help: 'Public pages by where they came from.',
      label: 'from',
    }),
    busy: new Gauge({
      name: 'vitrine_too_busy',
      help: 'Processes that turn new work away just now.',
      registers: [registry],
    }),
    turnedAway: new Counter({
      name: 'vitrine_turned_away_total',
      help: 'Requests that were told to come again because the shop was too busy.',
      registers: [registry],
    }),
    security: countByLabel(registry, {
      name: 'vitrine_security_events_total',
      help: 'What whoever watches over the shop looks for.',
      label: 'event',
    }),
    queries: new Counter({ name: 'vitrine_db_queries_total', help: 'Round trips to the database.', registers: [registry] }),
    edgePurges: new Counter({
      name: 'vitrine_edge_purges_total',
      help: 'Purges of the cache in front of the shop by outcome.',
      labelNames: ['outcome'],
      registers: [registry],
    }),
    telemetryDropped: new Counter({
      name: 'vitrine_telemetry_dropped_total',
      help: 'What the collector of traces and metrics did not take.',
      labelNames: ['what'],
      registers: [registry],
    }),
    jobs: new Counter({
      name: 'vitrine_jobs_total',
      help: 'Jobs by kind and outcome.',
      labelNames: ['kind', 'outcome'],
      registers: [registry],
    }),
  }
}

/** Counts in plain numbers and tells them when somebody reads: for what happens at every answer, labels would cost more than the rest. */
function countByLabel<L extends string>(registry: Registry, { name, help, label }: { name: string; help: string; label: L }) {
  const counts = new Map<string | number, number>()
  const told = new Counter({
    name,
    help,
    labelNames: [label],
    registers: [registry],
    collect: () => {
      told.reset()
      for (const [value, count] of counts) told.inc({ [label]: value } as Record<L, string | number>, count)
    },
  })
  return {
    inc: (labels: Record<L, string | number>) => {
      counts.set(labels[label], (counts.get(labels[label]) ?? 0) + 1)
    },
  }
}

/** `/metrics` for this machine, or for whoever has the token; for all others it is not there. */
export function registerMetrics(http: FastifyInstance, { metrics, token }: { metrics: Metrics; token: string | undefined }) {
  const read = metricsReader(metrics.registry)
  http.addHook('onResponse', (request, reply, done) => {
    for (const event of securityEventsOf(request)) metrics.security.inc({ event })
    const { method, routeOptions } = request
    countAnswer(metrics, { method, route: routeOptions.url ?? 'unknown', status: reply.statusCode }, reply.elapsedTime)
    done()
  })
  http.get('/metrics', ANSWERS_WHEN_BUSY, async (request, reply) => {
    if (!mayRead(request, token)) throw notFound()
    return reply.type(metrics.registry.contentType).send(await read())
  })
}

export function countAnswer({ answers, requests }: Pick<Metrics, 'answers' | 'requests'>, answered: Answered, ms: number) {
  answers.inc({ process: process.pid })
  requests.observe(answered, ms / 1000)
}

function mayRead(request: FastifyRequest, token: string | undefined) {
  // Behind a proxy that we were not told of everybody seems to come from this machine.
  if (token === undefined) return request.headers['x-forwarded-for'] === undefined && isLoopback(request.ip)
  const given = Buffer.from(request.headers.authorization ?? '')
  const wanted = Buffer.from(`Bearer ${token}`)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

const isLoopback = (ip: string) => ipaddr.isValid(ip) && ipaddr.process(ip).range() === 'loopback'
