import type { FastifyReply, FastifyRequest } from 'fastify'
import { readCookies, setCookie } from './cookies.ts'
import type { NonceHolder } from './nonce.ts'
import { mayCall } from './rights/rights.ts'
import { managesShop, type StaffRole, worksInShop } from './rights/roles.ts'

export type Role = StaffRole | 'customer' | 'subscriber'
export type User = { id: number; login: string; displayName: string; email: string; roles: Role[] }

/** Who is asking. A visitor has a session only once there is something to remember. */
export type Visitor = {
  sessionId: number | undefined
  user: User | undefined
  /** Something waits to be told; undefined where it was not looked for. */
  hasNotices?: boolean
}

/** `endsWithBrowser`: closing the browser forgets it, however long it would still live. */
type OpenedSession = { sessionId: number; token: string; lifeSeconds: number; endsWithBrowser?: boolean }

/** What is needed of the place that keeps sessions. */
export type Sessions = {
  find: (token: string) => Promise<{ sessionId: number; user: User | undefined; hasNotices?: boolean } | undefined>
  open: (user: User | undefined) => Promise<OpenedSession>
  /** Signing in or out gives the visitor a new token; the old one is dead at once. */
  replace: (oldToken: string | undefined, user: User | undefined, isRemembered?: boolean) => Promise<OpenedSession>
  close: (token: string) => Promise<void>
}

export type Visitors = {
  /** The token of the session cookie, for those who look the session up together with what belongs to it. */
  tokenOf: (request: FastifyRequest) => string | undefined
  /** Reads the session cookie. Public pages call this only where the visitor is told something. */
  of: (request: FastifyRequest) => Promise<Visitor>
  /** The visitor with a session, opened now if there was none. */
  remember: (request: FastifyRequest, reply: FastifyReply) => Promise<Visitor & { sessionId: number }>
  /** `isRemembered`: the visitor asked to stay signed in («Lembre-me»). */
  signIn: (
    request: FastifyRequest,
    reply: FastifyReply,
    user: User,
    isRemembered?: boolean,
  ) => Promise<Visitor & { sessionId: number }>
  signOut: (request: FastifyRequest, reply: FastifyReply) => Promise<void>
}

/** Somebody who works in the shop, whatever they may do there. */
export const isStaff = ({ user }: Visitor) => worksInShop(user?.roles ?? [])
/** Somebody who runs the shop. */
export const isManager = ({ user }: Visitor) => managesShop(user?.roles ?? [])
/** Whether the table of rights opens this to a visitor: `mayReach(visitor, 'POST', '/previa/')`. */
export const mayReach = ({ user }: Visitor, method: string, route: string) => mayCall(user?.roles ?? [], method, route)

export const holderOf = (visitor: Visitor): NonceHolder => ({ sessionId: visitor.sessionId, userId: visitor.user?.id })

export function createVisitors({ sessions, shopUrl }: { sessions: Sessions; shopUrl: string }): Visitors {
  const secure = shopUrl.startsWith('https:')
  // The prefix makes browsers refuse such a cookie from a subdomain or without encryption.
  const cookieName = secure ? '__Host-vitrine_session' : 'vitrine_session'
  const known = new WeakMap<FastifyRequest, Visitor>()
  const tokenOf = (request: FastifyRequest) => {
    const token = readCookies(request.headers.cookie).get(cookieName)
    return token && /^[\w-]{43}$/.test(token) ? token : undefined
  }
  const remember = (request: FastifyRequest, reply: FastifyReply, session: OpenedSession, user: User | undefined) => {
    setCookie(reply, cookieName, session.token, {
      secure,
      maxAgeSeconds: session.endsWithBrowser ? undefined : session.lifeSeconds,
    })
    const visitor = { sessionId: session.sessionId, user }
    known.set(request, visitor)
    return visitor
  }

  const of: Visitors['of'] = async (request) => {
    const before = known.get(request)
    if (before) return before
    const token = tokenOf(request)
    const found = token ? await sessions.find(token) : undefined
    const visitor: Visitor = found ?? { sessionId: undefined, user: undefined }
    known.set(request, visitor)
    return visitor
  }

  return {
    tokenOf,
    of,
    remember: async (request, reply) => {
      const visitor = await of(request)
      if (visitor.sessionId !== undefined) return { ...visitor, sessionId: visitor.sessionId }
      return remember(request, reply, await sessions.open(undefined), undefined)
    },
    signIn: async (request, reply, user, isRemembered) =>
      remember(request, reply, await sessions.replace(tokenOf(request), user, isRemembered), user),
    signOut: async (request, reply) => {
      const token = tokenOf(request)
      if (token) await sessions.close(token)
      setCookie(reply, cookieName, '', { secure, maxAgeSeconds: 0 })
      known.set(request, { sessionId: undefined, user: undefined })
    },
  }
}
