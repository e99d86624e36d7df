import { defineExtension, formatMoney, route, type Shop } from 'vitrine/extension'
import { PointsPage } from './account-page.tsx'
import { discountOf, pointsFor, pointsLeft } from './points.ts'

const FEE = 'loyalty-points'
const USE = 'loyalty-points/use'

const rates = async (shop: Shop) => {
  const { perReal, centsPerPoint } = await shop.settings()
  return { perReal: Number(perReal), centsPerPoint: Math.max(1, Math.round(Number(centsPerPoint))) }
}

async function balanceOf(userId: number, shop: Shop) {
  const [{ centsPerPoint }, feeCents, rows] = await Promise.all([
    rates(shop),
    shop.feeTotal(userId, FEE),
    shop.sql<{
      earned: number
    }>`select coalesce(sum(points), 0)::int as earned from ext_loyalty_points_entries where user_id = ${userId}`,
  ])
  const points = pointsLeft({ earned: rows[0]!.earned, spentCents: -feeCents, centsPerPoint })
  return { points, centsPerPoint }
}

/** What is paid earns points; what was given back earns nothing. Told again, it comes to the same. */
async function settle(orderId: number, shop: Shop) {
  const order = await shop.order(orderId)
  if (!order?.userId) return
  const isSold = ['processing', 'completed'].includes(order.status)
  const points = isSold ? pointsFor(order.paidCents - order.refundedCents, (await rates(shop)).perReal) : 0
  await shop.sql`
    insert into ext_loyalty_points_entries (order_id, user_id, points) values (${orderId}, ${order.userId}, ${points})
    on conflict (order_id) do update set points = excluded.points`
}

export default defineExtension({
  name: 'loyalty-points',
  version: '1.0.0',
  contract: 1,
  title: 'Pontos de fidelidade',
  description: 'Quem compra com conta junta pontos quando paga, vê o saldo na conta e os usa como desconto na próxima compra.',
  settings: [
    { name: 'perReal', label: 'Pontos por real pago', description: '', kind: 'number', fallback: '1', most: 1_000 },
    {
      name: 'centsPerPoint',
      label: 'Quanto vale um ponto (centavos)',
      description: 'Com 5, cem pontos são R$ 5,00 de desconto.',
      kind: 'number',
      fallback: '5',
      least: 1,
      most: 10_000,
    },
  ],
  on: {
    'order.paid': ({ orderId }, shop) => settle(orderId, shop),
    'order.refunded': ({ orderId }, shop) => settle(orderId, shop),
    'order.cancelled': ({ orderId }, shop) => settle(orderId, shop),
  },
  filters: {
    checkoutFields: async ({ userId }, shop) => {
      if (userId === undefined) return []
      const { points, centsPerPoint } = await balanceOf(userId, shop)
      if (points === 0) return []
      const label = `Usar meus ${points} pontos (até ${formatMoney(points * centsPerPoint)} de desconto)`
      return [{ name: USE, label, kind: 'checkbox', decidesTotal: true }]
    },
    fees: async ({ answers, userId, goodsCents }, shop) => {
      if (userId === undefined || answers[USE] === undefined) return []
      const cents = discountOf({ ...(await balanceOf(userId, shop)), goodsCents })
      return cents > 0 ? [{ id: FEE, label: 'Pontos de fidelidade', cents: -cents }] : []
    },
  },
  accountPages: [
    {
      path: 'loyalty-points',
      label: 'Meus pontos',
      draw: async ({ id }, shop) => {
        const { points, centsPerPoint } = await balanceOf(id, shop)
        const entries = await shop.sql<{ order_id: number; points: number; created_at: Date }>`
          select order_id, points, created_at from ext_loyalty_points_entries
          where user_id = ${id} and points > 0 order by created_at desc limit 50`
        return PointsPage({ points, worthCents: points * centsPerPoint, entries })
      },
    },
  ],
  routes: [
    route({
      method: 'GET',
      path: '/customers',
      access: 'merchant',
      tells: { id: 'integer', name: 'string', earned: 'integer' },
      answer: async (_call, shop) => {
        const sums = await shop.sql<{ id: number; earned: number }>`
          select user_id as id, sum(points)::int as earned from ext_loyalty_points_entries group by 1 order by 2 desc limit 100`
        const customers = new Map((await shop.customers(sums.map(({ id }) => id))).map((one) => [one.id, one]))
        return sums.map(({ id, earned }) => ({ id, earned, name: customers.get(id)?.displayName ?? '' }))
      },
    }),
  ],
  doctor: [
    {
      id: 'rates',
      question: 'Os pontos de fidelidade valem alguma coisa?',
      ask: async (shop) =>
        (await rates(shop)).perReal > 0 ? [] : ['Nenhum ponto é dado: aumente «Pontos por real pago», ou desligue a extensão.'],
    },
  ],
})
