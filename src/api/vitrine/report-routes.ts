import { choice, whole } from '#http/rest/arguments.ts'
import { endpoint, type Route } from '#http/rest/contract.ts'
import { offsetOf } from '#http/rest/paging.ts'
import { BREAKDOWNS, type SalesRow, type Sums } from '#shop/reports/contract.ts'
import { type FreightSums, sumFreight } from '#shop/reports/freight.ts'
import { MOST_DAYS } from '#shop/reports/period.ts'
import { itemSchema } from '../item-schema.ts'
import { wcMay } from '../authorize.ts'
import type { ApiRoutes, ApiServices } from '../services.ts'
import { DAYS, readDays } from './report-days.ts'

const BREAKDOWN = itemSchema('sales_breakdown', {
  by: 'text',
  from: 'text',
  to: 'text',
  totals: 'object',
  rows: 'list',
  row_count: 'whole',
  rest: 'any',
  payment_fees: 'any',
})
const CONVERSION = itemSchema('cart_conversion', {
  from: 'text',
  to: 'text',
  carts: 'whole',
  checkouts: 'whole',
  orders: 'whole',
  paid: 'whole',
})
const FREIGHT = itemSchema('freight_report', { from: 'text', to: 'text', rows: 'list', totals: 'object' })

type Services = Pick<ApiServices, 'reports' | 'clock' | 'carrierConnections'>

/** The merchant's questions about sales that the ecosystem has no route for. */
function reportRoutes({ reports, clock, carrierConnections }: Services): Route[] {
  const carrierName = (wanted: string) => carrierConnections.definitions.find(({ id }) => id === wanted)?.name ?? wanted
  return [
    {
      namespace: 'vitrine/v1',
      path: '/reports/breakdown',
      response: 'one',
      schema: BREAKDOWN,
      endpoints: [
        endpoint({
          methods: ['GET'],
          args: {
            by: choice(BREAKDOWNS, { default: 'day' }),
            ...DAYS,
            page: whole({ minimum: 1, maximum: 1_000_000, default: 1 }),
            // A day of three years each is one page.
            per_page: whole({ minimum: 1, maximum: MOST_DAYS, default: 100 }),
          },
          authorize: wcMay.view,
          readsReplica: true,
          answer: async ({ args }) => {
            const period = readDays(args, clock.now())
            const asked = { by: args.by, period, limit: args.per_page, offset: offsetOf(args) }
            const fees = args.by === 'payment' ? await reports.paymentFees(period) : undefined
            const told = await reports.breakdown(asked)
            return {
              body: {
                by: args.by,
                ...period,
                totals: wireSums(told.totals),
                rows: told.rows.map(wireRow),
                row_count: told.rowCount,
                rest: told.rest ? wireRow(told.rest) : null,
                payment_fees: fees ? { fee_cents: fees.feeCents, told: fees.told, payments: fees.payments } : null,
              },
            }
          },
        }),
      ],
    },
    {
      namespace: 'vitrine/v1',
      path: '/reports/conversion',
      response: 'one',
      schema: CONVERSION,
      endpoints: [
        endpoint({
          methods: ['GET'],
          args: DAYS,
          authorize: wcMay.view,
          readsReplica: true,
          answer: async ({ args }) => {
            const period = readDays(args, clock.now())
            return { body: { ...period, ...(await reports.conversion(period)) } }
          },
        }),
      ],
    },
    {
      namespace: 'vitrine/v1',
      path: '/reports/freight',
      response: 'one',
      schema: FREIGHT,
      endpoints: [
        endpoint({
          methods: ['GET'],
          args: DAYS,
          authorize: wcMay.view,
          readsReplica: true,
          answer: async ({ args }) => {
            const period = readDays(args, clock.now())
            const told = await reports.freight(period)
            const rows = told.map(({ month, carrier, service, serviceName, ...sums }) => ({
              month,
              carrier: carrierName(carrier),
              service: serviceName || service,
              ...wireFreight(sums),
            }))
            return { body: { ...period, rows, totals: wireFreight(sumFreight(told)) } }
          },
        }),
      ],
    },
  ]
}
export default reportRoutes satisfies ApiRoutes

const wireFreight = (sums: FreightSums) => ({
  orders: sums.orders,
  charged_cents: sums.chargedCents,
  quoted_cents: sums.quotedCents,
  paid_cents: sums.paidCents,
  difference_cents: sums.differenceCents,
})
const wireSums = (sums: Sums) => ({
  orders: sums.orders,
  units: sums.units,
  goods_cents: sums.goodsCents,
  discount_cents: sums.discountCents,
  shipping_cents: sums.shippingCents,
  fees_cents: sums.feesCents,
  total_cents: sums.totalCents,
  refunded_cents: sums.refundedCents,
  net_cents: sums.netCents,
})
const wireRow = ({ key, name, ...sums }: SalesRow) => ({ key, name, ...wireSums(sums) })
