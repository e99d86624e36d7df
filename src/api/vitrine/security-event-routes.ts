import { maybe, PAGING, text, whole } from '#http/rest/arguments.ts'
import { endpoint, type Route } from '#http/rest/contract.ts'
import { offsetOf, pageOf } from '#http/rest/paging.ts'
import { listSecurityEvents } from '#shop/accounts/security-events.ts'
import { utcDate } from '../dates.ts'
import { itemSchema } from '../item-schema.ts'
import type { ApiRoutes, ApiServices } from '../services.ts'
import { upkeepMay } from './authorize-upkeep.ts'

const SCHEMA = itemSchema('security_event', {
  id: 'whole',
  at_gmt: 'moment',
  kind: 'text',
  user_id: 'whole?',
  who: 'text?',
  detail: 'text',
})

/** Who got in, wrong guesses that became a nuisance, keys made and removed: the newest first. */
const securityEventRoutes = ({ db, root }: Pick<ApiServices, 'db' | 'root'>): Route[] => [
  {
    namespace: 'vitrine/v1',
    path: '/security-events',
    schema: SCHEMA,
    endpoints: [
      endpoint({
        methods: ['GET'],
        args: { ...PAGING, user: maybe(whole()), kind: maybe(text({ maxLength: 40, pattern: '^[a-z-]*$' })) },
        authorize: upkeepMay,
        answer: async (call) => {
          const { user: userId, kind, per_page: limit } = call.args
          const { rows, total } = await listSecurityEvents(db, { userId, kind, limit, offset: offsetOf(call.args) })
          const items = rows.map(({ id, at, kind: what, userId: user_id, who, detail }) => ({
            id,
            at_gmt: utcDate(at),
            kind: what,
            user_id,
            who,
            detail,
          }))
          return pageOf(items, total, call, root)
        },
      }),
    ],
  },
]
export default securityEventRoutes satisfies ApiRoutes
