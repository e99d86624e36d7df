import { PAGING, whole } from '#http/rest/arguments.ts'
import { endpoint, type Route } from '#http/rest/contract.ts'
import { offsetOf, pageOf } from '#http/rest/paging.ts'
import { listPrices, lowestPrices, pricesBeforeSale } from '#shop/catalog/price-history.ts'
import { utcDate } from '../dates.ts'
import { itemSchema } from '../item-schema.ts'
import { wcMay } from '../authorize.ts'
import type { ApiRoutes, ApiServices } from '../services.ts'
import { noProduct } from '../wc/problems.ts'

const PRICE = itemSchema('past_price', {
  id: 'whole',
  variation_id: 'whole',
  cents: 'whole',
  sale_cents: 'whole?',
  sale_from_gmt: 'moment',
  sale_to_gmt: 'moment',
  since_gmt: 'moment',
})
const LOWEST = itemSchema('lowest_price', {
  variation_id: 'whole',
  cents: 'whole',
  before_sale_cents: 'whole?',
  usual_was_charged: 'flag',
  has_sale: 'flag',
  raised_from_cents: 'whole?',
  raised_at_gmt: 'moment',
})

/** What a product cost and when, so that a «de/por» can be proved; and the least it cost in the last days. */
function priceHistoryRoutes({ db, root, catalogEditor }: Pick<ApiServices, 'db' | 'root' | 'catalogEditor'>): Route[] {
  const known = async (id: number) => {
    if ((await catalogEditor.products.read([id])).length === 0) throw noProduct()
    return id
  }
  return [
    {
      namespace: 'vitrine/v1',
      path: '/products/{id}/prices',
      schema: PRICE,
      endpoints: [
        endpoint({
          methods: ['GET'],
          args: { id: whole(), ...PAGING },
          authorize: wcMay.view,
          answer: async (call) => {
            const page = { limit: call.args.per_page, offset: offsetOf(call.args) }
            const { prices, total } = await listPrices(db, await known(call.args.id), page)
            const items = prices.map(({ id, variationId, cents, saleCents, saleFrom, saleTo, since }) => ({
              id,
              variation_id: variationId ?? 0,
              cents,
              sale_cents: saleCents,
              sale_from_gmt: utcDate(saleFrom),
              sale_to_gmt: utcDate(saleTo),
              since_gmt: utcDate(since),
            }))
            return pageOf(items, total, call, root)
          },
        }),
      ],
    },
    {
      namespace: 'vitrine/v1',
      path: '/products/{id}/lowest-prices',
      schema: LOWEST,
      endpoints: [
        endpoint({
          methods: ['GET'],
          args: { id: whole() },
          authorize: wcMay.view,
          answer: async ({ args }) => {
            const id = await known(args.id)
            const [lowest, beforeSale] = await Promise.all([lowestPrices(db, id), pricesBeforeSale(db, [id])])
            return {
              body: lowest.map(({ variationId, cents, usualWasCharged, hasSale, raisedFrom, raisedAt }) => ({
                variation_id: variationId ?? 0,
                cents,
                before_sale_cents: beforeSale({ productId: id, variationId }) ?? null,
                usual_was_charged: usualWasCharged,
                has_sale: hasSale,
                raised_from_cents: raisedFrom,
                raised_at_gmt: utcDate(raisedAt),
              })),
            }
          },
        }),
      ],
    },
  ]
}
export default priceHistoryRoutes satisfies ApiRoutes
