import type { FastifyInstance } from 'fastify'
import { badRequest, forbidden } from '#http/problem.ts'
import { addressGroup, type Limiter } from '#http/rate-limit.ts'
import { isStaff, type VisitorDesk } from '#http/visitor.ts'
import type { Given, Ledger } from './ledger.ts'

type Options = { ledger: Ledger; desk: VisitorDesk; limiter: Limiter }

/** A person changes their mind a few times; an office behind one address does so a few times each. */
const CHOICES_PER_ADDRESS = { max: 30, windowSeconds: 600 }
const NO_STORE = { 'cache-control': 'no-store, private' }

/** Where choices are written down, and where the merchant reads them. */
export function useConsent(http: FastifyInstance, { ledger, desk, limiter }: Options) {
  http.post('/consent/', async (request, reply) => {
    limiter.take('consent', addressGroup(request.ip), CHOICES_PER_ADDRESS)
    await ledger.record(readGiven(request.body), desk.tokenOf(request))
    return reply.headers(NO_STORE).code(204).send()
  })

  http.get('/wp-json/vitrine/v1/consents', async (request, reply) => {
    if (!isStaff(await desk.of(request))) throw forbidden()
    const { before, receipt } = request.query as Record<string, unknown>
    const entries = await ledger.list({
      before: typeof before === 'string' && /^\d{1,15}$/.test(before) ? Number(before) : undefined,
      receipt: typeof receipt === 'string' ? receipt.slice(0, 22) : undefined,
    })
    return reply.headers(NO_STORE).send({ data: entries })
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
