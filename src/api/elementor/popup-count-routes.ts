import { listCounts } from '#content/popups/counts.ts'
import { endpoint, type Route } from '#http/rest/contract.ts'
import { itemSchema } from '../item-schema.ts'
import { NO_STORE, staffByCookie } from '../authorize.ts'
import type { ApiServices } from '../services.ts'

/** How often each popup was shown. */
export const popupCountRoutes = ({ db, visitors }: Pick<ApiServices, 'db' | 'visitors'>): Route[] => [
  {
    namespace: 'elementor/v1',
    path: '/popup-counts',
    schema: itemSchema('popup-counts', { data: 'list' }),
    response: 'one',
    endpoints: [
      endpoint({
        methods: ['GET'],
        args: {},
        authorize: staffByCookie(visitors, '/elementor/v1/popup-counts'),
        answer: async () => ({ body: { data: await listCounts(db) }, headers: NO_STORE }),
      }),
    ],
  },
]
