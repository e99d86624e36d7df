import { AsyncLocalStorage } from 'node:async_hooks'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { aShop, type TestShop } from './support/shop.ts'

let shop: TestShop
/** What is asked of the database on behalf of one visit; the shop's own work goes on beside it. */
const visit = new AsyncLocalStorage<string[]>()

beforeAll(async () => {
  const send = Client.prototype.query as (...words: unknown[]) => unknown
  vi.spyOn(Client.prototype, 'query').mockImplementation(function (this: Client, ...words: unknown[]) {
    visit.getStore()?.push(JSON.stringify(words.slice(0, 2)))
    return send.apply(this, words)
  } as Client['query'])
  shop = await aShop({ demo: true })
  // The first visitor of all learns whether the shop is open; nobody after asks again.
  await shop.get('/contato/')
}, 120_000)
afterAll(async () => {
  await shop.close()
  vi.restoreAllMocks()
})

async function statementsOf(url: string) {
  const statements: string[] = []
  const { statusCode } = await visit.run(statements, async () => await shop.get(url))
  expect(statusCode).toBe(200)
  return statements
}

// Each of these is a round trip that somebody waits for: a page that needs one more says why.
test.each([
  ['/sobre/', 7],
  ['/', 14],
  ['/loja/', 11],
  ['/produto/caneca-serra/', 21],
])('the page %s is made with %i statements, none of them sent twice', async (url, most) => {
  const statements = await statementsOf(url)
  expect(new Set(statements).size).toBe(statements.length)
  expect(statements.filter((one) => one.includes('settings')).length).toBeGreaterThan(0)
  expect(statements.slice(most)).toEqual([])
})

test('a page from memory asks the database nothing', async () => {
  expect(await statementsOf('/contato/')).toEqual([])
})
