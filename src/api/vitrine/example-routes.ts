import { endpoint, type Route } from '#http/rest/contract.ts'
import { RestProblem } from '#http/rest/rest-problem.ts'
import { createExamples } from '#shop/examples/service.ts'
import { itemSchema } from '../item-schema.ts'
import type { ApiRoutes, ApiServices } from '../services.ts'
import { upkeepMay } from './authorize-upkeep.ts'

const SCHEMA = itemSchema('examples', { orders: 'whole', customers: 'whole', reviews: 'whole', questions: 'whole' })

/** The orders, customers and figures that a demo shop begins with and that never were. */
function exampleRoutes({ db }: Pick<ApiServices, 'db'>): Route[] {
  const examples = createExamples({ db })
  const known = async () => {
    const counts = await examples.counts()
    if (!counts) throw new RestProblem(404, 'vitrine_no_examples', 'Esta loja não tem exemplos.')
    return counts
  }
  return [
    {
      namespace: 'vitrine/v1',
      path: '/examples',
      response: 'one',
      schema: SCHEMA,
      endpoints: [
        endpoint({ methods: ['GET'], args: {}, authorize: upkeepMay, answer: async () => ({ body: { ...(await known()) } }) }),
        endpoint({
          methods: ['DELETE'],
          args: {},
          authorize: upkeepMay,
          answer: async () => {
            const counts = await known()
            await examples.remove()
            return { body: { ...counts } }
          },
        }),
      ],
    },
  ]
}
export default exampleRoutes satisfies ApiRoutes
