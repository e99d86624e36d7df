import { anything, choice, listOf, maybe, shape, text } from '#http/rest/arguments.ts'
import { endpoint, type RestRequest, type Route } from '#http/rest/contract.ts'
import { spelledHeaders } from '#http/rest/header-names.ts'
import { nest } from '#http/rest/nested.ts'
import { anybody } from '../authorize.ts'
import type { ApiServices } from '../services.ts'
import { BATCH_SCHEMA } from './schemas.ts'
import type { Visits } from './visit.ts'

const MOST_REQUESTS = 25
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

const one = shape({
  path: text({ minLength: 1, maxLength: 2_000 }),
  method: maybe(choice(METHODS)),
  body: maybe(anything()),
  headers: maybe(anything()),
  cache: maybe(anything()),
})

/** Several calls in one, done one after the other: each sees what the ones before it did. */
export function batchRoutes(
  namespace: string,
  { dispatch, isBatchable, visits }: Pick<ApiServices, 'dispatch' | 'isBatchable'> & { visits: Visits },
): Route[] {
  return [
    {
      namespace,
      path: '/batch',
      schema: BATCH_SCHEMA,
      endpoints: [
        endpoint({
          methods: ['POST'],
          args: { requests: listOf(one, { maxItems: MOST_REQUESTS }) },
          authorize: anybody,
          answer: async (call) => {
            // A form of another site can send fields, but neither headers nor JSON: proofs inside of fields are none.
            const isJson = String(call.front.request.headers['content-type'] ?? '').startsWith('application/json')
            const responses: object[] = []
            for (const { path, method = 'POST', body, headers } of call.args.requests) {
              const { pathname, query } = addressOf(path)
              if (!pathname.startsWith('/wc/store') || !isBatchable(pathname)) {
                responses.push({ ...REFUSED, headers: spelledHeaders(await visits.headersOf(await visits.of(call))) })
                continue
              }
              const request: RestRequest = {
                ...call,
                method,
                path: pathname,
                query,
                body: body ?? {},
                headers: { ...call.headers, ...(isJson && proofsOf(headers)) },
              }
              const { headers: told, ...answer } = await dispatch(request)
              responses.push({ ...answer, headers: spelledHeaders(told) })
            }
            return { status: 207, body: { responses } }
          },
        }),
      ],
    },
  ]
}

/** Below the root, as the calls of their own are; what can't be read is nowhere. */
function addressOf(path: string) {
  const [raw = '', search = ''] = path.split('?', 2)
  try {
    return { pathname: decodeURIComponent(raw), query: nest(Object.fromEntries(new URLSearchParams(search))) }
  } catch {
    return { pathname: '', query: {} }
  }
}

const REFUSED = {
  status: 400,
  body: {
    code: 'rest_batch_not_allowed',
    message: 'A rota solicitada não aceita requisições em lote.',
    data: { status: 400 },
  },
}

/** Of the headers of one call only what says who it is from. */
function proofsOf(headers: unknown): Record<string, string> {
  const given = typeof headers === 'object' && headers !== null ? Object.entries(headers) : []
  return Object.fromEntries(
    given.flatMap(([name, value]) => {
      const lower = name.toLowerCase()
      return ['nonce', 'cart-token'].includes(lower) && typeof value === 'string' ? [[lower, value] as const] : []
    }),
  )
}
