import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CAPABILITIES } from '#http/rights/capabilities.ts'
import type { Grant } from '#http/rights/grant.ts'
import { rightOf } from '#http/rights/rights.ts'
import { LIMITED_ROLES, type LimitedRole } from '#http/rights/roles.ts'
import { type Api, apiAs, apiOf } from '#tests/support/api.ts'
import { hostileCalls, type KnownRoute, pathFor } from '#tests/support/hostile-calls.ts'
import { aShop, type TestShop } from '#tests/support/shop.ts'

/** Nothing has this number, so that what is allowed changes nothing. */
const NOBODYS = '999999999'
/** What everybody may do with their own: cart and checkout, and their own account. */
const OWN = /^\/wc\/store|^\/wp\/v2\/users\//

let shop: TestShop
let routes: KnownRoute[]
let admin: Api
let customer: Api
const as = {} as Record<LimitedRole, Api>
beforeAll(async () => {
  shop = await aShop()
  for (const role of LIMITED_ROLES) as[role] = (await apiAs(shop, role)).api
  customer = (await apiAs(shop, 'customer')).api
  admin = (await apiAs(shop, 'administrator')).api
  const product = await admin('/wc/v3/products', { method: 'POST', body: { name: 'Tigela', regular_price: '50.00' } })
  const billing = { first_name: 'Ana', last_name: 'Lima', email: 'ana@exemplo.com.br' }
  const line_items = [{ product_id: product.body.id, quantity: 1 }]
  await admin('/wc/v3/orders', { method: 'POST', body: { status: 'processing', billing, line_items } })
  const { body } = await apiOf(shop)('/')
  routes = Object.entries(body.routes as Record<string, Omit<KnownRoute, 'address'>>).map(([address, route]) => ({
    address,
    ...route,
  }))
})
afterAll(() => shop.close())

const templateOf = (address: string) => address.replaceAll(/\(\?P<(\w+)>[^)]+\)/g, '{$1}')
const rowsOf = (role: LimitedRole): Grant[] => CAPABILITIES[role].flatMap(({ grants }) => grants)

/** A call that fits the route's arguments, so that only the caller's rights can refuse it. */
function callOf(route: KnownRoute, endpoint: KnownRoute['endpoints'][number], row: Grant | undefined) {
  const word = Object.values(row?.where ?? {})[0]?.[0] ?? 'x'
  const [honest] = [...hostileCalls(route, endpoint, { count: 1, ids: [NOBODYS], isHonest: true })]
  const path = pathFor(route, [NOBODYS], word)
  const query = honest!.path.includes('?') ? honest!.path.slice(honest!.path.indexOf('?')) : ''
  return { path: path + query, body: row?.only ? {} : honest!.body }
}
/** Somebody with several roles at once: refused to them together, a route is refused to each. */
const together = new Map<string, Api>()
async function withRoles(roles: readonly LimitedRole[]) {
  const login = roles.join('-')
  const known = roles.length === 1 ? as[roles[0]!] : together.get(login)
  if (known) return known
  const { user, api } = await apiAs(shop, roles[0]!, login)
  await shop.db
    .updateTable('users')
    .set({ roles: [...roles] })
    .where('id', '=', user.id)
    .execute()
  together.set(login, api)
  return api
}
const isRefused = (status: number) => status === 401 || status === 403

describe('the table of rights', () => {
  test('every route and method: a limited role is let in where the table says so, and is a customer everywhere else', async () => {
    const wrong: string[] = []
    let [allowed, refused] = [0, 0]
    for (const route of routes.filter(({ address }) => !OWN.test(address)))
      for (const endpoint of route.endpoints)
        for (const method of endpoint.methods) {
          const template = templateOf(route.address)
          const rowOf = (role: LimitedRole) => rowsOf(role).find((one) => one.route === template && one.methods.includes(method))
          const asked = async (api: Api, row?: Grant) => {
            const { path, body } = callOf(route, endpoint, row)
            return (await api(path, { method, ...(method !== 'GET' && { body }) })).status
          }
          const others = LIMITED_ROLES.filter((role) => !rowOf(role))
          if (others.length > 0) {
            const [status, strangers] = [await asked(await withRoles(others)), await asked(customer)]
            if (status !== strangers) wrong.push(`${others} ${method} ${template}: ${status}, a customer ${strangers}`)
            if (isRefused(status)) refused += others.length
          }
          for (const role of LIMITED_ROLES) {
            const row = rowOf(role)
            if (!row) continue
            const status = await asked(as[role], row)
            if (isRefused(status)) wrong.push(`${role} ${method} ${template}: ${status}, granted`)
            allowed++
          }
        }
    expect(wrong).toEqual([])
    expect(allowed).toBeGreaterThan(150)
    expect(refused).toBeGreaterThan(900)
  })

  test('each row is a route that is there', () => {
    const known = new Set(
      routes.flatMap(({ address, endpoints }) =>
        endpoints.flatMap(({ methods }) => methods.map((method) => `${method} ${templateOf(address)}`)),
      ),
    )
    const rows = LIMITED_ROLES.flatMap(rowsOf).flatMap(({ methods, route }) => methods.map((method) => `${method} ${route}`))
    // Pages that are drawn beside a form are no routes of the API.
    expect(rows.filter((row) => !known.has(row) && !row.includes(' /previa/'))).toEqual([])
  })

  test('a route that nobody has thought of is closed to all of them', () => {
    for (const role of LIMITED_ROLES) expect(rightOf([role], { method: 'GET', route: '/vitrine/v1/new-thing' })).toBeUndefined()
  })
})

