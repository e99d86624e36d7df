import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aShop, type TestShop } from './support/shop.ts'
import { withStatements } from './support/statements.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await aShop({ demo: true })
  // The first visitor of all learns whether the shop is open; nobody after asks again.
  await shop.get('/contato/')
})
afterAll(() => shop.close())

async function statementsOf(url: string) {
  const { answer, statements } = await withStatements(() => shop.get(url))
  expect(answer.statusCode).toBe(200)
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

test('a page that is made anew since a menu changed reads nothing of products again, and a changed product at once', async () => {
  const etagOf = async (url: string) => (await shop.get(url)).headers.etag
  const before = await etagOf('/loja/')
  await sql`update menus set items = replace(items::text, 'Contato', 'Fale conosco')::jsonb`.execute(shop.db)
  let again: Awaited<ReturnType<typeof statementsOf>> = []
  await expect
    .poll(async () => {
      const { answer, statements } = await withStatements(() => shop.get('/loja/'))
      again = statements
      return answer.headers.etag
    })
    .not.toBe(before)
  expect(again.length).toBeGreaterThan(0)
  expect(again.filter((one) => one.includes('product'))).toEqual([])

  await sql`update products set name = 'Caneca nova' where slug = 'caneca-serra'`.execute(shop.db)
  await expect.poll(async () => (await shop.get('/loja/')).body).toContain('Caneca nova')
})
