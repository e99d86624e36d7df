import type { FastifyInstance } from 'fastify'
import { rawBodyOf } from '#http/body-parsers.ts'
import type { Limiter } from '#http/rate-limit.ts'
import { noteSecurity } from '#http/security-events.ts'
import { type CarrierNotifications, NOTIFICATION_PATH } from './notifications.ts'

type Options = { carrierNotifications: Pick<CarrierNotifications, 'receive'>; limiter: Limiter }

/** A carrier tells of many parcels at once; whoever guesses at addresses tells of none. */
const CALLS_PER_ADDRESS = { max: 600, windowSeconds: 60 }
const NO_STORE = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }
const ADDRESS = `${NOTIFICATION_PATH}/:carrier/:key`

/** Where carriers call the shop. Services try the address with GET before they keep it. */
export function registerTrackingNotifications(http: FastifyInstance, { carrierNotifications, limiter }: Options) {
  http.get(ADDRESS, (_request, reply) => reply.headers(NO_STORE).send({ received: true }))
  http.post(ADDRESS, async (request, reply) => {
    await limiter.takeTogether('tracking-notification', request.ip, CALLS_PER_ADDRESS)
    const { carrier, key } = request.params as { carrier: string; key: string }
    const received = await carrierNotifications.receive(carrier, key, { raw: rawBodyOf(request), headers: request.headers })
    if (received === 'unknown') return reply.callNotFound()
    if (received === 'taken') return reply.headers(NO_STORE).send({ received: true })
    noteSecurity(request, 'tracking-forged')
    return reply.code(401).headers(NO_STORE).send({ message: 'Aviso de rastreio inválido.' })
  })
}
