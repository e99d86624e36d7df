import type { FastifyInstance } from 'fastify'
import { addressGroup, type Limiter } from '#http/rate-limit.ts'
import { readCep } from '#kit/brazil/cep.ts'
import type { CepService } from './cep-service.ts'

/** Somebody who corrects a CEP again and again fits in; who reads out the whole country does not. */
const CEPS_PER_ADDRESS = { max: 30, windowSeconds: 60 }

/** Street and bairro of a CEP, for the form to fill in where nothing was typed. */
export function registerCepLookup(
  http: FastifyInstance,
  { ceps, limiter }: { ceps: Pick<CepService, 'find'>; limiter: Limiter },
) {
  http.get('/wc-ajax/vitrine_cep', async (request, reply) => {
    limiter.take('cep', addressGroup(request.ip), CEPS_PER_ADDRESS)
    const cep = readCep((request.query as Record<string, unknown>)['cep'])
    const place = cep === undefined ? undefined : await ceps.find(cep)
    return reply
      .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
      .send(place ? { success: true, data: place } : { success: false })
  })
}
