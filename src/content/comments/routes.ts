import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Notice } from '#content/notices/contract.ts'
import type { AjaxAction } from '#http/admin-ajax.ts'
import type { Nonces } from '#http/nonce.ts'
import type { RenderedPage } from '#http/page-cache.ts'
import { sendPrivatePage } from '#http/private-page.ts'
import { notFound } from '#http/problem.ts'
import { addressGroup, type Limiter } from '#http/rate-limit.ts'
import { holderOf, isManager, type Visitor, type Visitors } from '#http/visitor.ts'
import { readComment } from './comment.ts'
import {
  type AnsweredComment,
  COMMENT_NONCE_FIELD,
  COMMENT_SCRIPTED_FIELD,
  COMMENT_TICKET_ACTION,
  COMMENT_TRAP_FIELD,
  type CommentProblems,
  type CommentSubject,
  type CommentValues,
} from './contract.ts'
import type { Comments } from './service.ts'
import { COMMENT_TEXT } from './text.ts'

/** A household that talks fits in; a machine does not. */
const COMMENTS_PER_ADDRESS = { max: 20, windowSeconds: 3_600 }
const COMMENTS_PER_VISITOR = { max: 10, windowSeconds: 3_600 }
const NONCE = 'write-comment'

/** The page that answers where there are no scripts: what is said to the visitor, and the form where there is something to write. */
export type CommentPage = {
  post: CommentSubject
  status: number
  notices: Notice[]
  form?: {
    values: CommentValues
    problems: CommentProblems
    nonce: string
    signedIn: boolean
    answered: AnsweredComment | undefined
  }
}

type Options = {
  comments: Comments
  visitors: Visitors
  nonces: Nonces
  limiter: Limiter
  /** Says something to a visitor on the next page. */
  tellLater: (reply: FastifyReply, sessionId: number, notice: Notice) => Promise<void>
  takeNotices: (sessionId: number) => Promise<Notice[]>
  draw: (page: CommentPage) => Promise<RenderedPage>
}

/** What a page from the cache can't hold: the visitor's own proof, and whether name and address are known. */
export const commentActions = ({ nonces }: { nonces: Nonces }): [string, AjaxAction][] => [
  [
    COMMENT_TICKET_ACTION,
    {
      for: 'everybody',
      answer: async ({ visitor }) => ({
        success: true,
        data: { nonce: nonces.make(NONCE, holderOf(visitor)), signed_in: visitor.user !== undefined },
      }),
    },
  ],
]

export function registerComments(
  http: FastifyInstance,
  { comments, visitors, nonces, limiter, tellLater, takeNotices, draw }: Options,
) {
  const formFor = async (visitor: Visitor, post: CommentSubject, values: CommentValues, problems: CommentProblems) => ({
    values,
    problems,
    nonce: nonces.make(NONCE, holderOf(visitor)),
    signedIn: visitor.user !== undefined,
    answered: values.parent === '' ? undefined : await comments.answerable(post.id, Number(values.parent)),
  })

  http.get('/blog/:slug/comentario/', async (request, reply) => {
    const { slug } = request.params as { slug: string }
    const post = /^[a-z0-9-]{1,200}$/.test(slug) ? await comments.subject({ slug }) : undefined
    if (!post) throw notFound()
    const visitor = await visitors.of(request)
    const notices = visitor.sessionId === undefined ? [] : await takeNotices(visitor.sessionId)
    const { resposta } = request.query as { resposta?: unknown }
    const values = { ...NOTHING, parent: typeof resposta === 'string' && /^[1-9]\d{0,14}$/.test(resposta) ? resposta : '' }
    const writes = notices.length === 0 && post.commentsOpen
    const form = writes ? await formFor(visitor, post, values, {}) : undefined
    return await sendPrivatePage(request, reply, await draw({ post, status: 200, notices, form }))
  })

  /** Answers what was sent about a post; undefined where it is about something else. */
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const fields = (request.body ?? {}) as Record<string, unknown>
    const post = await comments.subject({ id: idOf(fields.comment_post_ID) })
    if (!post) return undefined
    limiter.take('comment', addressGroup(request.ip), COMMENTS_PER_ADDRESS)
    const visitor = await visitors.of(request)
    if (visitor.sessionId !== undefined) limiter.take('comment-visitor', String(visitor.sessionId), COMMENTS_PER_VISITOR)
    const read = readComment(fields, visitor.user)
    const again = async (status: number, text: string, values = read.values) => {
      const form = await formFor(visitor, post, values, read.ok ? {} : read.problems)
      return await sendPrivatePage(request, reply, await draw({ post, status, notices: [{ kind: 'error', text }], form }))
    }
    if (!post.commentsOpen) {
      const notices: Notice[] = [{ kind: 'error', text: COMMENT_TEXT.closed }]
      return await sendPrivatePage(request, reply, await draw({ post, status: 403, notices }))
    }
    if (!read.ok) return await again(422, COMMENT_TEXT.check)
    if (!isTrusted(nonces, visitor, fields)) return await again(403, COMMENT_TEXT.expired)
    // Whoever fills in the trap is thanked like everybody and leaves nothing behind.
    const isTrapped = fields[COMMENT_TRAP_FIELD] !== undefined && fields[COMMENT_TRAP_FIELD] !== ''
    const author = { userId: visitor.user?.id, isStaff: isManager(visitor) }
    const kept = isTrapped ? HELD : await comments.create(post.id, read.comment, author)
    if (!kept.ok && kept.problem === 'unanswerable')
      return await again(422, COMMENT_TEXT.answered, { ...read.values, parent: '' })
    const { sessionId } = await visitors.remember(request, reply)
    await tellLater(reply, sessionId, noticeOf(kept))
    const isScripted = fields[COMMENT_SCRIPTED_FIELD] === '1'
    return reply
      .header('cache-control', 'no-store')
      .redirect(isScripted ? `${post.url}#comentarios` : `${post.url}comentario/`, 303)
  }
}

type Kept = Awaited<ReturnType<Comments['create']>>
const HELD: Kept = { ok: true, id: 0, status: 'hold' }
const NOTHING: CommentValues = { comment: '', author: '', email: '', parent: '' }

function noticeOf(kept: Kept): Notice {
  if (kept.ok) return { kind: 'success', text: kept.status === 'approved' ? COMMENT_TEXT.shown : COMMENT_TEXT.received }
  return kept.problem === 'already' ? { kind: 'info', text: COMMENT_TEXT.already } : { kind: 'error', text: COMMENT_TEXT.closed }
}

const idOf = (raw: unknown) => (typeof raw === 'string' && /^[1-9]\d{0,14}$/.test(raw) ? Number(raw) : 0)

/** A request that carries a session must prove that the visitor meant it; without one there is nothing to misuse. */
const isTrusted = (nonces: Nonces, visitor: Visitor, fields: Record<string, unknown>) =>
  visitor.sessionId === undefined || nonces.isValid(fields[COMMENT_NONCE_FIELD], NONCE, holderOf(visitor))
