import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify'

const ROUTE = /^\/wc-ajax\/([a-z_]{1,80})$/
const ACTION = /^woocommerce_([a-z_]{1,80})$/

/** Answers an admin-ajax action as its wc-ajax call would be answered; undefined when there is no such call. */
export type AjaxAliases = (action: unknown, request: FastifyRequest) => ((reply: FastifyReply) => unknown) | undefined

/**
 * Every wc-ajax call is also the admin-ajax action `woocommerce_<call>`, by the same methods. Routes are noted as they are
 * opened, so this comes before the first of them, and a new call has its twin by itself.
 */
export function collectAjaxAliases(http: FastifyInstance): AjaxAliases {
  const handlers = new Map<string, RouteHandlerMethod>()
  http.addHook('onRoute', ({ url, method, handler, ...route }) => {
    const name = ROUTE.exec(url)?.[1]
    if (name === undefined) return
    if (route.schema || route.onRequest || route.preValidation || route.preHandler)
      throw new Error(
        `The route ${url} checks something before its handler, and its admin-ajax twin would not. Check it inside of the handler.`,
      )
    for (const one of [method].flat()) handlers.set(`${one} ${name}`, handler)
  })
  return (action, request) => {
    const name = typeof action === 'string' ? ACTION.exec(action)?.[1] : undefined
    const handler = handlers.get(`${request.method} ${name}`)
    return handler && ((reply) => handler.call(http, request, reply))
  }
}
