import { endpoint, type Route } from '#http/rest/contract.ts'
import { createExamples } from '#shop/examples/service.ts'
import { itemSchema } from '../item-schema.ts'
import { wcMay } from '../authorize.ts'
import type { ApiRoutes, ApiServices } from '../services.ts'

const SCHEMA = itemSchema('status', {
  disk: 'text',
  free_mb: 'whole',
  database: 'text',
  storage: 'text',
  guessing: 'flag',
  examples: 'flag',
})

/** Whether the shop can write, whether somebody tries its doors, and whether it shows examples: what every screen of the workbench tells. */
const statusRoutes = ({ status, db }: Pick<ApiServices, 'status' | 'db'>): Route[] => [
  {
    namespace: 'vitrine/v1',
    path: '/status',
    response: 'one',
    schema: SCHEMA,
    endpoints: [
      endpoint({
        methods: ['GET'],
        args: {},
        authorize: wcMay.view,
        answer: async () => {
          const { disk, freeMb, database, storage, isGuessed } = await status()
          const examples = await createExamples({ db }).areThere()
          return { body: { disk, free_mb: freeMb, database, storage, guessing: isGuessed, examples } }
        },
      }),
    ],
  },
]
export default statusRoutes satisfies ApiRoutes
