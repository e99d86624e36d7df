import type { FastifyInstance } from 'fastify'
import { badRequest } from '#http/problem.ts'
import { addressGroup, type Limiter } from '#http/rate-limit.ts'
import type { Visitors } from '#http/visitor.ts'
import type { Given, Ledger } from './ledger.ts'

type Options = { ledger: Ledger; visitors: Visitors; limiter: Limiter }

/** A person changes their mind a few times; an office behind one address does so a few times each. */
const CHOICES_PER_ADDRESS = { max: 30, windowSeconds: 600 }
const NO_STORE = { 'cache-control': 'no-store, private' }

/** Where choices are written down. */
export function registerConsent(http: FastifyInstance, { ledger, visitors, limiter }: Options) {
  http.post('/consent/', async (request, reply) => {
    limiter.take('consent', addressGroup(request.ip), CHOICES_PER_ADDRESS)
    await ledger.record(readGiven(request.body), { token: visitors.tokenOf(request), ip: request.ip })
    return reply.headers(NO_STORE).code(204).send()
  })
}

function readGiven(body: unknown): Given {
  const { receipt, version, statistics, marketing, method } = (body ?? {}) as Record<string, unknown>
  if (
    typeof receipt === 'string' &&
    /^[\w-]{22}$/.test(receipt) &&
    typeof version === 'string' &&
    /^[\w-]{1,20}$/.test(version) &&
    typeof statistics === 'boolean' &&
    typeof marketing === 'boolean' &&
    (method === 'banner' || method === 'preferences' || method === 'script')
  )
    return { receipt, version, statistics, marketing, method }
  throw badRequest('Não entendemos a escolha de cookies. Recarregue a página e escolha de novo.', 'invalid_consent')
}
