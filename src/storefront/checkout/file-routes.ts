import type { FastifyInstance, FastifyRequest } from 'fastify'
import { notFound } from '#http/problem.ts'
import { type Downloads, mayHaveFiles } from '#shop/downloads/service.ts'
import type { Order } from '#shop/orders/contract.ts'
import { sendBoughtFile, wantedOf } from '../account/send-file.ts'
import type { OrderFile } from './order-files.tsx'

type Options = { downloads: Downloads; orderOf: (request: FastifyRequest) => Promise<Order> }

/** The files of an order, for who knows its key. Those of an account are fetched there, by its owner. */
export function registerOrderFiles(http: FastifyInstance, { downloads, orderOf }: Options) {
  http.get('/checkout/order-received/:id/arquivo/:download/', async (request, reply) => {
    const order = await orderOf(request)
    const { download } = request.params as { download: string }
    const { expires, signature } = request.query as Record<string, unknown>
    const link = { orderId: order.id, downloadId: /^[1-9]\d{0,14}$/.test(download) ? Number(download) : 0, expires, signature }
    if (downloads.judge(order, link) !== 'open') throw notFound()
    // Asking about a file takes none of the times that it may be fetched.
    if (request.method !== 'GET') return reply.header('cache-control', 'no-store, private').send()
    const file = await downloads.take(order, order.id, link.downloadId, wantedOf(request))
    if (!file) throw notFound()
    return await sendBoughtFile(request, reply, file)
  })

  return async (order: Order): Promise<OrderFile[]> => {
    if (!mayHaveFiles(order)) return []
    if (order.userId === undefined)
      return (await downloads.of(order)).map((file) => ({ ...file, url: downloads.linkFor(order, file) }))
    const own = await downloads.of(order.userId)
    return own.filter(({ orderId }) => orderId === order.id).map((file) => ({ ...file, url: '/minha-conta/downloads/' }))
  }
}
