import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PageCache } from '#http/page-cache.ts'
import type { Problem } from '#http/problem.ts'
import type { Assets } from './assets.ts'
import { type SearchHelp, WaysOn } from './pages/search-help.tsx'
import { createPlainErrorPages, ErrorMessage, headingOf } from './error-page.tsx'
import type { Site } from './site.tsx'
import type { PageModel } from './page-model.ts'

type Options = { site: Site; cache: PageCache; assets: Assets; help: () => Promise<SearchHelp>; shopUrl: string }

/** A problem as a page of the shop. Those of our own making are drawn without the database, which may be their cause. */
export function createErrorPages({ site, cache, assets, help, shopUrl }: Options) {
  const plainPage = createPlainErrorPages({ style: site.plainStyle, runtime: assets.runtime, shopUrl })
  const plain = (problem: Problem, request: FastifyRequest, reply: FastifyReply) => {
    const { html, headers } = plainPage(problem, request.id)
    return reply.code(problem.status).headers(headers).type('text/html; charset=utf-8').send(html)
  }
  return async (problem: Problem, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (problem.status >= 500) return plain(problem, request, reply)
    try {
      // The key names the kind of problem, not the address: a flood of wrong addresses is drawn once.
      const key = `problem:${problem.status}:${problem.code}`
      return await cache.answer(request, reply, key, async () => {
        const ways = problem.status === 404 || problem.status === 410 ? await help() : undefined
        return { ...(await site.render(problemPage(problem, ways))), keep: true }
      })
    } catch {
      return plain(problem, request, reply)
    }
  }
}

/** With ways on where the page is not ours to mend: a search, the categories, what others buy. */
export function problemPage(problem: Problem, help?: SearchHelp): PageModel {
  return {
    info: { id: 0, kind: 'error', title: headingOf(problem.status), path: '/', crumbs: [], pageNumber: 1 },
    head: { description: problem.message, canonical: undefined },
    status: problem.status,
    bodyClass: `error${problem.status}`,
    tags: help ? ['products'] : [],
    styles: ['error', ...(help ? ['listing', 'search'] : [])],
    ...(help && { widgets: ['products'] }),
    body: {
      node: (
        <>
          <ErrorMessage problem={problem} />
          {help && (
            <div className="page-width error-page-help">
              <WaysOn label="Buscar na loja" help={help} />
            </div>
          )}
        </>
      ),
    },
  }
}
