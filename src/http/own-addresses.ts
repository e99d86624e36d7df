import type { FastifyInstance } from 'fastify'

/** Whether this part of an address, below a path like `/` or `/blog/`, belongs to the shop itself. */
export type IsOwnPart = (below: string, part: string) => boolean

/**
 * The addresses that the shop's routes answer, which nothing else can have. They are noted as they are opened, so this comes
 * before the first of them, and a new route keeps its address by itself.
 */
export function noteOwnAddresses(http: FastifyInstance): IsOwnPart {
  const urls = new Set<string>()
  http.addHook('onRoute', ({ url }) => {
    urls.add(url)
  })
  return (below, part) =>
    [...urls].some((url) => url.startsWith(below) && claims(url.slice(below.length).split('/', 1)[0]!, part))
}

/** A name claims itself and a parameter what its pattern allows; one without a pattern leaves room for what people name. */
function claims(claim: string, part: string): boolean {
  if (!claim.startsWith(':')) return claim === part
  const pattern = /^:\w+\((.+)\)$/.exec(claim)?.[1]
  return pattern !== undefined && new RegExp(pattern).test(part)
}
