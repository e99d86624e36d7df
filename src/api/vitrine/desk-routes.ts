import { type Caller, endpoint, type Route } from '#http/rest/contract.ts'
import { mayCall } from '#http/rights/rights.ts'
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
        answer: async ({ caller }) => {
          const [{ fewLeft, fewLeftCount, deadJobs, products, stopped, toSend, newReviews, newQuestions }, isClosed] =
            await Promise.all([reports.desk(), comingSoon.isOn()])
          return {
            body: ofRole(caller, {
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
            }),
          }
        },
      }),
    ],
  },
]
/** The number of what, and the route that tells more of it. */
const TOLD_BY: Readonly<Record<string, string>> = {
  few_left: '/vitrine/v1/products/{id}/stock-moves',
  few_left_count: '/vitrine/v1/products/{id}/stock-moves',
  dead_jobs: '/vitrine/v1/jobs',
  products: '/wc/v3/products',
  stopped_orders: '/wc/v3/orders',
  to_send: '/wc/v3/orders',
  new_reviews: '/vitrine/v1/reviews',
  new_questions: '/vitrine/v1/questions',
}
const ofRole = ({ user }: Caller, body: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(body).filter(([name]) => !TOLD_BY[name] || mayCall(user?.roles ?? [], 'GET', TOLD_BY[name])))

export default deskRoutes satisfies ApiRoutes
