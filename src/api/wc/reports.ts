import type { Static, TObject } from 'typebox'
import { choice, maybe, text } from '#http/rest/arguments.ts'
import { endpoint, type ItemSchema, type Route } from '#http/rest/contract.ts'
import { badArguments } from '#http/rest/rest-problem.ts'
import { isDay } from '#kit/calendar-day.ts'
import { isGoodPeriod, type Period, periodOf, PERIODS } from '#shop/reports/period.ts'
import type { SalesPart, Total } from '#shop/reports/service.ts'
import { STATUSES } from '#shop/orders/status.ts'
import { STATUS_NAMES } from '#shop/orders/text.ts'
import { wcMay } from '../authorize.ts'
import type { ApiServices } from '../services.ts'
import { amountOf } from './amounts.ts'
import { REPORT_SCHEMA, SALES_SCHEMA, TOP_SELLER_SCHEMA, TOTAL_SCHEMA } from './schemas.ts'

const PERIOD = {
  period: choice(PERIODS, { default: 'week' }),
  date_min: maybe(text({ maxLength: 10 })),
  date_max: maybe(text({ maxLength: 10 })),
}
type PeriodArgs = Static<TObject<typeof PERIOD>>

/** Each report with its words, for the list of them. */
const REPORTS = {
  sales: 'Vendas de um período.',
  top_sellers: 'Produtos mais vendidos de um período.',
  'orders/totals': 'Pedidos por status.',
  'products/totals': 'Produtos por tipo.',
  'customers/totals': 'Clientes que já compraram e que ainda não compraram.',
  'coupons/totals': 'Cupons por tipo de desconto.',
  'reviews/totals': 'Avaliações por nota.',
}
type Named = Record<string, string>
const PRODUCT_TYPES: Named = { simple: 'Simples', variable: 'Variável' }
const CUSTOMER_KINDS: Named = { paying: 'Cliente que já comprou', non_paying: 'Cliente que ainda não comprou' }
const COUPON_KINDS: Named = {
  percent: 'Desconto percentual',
  fixed_cart: 'Desconto fixo no carrinho',
  fixed_product: 'Desconto fixo no produto',
  free_shipping: 'Frete grátis',
}
const RATINGS: Named = Object.fromEntries([1, 2, 3, 4, 5].map((rating) => [String(rating), `Nota ${rating} de 5`]))
const ORDER_STATUSES: Named = Object.fromEntries(STATUSES.map((slug) => [slug, STATUS_NAMES[slug]]))

export function reportRoutes({ reports, root, clock }: Pick<ApiServices, 'reports' | 'root' | 'clock'>): Route[] {
  const report = (path: string, schema: ItemSchema, answer: (period: Period) => Promise<unknown>): Route => ({
    namespace: 'wc/v3',
    path: `/reports/${path}`,
    schema,
    endpoints: [
      endpoint({
        methods: ['GET'],
        args: PERIOD,
        authorize: wcMay.view,
        readsReplica: true,
        answer: async ({ args }) => ({ body: await answer(readPeriod(args, clock.now())) }),
      }),
    ],
  })
  const totals = (path: string, count: () => Promise<Total[]>, names: Named, wire = (slug: string) => slug): Route => ({
    namespace: 'wc/v3',
    path: `/reports/${path}/totals`,
    schema: TOTAL_SCHEMA,
    endpoints: [
      endpoint({
        methods: ['GET'],
        args: {},
        authorize: wcMay.list,
        readsReplica: true,
        answer: async () => {
          const found = new Map((await count()).map(({ slug, total }) => [slug, total]))
          const rows = Object.entries(names).map(([slug, name]) => ({ slug: wire(slug), name, total: found.get(slug) ?? 0 }))
          return { body: rows }
        },
      }),
    ],
  })

  return [
    {
      namespace: 'wc/v3',
      path: '/reports',
      schema: REPORT_SCHEMA,
      endpoints: [
        endpoint({
          methods: ['GET'],
          args: {},
          authorize: wcMay.list,
          answer: async () => ({
            body: Object.entries(REPORTS).map(([slug, description]) => ({
              slug,
              description,
              _links: { self: [{ href: `${root}/wc/v3/reports/${slug}` }] },
            })),
          }),
        }),
      ],
    },
    report('sales', SALES_SCHEMA, async (period) => {
      const { step, parts } = await reports.sales(period)
      return [salesItem(step, parts)]
    }),
    report('top_sellers', TOP_SELLER_SCHEMA, async (period) =>
      (await reports.topSellers(period)).map(({ productId, name, units }) => ({
        title: name,
        name,
        product_id: productId,
        quantity: units,
        _links: { product: [{ href: `${root}/wc/v3/products/${productId}` }] },
      })),
    ),
    totals('orders', reports.orders, ORDER_STATUSES),
    totals('products', reports.products, PRODUCT_TYPES),
    totals('customers', reports.customers, CUSTOMER_KINDS),
    totals('coupons', reports.coupons, COUPON_KINDS),
    totals('reviews', reports.reviews, RATINGS, (rating) => `rated_${rating}_out_of_5`),
  ]
}

function readPeriod({ period, date_min: min, date_max: max }: PeriodArgs, nowMs: number): Period {
  const named = periodOf(period, nowMs)
  const wanted = { from: min ?? named.from, to: max ?? named.to }
  const bad = { code: 'rest_invalid_date', message: 'Escreva os dias como 2026-11-30; o período vai até três anos.' }
  if (!isDay(wanted.from)) throw badArguments({ date_min: bad })
  if (!isDay(wanted.to) || !isGoodPeriod(wanted)) throw badArguments({ date_max: bad })
  return wanted
}

/** The sums of a period and of its parts; net is what stays without freight and without what went back. */
export function salesItem(step: 'day' | 'month', parts: SalesPart[]) {
  const sum = (of: (part: SalesPart) => number) => parts.reduce((total, part) => total + of(part), 0)
  const [sales, refunds, shipping] = [
    sum(({ salesCents }) => salesCents),
    sum(({ refundedCents }) => refundedCents),
    sum(({ shippingCents }) => shippingCents),
  ]
  const net = sales - refunds - shipping
  return {
    total_sales: amountOf(sales),
    net_sales: amountOf(net),
    average_sales: amountOf(parts.length === 0 ? 0 : Math.round(net / parts.length)),
    total_orders: sum(({ orders }) => orders),
    total_items: sum(({ items }) => items),
    total_tax: '0.00',
    total_shipping: amountOf(shipping),
    total_refunds: amountOf(refunds),
    total_discount: amountOf(sum(({ discountCents }) => discountCents)),
    totals_grouped_by: step,
    totals: Object.fromEntries(
      parts.map((part) => [
        part.at,
        {
          sales: amountOf(part.salesCents),
          orders: part.orders,
          items: part.items,
          tax: '0.00',
          shipping: amountOf(part.shippingCents),
          discount: amountOf(part.discountCents),
          customers: part.customers,
        },
      ]),
    ),
    total_customers: sum(({ customers }) => customers),
  }
}
