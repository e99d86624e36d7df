import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Nonces } from '#http/nonce.ts'
import { holderOf, type User, type Visitors } from '#http/visitor.ts'
import { RestProblem } from '#http/rest/rest-problem.ts'
import type { Clock } from '#kit/clock.ts'
import type { TokenSessions } from '#shop/accounts/token-sessions.ts'
import { cartHash } from '#shop/cart/keys.ts'
import type { Owner } from '#shop/cart/read-cart.ts'
import type { CartService } from '#shop/cart/service.ts'
import { makeCartToken, newCartName, readCartToken } from './cart-token.ts'

export const STORE_NONCE = 'wc_store_api'
const NOBODY = { sessionId: undefined, userId: undefined }

/** Whoever the cart of a call belongs to: by the cookie, or by a Cart-Token where one is sent. */
export type Visit = {
  sessionId: number | undefined
  user: User | undefined
  /** Undefined until there is something to remember. */
  owner: Owner | undefined
  /** The cookie's token; a Cart-Token has none. */
  token: string | undefined
  /** Of the cart that a Cart-Token names. */
  name: string | undefined
  request: FastifyRequest
  reply: FastifyReply
  /** The same visit with a session, opened now if there was none. */
  open: () => Promise<OpenVisit>
}
export type OpenVisit = Visit & { sessionId: number; owner: Owner }

type Asked = { headers: Record<string, string | undefined>; front: { request: FastifyRequest; reply: FastifyReply } }
type Options = {
  cart: Pick<CartService, 'read'>
  visitors: Visitors
  nonces: Nonces
  sessions: TokenSessions
  secret: string
  clock: Clock
}

/** Says who asks, whether they may write, and what every answer tells them for the next call. */
export function createVisits({ cart, visitors, nonces, sessions, secret, clock }: Options) {
  const nowSeconds = () => Math.floor(clock.now() / 1000)

  const of = async ({ headers, front }: Asked): Promise<Visit> => {
    const name = readCartToken(headers['cart-token'], secret, nowSeconds())
    const named = name === undefined ? undefined : await sessions.find(name)
    // A session that is gone can't be opened again by its number; a name of a cart that never was can.
    if (name !== undefined && (named || name.startsWith('t_')))
      return visitOf(named ?? { sessionId: undefined, user: undefined }, front, name)
    return visitOf(await visitors.of(front.request), front)
  }

  const visitOf = (
    { sessionId, user }: { sessionId: number | undefined; user: User | undefined },
    front: Asked['front'],
    name?: string,
  ): Visit => ({
    sessionId,
    user,
    owner: sessionId === undefined ? undefined : { sessionId, userId: user?.id },
    token: name === undefined ? visitors.tokenOf(front.request) : undefined,
    name,
    ...front,
    open: async () => {
      if (sessionId !== undefined) return visitOf({ sessionId, user }, front, name) as OpenVisit // it has a session
      const opened = name === undefined ? await visitors.remember(front.request, front.reply) : await sessions.open(name)
      return visitOf(opened, front, name) as OpenVisit // it has a session now
    },
  })

  const headersFor = ({ sessionId, user, name }: Visit, hash: string): Record<string, string> => ({
    nonce: nonces.make(STORE_NONCE, holderOf({ sessionId, user })),
    'nonce-timestamp': String(nowSeconds()),
    'user-id': String(user?.id ?? 0),
    'cart-token': makeCartToken(name ?? (sessionId === undefined ? newCartName() : `s_${sessionId}`), secret, nowSeconds()),
    'cart-hash': hash,
    'cache-control': 'no-store',
  })

  return {
    of,
    /** What keeps a call from writing. A Cart-Token is a proof by itself: no page of another site can send one. */
    refusal: ({ name, user, sessionId }: Visit, nonce: string | undefined): RestProblem | undefined => {
      if (name !== undefined) return undefined
      if (nonce === undefined || nonce === '')
        return new RestProblem(401, 'woocommerce_rest_missing_nonce', 'Falta o cabeçalho Nonce. Esta rota exige um nonce válido.')
      // A guest's first nonce stays good once there is a session: clients send several calls at once.
      const holders = [holderOf({ sessionId, user }), ...(user ? [] : [NOBODY])]
      if (holders.some((holder) => nonces.isValid(nonce, STORE_NONCE, holder))) return undefined
      return new RestProblem(403, 'woocommerce_rest_invalid_nonce', 'Nonce inválido.')
    },
    headersFor,
    /** The same where nobody has read the cart yet, as of a refusal. */
    headersOf: async (visit: Visit) => headersFor(visit, cartHash((await cart.read(visit.owner)).cart)),
  }
}
export type Visits = ReturnType<typeof createVisits>
