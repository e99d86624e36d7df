import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { noteOwnAddresses } from './own-addresses.ts'

test('what a route begins with belongs to the shop, what a parameter leaves open does not', async () => {
  const http = Fastify()
  const isOwnPart = noteOwnAddresses(http)
  await http.register(async (scope) => {
    for (const url of [
      '/loja/',
      '/painel/*',
      '/blog/:slug/',
      '/blog/feed/',
      '/:year(^[0-9]{4}$)/',
      '/:slug/',
      '/:slug/:page(^[0-9]+)/',
      '/*',
    ])
      scope.get(url, async () => '')
  })
  expect(['loja', 'painel', 'blog', '2026'].map((part) => isOwnPart('/', part))).toEqual([true, true, true, true])
  expect(['lojas', 'sobre', '20267', 'feed'].map((part) => isOwnPart('/', part))).not.toContain(true)
  expect(['feed', 'loja'].map((part) => isOwnPart('/blog/', part))).toEqual([true, false])
  await http.close()
})
