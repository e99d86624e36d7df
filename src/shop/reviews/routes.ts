import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Notice } from '#content/notices/contract.ts'
import type { AjaxAction } from '#http/admin-ajax.ts'
import type { Nonces } from '#http/nonce.ts'
import type { RenderedPage } from '#http/page-cache.ts'
import { sendPrivatePage } from '#http/private-page.ts'
import { notFound } from '#http/problem.ts'
import { addressGroup, type Limiter } from '#http/rate-limit.ts'
import { holderOf, type Visitor, type Visitors } from '#http/visitor.ts'
import {
  REVIEW_NONCE_FIELD,
  REVIEW_SCRIPTED_FIELD,
  REVIEW_TICKET_ACTION,
  REVIEW_TRAP_FIELD,
  REVIEW_URL,
  type ReviewAnswer,
} from './contract.ts'
import { readReview } from './review.ts'
import type { Reviews } from './service.ts'
import { REVIEW_TEXT } from './text.ts'

/** A family that writes of what it bought fits in; a machine does not. */
const REVIEWS_PER_ADDRESS = { max: 20, windowSeconds: 3_600 }
const REVIEWS_PER_VISITOR = { max: 10, windowSeconds: 3_600 }
const NONCE = 'write-review'

type Options = {
  reviews: Reviews
  visitors: Visitors
  nonces: Nonces
  limiter: Limiter
  /** Says something to a visitor on the next page. */
  tellLater: (reply: FastifyReply, sessionId: number, notice: Notice) => Promise<void>
  takeNotices: (sessionId: number) => Promise<Notice[]>
  /** The same address takes what is said about posts: undefined where it is not about one. */
  aboutPost: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined>
  /** The page that answers where there are no scripts: thanks, or the form again with what must change. */
  draw: (answer: ReviewAnswer | { product: ReviewAnswer['product']; notices: Notice[] }) => Promise<RenderedPage>
}

/** What a page from the cache can't hold: the visitor's own proof, and whether name and address are known. */
export const reviewActions = ({ nonces }: { nonces: Nonces }): [string, AjaxAction][] => [
  [
    REVIEW_TICKET_ACTION,
    {
      for: 'everybody',
      answer: async ({ visitor }) => ({
        success: true,
        data: { nonce: nonces.make(NONCE, holderOf(visitor)), signed_in: visitor.user !== undefined },
      }),
    },
  ],
]

export function registerReviews(
  http: FastifyInstance,
  { reviews, visitors, nonces, limiter, tellLater, takeNotices, aboutPost, draw }: Options,
) {
  http.post(REVIEW_URL, async (request, reply) => {
    const answered = await aboutPost(request, reply)
    if (answered) return answered
    const fields = (request.body ?? {}) as Record<string, unknown>
    limiter.take('review', addressGroup(request.ip), REVIEWS_PER_ADDRESS)
    const visitor = await visitors.of(request)
    if (visitor.sessionId !== undefined) limiter.take('review-visitor', String(visitor.sessionId), REVIEWS_PER_VISITOR)
    const product = await reviews.subject({ id: idOf(fields.comment_post_ID) })
    if (!product) throw notFound('Este produto não está mais na loja.')
    const read = readReview(fields, visitor.user)
    const again = async (status: number, message: string) =>
      await sendPrivatePage(
        request,
        reply,
        await draw({
          product,
          status,
          message,
          values: read.values,
          problems: read.ok ? {} : read.problems,
          nonce: nonces.make(NONCE, holderOf(visitor)),
          signedIn: visitor.user !== undefined,
        }),
      )
    if (!read.ok) return await again(422, REVIEW_TEXT.check)
    if (!isTrusted(nonces, visitor, fields)) return await again(403, REVIEW_TEXT.expired)
    // Whoever fills in the trap is thanked like everybody and leaves nothing behind.
    const isTrapped = fields[REVIEW_TRAP_FIELD] !== undefined && fields[REVIEW_TRAP_FIELD] !== ''
    const outcome = isTrapped ? 'held' : await reviews.add(product.id, read.review, visitor.user?.id)
    const { sessionId } = await visitors.remember(request, reply)
    await tellLater(
      reply,
      sessionId,
      outcome === 'held' ? { kind: 'success', text: REVIEW_TEXT.received } : { kind: 'info', text: REVIEW_TEXT.already },
    )
    const isScripted = fields[REVIEW_SCRIPTED_FIELD] === '1'
    return reply
      .header('cache-control', 'no-store')
      .redirect(isScripted ? `${product.url}#tab-reviews` : `${product.url}avaliacao/`, 303)
  })

  http.get('/produto/:slug/avaliacao/', async (request: FastifyRequest, reply) => {
    const { slug } = request.params as { slug: string }
    const product = /^[a-z0-9-]{1,200}$/.test(slug) ? await reviews.subject({ slug }) : undefined
    if (!product) throw notFound()
    const { sessionId } = await visitors.of(request)
    const notices = sessionId === undefined ? [] : await takeNotices(sessionId)
    return await sendPrivatePage(request, reply, await draw({ product, notices }))
  })
}

const idOf = (raw: unknown) => (typeof raw === 'string' && /^[1-9]\d{0,14}$/.test(raw) ? Number(raw) : 0)

/** A request that carries a session must prove that the visitor meant it; without one there is nothing to misuse. */
const isTrusted = (nonces: Nonces, visitor: Visitor, fields: Record<string, unknown>) =>
  visitor.sessionId === undefined || nonces.isValid(fields[REVIEW_NONCE_FIELD], NONCE, holderOf(visitor))
