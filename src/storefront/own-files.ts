import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { ANSWERS_WHEN_BUSY } from '#http/pressure.ts'
import { DEFAULT_ANIMATION } from '#widgets/lottie/animation-address.ts'

const here = (...path: string[]) => readFileSync(join(import.meta.dirname, ...path))
const JS = 'text/javascript; charset=utf-8'

/** Files that come with the shop as they are: the default animation, and what only very old browsers ask for. */
export function registerOwnFiles(http: FastifyInstance) {
  const files: [address: string, type: string, bytes: Buffer][] = [
    [DEFAULT_ANIMATION, 'application/json; charset=utf-8', here('..', 'widgets', 'lottie', 'vaso.json')],
    ['/legacy/picture-check.js', JS, here('legacy', 'picture-check.js')],
    ['/legacy/picture-fill.js', JS, here('legacy', 'picture-fill.js')],
  ]
  for (const [address, type, bytes] of files) {
    http.get(address, ANSWERS_WHEN_BUSY, (_request, reply) =>
      reply.header('cache-control', 'public, max-age=86400').type(type).send(bytes),
    )
  }
}
