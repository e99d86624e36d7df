import { apiAs, keyFor } from './api.ts'
import { orderDesk } from './order-desk.ts'
import { aShop } from './shop.ts'

/** The demo shop, and its orders as a merchant's program reaches them. */
export async function anOrdersApi() {
  const shop = await aShop({ demo: true })
  await apiAs(shop, 'shop_manager', 'helena')
  const { api } = await keyFor(shop, 'helena')
  const at =
    (method: string) =>
    (path: string, body?: unknown, headers: Record<string, string> = {}) =>
      api(`/wc/v3${path}`, { method, body, headers })
  return {
    shop,
    api,
    desk: orderDesk(shop.db),
    post: at('POST'),
    put: at('PUT'),
    remove: at('DELETE'),
    /** The kinds of letters that went out for an order. */
    mailsOf: async (orderId: number) =>
      (await shop.db.selectFrom('order_mails').select('kind').where('order_id', '=', orderId).orderBy('kind').execute()).map(
        ({ kind }) => kind,
      ),
  }
}
export type OrdersApi = Awaited<ReturnType<typeof anOrdersApi>>

/** Whoever orders in these tests. */
export const BILLING = {
  first_name: 'Bento',
  last_name: 'Santiago',
  email: 'Bento@cliente.example',
  phone: '(21) 98765-4321',
  address_1: 'Rua de Matacavalos',
  number: '12',
  neighborhood: 'Lapa',
  city: 'Rio de Janeiro',
  state: 'RJ',
  postcode: '20040-002',
  cpf: '529.982.247-25',
}
