import { Type } from 'typebox'
import { readComment } from '#content/comments/comment.ts'
import { createAllComments, type AnyComment } from '#shop/reviews/all-comments.ts'
import { typedText } from '#kit/typed-text.ts'
import { choice, CONTEXT, flag, maybe, moment, PAGING, shape, text, whole } from '#http/rest/arguments.ts'
import { type Caller, endpoint, type Route } from '#http/rest/contract.ts'
import { offsetOf, pageOf } from '#http/rest/paging.ts'
import { badArguments, mayNot, RestProblem } from '#http/rest/rest-problem.ts'
import { readDate } from '../dates.ts'
import { isMerchant, merchants } from '../authorize.ts'
import type { ApiServices } from '../services.ts'
import { COMMENT_SCHEMA, commentItem } from './comment-item.ts'
import { CHOSEN, ID, ids, wordsOf } from './content-arguments.ts'

const LIST_ARGS = {
  ...CONTEXT,
  ...PAGING,
  ...CHOSEN,
  after: maybe(moment()),
  before: maybe(moment()),
  order: choice(['asc', 'desc'], { default: 'desc' }),
  orderby: choice(['date', 'date_gmt', 'id', 'include', 'post', 'parent'], { default: 'date_gmt' }),
  post: ids(),
  parent: ids(),
  author: ids(),
  status: choice(['approve', 'approved', 'hold', 'spam', 'trash', 'all'], { default: 'approve' }),
  type: choice(['comment', 'review', 'all'], { default: 'all' }),
}
const CONTENT = Type.Union([text({ maxLength: 10_000 }), shape({ raw: maybe(text({ maxLength: 10_000 })) })])
const STATUS = maybe(choice(['approve', 'approved', 'hold', 'spam', 'trash']))
/** The same as under the posts themselves. */
const WRITTEN_PER_PERSON = { max: 10, windowSeconds: 3_600 }

/** What is said under posts and of products: read by everybody once it is approved, moderated by those who run the shop. */
export function commentRoutes(services: ApiServices): Route[] {
  const { root, comments, limiter } = services
  const all = createAllComments(services)
  const show = (comment: AnyComment) => commentItem(comment, services)
  const found = async (id: number) => {
    const comment = await all.find(id)
    if (!comment) throw new RestProblem(404, 'rest_comment_invalid_id', 'ID inválido de comentário.')
    return comment
  }
  const collection: Route = {
    namespace: 'wp/v2',
    path: '/comments',
    schema: COMMENT_SCHEMA,
    endpoints: [
      endpoint({
        methods: ['GET'],
        args: LIST_ARGS,
        authorize: readers,
        answer: async (call) => {
          const { args } = call
          const { items, total } = await all.list({
            onlyShown: !isMerchant(call.caller),
            status: args.status === 'all' ? undefined : statusOf(args.status),
            type: args.type === 'all' ? undefined : args.type,
            posts: args.post,
            parents: args.parent,
            authors: args.author,
            include: args.include,
            exclude: args.exclude,
            search: args.search,
            after: args.after === undefined ? undefined : readDate(args.after),
            before: args.before === undefined ? undefined : readDate(args.before),
            orderby: args.orderby === 'date_gmt' ? 'date' : args.orderby,
            order: args.order,
            limit: args.per_page,
            offset: offsetOf(args),
          })
          return pageOf(items.map(show), total, call, root)
        },
      }),
      endpoint({
        methods: ['POST'],
        args: { post: whole({ minimum: 1 }), content: CONTENT, parent: maybe(whole()) },
        authorize: (caller) =>
          caller.user
            ? undefined
            : new RestProblem(401, 'rest_comment_login_required', 'Você precisa fazer login para comentar.'),
        answer: async ({ args, caller }) => {
          const user = caller.user!
          const isStaff = isMerchant(caller)
          if (!isStaff) limiter.take('comment-visitor', `user-${user.id}`, WRITTEN_PER_PERSON)
          const fields = { comment: wordsOf(args.content) ?? '', comment_parent: args.parent ? String(args.parent) : '' }
          const read = readComment(fields, user)
          if (!read.ok)
            throw new RestProblem(400, 'rest_comment_content_invalid', Object.values(read.problems)[0] ?? 'Comentário inválido.')
          const kept = await comments.create(args.post, read.comment, { userId: user.id, isStaff })
          if (!kept.ok) throw REFUSALS[kept.problem]()
          return { status: 201, body: show(await found(kept.id)), headers: { location: `${root}/wp/v2/comments/${kept.id}` } }
        },
      }),
    ],
  }
  const single: Route = {
    namespace: 'wp/v2',
    path: '/comments/{id}',
    schema: COMMENT_SCHEMA,
    endpoints: [
      endpoint({
        methods: ['GET'],
        args: { ...ID, ...CONTEXT },
        authorize: readers,
        answer: async ({ args, caller }) => {
          const comment = await found(args.id)
          const isShown = comment.status === 'approved' && comment.isOut
          if (!isShown && !isMerchant(caller)) throw mayNot(caller, 'rest_cannot_read', 'Sem permissão para ler este comentário.')
          return { body: show(comment) }
        },
      }),
      endpoint({
        methods: ['POST', 'PUT', 'PATCH'],
        args: { ...ID, content: maybe(CONTENT), status: STATUS },
        authorize: merchants('rest_cannot_edit', 'Sem permissão para editar este comentário.'),
        answer: async ({ args }) => {
          const comment = await found(args.id)
          const words = wordsOf(args.content)
          const said = words === undefined ? undefined : typedText(words, 10_000)
          if (said === '') throw new RestProblem(400, 'rest_comment_content_invalid', 'O comentário não pode ficar vazio.')
          const status = args.status && statusOf(args.status)
          if ((await all.update(comment, { text: said, status })) === 'twice') throw REFUSALS.already()
          return { body: show(await found(args.id)) }
        },
      }),
      endpoint({
        methods: ['DELETE'],
        args: { ...ID, force: flag({ default: false }) },
        authorize: merchants('rest_cannot_delete', 'Sem permissão para excluir este comentário.'),
        answer: async ({ args }) => {
          const comment = await found(args.id)
          if (args.force) {
            await all.remove(comment)
            return { body: { deleted: true, previous: show(comment) } }
          }
          if (comment.status === 'trash') throw new RestProblem(410, 'rest_already_trashed', 'O comentário já está na lixeira.')
          await all.update(comment, { status: 'trash' })
          return { body: show(await found(args.id)) }
        },
      }),
    ],
  }
  return [collection, single]
}

const statusOf = (input: 'approve' | 'approved' | 'hold' | 'spam' | 'trash') => (input === 'approve' ? 'approved' : input)

function readers(caller: Caller, { context, status = 'approve' }: { context: string; status?: string }) {
  if (isMerchant(caller)) return undefined
  if (context === 'edit') return mayNot(caller, 'rest_forbidden_context', 'Sem permissão para editar comentários.')
  if (status === 'approve' || status === 'approved') return undefined
  return badArguments({ status: { code: 'rest_forbidden_status', message: 'Status proibido.' } })
}

const REFUSALS = {
  missing: () => new RestProblem(400, 'rest_comment_invalid_post_id', 'Não há um post publicado com este ID.'),
  closed: () => new RestProblem(403, 'rest_comment_closed', 'Os comentários estão desativados para este item.'),
  unanswerable: () => new RestProblem(400, 'rest_comment_invalid_parent', 'O comentário respondido não está neste post.'),
  already: () => new RestProblem(409, 'comment_duplicate', 'Comentário duplicado detectado. Parece que você já disse isso!'),
}
