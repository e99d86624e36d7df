import { PAGING, whole } from '#http/rest/arguments.ts'
import { endpoint, type Route } from '#http/rest/contract.ts'
import { offsetOf, pageOf } from '#http/rest/paging.ts'
import { listUses } from '#shop/coupons/uses.ts'
import { bothDates } from '../dates.ts'
import { itemSchema } from '../item-schema.ts'
import { wcMay } from '../authorize.ts'
import type { ApiRoutes, ApiServices } from '../services.ts'
import { noSuch } from '../wc/problems.ts'

const SCHEMA = itemSchema('coupon_use', {
  id: 'whole',
  date_used: 'moment',
  date_used_gmt: 'moment',
  email: 'text',
  customer_id: 'whole',
  order_id: 'whole',
  order_number: 'text',
  discount_cents: 'whole',
})

/** Who used a coupon, when, and in which order. */
const couponRoutes = ({ db, root }: Pick<ApiServices, 'db' | 'root'>): Route[] => [
  {
    namespace: 'vitrine/v1',
    path: '/coupons/{coupon_id}/uses',
    schema: SCHEMA,
    endpoints: [
      endpoint({
        methods: ['GET'],
        args: { coupon_id: whole(), ...PAGING },
        authorize: wcMay.view,
        answer: async (call) => {
          const { coupon_id: couponId, per_page: limit } = call.args
          const found = await listUses(db, { couponId, limit, offset: offsetOf(call.args) })
          if (!found) throw noSuch('woocommerce_rest_shop_coupon_invalid_id')
          const items = found.uses.map((use) => ({
            id: use.id,
            ...bothDates('date_used', use.usedAt),
            email: use.email,
            customer_id: use.userId ?? 0,
            order_id: use.orderId ?? 0,
            order_number: use.orderNumber ?? '',
            discount_cents: use.discountCents ?? 0,
          }))
          return pageOf(items, found.total, call, root)
        },
      }),
    ],
  },
]
export default couponRoutes satisfies ApiRoutes
