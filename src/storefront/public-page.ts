import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { withKeptTables } from '#db/kept-tables.ts'
import { makesKeptPage } from '#db/page-reads.ts'
import { batchReads } from '#db/request-batching.ts'
import type { Notice } from '#content/notices/contract.ts'
import type { PageCache } from '#http/page-cache.ts'
import { ANSWERS_WHEN_BUSY } from '#http/pressure.ts'
import { sendPrivatePage } from '#http/private-page.ts'
import { notFound } from '#http/problem.ts'
import { mayReach, type Visitors } from '#http/visitor.ts'
import { modeOf, PREVIEW_PARAMETER } from './edit-mode.ts'
import type { Site } from './site.tsx'
import type { PageModel } from './page-model.ts'
import type { WaitingNotices } from './waiting-notices.ts'

export type Params = { slug?: string; page?: string; year?: string; month?: string; day?: string; '*'?: string }

/** What of an address beside its path changes the page, and where a page with it is kept. */
export type Asked = { key: string; cache: PageCache; model: () => Promise<PageModel | undefined> }

type Answered = Asked | { redirect: string; isForGood?: boolean }
type Ask = (params: Params, query: Record<string, unknown>) => Answered | Promise<Answered>
type Options = {
  site: Site
  visitors: Pick<Visitors, 'of'>
  takeNotices: WaitingNotices
  /** Where an address leads if nothing stands there. */
  movedTo: (url: string) => Promise<unknown>
}

/**
 * Registers public pages: each is the same for everybody, and its key holds only what may change it. Private are the builder's, and
 * the one on which a visitor is told something.
 */
export function createPublicPages(http: FastifyInstance, { site, visitors, takeNotices, movedTo }: Options) {
  return (url: string, ask: Ask) => {
    http.get(url, ANSWERS_WHEN_BUSY, async (request, reply) => {
      const path = request.url.split('?', 1)[0]!
      // Addresses of ours are plain: whatever else was sent never reaches a table or a redirect.
      if (!/^[a-z0-9/-]*$/.test(path)) throw notFound()
      if (!path.endsWith('/')) {
        // One step leads there, not two: whoever knows what moved finds it by either spelling.
        if ((await movedTo(path)) !== undefined && !(await isThere(ask, request))) throw notFound()
        return toSlash(request, reply, path)
      }
      const asked = await ask(request.params as Params, request.query as Record<string, unknown>)
      if ('redirect' in asked) return reply.redirect(asked.redirect, asked.isForGood ? 301 : 302)
      const input = (request.query as Record<string, unknown>)[PREVIEW_PARAMETER]
      if (input !== undefined && modeOf({ input, isStaff: mayReach(await visitors.of(request), 'POST', '/previa/') }) === 'edit')
        return await edited(request, reply, asked)
      const notices = await takeNotices(request, reply)
      if (notices.length > 0) return await told(request, reply, asked, notices)
      const key = path + asked.key
      if (request.url === path) asked.cache.open(path, { key, route: url })
      return await asked.cache.answer(request, reply, key, () =>
        makesKeptPage(() =>
          withKeptTables(() =>
            batchReads(async () => {
              const model = await asked.model()
              if (!model) throw notFound()
              return await site.render(model)
            }),
          ),
        ),
      )
    })
  }

  async function isThere(ask: Ask, request: FastifyRequest) {
    const asked = await ask(request.params as Params, {})
    return 'redirect' in asked || (await asked.model()) !== undefined
  }

  async function told(request: FastifyRequest, reply: FastifyReply, { model: find }: Asked, notices: Notice[]) {
    const model = await find()
    if (!model) throw notFound()
    return await sendPrivatePage(request, reply, await site.render({ ...model, info: { ...model.info, notices } }))
  }

  async function edited(request: FastifyRequest, reply: FastifyReply, { model: find }: Asked) {
    const model = await find()
    if (!model) throw notFound()
    void reply.headers({ 'x-frame-options': 'SAMEORIGIN', 'x-robots-tag': 'noindex' })
    return await sendPrivatePage(request, reply, await site.render(model, 'edit'))
  }
}

/** One address for one page: without the slash at the end a visitor is led to the one with it. */
function toSlash(request: FastifyRequest, reply: FastifyReply, path: string) {
  const query = request.url.slice(path.length)
  return reply.redirect(`${path}/${query}`, 301)
}

/** Pages past ten thousand exist in no honest list. */
export function pageNumber(text: string | undefined) {
  if (text === undefined) return 1
  if (!/^[1-9]\d{0,3}$/.test(text)) throw notFound()
  return Number(text)
}
