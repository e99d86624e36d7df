import { expect, test } from 'vitest'
import { restSource } from '#move-in/sources/rest/rest-source.ts'
import { madeUpShop } from './made-up-shop.ts'
import { oldShopServer } from './old-shop-server.ts'

const SIZE = { products: 230, variable: 5, orders: 210, customers: 120, pages: 3 }

test('the made-up shop is read from its server thing by thing, as it is in its file', async () => {
  const keys = { application: { user: 'dona', password: 'abcd efgh' } }
  const call = oldShopServer(madeUpShop(SIZE))
  const source = restSource({ site: 'https://antiga.example', keys, call, wait: async () => {} })
  const read: string[] = []
  for await (const thing of source.things()) if ('kind' in thing) read.push(`${thing.kind} ${thing.oldId}`)
  const made = [...madeUpShop(SIZE)].map(({ kind, oldId }) => `${kind} ${oldId}`)
  expect(read.toSorted()).toEqual(made.toSorted())
})
