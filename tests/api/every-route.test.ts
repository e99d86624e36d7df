import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, apiAs, apiOf } from '#tests/support/api.ts'
import { aShop, type TestShop } from '#tests/support/shop.ts'
import { hostileCalls, type KnownRoute, pathFor } from '#tests/support/hostile-calls.ts'

/** What anybody may change: their own cart, checkout and reviews. Every other write asks for somebody's right. */
const EVERYBODYS = /^\/wc\/store(\/v1)?\/(batch|cart|checkout)\b/
/** What every customer may change of their own; asked for somebody else's, it must be refused. */
const OWN = /^\/wp\/v2\/users\//

/** How often each method of a route is called with strange arguments. */
const CALLS_A_ROUTE = Number(process.env.CALLS_A_ROUTE ?? 3)

let shop: TestShop
let visitor: Api
const as: Record<string, Api> = {}
let routes: KnownRoute[]
beforeAll(async () => {
  shop = await aShop({ demo: true })
  visitor = apiOf(shop)
  for (const role of ['administrator', 'shop_manager', 'customer'] as const) as[role] = (await apiAs(shop, role)).api
  const { body } = await visitor('/')
  routes = Object.entries(body.routes as Record<string, Omit<KnownRoute, 'address'>>).map(([address, route]) => ({
    address,
    ...route,
  }))
})
afterAll(() => shop.close())

test('[REST-1] the root tells every route with its methods and arguments', async () => {
  const { status, body } = await visitor('/')
  expect(status).toBe(200)
  expect(body).toMatchObject({ name: 'Casa Aroeira', timezone_string: 'America/Sao_Paulo', show_on_front: 'page' })
  expect(body.namespaces).toEqual(expect.arrayContaining(['wp/v2', 'wc/v3', 'wc/store/v1']))
  for (const name of ['/wp/v2/posts', '/wp/v2/media', '/wc/store/v1/cart', '/wc/v3/products', '/wc/v3/orders'])
    expect(body.routes).toHaveProperty([name, 'endpoints'])
})

describe('no route is forgotten', () => {
  test('a visitor and a customer write nothing that is the merchant’s', async () => {
    const open: string[] = []
    for (const route of routes)
      for (const { methods } of route.endpoints)
        for (const method of methods) {
          if (method === 'GET' || EVERYBODYS.test(route.address)) continue
          for (const [who, api] of [
            ['visitor', visitor],
            ['customer', as.customer!],
          ] as const) {
            if (who === 'customer' && OWN.test(route.address)) continue
            const { status } = await api(pathFor(route, ['1']), { method, body: { force: true } })
            // 400: the arguments are read first; 404: the thing is not there. Neither has done anything.
            if (![400, 401, 403, 404, 501].includes(status)) open.push(`${who} ${method} ${route.address}: ${status}`)
          }
        }
    expect(open).toEqual([])
  })

  test('with whole arguments too: nobody but the merchant gets past', async () => {
    const open: string[] = []
    for (const route of routes)
      for (const endpoint of route.endpoints)
        for (const method of endpoint.methods) {
          if (method === 'GET' || EVERYBODYS.test(route.address) || OWN.test(route.address)) continue
          for (const { path, body } of hostileCalls(route, endpoint, { count: 2, isHonest: true })) {
            const { status } = await visitor(path, { method, body })
            if (status !== 401 && status !== 403 && status !== 404 && status !== 400) open.push(`${method} ${path}: ${status}`)
          }
        }
    expect(open).toEqual([])
  })
})

/** Ids of things that are there, one for each place in the route's address: asked from the list that stands before it. */
async function idsIn(address: string, ask: Api): Promise<string[]> {
  const ids: string[] = []
  for (const { index } of address.matchAll(/\/\(\?P<\w+>\[\\d\]\+\)/g)) {
    const { body } = await ask(`${pathFor({ address: address.slice(0, index) }, ids)}?per_page=1&context=edit`)
    const id: unknown = Array.isArray(body) ? (body[0]?.id ?? body[0]?.instance_id) : undefined
    ids.push(String(id ?? 1))
  }
  return ids
}

test('whatever is sent to a route, it answers with a code of its own and never falls over', async () => {
  const { headers: given } = await visitor('/wc/store/v1/cart')
  const store = { nonce: given.nonce!, 'cart-token': given['cart-token']! }
  const fallen: string[] = []
  const reached = new Set<string>()
  let calls = 0
  // What throws things away comes last, so that the others find something.
  const inTurn = [...routes.map((route) => [route, false] as const), ...routes.map((route) => [route, true] as const)]
  for (const [route, isLast] of inTurn)
    for (const endpoint of route.endpoints) {
      const ids = await idsIn(route.address, as.administrator!)
      for (const method of endpoint.methods.filter((one) => (one === 'DELETE') === isLast))
        for (const { path, body } of hostileCalls(route, endpoint, { count: CALLS_A_ROUTE, ids })) {
          const headers = EVERYBODYS.test(route.address) ? store : {}
          const { status, body: told } = await as.administrator!(path, {
            method,
            headers,
            body: method === 'GET' ? undefined : body,
          })
          calls++
          const isProblem = status >= 400 && status < 500 && typeof told?.code === 'string' && told.data?.status === status
          if (status < 300) reached.add(`${method} ${route.address}`)
          else if (!isProblem && status !== 501)
            fallen.push(
              `${method} ${path} ${JSON.stringify(body).slice(0, 300)}: ${status} ${JSON.stringify(told).slice(0, 200)}`,
            )
        }
    }
  expect(fallen).toEqual([])
  // A test that is always turned away at the door would find nothing inside.
  expect(reached.size / routes.flatMap(({ endpoints }) => endpoints.flatMap(({ methods }) => methods)).length).toBeGreaterThan(
    0.5,
  )
  expect(calls).toBeGreaterThan(1_500)
})
