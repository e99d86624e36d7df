import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Notice } from '#content/notices/contract.ts'
import type { Notices } from '#content/notices/service.ts'
import { databaseTrouble } from '#db/trouble.ts'
import { readCookies } from '#http/cookies.ts'
import type { Visitors } from '#http/visitor.ts'
import { NOTICES_COOKIE, noticesAreTold } from '#shop/cart/routes.ts'

type Options = { visitors: Pick<Visitors, 'of'>; notices: Pick<Notices, 'take'>; secure: boolean }

/** What waits to be told to the visitor who opens this page. Nothing is asked for unless the visitor's cookie says that something waits. */
export function createWaitingNotices({ visitors, notices, secure }: Options) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<Notice[]> => {
    if (!isOpened(request) || readCookies(request.headers.cookie).get(NOTICES_COOKIE) !== '1') return []
    try {
      const { sessionId } = await visitors.of(request)
      const told = sessionId === undefined ? [] : await notices.take(sessionId)
      // Without any, the page is everybody's and sets no cookie: a cache on the way may keep it.
      if (told.length > 0) noticesAreTold(reply, secure)
      return told
    } catch (error) {
      // The page is there without the database, and the notices wait on.
      if (!databaseTrouble(error)) throw error
      return []
    }
  }
}
export type WaitingNotices = ReturnType<typeof createWaitingNotices>

/** Whether the visitor's cookies say that something may wait, without reading them. */
export const mayHaveNotices = ({ headers }: { headers: { cookie?: string | undefined } }) =>
  headers.cookie?.includes(NOTICES_COOKIE) ?? false

/** A page that a script or a prefetch asks for may never be seen: what waits is not told there. */
function isOpened({ method, headers }: FastifyRequest) {
  const purpose = `${headers['sec-purpose'] ?? ''} ${headers['purpose'] ?? ''}`
  return method === 'GET' && (headers['sec-fetch-dest'] ?? 'document') === 'document' && !purpose.includes('prefetch')
}
