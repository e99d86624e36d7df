import type { OrderRecord } from '#api/wc/order-shape.ts'
import { defineFinder } from '../command-palette/define-finder.ts'
import { money } from '../shared/words.ts'
import { buyerName } from './order-labels.ts'

export const finder = defineFinder<OrderRecord>({
  resource: 'orders',
  heading: 'Pedidos',
  label: (order) => `Pedido #${order.number}`,
  about: (order) => `${buyerName(order)} · ${money(order.total)}`,
  address: ({ id }) => `/orders/${id}/show`,
})
