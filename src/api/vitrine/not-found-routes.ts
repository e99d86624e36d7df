import { createNotFoundList, type MissedAddress } from '#content/redirects/not-found-list.ts'
import { flag, maybe, PAGING, text, whole } from '#http/rest/arguments.ts'
import { endpoint, type Route } from '#http/rest/contract.ts'
import { offsetOf, pageOf } from '#http/rest/paging.ts'
import { itemSchema } from '../item-schema.ts'
import type { ApiRoutes, ApiServices } from '../services.ts'
import { mayRedirect } from './redirect-routes.ts'

export type MissedRecord = {
  id: string
  path: string
  hits: number
  days: number
  is_noise: boolean
  referrer: string
  last_seen: string
}

/** Addresses that were asked for in vain. */
function notFoundRoutes({ db, root }: Pick<ApiServices, 'db' | 'root'>): Route[] {
  const list = createNotFoundList({ db })
  return [
    {
      namespace: 'vitrine/v1',
      path: '/not-found',
      schema: itemSchema('missed_address', {
        id: 'text',
        path: 'text',
        hits: 'whole',
        days: 'whole',
        is_noise: 'flag',
        referrer: 'text',
        last_seen: 'moment',
      }),
      endpoints: [
        endpoint({
          methods: ['GET'],
          args: {
            ...PAGING,
            search: maybe(text({ maxLength: 200 })),
            noise: flag({
              default: false,
              description: 'What programs look for that try every server, instead of what visitors missed.',
            }),
            days: whole({ minimum: 1, maximum: 90, default: 90, description: 'How many days are looked back.' }),
          },
          authorize: mayRedirect,
          answer: async (call) => {
            const { search = '', noise, days, per_page: limit } = call.args
            const filter = { search, isNoise: noise, days }
            const [total, some] = await Promise.all([
              list.count(filter),
              list.page(filter, { offset: offsetOf(call.args), limit }),
            ])
            return pageOf(some.map(itemOf), total, call, root)
          },
        }),
        endpoint({
          methods: ['DELETE'],
          args: { path: text({ minLength: 1, maxLength: 300, description: 'Address that is forgotten.' }) },
          authorize: mayRedirect,
          answer: async ({ args }) => {
            await list.dismiss(args.path)
            return { body: [] }
          },
        }),
      ],
    },
  ]
}
export default notFoundRoutes satisfies ApiRoutes

const itemOf = ({ isNoise, lastSeen, ...missed }: MissedAddress): MissedRecord => ({
  ...missed,
  id: missed.path,
  is_noise: isNoise,
  last_seen: lastSeen.toISOString(),
})
