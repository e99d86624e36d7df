import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ShopSettings } from '#content/settings/service.ts'
import type { Nonces } from '#http/nonce.ts'
import { sendPrivatePage } from '#http/private-page.ts'
import { forbidden, notFound } from '#http/problem.ts'
import { allRights } from '#http/rights/rights.ts'
import { managesShop } from '#http/rights/roles.ts'
import { withReports } from '#http/security-headers.ts'
import { holderOf, isStaff, type Visitor, type Visitors } from '#http/visitor.ts'
import { WORKBENCH_BASE, WORKBENCH_FILES } from './addresses.ts'
import { createFileReader, neededAt } from './files.ts'
import { firstQuestions } from './first-questions.ts'
import { workbenchPolicy } from './policy.ts'
import { workbenchShell } from './shell.tsx'

const REST_NONCE = 'wp_rest'
/** Their names carry a fingerprint of their content, but only those who were let in may have a copy. */
const KEPT_BY_ITS_OWNER = 'private, max-age=31536000, immutable'

type Options = {
  visitors: Visitors
  nonces: Nonces
  settings: ShopSettings
  extensions: { isActive: (name: string) => boolean }
  /** Shops whose pages are compared with those here. */
  moves: { framedHosts: () => Promise<string[]> }
  /** The shop's own sign-in, which leads back to where the person wanted to go. */
  askToSignIn: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>
}

/** The merchant's workbench: one page for all of its addresses, and its scripts. Whoever does not run the shop gets nothing of either. */
export function registerWorkbench(
  http: FastifyInstance,
  { visitors, nonces, settings, extensions, moves, askToSignIn }: Options,
) {
  const files = createFileReader()

  const draw = async (path: string, visitor: Visitor & { user: NonNullable<Visitor['user']> }) => {
    const styleNonce = randomBytes(16).toString('base64')
    const { user } = visitor
    const html = workbenchShell({
      shopName: (await settings.shop()).name,
      person: {
        id: user.id,
        name: user.displayName,
        roles: user.roles,
        rights: managesShop(user.roles) ? undefined : allRights(user.roles),
      },
      restRoot: '/wp-json/',
      restNonce: nonces.make(REST_NONCE, holderOf(visitor)),
      styleNonce,
      entry: files().entry,
      early: files().early,
      preloads: neededAt(path, files()),
      questions: firstQuestions(path),
      extensions: Object.entries(files().extensions)
        .filter(([name]) => extensions.isActive(name))
        .map(([name, file]) => ({ name, src: WORKBENCH_FILES + file })),
    })
    return {
      status: 200,
      html,
      headers: { ...withReports(workbenchPolicy(styleNonce, await moves.framedHosts())), 'x-robots-tag': 'noindex, nofollow' },
    }
  }

  http.get(`${WORKBENCH_FILES}:name`, async (request, reply) => {
    void reply.header('cache-control', 'no-store, private')
    if (!isStaff(await visitors.of(request))) throw notFound()
    const file = files().bytes.get((request.params as { name: string }).name)
    if (!file) throw notFound()
    const accepted = request.headers['accept-encoding'] ?? ''
    const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined
    if (encoding) void reply.header('content-encoding', encoding)
    return reply
      .headers({ 'cache-control': KEPT_BY_ITS_OWNER, vary: 'Accept-Encoding, Cookie' })
      .type('text/javascript; charset=utf-8')
      .send(file[encoding ?? 'plain'])
  })

  for (const url of [`${WORKBENCH_BASE}/`, `${WORKBENCH_BASE}/*`])
    http.get(url, async (request, reply) => {
      void reply.headers({ 'cache-control': 'no-store, private', 'x-robots-tag': 'noindex, nofollow' })
      const visitor = await visitors.of(request)
      if (!visitor.user) return await askToSignIn(request, reply)
      if (!isStaff(visitor)) throw forbidden('O painel é de quem administra a loja. A sua conta é de cliente.')
      return await sendPrivatePage(request, reply, await draw(request.url.split('?', 1)[0]!, { ...visitor, user: visitor.user }))
    })

  for (const url of ['/wp-admin/', '/wp-admin/index.php'])
    http.get(url, (_request, reply) => reply.header('cache-control', 'no-store').redirect(`${WORKBENCH_BASE}/`, 302))
}
