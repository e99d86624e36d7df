import { endpoint, type Route } from '#http/rest/contract.ts'
import { wcMay } from '../authorize.ts'
import { itemSchema } from '../item-schema.ts'
import type { ApiRoutes } from '../services.ts'
import { SETTINGS } from '../wc/settings-table.ts'

/** How far the first run came is no setting that somebody looks for. */
const LOOKED_FOR = SETTINGS.filter(({ group }) => group !== 'setup')

/** What settings there are, without their values: for a search over all of them. */
const settingNameRoutes = (): Route[] => [
  {
    namespace: 'vitrine/v1',
    path: '/setting-names',
    response: 'list',
    schema: itemSchema('setting_name', { id: 'text', label: 'text', description: 'text', group: 'text' }),
    endpoints: [
      endpoint({
        methods: ['GET'],
        args: {},
        authorize: wcMay.list,
        answer: async () => ({
          body: LOOKED_FOR.map(({ id, label, description, group }) => ({ id, label, description, group })),
        }),
      }),
    ],
  },
]
export default settingNameRoutes satisfies ApiRoutes