test('a row that names values opens no others, and one that names properties takes no others', async () => {
  expect((await as.packer('/wc/v3/settings/general')).status).toBe(200)
  expect((await as.packer('/wc/v3/settings/email')).status).toBe(403)
  expect((await as.writer(`/vitrine/v1/drafts/templates/${NOBODYS}`)).status).toBe(403)
  const { body: products } = await as.packer('/wc/v3/products?per_page=1')
  const path = `/wc/v3/products/${products[0].id}`
  expect((await as.packer(path, { method: 'PUT', body: { regular_price: '1.00' } })).status).toBe(403)
  expect((await as.packer(path, { method: 'PUT', body: { stock_quantity: 3, name: 'Outro nome' } })).status).toBe(403)
  expect((await as.packer(path, { method: 'PUT', body: { manage_stock: true, stock_quantity: 3 } })).body.stock_quantity).toBe(3)
})

test('size guides are written by whoever writes pages; fields of the shop and their values are for those who run it', async () => {
  const [guides, fields] = ['/vitrine/v1/size-guides', '/vitrine/v1/custom-fields']
  const guide = { name: 'Camisetas', columns: [{ name: 'Tamanho', unit: '' }, { name: 'Busto' }], rows: [['P', '86']] }
  const made = await as.writer(guides, { method: 'POST', body: guide })
  expect(made.status).toBe(201)
  const one = `${guides}/${made.body.id}`
  expect((await as.writer(one, { method: 'PUT', body: { ...guide, name: 'Blusas' } })).body.name).toBe('Blusas')
  expect((await as.writer(one, { method: 'DELETE' })).body.removed_at).not.toBeNull()
  expect((await as.writer(`${one}/restore`, { method: 'POST' })).body.removed_at).toBeNull()
  const definition = { noun: 'product', kind: 'text', name: 'Fornecedor', seen_by: 'merchants' }
  expect((await admin(fields, { method: 'POST', body: definition })).status).toBe(201)
  const { body: products } = await admin('/wc/v3/products?per_page=1')
  const path = `/wc/v3/products/${products[0].id}`
  const meta_data = [{ key: 'fornecedor', value: 'Olaria do Vale' }]
  expect(JSON.stringify((await admin(path, { method: 'PUT', body: { meta_data } })).body)).toContain('Olaria do Vale')
  for (const role of LIMITED_ROLES) {
    const [read, list] = [await as[role](path), await as[role](guides)]
    expect([role, list.status]).toEqual([role, role === 'writer' ? 200 : 403])
    expect([role, JSON.stringify(read.body).includes('Olaria do Vale')]).toEqual([role, false])
    expect([role, (await as[role](fields)).status]).toEqual([role, 403])
    expect([role, (await as[role](fields, { method: 'POST', body: definition })).status]).toEqual([role, 403])
  }
})

test('several things at once and embedded ones are each asked for anew', async () => {
  const { body: orders } = await as.finance('/wc/v3/orders?per_page=1')
  expect(orders[0]).toHaveProperty('billing.email')
  for (const name of ['customer_ip_address', 'customer_user_agent']) expect(orders[0]).not.toHaveProperty(name)
  expect((await as.packer('/wc/v3/orders')).status).toBe(403)
  const { body } = await as.support('/wc/v3/products/reviews/batch', { method: 'POST', body: { delete: [NOBODYS] } })
  expect(body.delete[0].error.data.status).toBe(404)
  expect((await as.support('/wc/v3/orders/batch', { method: 'POST', body: { delete: [1] } })).status).toBe(403)
})

test('what waits for somebody is told as far as their role goes, and is read by each person alone', async () => {
  expect(Object.keys((await as.writer('/vitrine/v1/desk')).body)).toEqual(['products', 'is_closed'])
  expect(Object.keys((await as.finance('/vitrine/v1/desk')).body)).toEqual(['stopped_orders', 'to_send', 'is_closed'])
  await shop.db.deleteFrom('alert_reads').execute()
  const first = (await as.packer('/vitrine/v1/alerts')).body
  const order = first.alerts.find(({ kind }: { kind: string }) => kind === 'new-order')
  expect(order).toMatchObject({ unread: order.total, screen: '/dispatch' })
  const read = await as.packer('/vitrine/v1/alerts/read', { method: 'POST', body: { until: first.as_of } })
  expect(read.body.unread).toBe(0)
  expect((await as.support('/vitrine/v1/alerts')).body.unread).toBeGreaterThan(0)
  const again = await as.packer('/vitrine/v1/alerts/read', { method: 'POST', body: { kinds: ['new-order'], is_read: false } })
  expect(again.body.unread).toBe(order.total)
  expect((await as.writer('/vitrine/v1/alerts')).body.alerts).toEqual([])
})

test('no limited role is told the key of an order, with which its pages take anybody for the buyer', async () => {
  const paths = ['/wc/v3/orders', '/vitrine/v1/dispatch', '/vitrine/v1/withdrawals', '/vitrine/v1/invoices', '/vitrine/v1/desk']
  const { body: orders } = await admin('/wc/v3/orders?per_page=1')
  const own = ['', '/notes', '/refunds'].map((part) => `/wc/v3/orders/${orders[0].id}${part}`)
  expect(JSON.stringify((await admin(own[0]!)).body)).toContain(orders[0].order_key)
  for (const role of LIMITED_ROLES)
    for (const path of [...paths, ...own, `/vitrine/v1/orders/${orders[0].id}/after-sale`])
      expect(JSON.stringify((await as[role](path)).body), `${role} ${path}`).not.toContain('wc_order_')
})
