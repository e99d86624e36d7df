import { PAGING, whole } from '#http/rest/arguments.ts'
import { endpoint, type Route } from '#http/rest/contract.ts'
import { offsetOf, pageOf } from '#http/rest/paging.ts'
import { listMoves } from '#shop/stock/list-moves.ts'
import { utcDate } from '../dates.ts'
import { itemSchema } from '../item-schema.ts'
import { wcMay } from '../authorize.ts'
import type { ApiRoutes, ApiServices } from '../services.ts'
import { noProduct } from '../wc/problems.ts'

const SCHEMA = itemSchema('stock_move', {
  id: 'whole',
  variation_id: 'any',
  variation: 'text',
  units: 'whole',
  reason: 'text',
  order_id: 'any',
  date_created_gmt: 'moment',
})

/** Every unit that came or went of a product, the newest first. */
const stockMoveRoutes = ({ db, root, catalogEditor }: Pick<ApiServices, 'db' | 'root' | 'catalogEditor'>): Route[] => [
  {
    namespace: 'vitrine/v1',
    path: '/products/{id}/stock-moves',
    schema: SCHEMA,
    endpoints: [
      endpoint({
        methods: ['GET'],
        args: { id: whole(), ...PAGING },
        authorize: wcMay.view,
        readsReplica: true,
        answer: async (call) => {
          const { id, per_page } = call.args
          const [product] = await catalogEditor.products.read([id])
          if (!product) throw noProduct()
          const { rows, total } = await listMoves(db, id, { limit: per_page, offset: offsetOf(call.args) })
          const items = rows.map(({ created_at, ...row }) => ({ ...row, date_created_gmt: utcDate(created_at) }))
          return pageOf(items, total, call, root)
        },
      }),
    ],
  },
]
export default stockMoveRoutes satisfies ApiRoutes
