import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Draft, DraftReader, Unsaved } from '#content/pages/draft.ts'
import { SHOP_PAGES } from '#content/pages/shop-pages.ts'
import { conditionsOf } from '#content/pages/templates.ts'
import type { Nonces } from '#http/nonce.ts'
import { sendPrivatePage } from '#http/private-page.ts'
import { badRequest, forbidden, notFound } from '#http/problem.ts'
import { holderOf, mayReach, type Visitors } from '#http/visitor.ts'
import { isStorableText, isTooDeep } from '#kit/json.ts'
import type { ExamplePages } from './example-pages.tsx'
import type { ExamplePurchase } from './example-purchase.ts'
import { contentPage } from './pages/content-page.tsx'
import { postPage } from './pages/post.tsx'
import { designModel } from './design-previews.ts'
import type { WantedElements } from './draw-elements.ts'
import type { Site } from './site.tsx'
import type { PageModel } from './page-model.ts'

/** Twenty levels of elements, and what settings nest inside the deepest. */
const MAX_DOCUMENT_DEPTH = 64
/** The longest document that can be saved, with every sign written as three. */
const MAX_BODY_BYTES = 6 * 1024 * 1024

/** Of a template also the places that it names. */
type Opened = Unsaved & { conditions: string[] }
type Options = {
  site: Site
  drafts: DraftReader
  drawPurchase: ExamplePurchase
  drawExample: ExamplePages['withTemplate']
  visitors: Pick<Visitors, 'of'>
  nonces: Nonces
  shopUrl: string
}

/**
 * Draws what an editor has not saved yet, as the page that it would be, for the frame of the workbench. It is told by a form,
 * kept nowhere, and drawn only for who runs the shop and has meant it.
 */
export function registerPreviews(
  http: FastifyInstance,
  { site, drafts, drawPurchase, drawExample, visitors, nonces, shopUrl }: Options,
) {
  /** What is open: a page of buying by its name, all else by its number. */
  const drawn = async (id: unknown, { conditions, ...unsaved }: Opened) => {
    const shopPage = SHOP_PAGES.find((name) => name === id)
    if (shopPage) return await site.render(await drawPurchase(shopPage, unsaved.document), 'edit')
    const draft = isNumber(id) ? await drafts(Number(id), unsaved) : undefined
    if (!draft) throw notFound()
    if (draft.kind !== 'template') return await site.render(modelOf(draft, shopUrl), 'edit')
    const { model, templates } = await drawExample(draft, conditions)
    return await site.render(model, 'edit', templates)
  }
  /** The same, of which only some elements are drawn. */
  const drawnElements = async (id: unknown, { conditions, ...unsaved }: Opened, wanted: WantedElements) => {
    const shopPage = SHOP_PAGES.find((name) => name === id)
    const { document } = unsaved
    if (shopPage) {
      const model = await drawPurchase(shopPage, document)
      return await site.renderElements({ model, document, part: 'page', ...wanted })
    }
    const draft = isNumber(id) ? await drafts(Number(id), unsaved) : undefined
    if (!draft) throw notFound()
    if (draft.kind !== 'template')
      return await site.renderElements({ model: modelOf(draft, shopUrl), document, part: 'page', ...wanted })
    const { model } = await drawExample(draft, conditions)
    return await site.renderElements({ model, document, part: draft.part, ...wanted })
  }
  /** Only who may write pages, and has meant it. */
  const admit = async (request: FastifyRequest) => {
    const visitor = await visitors.of(request)
    if (!mayReach(visitor, 'POST', '/previa/')) throw forbidden()
    const sent = (request.body ?? {}) as Record<string, unknown>
    if (!nonces.isValid(sent.nonce, 'wp_rest', holderOf(visitor)))
      throw forbidden('A sessão do painel expirou. Recarregue a página.')
    return sent
  }
  http.post('/previa/elementos/', { bodyLimit: MAX_BODY_BYTES }, async (request, reply) => {
    const { id, content, wanted, shells, styled } = await admit(request)
    const names = { wanted: namesOf(wanted), shells: namesOf(shells), styled: namesOf(styled) }
    void reply.headers({ 'cache-control': 'no-store, private', 'x-robots-tag': 'noindex' })
    return await drawnElements(id, readUnsaved(content), names)
  })
  http.post('/previa/', { bodyLimit: MAX_BODY_BYTES }, async (request, reply) => {
    const { id, content } = await admit(request)
    const page = await drawn(id, readUnsaved(content))
    void reply.headers({ 'x-frame-options': 'SAMEORIGIN', 'x-robots-tag': 'noindex' })
    return await sendPrivatePage(request, reply, page)
  })
}

function modelOf(draft: Exclude<Draft, { kind: 'template' }>, shopUrl: string): PageModel {
  if (draft.kind === 'design') return designModel(draft.document)
  if (draft.kind !== 'popup') return (draft.kind === 'post' ? postPage : contentPage)(draft.page, shopUrl)
  return {
    info: { id: draft.id, kind: 'private', title: 'Prévia do popup', path: '/previa/', crumbs: [], pageNumber: 1 },
    head: { description: '', canonical: undefined },
    bodyClass: 'popup-preview',
    tags: [],
    styles: ['popup-preview'],
    body: { document: draft.document },
  }
}

const isNumber = (id: unknown) => typeof id === 'string' && /^[1-9]\d{0,14}$/.test(id)

/** More than a page may hold elements. */
const MOST_NAMES = 2_000
const namesOf = (raw: unknown): string[] =>
  Array.isArray(raw) ? raw.slice(0, MOST_NAMES).filter((name) => typeof name === 'string') : []

function readUnsaved(content: unknown): Opened {
  if (typeof content !== 'string' || isTooDeep(content, MAX_DOCUMENT_DEPTH)) throw badRequest()
  const { title, excerpt, picture, document, conditions } = parsed(content)
  const text = (value: unknown, longest: number) => (typeof value === 'string' ? value.slice(0, longest) : '')
  return {
    title: text(title, 500),
    excerpt: text(excerpt, 5_000),
    pictureId: Number.isSafeInteger(picture) ? Number(picture) : 0,
    document,
    conditions: conditionsOf(conditions),
  }
}

function parsed(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text, (key, one: unknown) => {
      if (key === '__proto__' || (typeof one === 'string' && !isStorableText(one))) throw badRequest()
      return one
    })
    if (typeof value === 'object' && value !== null) return value as Record<string, unknown>
  } catch {
    throw badRequest()
  }
  throw badRequest()
}
