import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AjaxAliases } from './admin-ajax-aliases.ts'
import type { Visitor, Visitors } from './visitor.ts'

export type AjaxAction = {
  /** Who may call it; an action is unknown to everybody else. */
  for: 'everybody' | 'users'
  answer: (call: {
    request: FastifyRequest
    reply: FastifyReply
    visitor: Visitor
    fields: Record<string, unknown>
  }) => Promise<unknown>
}

const NO_STORE = { 'cache-control': 'no-cache, must-revalidate, max-age=0, no-store, private', 'x-robots-tag': 'noindex' }

/** `/wp-admin/admin-ajax.php`: one address for many actions, named by a field. An unknown one answers 400 with a 0. */
export function registerAdminAjax(
  http: FastifyInstance,
  { visitors, actions, twins }: { visitors: Visitors; actions: ReadonlyMap<string, AjaxAction>; twins: AjaxAliases },
) {
  http.route({
    method: ['GET', 'POST'],
    url: '/wp-admin/admin-ajax.php',
    handler: async (request, reply) => {
      const fields = { ...(request.query as object), ...(request.body as object | undefined) } as Record<string, unknown>
      const twin = twins(fields.action, request)
      if (twin) return await twin(reply)
      const visitor = await visitors.of(request)
      const action = typeof fields.action === 'string' ? actions.get(fields.action) : undefined
      void reply.headers(NO_STORE)
      if (!action || (action.for === 'users' && !visitor.user)) return reply.code(400).type('text/html; charset=utf-8').send('0')
      return await action.answer({ request, reply, visitor, fields })
    },
  })
}
