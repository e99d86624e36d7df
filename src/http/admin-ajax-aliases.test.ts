import fastify from 'fastify'
import { expect, test } from 'vitest'
import { collectAjaxAliases } from './admin-ajax-aliases.ts'

const opened = () => {
  const http = fastify()
  const twins = collectAjaxAliases(http)
  http.post('/wp-admin/admin-ajax.php', async (request, reply) => {
    const { action } = request.body as { action?: unknown }
    const twin = twins(action, request)
    return twin ? await twin(reply) : 'none'
  })
  const call = async (action: unknown) =>
    (await http.inject({ method: 'POST', url: '/wp-admin/admin-ajax.php', payload: { action } })).body
  return { http, call }
}

test('a call that is opened later, also in a scope of its own, has its twin by itself', async () => {
  const { http, call } = opened()
  await http.register(async (scope) => {
    scope.post('/wc-ajax/count_stars', async () => 'sete')
  })
  http.get('/wc-ajax/read_stars', async () => 'lidas')
  http.post('/wc-ajax/*', async () => 'any')
  expect(await call('woocommerce_count_stars')).toBe('sete')
  expect(await Promise.all(['woocommerce_read_stars', 'woocommerce_*', 'count_stars', ['x'], undefined].map(call))).toEqual(
    Array.from({ length: 5 }, () => 'none'),
  )
})

test('a call that is checked outside of its handler is refused while the shop is put together', () => {
  const { http } = opened()
  const open = () => http.post('/wc-ajax/secret', { preHandler: async () => undefined }, async () => 'x')
  expect(open).toThrow('Check it inside of the handler')
})
