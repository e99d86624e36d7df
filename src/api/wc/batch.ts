import type { TProperties } from 'typebox'
import { anything, listOf, maybe } from '#http/rest/arguments.ts'
import { type Call, endpoint, type Method, type Route } from '#http/rest/contract.ts'
import { problemBody, RestProblem } from '#http/rest/rest-problem.ts'
import { batchSchema } from '../item-schema.ts'
import { wcMay } from '../authorize.ts'
import type { ApiServices } from '../services.ts'

/** Somebody who changes a whole shop does it a hundred things at a time. */
const MOST_AT_ONCE = 100

type Entries = { create?: unknown[]; update?: unknown[]; delete?: unknown[] }

type Services = Pick<ApiServices, 'dispatch'>

/** Some routes, the first of them a list, and `…/batch` beside it: creates, changes and deletes several, each as if it had been asked for alone. */
export const withBatch = (services: Services, [list, ...others]: Route[]): Route[] => [
  list!,
  batchRoute(services, list!),
  ...others,
]

function batchRoute({ dispatch }: Services, { path: list, schema, endpoints: [first] }: Route): Route {
  const each = (call: Call<unknown>) => async (method: Method, path: string, body: unknown, at: number) => {
    if (typeof body !== 'object' || body === null || Array.isArray(body)) return { ok: false, body: problemBody(notAnItem()) }
    // The key of the batch is one for each of its entries.
    const key = call.headers['idempotency-key']
    const headers = key ? { ...call.headers, 'idempotency-key': `${at} ${key}` } : call.headers
    const answer = await dispatch({ ...call, method, path, query: {}, body, headers })
    return { ok: answer.status < 300, body: answer.body as Record<string, unknown> }
  }
  return {
    namespace: 'wc/v3',
    path: `${list}/batch`,
    schema: schema && batchSchema(schema),
    endpoints: [
      endpoint({
        methods: ['POST', 'PUT', 'PATCH'],
        args: { ...argumentsIn(list, first!.args), ...ENTRIES },
        authorize: wcMay.batch,
        answer: async (call) => {
          const { create = [], update = [], delete: gone = [] } = call.args as Entries
          if (create.length + update.length + gone.length > MOST_AT_ONCE) throw tooMany()
          const path = call.path.replace(/\/batch\/?$/, '')
          const ask = each(call)
          const made = await inTurn(create, async (entry, at) => told(0, await ask('POST', path, entry, at)))
          const changed = await inTurn(update, async (entry, at) => {
            const id = idOf((entry as { id?: unknown } | null)?.id)
            return told(id, await ask('PUT', `${path}/${id}`, entry, at))
          })
          const deleted = await inTurn(gone, async (entry, at) => {
            const id = idOf(entry)
            return told(id, await ask('DELETE', `${path}/${id}`, { force: true }, at))
          })
          return {
            body: {
              ...(create.length > 0 && { create: made }),
              ...(update.length > 0 && { update: changed }),
              ...(gone.length > 0 && { delete: deleted }),
            },
          }
        },
      }),
    ],
  }
}

const argumentsIn = (path: string, args: TProperties) =>
  Object.fromEntries(Object.entries(args).filter(([name]) => path.includes(`{${name}}`)))

const ENTRIES = {
  create: maybe(listOf(anything())),
  update: maybe(listOf(anything())),
  delete: maybe(listOf(anything())),
}

const tooMany = () =>
  new RestProblem(
    413,
    'woocommerce_rest_request_entity_too_large',
    `Não é possível aceitar mais de ${MOST_AT_ONCE} itens nesta requisição.`,
  )

const notAnItem = () => new RestProblem(400, 'rest_invalid_param', 'Cada item do lote precisa ser um objeto.')

const idOf = (raw: unknown) => (/^\d{1,15}$/.test(String(raw)) ? Number(raw) : 0)

const told = (id: number, { ok, body }: { ok: boolean; body: Record<string, unknown> }) => (ok ? body : { id, error: body })

/** One after the other: a later one may build on an earlier one. */
async function inTurn<T>(entries: unknown[], work: (entry: unknown, at: number) => Promise<T>): Promise<T[]> {
  const results: T[] = []
  for (const [at, entry] of entries.entries()) results.push(await work(entry, at))
  return results
}
