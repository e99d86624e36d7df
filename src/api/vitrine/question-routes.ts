import { choice, CONTEXT, maybe, PAGING, text, whole } from '#http/rest/arguments.ts'
import { endpoint, type Route } from '#http/rest/contract.ts'
import { offsetOf, pageOf } from '#http/rest/paging.ts'
import { RestProblem } from '#http/rest/rest-problem.ts'
import { typedText } from '#kit/typed-text.ts'
import { productUrl } from '#shop/catalog/cards.ts'
import { LONGEST_REVIEW_ANSWER } from '#shop/reviews/contract.ts'
import type { StoredQuestion } from '#shop/reviews/questions/service.ts'
import { wcMay } from '../authorize.ts'
import { bothDates } from '../dates.ts'
import { itemSchema } from '../item-schema.ts'
import type { ApiRoutes, ApiServices } from '../services.ts'
import { noSuch } from '../wc/problems.ts'

const STATUSES = ['waiting', 'published', 'refused'] as const
const SCHEMA = itemSchema('product_question', {
  id: 'whole',
  date_created: 'moment',
  date_created_gmt: 'moment',
  product_id: 'whole',
  product_name: 'text',
  product_permalink: 'text',
  author: 'text',
  email: 'text',
  question: 'text',
  answer: 'text',
  answer_told: 'flag',
  status: 'text',
})
const ID = { id: whole({ description: 'Number of the question.' }) }

/** What shoppers ask about products: answered, published or refused by the merchant. */
const questionRoutes = ({ questions, root, shopUrl }: Pick<ApiServices, 'questions' | 'root' | 'shopUrl'>): Route[] => {
  const itemOf = (row: StoredQuestion) => questionItem(row, shopUrl)
  const read = async (id: number) => {
    const row = await questions.read(id)
    if (!row) throw noSuch('vitrine_question_invalid_id', 'A pergunta não existe.')
    return itemOf(row)
  }
  return [
    {
      namespace: 'vitrine/v1',
      path: '/questions',
      schema: SCHEMA,
      endpoints: [
        endpoint({
          methods: ['GET'],
          args: {
            ...PAGING,
            ...CONTEXT,
            search: maybe(text({ maxLength: 200 })),
            status: maybe(choice(STATUSES, { description: 'Without one, all of them.' })),
          },
          authorize: wcMay.list,
          answer: async (call) => {
            const { status, search: words, per_page: limit } = call.args
            const found = await questions.list({ status, words, limit, offset: offsetOf(call.args) })
            return pageOf(found.rows.map(itemOf), found.total, call, root)
          },
        }),
      ],
    },
    {
      namespace: 'vitrine/v1',
      path: '/questions/{id}',
      schema: SCHEMA,
      response: 'one',
      endpoints: [
        endpoint({
          methods: ['GET'],
          args: ID,
          authorize: wcMay.view,
          answer: async ({ args }) => ({ body: await read(args.id) }),
        }),
        endpoint({
          methods: ['POST', 'PUT', 'PATCH'],
          args: {
            ...ID,
            status: maybe(choice(STATUSES, { description: 'Published ones stand on the product’s page.' })),
            answer: maybe(text({ maxLength: LONGEST_REVIEW_ANSWER, description: 'What the shop says; empty takes it away.' })),
          },
          authorize: wcMay.edit,
          answer: async ({ args: { id, status, answer } }) => {
            const said = answer === undefined ? undefined : typedText(answer, LONGEST_REVIEW_ANSWER)
            const saved = await questions.change(id, { status, answer: said })
            if (saved === 'gone') throw noSuch('vitrine_question_invalid_id', 'A pergunta não existe.')
            if (saved === 'unanswered')
              throw new RestProblem(409, 'vitrine_question_unanswered', 'Responda à pergunta antes de publicar.')
            return { body: await read(id) }
          },
        }),
        endpoint({
          methods: ['DELETE'],
          args: ID,
          authorize: wcMay.delete,
          answer: async ({ args: { id } }) => {
            const body = await read(id)
            await questions.remove(id)
            return { body }
          },
        }),
      ],
    },
  ]
}
export default questionRoutes satisfies ApiRoutes

const questionItem = (row: StoredQuestion, shopUrl: string) => ({
  id: row.id,
  ...bothDates('date_created', row.created_at),
  product_id: row.product_id,
  product_name: row.product_name,
  product_permalink: shopUrl + productUrl(row.product_slug),
  author: row.author_name,
  email: row.author_email ?? '',
  question: row.text,
  answer: row.answer ?? '',
  answer_told: row.answer_told_at !== null,
  status: row.status,
})
export type QuestionRecord = ReturnType<typeof questionItem>
