import { endpoint, type Route } from '#http/rest/contract.ts'
import { itemSchema } from '../item-schema.ts'
import type { ApiRoutes, ApiServices } from '../services.ts'
import { upkeepMay } from './authorize-upkeep.ts'

const SCHEMA = itemSchema('finding', { id: 'text', question: 'text', status: 'text', problems: 'list', skipped: 'any' })

/** The doctor's questions with their answers in words. */
function doctorRoutes({ examine }: Pick<ApiServices, 'examine'>): Route[] {
  return [
    {
      namespace: 'vitrine/v1',
      path: '/doctor',
      schema: SCHEMA,
      endpoints: [
        endpoint({
          methods: ['GET'],
          args: {},
          authorize: upkeepMay,
          answer: async () => ({
            body: (await examine()).map(({ id, question, problems, skipped }) => ({
              id,
              question,
              status: skipped !== undefined ? 'skipped' : problems.length === 0 ? 'ok' : 'problem',
              problems,
              skipped: skipped ?? null,
            })),
          }),
        }),
      ],
    },
  ]
}
export default doctorRoutes satisfies ApiRoutes
