import { mergeSetting } from '#content/settings/merge.ts'
import { endpoint, type Route } from '#http/rest/contract.ts'
import { itemSchema } from '../item-schema.ts'
import { wcMay } from '../authorize.ts'
import type { ApiRoutes, ApiServices } from '../services.ts'

const SCHEMA = itemSchema('setup', { is_open: 'flag', step: 'text', home_changed: 'flag' })

/** The end of the first run: the shop opens, and its first page speaks to shoppers. */
function setupRoutes({ db, settings, furnishHome }: Pick<ApiServices, 'db' | 'settings' | 'furnishHome'>): Route[] {
  return [
    {
      namespace: 'vitrine/v1',
      path: '/setup/open',
      schema: SCHEMA,
      endpoints: [
        endpoint({
          methods: ['POST'],
          args: {},
          authorize: wcMay.edit,
          answer: async () => {
            const { name, tagline } = await settings.shop()
            const changed = await furnishHome({ name, tagline })
            await mergeSetting(db, 'coming_soon', { enabled: false })
            await mergeSetting(db, 'setup', { step: 'done' })
            return { body: { is_open: true, step: 'done', home_changed: changed } }
          },
        }),
      ],
    },
  ]
}
export default setupRoutes satisfies ApiRoutes
