import { salesByOrigin } from '#shop/attribution/report.ts'
import { maybe, text } from '#http/rest/arguments.ts'
import { endpoint, type Route } from '#http/rest/contract.ts'
import { RestProblem } from '#http/rest/rest-problem.ts'
import { itemSchema } from '../item-schema.ts'
import { NO_STORE, staffByCookie } from '../authorize.ts'
import type { ApiRoutes, ApiServices } from '../services.ts'

const DAY_MS = 86_400_000
/** Three years of orders are read in a moment; more is a question for another tool. */
const MAX_DAYS = 1_100

/** The merchant's question: where do our buyers come from? */
const originRoutes = ({ db, visitors, clock }: Pick<ApiServices, 'db' | 'visitors' | 'clock'>): Route[] => [
  {
    namespace: 'vitrine/v1',
    path: '/reports/origins',
    schema: itemSchema('sales_by_origin', { after: 'text', before: 'text', data: 'list' }),
    response: 'one',
    endpoints: [
      endpoint({
        methods: ['GET'],
        args: { after: maybe(text({ description: 'First day.' })), before: maybe(text({ description: 'Last day.' })) },
        authorize: staffByCookie(visitors, '/vitrine/v1/reports/origins'),
        answer: async ({ args: { after, before }, front }) => {
          const { after: first, before: last } = front.request.query as Record<string, unknown>
          if (Array.isArray(first) || Array.isArray(last)) throw noDay()
          const to = before === undefined ? dayOf(clock.now()) : readDay(before)
          const from = after === undefined ? dayOf(Date.parse(to) - 29 * DAY_MS) : readDay(after)
          const days = (Date.parse(to) - Date.parse(from)) / DAY_MS
          if (days < 0 || days > MAX_DAYS) throw badPeriod('O período deve começar antes de terminar e ter no máximo três anos.')
          return { body: { after: from, before: to, data: await salesByOrigin(db, { from, to }) }, headers: NO_STORE }
        },
      }),
    ],
  },
]
export default originRoutes satisfies ApiRoutes

const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10)

function readDay(value: string): string {
  if (/^20\d\d-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value)) && dayOf(Date.parse(value)) === value) return value
  throw noDay()
}

const badPeriod = (message: string) => new RestProblem(400, 'bad_request', message)
const noDay = () => badPeriod('Escreva os dias do período como 2026-11-30.')
