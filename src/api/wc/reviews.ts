import type { Static, TObject } from 'typebox'
import { choice, CONTEXT, email, flag, listOf, maybe, moment, PAGING, text, whole } from '#http/rest/arguments.ts'
import { type Answer, type Context, endpoint, type Route } from '#http/rest/contract.ts'
import { offsetOf, pageOf } from '#http/rest/paging.ts'
import { RestProblem } from '#http/rest/rest-problem.ts'
import { typedLine, typedText } from '#kit/typed-text.ts'
import { LONGEST_NAME, LONGEST_REVIEW } from '#shop/reviews/contract.ts'
import {
  REVIEW_ORDERS,
  type ReviewSaved,
  type ReviewStatus,
  type ReviewInput,
  type StoredReview,
} from '#shop/reviews/moderation.ts'
import { readDate } from '../dates.ts'
import { wcMay } from '../authorize.ts'
import type { ApiServices } from '../services.ts'
import { eitherDate } from './offer-arguments.ts'
import { noSuch } from './problems.ts'
import { REVIEW_SCHEMA, reviewItem } from './review-shape.ts'

const PATH = '/products/reviews'
const ID = { id: whole() }
const REVIEW = text({ minLength: 1, maxLength: LONGEST_REVIEW })
const REVIEWER = text({ minLength: 1, maxLength: LONGEST_NAME })
const OPTIONAL = {
  rating: maybe(whole({ minimum: 1, maximum: 5 })),
  status: maybe(choice(['approved', 'hold', 'spam', 'unspam', 'trash', 'untrash'])),
  date_created: maybe(moment()),
  date_created_gmt: maybe(moment()),
}
const INPUT = { review: maybe(REVIEW), reviewer: maybe(REVIEWER), reviewer_email: maybe(email()), ...OPTIONAL }
const SEARCH = {
  ...PAGING,
  ...CONTEXT,
  search: maybe(text({ maxLength: 200 })),
  status: choice(['all', 'hold', 'approved', 'spam', 'trash'], { default: 'approved' }),
  product: maybe(listOf(whole())),
  reviewer: maybe(listOf(whole())),
  reviewer_email: maybe(email()),
  include: maybe(listOf(whole())),
  exclude: maybe(listOf(whole())),
  after: maybe(moment()),
  before: maybe(moment()),
  order: choice(['asc', 'desc'], { default: 'desc' }),
  orderby: choice(REVIEW_ORDERS, { default: 'date_gmt' }),
}

type Services = Pick<ApiServices, 'moderation' | 'root' | 'shopUrl'>

/** What shoppers wrote about products, to be approved, held back or thrown away. */
export function reviewRoutes({ moderation, root, shopUrl }: Services): Route[] {
  const itemOf = (row: StoredReview, context: Context) => reviewItem(row, { root, shopUrl, isEditing: context === 'edit' })
  const read = async (id: number, context: Context) => {
    const row = await moderation.read(id)
    if (!row) throw noReview()
    return itemOf(row, context)
  }
  const answerOf = async (saved: ReviewSaved, status: number): Promise<Answer> => {
    if (!saved.ok) throw refusalOf(saved.problem, status)
    const headers = status === 201 ? { location: `${root}/wc/v3${PATH}/${saved.id}` } : undefined
    return { status, body: await read(saved.id, 'edit'), headers }
  }

  const list = endpoint({
    methods: ['GET'],
    args: SEARCH,
    authorize: wcMay.list,
    readsReplica: true,
    answer: async (call) => {
      const { status, search, product, reviewer, reviewer_email, include, exclude, after, before } = call.args
      const { per_page: limit, orderby, order } = call.args
      const found = await moderation.list(
        {
          status: status === 'all' ? undefined : status,
          words: search,
          productIds: product,
          userIds: reviewer,
          email: reviewer_email,
          include,
          exclude,
          after: after ? readDate(after) : undefined,
          before: before ? readDate(before) : undefined,
        },
        { limit, offset: offsetOf(call.args), orderby, order },
      )
      return pageOf(
        found.reviews.map((row) => itemOf(row, call.context)),
        found.total,
        call,
        root,
      )
    },
  })
  const create = endpoint({
    methods: ['POST'],
    args: {
      product_id: whole(),
      review: REVIEW,
      reviewer: REVIEWER,
      reviewer_email: email(),
      ...OPTIONAL,
      rating: whole({ minimum: 1, maximum: 5 }),
    },
    authorize: wcMay.create,
    answer: async ({ args }) => {
      const { text: words, author, email: address, status = 'approved', at } = inputOf(args)
      const { product_id: productId, rating } = args
      if (!words || !author || !address) throw empty()
      return answerOf(await moderation.create({ productId, rating, text: words, author, email: address, status, at }), 201)
    },
  })
  const show = endpoint({
    methods: ['GET'],
    args: { ...ID, ...CONTEXT },
    authorize: wcMay.view,
    answer: async ({ args, context }) => ({ body: await read(args.id, context) }),
  })
  const update = endpoint({
    methods: ['POST', 'PUT', 'PATCH'],
    args: { ...ID, ...INPUT },
    authorize: wcMay.edit,
    answer: async ({ args }) => answerOf(await moderation.update(args.id, inputOf(args)), 200),
  })
  const remove = endpoint({
    methods: ['DELETE'],
    args: { ...ID, force: flag({ default: false }) },
    authorize: wcMay.delete,
    answer: async ({ args: { id, force } }) => {
      const was = await read(id, 'edit')
      if (force) {
        await moderation.remove(id)
        return { body: was }
      }
      if (was.status === 'trash')
        throw new RestProblem(410, 'woocommerce_rest_already_trashed', 'A avaliação já está na lixeira.')
      return answerOf(await moderation.update(id, { status: 'trash' }), 200)
    },
  })
  return [
    { namespace: 'wc/v3', path: PATH, endpoints: [list, create], schema: REVIEW_SCHEMA },
    { namespace: 'wc/v3', path: `${PATH}/{id}`, endpoints: [show, update, remove], schema: REVIEW_SCHEMA },
  ]
}

/** Taken back out, a review waits to be read again. */
const STATUSES: Record<string, ReviewStatus> = { unspam: 'hold', untrash: 'hold' }

function inputOf(args: Static<TObject<typeof INPUT>>): ReviewInput {
  const { status } = args
  return {
    rating: args.rating,
    text: args.review === undefined ? undefined : typedText(args.review, LONGEST_REVIEW) || undefined,
    author: args.reviewer === undefined ? undefined : typedLine(args.reviewer, LONGEST_NAME) || undefined,
    email: args.reviewer_email?.trim(),
    status: status && (STATUSES[status] ?? (status as ReviewStatus)),
    at: eitherDate(args.date_created, args.date_created_gmt) ?? undefined,
  }
}

const noReview = () => noSuch('woocommerce_rest_review_invalid_id', 'ID inválido de avaliação.')
const empty = () =>
  new RestProblem(400, 'woocommerce_rest_review_content_invalid', 'A avaliação precisa de texto, nome e e-mail.')

function refusalOf(problem: 'gone' | 'already', status: number): RestProblem {
  if (problem === 'already')
    return new RestProblem(409, 'woocommerce_rest_comment_duplicate', 'Esta pessoa já avaliou este produto.')
  return status === 201 ? noSuch('woocommerce_rest_product_invalid_id', 'O produto não existe.') : noReview()
}
