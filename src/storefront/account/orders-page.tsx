import { count, formatDate } from '#kit/pt-br.ts'
import { mayPay } from '#shop/after-sale/after-sale.ts'
import type { Order } from '#shop/orders/contract.ts'
import { STATUS_NAMES } from '#shop/orders/text.ts'
import { Amount } from '#ui/price.tsx'
import { Pagination } from '../pagination.tsx'
import type { AccountView } from './view.ts'

export const orderUrl = ({ id }: Pick<Order, 'id'>) => `/minha-conta/view-order/${id}/`
export const payUrl = ({ id, key }: Pick<Order, 'id' | 'key'>) => `/checkout/order-pay/${id}/?pay_for_order=true&key=${key}`

type Listed = { orders: Order[]; page: number; pages: number }

export const ordersPage = ({ orders, page, pages }: Listed): AccountView => ({
  title: 'Pedidos',
  tab: 'orders',
  content:
    orders.length === 0 ? (
      <div className="woocommerce-info account-empty">
        <p>Nenhum pedido foi feito ainda.</p>
        <a className="button wc-forward" href="/loja/">
          Ver produtos
        </a>
      </div>
    ) : (
      <>
        <OrdersTable orders={orders} />
        <Pagination base="/minha-conta/orders/" page={page} pages={pages} label="Páginas de pedidos" />
      </>
    ),
})

/** Orders in rows; on a phone each row becomes a card. */
export function OrdersTable({ orders }: { orders: Order[] }) {
  return (
    <table className="woocommerce-orders-table woocommerce-MyAccount-orders shop_table shop_table_responsive my_account_orders account-orders-table">
      <thead>
        <tr>
          {Object.entries(COLUMNS).map(([column, label]) => (
            <th
              key={column}
              scope="col"
              className={`woocommerce-orders-table__header woocommerce-orders-table__header-${column}`}
            >
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <tr
            key={order.id}
            className={`woocommerce-orders-table__row woocommerce-orders-table__row--status-${order.status} order`}
          >
            <th scope="row" className={cell('order-number')}>
              <a href={orderUrl(order)} aria-label={`Visualizar o pedido ${order.number}`}>
                #{order.number}
              </a>
            </th>
            <td className={cell('order-date')} data-title={COLUMNS['order-date']}>
              <time dateTime={order.createdAt.toISOString()}>{formatDate(order.createdAt)}</time>
            </td>
            <td className={cell('order-status')} data-title={COLUMNS['order-status']}>
              <span className="order-badge" data-status={order.status}>
                {STATUS_NAMES[order.status]}
              </span>
            </td>
            <td className={cell('order-total')} data-title={COLUMNS['order-total']}>
              <Amount cents={order.totalCents} />{' '}
              <span className="account-small">de {count(unitsOf(order), 'item', 'itens')}</span>
            </td>
            <td className={cell('order-actions')} data-title={COLUMNS['order-actions']}>
              {mayPay(order) && (
                <a className="button pay" href={payUrl(order)} aria-label={`Pagar o pedido ${order.number}`}>
                  Pagar
                </a>
              )}
              <a
                className="button view"
                data-look="quiet"
                href={orderUrl(order)}
                aria-label={`Visualizar o pedido ${order.number}`}
              >
                Visualizar
              </a>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const COLUMNS = {
  'order-number': 'Pedido',
  'order-date': 'Data',
  'order-status': 'Status',
  'order-total': 'Total',
  'order-actions': 'Ações',
}
const cell = (column: keyof typeof COLUMNS) => `woocommerce-orders-table__cell woocommerce-orders-table__cell-${column}`
const unitsOf = (order: Order) => order.lines.reduce((sum, line) => sum + line.quantity, 0)
