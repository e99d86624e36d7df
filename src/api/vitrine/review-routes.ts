import { listOf, maybe, text, whole } from '#http/rest/arguments.ts'
import { endpoint, type Route } from '#http/rest/contract.ts'
import { typedText } from '#kit/typed-text.ts'
import { LONGEST_REVIEW_ANSWER } from '#shop/reviews/contract.ts'
import { NO_STORE, wcMay } from '../authorize.ts'
import { itemSchema } from '../item-schema.ts'
import type { ApiRoutes, ApiServices } from '../services.ts'
import { noSuch } from '../wc/problems.ts'

const SCHEMA = itemSchema('review_extra', {
  id: 'whole',
  helpful: 'whole',
  answer: 'text',
  answer_told: 'flag',
  photos: 'list',
})
const ID = { id: whole({ description: 'Number of the review.' }) }
const ANSWER = text({ maxLength: LONGEST_REVIEW_ANSWER, description: 'What the shop says; empty takes it away.' })

/** What wc/v3 does not know of a review: its photos, votes, and what the shop answers. */
const reviewExtraRoutes = ({ moderation, reviewAnswers }: Pick<ApiServices, 'moderation' | 'reviewAnswers'>): Route[] => {
  const one = async (id: number) => {
    const [found] = await moderation.extras([id])
    if (!found) throw noSuch('vitrine_review_invalid_id')
    return found
  }
  const newest = async () => {
    const { reviews } = await moderation.list({}, { limit: 20, offset: 0, orderby: 'date', order: 'desc' })
    return reviews.map(({ id }) => id)
  }
  return [
    {
      namespace: 'vitrine/v1',
      path: '/reviews',
      schema: SCHEMA,
      endpoints: [
        endpoint({
          methods: ['GET'],
          args: {
            include: maybe(listOf(whole(), { maxItems: 100, description: 'Numbers of reviews; without any, the newest.' })),
          },
          authorize: wcMay.list,
          answer: async ({ args }) => ({ body: await moderation.extras(args.include ?? (await newest())), headers: NO_STORE }),
        }),
      ],
    },
    {
      namespace: 'vitrine/v1',
      path: '/reviews/{id}/answer',
      schema: SCHEMA,
      response: 'one',
      endpoints: [
        endpoint({
          methods: ['POST', 'PUT'],
          args: { ...ID, answer: ANSWER },
          authorize: wcMay.edit,
          answer: async ({ args }) => {
            const said = typedText(args.answer, LONGEST_REVIEW_ANSWER)
            if (!(await reviewAnswers.answer(args.id, said))) throw noSuch('vitrine_review_invalid_id')
            return { body: await one(args.id) }
          },
        }),
      ],
    },
    {
      namespace: 'vitrine/v1',
      path: '/reviews/{id}/photos/{photo}',
      schema: SCHEMA,
      response: 'one',
      endpoints: [
        endpoint({
          methods: ['DELETE'],
          args: { ...ID, photo: whole({ description: 'Number of the photo.' }) },
          authorize: wcMay.delete,
          answer: async ({ args }) => {
            if (!(await moderation.removePhoto(args.id, args.photo))) throw noSuch('vitrine_review_photo_invalid_id')
            return { body: await one(args.id) }
          },
        }),
      ],
    },
  ]
}
export default reviewExtraRoutes satisfies ApiRoutes
