import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Notice } from '#content/notices/contract.ts'
import type { AjaxAction } from '#http/admin-ajax.ts'
import { filesOf } from '#http/multipart.ts'
import type { Nonces } from '#http/nonce.ts'
import type { RenderedPage } from '#http/page-cache.ts'
import { sendPrivatePage } from '#http/private-page.ts'
import { notFound } from '#http/problem.ts'
import { addressGroup, type Limiter } from '#http/rate-limit.ts'
import { holderOf, mayReach, type Visitor, type Visitors } from '#http/visitor.ts'
import {
  HELPFUL_URL,
  REVIEW_NONCE,
  REVIEW_NONCE_FIELD,
  REVIEW_SCRIPTED_FIELD,
  REVIEW_TICKET_ACTION,
  REVIEW_TRAP_FIELD,
  REVIEW_URL,
  type ReviewAnswer,
  type VoteAgain,
} from './contract.ts'
import { readNarrowing, reviewsUrl } from './narrowing.ts'
import { type CleanPhotoOf, createPhotoReader } from './read-photos.ts'
import { readReview } from './review.ts'
import type { Reviews } from './service.ts'
import { REVIEW_TEXT } from './text.ts'

/** A family that writes of what it bought fits in; a machine does not. */
const REVIEWS_PER_ADDRESS = { max: 20, windowSeconds: 3_600 }
const REVIEWS_PER_VISITOR = { max: 10, windowSeconds: 3_600 }
/** One visitor reads many reviews; a household votes on one from one address, a machine does not go on. */
const VOTES_PER_ADDRESS = { max: 40, windowSeconds: 3_600 }
const VOTES_PER_REVIEW = { max: 3, windowSeconds: 86_400 }

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
  cleanVisitorPhoto: CleanPhotoOf
  /** The page that answers where there are no scripts: thanks, or the form again with what must change. */
  draw: (answer: ReviewAnswer | VoteAgain | { product: ReviewAnswer['product']; notices: Notice[] }) => Promise<RenderedPage>
}

/** What a page from the cache can't hold: the visitor's own proof, and whether name and address are known. */
export const reviewActions = ({ nonces }: { nonces: Nonces }): [string, AjaxAction][] => [
  [
    REVIEW_TICKET_ACTION,
    {
      for: 'everybody',
      answer: async ({ visitor }) => ({
        success: true,
        data: { nonce: nonces.make(REVIEW_NONCE, holderOf(visitor)), signed_in: visitor.user !== undefined },
      }),
    },
  ],
]

export function registerReviews(
  http: FastifyInstance,
  { reviews, visitors, nonces, limiter, tellLater, takeNotices, aboutPost, cleanVisitorPhoto, draw }: Options,
) {
  const readPhotos = createPhotoReader(cleanVisitorPhoto)
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
    const hasFiles = filesOf(request).length > 0
    const again = async (
      status: number,
      message: string,
      problem: string | undefined = hasFiles ? REVIEW_TEXT.photosAgain : undefined,
    ) =>
      await sendPrivatePage(
        request,
        reply,
        await draw({
          product,
          status,
          message,
          values: read.values,
          problems: { ...(!read.ok && read.problems), ...(problem !== undefined && { photos: problem }) },
          nonce: nonces.make(REVIEW_NONCE, holderOf(visitor)),
          signedIn: visitor.user !== undefined,
        }),
      )
    if (!read.ok) return await again(422, REVIEW_TEXT.check)
    if (!isTrusted(nonces, visitor, fields)) return await again(403, REVIEW_TEXT.expired)
    // Whoever fills in the trap is thanked like everybody and leaves nothing behind.
    const isTrapped = fields[REVIEW_TRAP_FIELD] !== undefined && fields[REVIEW_TRAP_FIELD] !== ''
    const sent = isTrapped ? { ok: true as const, photos: [] } : await readPhotos(filesOf(request))
    if (!sent.ok) return await again(422, REVIEW_TEXT.check, sent.problem)
    const outcome = isTrapped
      ? 'held'
      : await reviews.add(product.id, read.review, { userId: visitor.user?.id, photos: sent.photos })
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

  http.post(HELPFUL_URL, async (request, reply) => {
    const fields = (request.body ?? {}) as Record<string, unknown>
    const id = idOf(fields.review)
    const network = addressGroup(request.ip)
    limiter.take('review-votes', network, VOTES_PER_ADDRESS)
    const product = await reviews.productOf(id)
    if (!product) throw notFound(REVIEW_TEXT.reviewGone)
    const visitor = await visitors.of(request)
    const page = idOf(fields.pagina) || 1
    if (!isTrusted(nonces, visitor, fields)) {
      const nonce = nonces.make(REVIEW_NONCE, holderOf(visitor))
      return await sendPrivatePage(request, reply, await draw({ product, vote: id, page, nonce, message: REVIEW_TEXT.voteAgain }))
    }
    limiter.take('review-vote', `${network} ${id}`, VOTES_PER_REVIEW)
    const { sessionId } = await visitors.remember(request, reply)
    const outcome = await reviews.voteHelpful(id, { sessionId, userId: visitor.user?.id })
    await tellLater(reply, sessionId, {
      kind: outcome === 'counted' ? 'success' : 'info',
      text: outcome === 'counted' ? REVIEW_TEXT.voted : REVIEW_TEXT.votedBefore,
    })
    const url = reviewsUrl(product.url, Math.min(page, 9_999), readNarrowing(fields))
    return reply.header('cache-control', 'no-store').redirect(`${url}#li-comment-${id}`, 303)
  })

  http.get('/avaliacao/foto/:id/:size', async (request, reply) => {
    const { id, size } = request.params as { id: string; size: string }
    const which = /^(grande|pequena)\.webp$/.exec(size)?.[1] as 'grande' | 'pequena' | undefined
    const photo = which && idOf(id) > 0 ? await reviews.photo(idOf(id), which) : undefined
    // Before the merchant has published it, nobody else learns that it is there.
    if (!photo || (!photo.isShown && !mayReach(await visitors.of(request), 'GET', '/wc/v3/products/reviews'))) throw notFound()
    return reply
      .headers({
        'cache-control': photo.isShown ? 'public, max-age=86400' : 'no-store, private',
        'content-security-policy': "sandbox; default-src 'none'",
      })
      .type('image/webp')
      .send(photo.bytes)
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
  visitor.sessionId === undefined || nonces.isValid(fields[REVIEW_NONCE_FIELD], REVIEW_NONCE, holderOf(visitor))
