import type { FastifyRequest } from 'fastify'
import { forbidden } from './problem.ts'
import { noteSecurity } from './security-events.ts'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])
/** Where mail programs unsubscribe (RFC 8058), some from a page of their own: the address is signed and no cookie counts there. */
const SIGNED_PATH = '/email/cancelar/'

/**
 * A write must come from our own pages. Browsers say where a request comes from (Sec-Fetch-Site, Origin);
 * programs that are no browsers say nothing, carry no cookies of a victim, and pass.
 */
export function refuseForeignWrites(request: FastifyRequest, shopUrl: string) {
  if (SAFE_METHODS.has(request.method) || request.url.startsWith(SIGNED_PATH)) return
  const site = request.headers['sec-fetch-site']
  if (site === 'cross-site') throw foreign(request)
  const { origin } = request.headers
  if (origin === undefined || origin === new URL(shopUrl).origin) return
  // Without a public address of its own the shop is reached by many names; whoever has one writes from there alone.
  const isTried = shopUrl.startsWith('http:')
  if (!isTried || origin !== `${request.protocol}://${request.headers.host ?? ''}`) throw foreign(request)
}

function foreign(request: FastifyRequest) {
  noteSecurity(request, 'foreign-write')
  return forbidden('Este pedido veio de outro site e foi recusado por segurança.', 'cross_site')
}
