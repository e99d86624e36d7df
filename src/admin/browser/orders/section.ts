import DisputeIcon from '@mui/icons-material/GavelOutlined'
import ReceiptIcon from '@mui/icons-material/ReceiptLong'
import { below } from '../data/resources.ts'
import { screen } from '../screen.ts'
import type { Section } from '../section.ts'

const Disputes = screen(() => import('./disputes.tsx'), 'Disputes')
const OrderList = screen(() => import('./order-list.tsx'), 'OrderList')
const OrderCreate = screen(() => import('./order-create.tsx'), 'OrderCreate')
const OrderEdit = screen(() => import('./order-edit.tsx'), 'OrderEdit')
const OrderPrint = screen(() => import('./order-print.tsx'), 'OrderPrint')
const OrderShow = screen(() => import('./order-show.tsx'), 'OrderShow')

export const section: Section = {
  group: 'Vendas',
  order: 10,
  places: {
    orders: { path: () => '/wc/v3/orders', sorts: { date_created: 'date', date_modified: 'modified', number: 'id' } },
    order_payments: { path: (meta) => `/vitrine/v1/orders/${below(meta, 'order')}/payments` },
    order_notes: { path: (meta) => `/wc/v3/orders/${below(meta, 'order')}/notes` },
    order_refunds: { path: (meta) => `/wc/v3/orders/${below(meta, 'order')}/refunds` },
  },
  resources: [
    {
      name: 'orders',
      options: { label: 'Pedidos', fresh: 'Novo pedido' },
      icon: ReceiptIcon,
      list: OrderList,
      show: OrderShow,
      create: OrderCreate,
      edit: OrderEdit,
      recordRepresentation: 'number',
    },
  ],
  waits: { '/orders': { of: 'to_send', one: 'pedido para enviar', many: 'pedidos para enviar' } },
  pages: [
    { path: '/print-orders', Screen: OrderPrint },
    { path: '/disputes', Screen: Disputes, menu: { label: 'Contestações', icon: DisputeIcon } },
  ],
}
