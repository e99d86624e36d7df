import type { FastifyInstance } from 'fastify'
import type { ReadyDesigns } from '#content/library/ready-service.ts'
import { sendPrivatePage } from '#http/private-page.ts'
import { forbidden, notFound } from '#http/problem.ts'
import { mayReach, type Visitors } from '#http/visitor.ts'
import type { PageModel } from './page-model.ts'
import type { Site } from './site.tsx'

type Options = {
  site: Pick<Site, 'render'>
  readyDesigns: Pick<ReadyDesigns, 'draw'>
  /** The document of a design of the merchant's own. */
  ownDesign: (id: number) => Promise<unknown>
  visitors: Pick<Visitors, 'of'>
}

/** More at once are no picture any more. */
const MOST_TOGETHER = 24
/** A small picture moves by nothing and asks for nothing. */
const SCRIPTS = /<script\b[^>]*>[\s\S]*?<\/script>|<link [^>]*rel="modulepreload"[^>]*>/g
const OWN = /^own-([1-9]\d{0,14})$/

/** Draws designs by themselves, without the shop's header and footer: small pictures of them are frames of this page. */
export function registerDesignPreviews(http: FastifyInstance, { site, readyDesigns, ownDesign, visitors }: Options) {
  http.get('/previa/modelos/', async (request, reply) => {
    if (!mayReach(await visitors.of(request), 'GET', '/previa/modelos/')) throw forbidden()
    const { ids, still } = request.query as Record<string, unknown>
    const wanted = typeof ids === 'string' ? ids.split(',').slice(0, MOST_TOGETHER) : []
    const documents = await Promise.all(
      wanted.map(async (id, place) => {
        const own = OWN.exec(id)?.[1]
        return own === undefined ? await readyDesigns.draw([id], place === 0) : await ownDesign(Number(own))
      }),
    )
    const document = documents.flatMap((one) => (Array.isArray(one) ? (one as unknown[]) : []))
    if (document.length === 0) throw notFound()
    void reply.headers({ 'x-frame-options': 'SAMEORIGIN', 'x-robots-tag': 'noindex' })
    const page = await site.render(designModel(document), 'edit')
    return await sendPrivatePage(
      request,
      reply,
      still === undefined ? page : { ...page, html: page.html.replaceAll(SCRIPTS, '') },
    )
  })
}

/** A page with nothing but the design. */
export const designModel = (document: unknown): PageModel => ({
  info: {
    id: 0,
    kind: 'private',
    title: 'Prévia do modelo',
    path: '/previa/modelos/',
    crumbs: [{ title: 'Início', url: '/' }],
    pageNumber: 1,
  },
  head: { description: '', canonical: undefined },
  bodyClass: 'design-preview',
  tags: [],
  styles: ['design-preview'],
  body: { document },
})
