import type { Middleware } from './contract.ts'

const OVERRIDDEN = new Set(['PUT', 'PATCH', 'DELETE'])

/** Old proxies let only GET and POST through: what is meant stands in a header. */
export const methodOverride: Middleware = (call, next) => {
  const method = (call.method ?? 'GET').toUpperCase()
  if (!OVERRIDDEN.has(method)) return next(call)
  return next({
    ...call,
    method: 'POST',
    headers: {
      ...call.headers,
      'X-HTTP-Method-Override': method,
      ...(call.body === undefined && { 'Content-Type': 'application/json' }),
    },
  })
}
