import type { FastifyInstance } from 'fastify'
import type { Channels } from '#shop/channels/service.ts'
import type { Orders } from '#shop/orders/service.ts'

type Options = { channels: Pick<Channels, 'saleOf'>; orders: Pick<Orders, 'findOrder'> }
type Asked = { Params: { id: string }; Querystring: { key?: unknown } }

const NO_STORE = { 'cache-control': 'no-store, private', 'x-robots-tag': 'noindex' }

/** What a buyer's browser tells channels of an order, for who knows its key: the same that the shop tells them itself, and no person. */
export function registerChannelPurchases(http: FastifyInstance, { channels, orders }: Options) {
  http.get<Asked>('/canais/compra/:id', async ({ params, query }, reply) => {
    void reply.headers(NO_STORE)
    const id = /^\d{1,15}$/.test(params.id) ? Number(params.id) : undefined
    const key = typeof query.key === 'string' && /^wc_order_[\w-]{1,60}$/.test(query.key) ? query.key : undefined
    const order = id !== undefined && key !== undefined ? await orders.findOrder({ id, key }) : undefined
    const sale = order && (await channels.saleOf(order))
    if (!sale) return reply.code(204).send()
    const { eventId, orderNumber, cents, shippingCents, coupons, items } = sale
    return reply.send({ eventId, orderNumber, cents, shippingCents, coupons, items })
  })
}
