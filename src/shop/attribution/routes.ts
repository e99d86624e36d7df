import type { FastifyInstance } from 'fastify'
import { badRequest, forbidden } from '#http/problem.ts'
import { isStaff, type VisitorDesk } from '#http/visitor.ts'
import type { Clock } from '#kit/clock.ts'
import type { OriginSales, Period } from './report.ts'

type Options = { desk: VisitorDesk; clock: Clock; salesByOrigin: (period: Period) => Promise<OriginSales[]> }

const DAY_MS = 86_400_000
/** Three years of orders are read in a moment; more is a question for another tool. */
const MAX_DAYS = 1_100

/** The merchant's question: where do our buyers come from? */
export function useAttribution(http: FastifyInstance, { desk, clock, salesByOrigin }: Options) {
  http.get('/wp-json/vitrine/v1/reports/origins', async (request, reply) => {
    if (!isStaff(await desk.of(request))) throw forbidden()
    const { after, before } = request.query as Record<string, unknown>
    const to = before === undefined ? dayOf(clock.now()) : readDay(before)
    const from = after === undefined ? dayOf(Date.parse(to) - 29 * DAY_MS) : readDay(after)
    const days = (Date.parse(to) - Date.parse(from)) / DAY_MS
    if (days < 0 || days > MAX_DAYS) throw badRequest('O período deve começar antes de terminar e ter no máximo três anos.')
    return reply
      .header('cache-control', 'no-store, private')
      .send({ after: from, before: to, data: await salesByOrigin({ from, to }) })
  })
}

const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10)

function readDay(value: unknown): string {
  const isDay = typeof value === 'string' && /^20\d\d-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value))
  if (isDay && dayOf(Date.parse(value)) === value) return value
  throw badRequest('Escreva os dias do período como 2026-11-30.')
}
