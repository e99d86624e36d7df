import { endpoint, type Route } from '#http/rest/contract.ts'
import { itemSchema } from '../item-schema.ts'
import { wcMay } from '../authorize.ts'
import type { ApiRoutes, ApiServices } from '../services.ts'

const SCHEMA = itemSchema('desk', {
  few_left: 'list',
  few_left_count: 'whole',
  dead_jobs: 'whole',
  products: 'whole',
  stopped_orders: 'whole',
  to_send: 'whole',
  new_reviews: 'whole',
  new_questions: 'whole',
  is_closed: 'flag',
})

/** What waits for somebody, in the whole shop: the first page of the workbench. */
const deskRoutes = ({ reports, comingSoon }: Pick<ApiServices, 'reports' | 'comingSoon'>): Route[] => [
  {
    namespace: 'vitrine/v1',
    path: '/desk',
    response: 'one',
    schema: SCHEMA,
    endpoints: [
      endpoint({
        methods: ['GET'],
        args: {},
        authorize: wcMay.view,
        answer: async () => {
          const [{ fewLeft, fewLeftCount, deadJobs, products, stopped, toSend, newReviews, newQuestions }, isClosed] =
            await Promise.all([reports.desk(), comingSoon.isOn()])
          return {
            body: {
              few_left: fewLeft.map(({ productId, variationId, name, units }) => ({
                product_id: productId,
                variation_id: variationId ?? 0,
                name,
                units,
              })),
              few_left_count: fewLeftCount,
              dead_jobs: deadJobs,
              products,
              stopped_orders: stopped,
              to_send: toSend,
              new_reviews: newReviews,
              new_questions: newQuestions,
              is_closed: isClosed,
            },
          }
        },
      }),
    ],
  },
]
export default deskRoutes satisfies ApiRoutes
