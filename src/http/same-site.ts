import type { FastifyRequest } from 'fastify'
import { forbidden } from './problem.ts'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * A write must come from our own pages. Browsers say where a request comes from (Sec-Fetch-Site, Origin);
 * programs that are no browsers say nothing, carry no cookies of a victim, and pass.
 */
export function refuseForeignWrites(request: FastifyRequest, shopUrl: string) {
  if (SAFE_METHODS.has(request.method)) return
  const site = request.headers['sec-fetch-site']
  if (site === 'cross-site') throw foreign()
  const { origin } = request.headers
  if (origin === undefined) return
  if (origin !== new URL(shopUrl).origin && origin !== `${request.protocol}://${request.headers.host ?? ''}`) throw foreign()
}

const foreign = () => forbidden('Este pedido veio de outro site e foi recusado por segurança.', 'cross_site')
