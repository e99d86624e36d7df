import { afterAll, expect, test } from 'vitest'
import { eventually } from '../support/eventually.ts'
import { shopProcesses } from '../support/shop-process.ts'

const shops = shopProcesses()
afterAll(() => shops.clear())

test('a program that starts the shop reads where it stands and the first sign-in from one line, and the rest elsewhere', async () => {
  const shop = await shops.begin({ folder: shops.aFolder(), script: ['src/cli/vitrine.ts', 'start', '--json'] })
  await eventually('the shop tells that it is up', () => shop.out().endsWith('}\n'))
  expect(JSON.parse(shop.out())).toEqual({
    url: `${shop.url}/`,
    workbench: `${shop.url}/painel/comecar`,
    first_admin: { login: 'admin', password: expect.stringMatching(/^[\w-]{12,}$/) as unknown },
  })
  expect((await shop.ask('/readyz')).status).toBe(200)
  expect(shop.err()).toContain('→ Iniciando o PostgreSQL da loja…')
  expect(await shop.stop()).toEqual({ code: 0, signal: null })
  expect(shop.out().split('\n')).toHaveLength(2)
})
