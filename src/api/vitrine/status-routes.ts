import { endpoint, type Route } from '#http/rest/contract.ts'
import { itemSchema } from '../item-schema.ts'
import { wcMay } from '../authorize.ts'
import type { ApiRoutes, ApiServices } from '../services.ts'

const SCHEMA = itemSchema('status', { disk: 'text', free_mb: 'whole', database: 'text', storage: 'text', guessing: 'flag' })

/** Whether the shop can write, and whether somebody tries its doors: what every screen of the workbench warns of. */
const statusRoutes = ({ status }: Pick<ApiServices, 'status'>): Route[] => [
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
          return { body: { disk, free_mb: freeMb, database, storage, guessing: isGuessed } }
        },
      }),
    ],
  },
]
export default statusRoutes satisfies ApiRoutes
