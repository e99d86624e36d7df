import { afterAll, beforeAll, expect, test } from 'vitest'
import { aShop, type TestShop } from '#tests/support/shop.ts'

const PAGES = 110

let shop: TestShop
beforeAll(async () => {
  shop = await aShop()
  await shop.db
    .insertInto('products')
    .values(
      Array.from({ length: PAGES }, (_, at) => ({
        type: 'simple' as const,
        status: 'publish' as const,
        slug: `vaso-${at}`,
        name: `Vaso número ${at}`,
        price_cents: 1_000 + at,
        published_at: new Date(0),
      })),
    )
    .execute()
})
afterAll(() => shop?.close())

test('110 pages that nobody has asked for before, asked for at once, are all made', async () => {
  const ask = (at: number) => shop.get(`/produto/vaso-${at}/`)
  const answers = await Promise.all(Array.from({ length: PAGES }, (_, at) => [ask(at), ask(at)]).flat())
  const statuses = new Map<number, number>()
  for (const { statusCode } of answers) statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1)
  expect([...statuses]).toEqual([[200, 2 * PAGES]])
  answers.forEach(({ body }, at) => expect(body.includes(`Vaso número ${Math.floor(at / 2)}<`)).toBe(true))
})
