import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Notice } from '#content/notices/contract.ts'
import type { Nonces } from '#http/nonce.ts'
import type { RenderedPage } from '#http/page-cache.ts'
import { sendPrivatePage } from '#http/private-page.ts'
import { notFound } from '#http/problem.ts'
import { addressGroup, type Limiter } from '#http/rate-limit.ts'
import { holderOf, type Visitors } from '#http/visitor.ts'
import { REVIEW_NONCE, REVIEW_NONCE_FIELD, REVIEW_SCRIPTED_FIELD, REVIEW_TRAP_FIELD } from '../contract.ts'
import type { Reviews } from '../service.ts'
import { QUESTION_URL, type QuestionAnswer } from './contract.ts'
import { readQuestion } from './question.ts'
import type { Questions } from './service.ts'
import { QUESTION_TEXT } from './text.ts'

const QUESTIONS_PER_ADDRESS = { max: 20, windowSeconds: 3_600 }
const QUESTIONS_PER_VISITOR = { max: 10, windowSeconds: 3_600 }

type Options = {
  questions: Questions
  reviews: Pick<Reviews, 'subject'>
  visitors: Visitors
  nonces: Nonces
  limiter: Limiter
  tellLater: (reply: FastifyReply, sessionId: number, notice: Notice) => Promise<void>
  takeNotices: (sessionId: number) => Promise<Notice[]>
  /** The page that answers where there are no scripts: thanks, or the form again with what must change. */
  draw: (answer: QuestionAnswer | { product: QuestionAnswer['product']; notices: Notice[] }) => Promise<RenderedPage>
}

/** Anybody asks; the merchant reads it first. */
export function registerQuestions(
  http: FastifyInstance,
  { questions, reviews, visitors, nonces, limiter, tellLater, takeNotices, draw }: Options,
) {
  http.post(QUESTION_URL, async (request, reply) => {
    const fields = (request.body ?? {}) as Record<string, unknown>
    limiter.take('question', addressGroup(request.ip), QUESTIONS_PER_ADDRESS)
    const visitor = await visitors.of(request)
    if (visitor.sessionId !== undefined) limiter.take('question-visitor', String(visitor.sessionId), QUESTIONS_PER_VISITOR)
    const { product_id: id } = fields
    const product = await reviews.subject({ id: typeof id === 'string' && /^[1-9]\d{0,14}$/.test(id) ? Number(id) : 0 })
    if (!product) throw notFound('Este produto não está mais na loja.')
    const read = readQuestion(fields, visitor.user)
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
          nonce: nonces.make(REVIEW_NONCE, holderOf(visitor)),
          signedIn: visitor.user !== undefined,
        }),
      )
    if (!read.ok) return await again(422, QUESTION_TEXT.check)
    // A request that carries a session must prove that the visitor meant it.
    if (visitor.sessionId !== undefined && !nonces.isValid(fields[REVIEW_NONCE_FIELD], REVIEW_NONCE, holderOf(visitor)))
      return await again(403, QUESTION_TEXT.expired)
    // Whoever fills in the trap is thanked like everybody and leaves nothing behind.
    const trap = fields[REVIEW_TRAP_FIELD]
    if (trap === undefined || trap === '') await questions.add(product.id, read.question, visitor.user?.id)
    const { sessionId } = await visitors.remember(request, reply)
    await tellLater(reply, sessionId, { kind: 'success', text: QUESTION_TEXT.received })
    const isScripted = fields[REVIEW_SCRIPTED_FIELD] === '1'
    return reply
      .header('cache-control', 'no-store')
      .redirect(isScripted ? `${product.url}#tab-questions` : `${product.url}pergunta/`, 303)
  })

  http.get('/produto/:slug/pergunta/', async (request: FastifyRequest, reply) => {
    const { slug } = request.params as { slug: string }
    const product = /^[a-z0-9-]{1,200}$/.test(slug) ? await reviews.subject({ slug }) : undefined
    if (!product) throw notFound()
    const { sessionId } = await visitors.of(request)
    const notices = sessionId === undefined ? [] : await takeNotices(sessionId)
    return await sendPrivatePage(request, reply, await draw({ product, notices }))
  })
}
