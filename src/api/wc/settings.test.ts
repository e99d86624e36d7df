import { expect, test } from 'vitest'
import type { ApiServices } from '../services.ts'
import { settingRoutes } from './settings.ts'

test('a group of settings is told with each row read once', async () => {
  const read: string[] = []
  const settings = {
    get: async (name: string) => void read.push(name),
    shop: async () => {
      read.push('shop')
      return { name: 'Casa Aroeira' }
    },
  }
  const routes = settingRoutes({ settings, db: undefined, root: '' } as unknown as ApiServices)
  const list = routes.find(({ path }) => path === '/settings/{group_id}')!.endpoints[0]!
  const { body } = await list.answer({ args: { group_id: 'general' } } as never)
  expect((body as { id: string; value: string }[]).map(({ id, value }) => [id, value])).toEqual(
    expect.arrayContaining([
      ['vitrine_shop_name', 'Casa Aroeira'],
      ['woocommerce_store_city', ''],
      ['woocommerce_currency', 'BRL'],
    ]),
  )
  expect(read.toSorted()).toEqual(['audit_months', 'currency', 'shop'])
})
