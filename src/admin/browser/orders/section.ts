import ReceiptIcon from '@mui/icons-material/ReceiptLong'
import { below } from '../data/resources.ts'
import { screen } from '../screen.ts'
import type { Section } from '../section.ts'

const OrderList = screen(() => import('./order-list.tsx'), 'OrderList')
const OrderShow = screen(() => import('./order-show.tsx'), 'OrderShow')

export const section: Section = {
  group: 'Vendas',
  order: 10,
  places: {
    orders: { path: () => '/wc/v3/orders', sorts: { date_created: 'date', date_modified: 'modified', number: 'id' } },
    order_notes: { path: (meta) => `/wc/v3/orders/${below(meta, 'order')}/notes` },
    order_refunds: { path: (meta) => `/wc/v3/orders/${below(meta, 'order')}/refunds` },
  },
  resources: [
    {
      name: 'orders',
      options: { label: 'Pedidos' },
      icon: ReceiptIcon,
      list: OrderList,
      show: OrderShow,
      recordRepresentation: 'number',
    },
  ],
}
