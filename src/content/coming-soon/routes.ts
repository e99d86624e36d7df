import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Nonces } from '#http/nonce.ts'
import { addressGroup, type Limiter } from '#http/rate-limit.ts'
import { holderOf, isManager, isStaff, type Visitors } from '#http/visitor.ts'
import { isOpenPath } from './open-paths.ts'
import type { ComingSoon } from './service.ts'
import { readOutcome, WAITING_PARAMETER, WAITING_URL, type WaitingOutcome } from './waiting-list.ts'

type Options = { comingSoon: ComingSoon; visitors: Visitors; nonces: Nonces; shopUrl: string }

const REST_NONCE = 'wp_rest'
/** Whoever has a family behind one address may all ask. */
const ASKS_PER_ADDRESS = { max: 10, windowSeconds: 3_600 }
const NO_STORE = { 'cache-control': 'no-store, private', 'x-robots-tag': 'noindex' }

type Guard = {
  comingSoon: Pick<ComingSoon, 'known' | 'learn'>
  visitors: Visitors
  draw: DrawComingSoon
}
/** `outcome`: what became of the address that this visitor left; `typed`: one that could not be noted. */
export type DrawComingSoon = (
  outcome: WaitingOutcome | undefined,
  typed?: string,
) => Promise<{ html: string; headers: Record<string, string> }>

/** While the shop is being prepared its pages are for those who run it; everybody else is told to come back. */
export function guardPages(http: FastifyInstance, { comingSoon, visitors, draw }: Guard) {
  const guarded = new WeakSet<FastifyRequest>()
  const turnAway = async (request: FastifyRequest, reply: FastifyReply): Promise<boolean> => {
    if (!(comingSoon.known() ?? (await comingSoon.learn()))) return false
    guarded.add(request)
    if (isStaff(await visitors.of(request))) return false
    const { html, headers } = await draw(readOutcome((request.query as Record<string, unknown>)[WAITING_PARAMETER]))
    void reply
      .headers({ ...headers, 'x-robots-tag': 'noindex' })
      .type('text/html; charset=utf-8')
      .send(html)
    return true
  }
  const decide = async (request: FastifyRequest, reply: FastifyReply, done: (problem?: Error) => void) => {
    try {
      if (await turnAway(request, reply)) return
    } catch (problem) {
      return done(problem as Error)
    }
    done()
  }
  http.addHook('onRequest', (request, reply, done) => {
    const isPage = request.method === 'GET' || request.method === 'HEAD'
    if (comingSoon.known() === false || !isPage || isOpenPath(request.url)) return done()
    void decide(request, reply, done)
  })
  // One address has two answers for now: nobody in between may keep either.
  http.addHook('onSend', (request, reply, payload, done) => {
    if (guarded.has(request)) void reply.header('cache-control', 'no-store, private').removeHeader('etag')
    done(null, payload)
  })
}

/** The banner for those who run the shop, which the API's route of the person puts away. */
export function registerComingSoon(http: FastifyInstance, { comingSoon, visitors, nonces, shopUrl }: Options) {
  http.get('/coming-soon/banner/', async (request, reply) => {
    const visitor = await visitors.of(request)
    const { sessionId, user } = visitor
    void reply.headers(NO_STORE)
    const isShown =
      user &&
      sessionId !== undefined &&
      isManager(visitor) &&
      (await comingSoon.isOn()) &&
      !(await comingSoon.isDismissed(sessionId))
    if (!isShown) return reply.code(204).send()
    return { restUrl: `${shopUrl}/wp-json/wp/v2/users/${user.id}`, nonce: nonces.make(REST_NONCE, holderOf(visitor)) }
  })
}

type Waiting = { comingSoon: Pick<ComingSoon, 'isOn' | 'join'>; limiter: Limiter; draw: DrawComingSoon }

/** Who wants to hear of the opening. What can't be noted is shown again, to be mended. */
export function registerWaitingList(http: FastifyInstance, { comingSoon, limiter, draw }: Waiting) {
  http.post(WAITING_URL, async (request, reply) => {
    limiter.take('waiting-list', addressGroup(request.ip), ASKS_PER_ADDRESS)
    const { email, site } = (request.body ?? {}) as Record<string, unknown>
    // Whoever fills in the trap is thanked like everybody and leaves nothing behind.
    const isTrapped = site !== undefined && site !== ''
    const outcome = isTrapped || !(await comingSoon.isOn()) ? 'anotado' : await comingSoon.join(email)
    if (outcome === 'anotado') return reply.headers(NO_STORE).redirect(`/?${WAITING_PARAMETER}=${outcome}`, 303)
    const { html, headers } = await draw(outcome, typeof email === 'string' ? email.slice(0, 254) : '')
    return reply
      .code(422)
      .headers({ ...headers, ...NO_STORE })
      .type('text/html; charset=utf-8')
      .send(html)
  })
}
