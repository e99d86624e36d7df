import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PageCache } from '#http/page-cache.ts'
import type { Problem } from '#http/problem.ts'
import type { Assets } from './assets.ts'
import { createPlainErrorPages, ErrorMessage, headingOf } from './error-page.tsx'
import type { Site, Subject } from './site.tsx'

type Options = { site: Site; cache: PageCache; assets: Assets; shopUrl: string }

/** A problem as a page of the shop. Those of our own making are drawn without the database, which may be their cause. */
export function createErrorPages({ site, cache, assets, shopUrl }: Options) {
  const plainPage = createPlainErrorPages({ style: site.baseStyle, runtime: assets.runtime, shopUrl })
  const plain = (problem: Problem, request: FastifyRequest, reply: FastifyReply) => {
    const { html, headers } = plainPage(problem, request.id)
    return reply.code(problem.status).headers(headers).type('text/html; charset=utf-8').send(html)
  }
  return async (problem: Problem, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (problem.status >= 500) return plain(problem, request, reply)
    try {
      // The key names the kind of problem, not the address: a flood of wrong addresses is drawn once.
      const key = `problem:${problem.status}:${problem.code}`
      return await cache.answer(request, reply, key, async () => ({ ...(await site.render(problemPage(problem))), keep: true }))
    } catch {
      return plain(problem, request, reply)
    }
  }
}

export function problemPage(problem: Problem): Subject {
  return {
    info: { id: 0, kind: 'error', title: headingOf(problem.status), path: '/', crumbs: [], pageNumber: 1 },
    head: { description: problem.message, canonical: undefined },
    status: problem.status,
    bodyClass: `error${problem.status}`,
    tags: [],
    body: { node: <ErrorMessage problem={problem} /> },
  }
}
