import { choice, maybe, whole } from '#http/rest/arguments.ts'
import { endpoint, type Route } from '#http/rest/contract.ts'
import type { ItemSchema } from '#http/rest/contract.ts'
import type { SpeedRow } from '#shop/reports/figures/read-speed.ts'
import { ratingOf } from '#shop/reports/figures/speed.ts'
import type { Period } from '#shop/reports/period.ts'
import { wcMay } from '../authorize.ts'
import { itemSchema } from '../item-schema.ts'
import type { ApiRoutes, ApiServices } from '../services.ts'
import { DAYS, readDays } from './report-days.ts'

const VISITS = itemSchema('visits', {
  from: 'text',
  to: 'text',
  step: 'text',
  visitors: 'whole',
  views: 'whole',
  parts: 'list',
  devices: 'list',
  pages: 'list',
})
const FUNNEL = itemSchema('visit_funnel', {
  from: 'text',
  to: 'text',
  visitors: 'whole',
  product_visitors: 'whole',
  carts: 'whole',
  checkouts: 'whole',
  orders: 'whole',
})
const SEARCHES = itemSchema('empty_searches', { from: 'text', to: 'text', rows: 'list' })
const SEARCHED = itemSchema('searches', { from: 'text', to: 'text', rows: 'list' })
const PRODUCTS = itemSchema('seen_products', { from: 'text', to: 'text', rows: 'list' })
const SPEED = itemSchema('page_speed', { from: 'text', to: 'text', rows: 'list' })

const LIMIT = { limit: whole({ minimum: 1, maximum: 100, default: 20, description: 'How many rows.' }) }

/** The shop's own figures of its visits. */
function visitRoutes({ figures, clock }: Pick<ApiServices, 'figures' | 'clock'>): Route[] {
  const report = (path: string, schema: ItemSchema, tell: (period: Period) => Promise<object>): Route => ({
    namespace: 'vitrine/v1',
    path,
    response: 'one',
    schema,
    endpoints: [
      endpoint({
        methods: ['GET'],
        args: DAYS,
        authorize: wcMay.view,
        readsReplica: true,
        answer: async ({ args }) => {
          const period = readDays(args, clock.now())
          return { body: { ...period, ...(await tell(period)) } }
        },
      }),
    ],
  })
  const list = (path: string, schema: ItemSchema, tell: (period: Period, limit: number) => Promise<object[]>): Route => ({
    ...report(path, schema, async () => ({})),
    endpoints: [
      endpoint({
        methods: ['GET'],
        args: { ...DAYS, ...LIMIT },
        authorize: wcMay.view,
        readsReplica: true,
        answer: async ({ args }) => {
          const period = readDays(args, clock.now())
          return { body: { ...period, rows: await tell(period, args.limit) } }
        },
      }),
    ],
  })
  return [
    report('/visits', VISITS, figures.visits),
    report('/visits/funnel', FUNNEL, async (period) => {
      const { productVisitors, ...rest } = await figures.funnel(period)
      return { ...rest, product_visitors: productVisitors }
    }),
    list('/visits/empty-searches', SEARCHES, figures.emptySearches),
    {
      ...report('/visits/searches', SEARCHED, async () => ({})),
      endpoints: [
        endpoint({
          methods: ['GET'],
          args: {
            ...DAYS,
            ...LIMIT,
            only: maybe(choice(['empty', 'found'], { description: 'Only what found nothing, or something.' })),
          },
          authorize: wcMay.view,
          answer: async ({ args: { limit, only, ...days } }) => {
            const period = readDays(days, clock.now())
            return { body: { ...period, rows: await figures.searches(period, { limit, ...(only && { only }) }) } }
          },
        }),
      ],
    },
    list('/visits/seen-products', PRODUCTS, async (period, limit) => {
      const seen = await figures.seenNotBought(period, limit)
      return seen.map(({ productId, ...rest }) => ({ product_id: productId, ...rest }))
    }),
    report('/visits/speed', SPEED, async (period) => ({ rows: (await figures.speed(period)).map(wireRow) })),
  ]
}
export default visitRoutes satisfies ApiRoutes

const wireRow = ({ kind, device, measured }: SpeedRow) => ({
  kind: kind ?? null,
  device: device ?? null,
  measured: measured.map((one) => ({ ...one, rating: ratingOf(one.metric, one.value) })),
})
