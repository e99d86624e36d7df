import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { stepAside } from '#kit/step-aside.ts'
import { problemOf } from './problem.ts'
import { queueVisitors } from './visitor-queue.ts'

const ANA = `vitrine_session=${'a'.repeat(43)}`
const BIA = `vitrine_session=${'b'.repeat(43)}`
const turn = () => new Promise((resolve) => setImmediate(resolve))

let http: FastifyInstance
afterEach(() => http.close())

/** A shop whose calls end when the test says so. */
function aShop({ productsOf = async (_token: string): Promise<readonly number[]> => [], maxWaiting = 100 } = {}) {
  http = fastify()
  http.setErrorHandler((error, _request, reply) => {
    const { status, code, headers } = problemOf(error)
    return reply.code(status).headers(headers).send(code)
  })
  queueVisitors(http, { productsOf, maxWaiting })
  const atWork: { name: string; end: (status?: number) => void }[] = []
  for (const url of [
    '/wc-ajax/add_to_cart',
    '/wc-ajax/checkout',
    '/wc-ajax/vitrine_cep',
    '/cart/',
    '/produto/:slug/',
    '/wp-json/*',
  ])
    http.route({
      method: ['GET', 'POST'],
      url,
      handler: (request, reply) =>
        new Promise((resolve) =>
          atWork.push({
            name: `${request.headers['x-name'] as string}`,
            end: (status = 200) => resolve(reply.code(status).send('done')),
          }),
        ),
    })
  const told: Record<string, number> = {}
  return {
    told,
    atWork: () => atWork.map(({ name }) => name),
    ask: async (name: string, url: string, { cookie = ANA, method = 'POST' as 'GET' | 'POST' } = {}) => {
      void http.inject({ method, url, headers: { cookie, 'x-name': name } }).then(({ statusCode }) => (told[name] = statusCode))
      for (let time = 0; time < 5; time++) await turn()
    },
    end: async (name: string, status?: number) => {
      const [one] = atWork.splice(
        atWork.findIndex((other) => other.name === name),
        1,
      )
      one!.end(status)
      for (let time = 0; time < 5; time++) await turn()
    },
  }
}

test('calls for one visitor’s cart are served one after the other, by whichever name, and a stranger passes them', async () => {
  const shop = aShop()
  await shop.ask('add', '/wc-ajax/add_to_cart')
  await shop.ask('page', '/cart/', { method: 'GET' })
  await shop.ask('api', '/wp-json/wc/store/v1/cart/add-item')
  await shop.ask('stranger', '/wc-ajax/add_to_cart', { cookie: BIA })
  expect(shop.atWork()).toEqual(['add', 'stranger'])
  await shop.end('add')
  expect(shop.atWork()).toEqual(['stranger', 'page'])
  await shop.end('page')
  expect(shop.atWork()).toEqual(['stranger', 'api'])
})

test('what is for everybody, and what asks another service, waits for no cart', async () => {
  const shop = aShop()
  await shop.ask('add', '/wc-ajax/add_to_cart')
  await shop.ask('address', '/wc-ajax/vitrine_cep')
  await shop.ask('product', '/produto/vaso/', { method: 'GET' })
  await shop.ask('catalogue', '/wp-json/wc/store/v1/products', { method: 'GET' })
  expect(shop.atWork()).toEqual(['add', 'address', 'product', 'catalogue'])
})

test('buyers of one product are served one after the other, and a buyer of another passes them', async () => {
  const products: Record<string, number[]> = { a: [1], b: [2], c: [1, 3], d: [1] }
  const shop = aShop({ productsOf: async (token) => products[token[0]!]! })
  const buy = (name: string) => shop.ask(name, '/wc-ajax/checkout', { cookie: `vitrine_session=${name.repeat(43)}` })
  for (const name of ['a', 'c', 'd', 'b']) await buy(name)
  expect(shop.atWork()).toEqual(['a', 'b'])
  await shop.end('a')
  expect(shop.atWork()).toEqual(['b', 'c'])
})

test('with the database away those who wait are told at once', async () => {
  const shop = aShop()
  await shop.ask('first', '/wc-ajax/add_to_cart')
  await shop.ask('second', '/wc-ajax/add_to_cart')
  await shop.end('first', 503)
  expect(Object.keys(shop.told)).toEqual(['first', 'second'])
  expect(shop.atWork()).toEqual([])
})

test('whoever comes when too many wait is told at once to come back, and those who wait are served', async () => {
  const shop = aShop({ maxWaiting: 2 })
  for (const name of ['first', 'second', 'third']) await shop.ask(name, '/wc-ajax/add_to_cart')
  const refused = await http.inject({ method: 'POST', url: '/wc-ajax/add_to_cart', headers: { cookie: BIA } })
  expect([refused.statusCode, refused.body]).toEqual([503, 'too_busy'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  // Orders have a queue of their own, and what is for everybody none.
  await shop.ask('order', '/wc-ajax/checkout', { cookie: BIA })
  await shop.ask('address', '/wc-ajax/vitrine_cep', { cookie: BIA })
  expect(shop.atWork()).toEqual(['first', 'order', 'address'])
  for (const name of ['first', 'second', 'third', 'order', 'address']) await shop.end(name)
  expect(shop.told).toEqual({ first: 200, second: 200, third: 200, order: 200, address: 200 })
})

test('who is sent away is sent away before the body is read', async () => {
  const shop = aShop({ maxWaiting: 0 })
  let bodies = 0
  http.addHook('preParsing', (_request, _reply, _payload, done) => {
    bodies++
    done()
  })
  const refused = await http.inject({ method: 'POST', url: '/wp-json/wc/store/v1/cart/add-item', payload: { id: 1 } })
  expect([refused.statusCode, bodies, shop.atWork()]).toEqual([503, 0, []])
})

test('however many wait for a carrier or a bank, everybody else is served meanwhile', async () => {
  const shop = aShop()
  const bank = Promise.withResolvers<void>()
  http.get('/checkout/order-received/:id/', async () => {
    await stepAside(() => bank.promise)
    return 'paid'
  })
  const thanks = Array.from({ length: 12 }, (_, at) =>
    http.inject({ url: '/checkout/order-received/1/', headers: { cookie: `vitrine_session=${String(at).padStart(43, 'c')}` } }),
  )
  await shop.ask('add', '/wc-ajax/add_to_cart')
  expect(shop.atWork()).toEqual(['add'])
  await shop.end('add')
  bank.resolve()
  expect((await Promise.all(thanks)).map(({ body }) => body)).toEqual(Array.from({ length: 12 }, () => 'paid'))
})
