import { expect, test } from 'vitest'
import type { RestAnswer, RestClient } from './rest-client.ts'
import { RestTrouble } from './rest-trouble.ts'
import { BEGINNING, type Reached, walkList } from './walk-list.ts'

type Ask = { page: number; size: number }

/** A list of so many things, as a server tells it page by page; `falter` may answer in its place. */
function aList(length: number, falter: (ask: Ask) => RestAnswer | 'silent' | undefined = () => undefined) {
  const asked: Ask[] = []
  const client: RestClient = {
    get: async (_, { page, per_page: size } = {}) => {
      const ask = { page: Number(page), size: Number(size) }
      asked.push(ask)
      const faltered = falter(ask)
      if (faltered === 'silent') throw new RestTrouble('x.example não respondeu.')
      if (faltered) return faltered
      const ids = Array.from({ length }, (_one, at) => ({ id: (at + 1) * 10 }))
      const body = ids.slice((ask.page - 1) * ask.size, ask.page * ask.size)
      return { status: 200, body, pages: Math.ceil(length / ask.size) }
    },
  }
  return { client, asked }
}
async function idsOf(client: RestClient, from: Reached = BEGINNING) {
  const found = []
  for await (const item of walkList(client, '/wc/v3/products', {}, from)) found.push('refused' in item ? item.refused : item.id)
  return found
}
const all = (length: number) => Array.from({ length }, (_, at) => (at + 1) * 10)

test.each([0, 1, 99, 100, 101, 250])('a list of %i comes whole', async (length) => {
  expect(await idsOf(aList(length).client)).toEqual(all(length))
})

test('pages that get no answer are asked for in smaller pieces, and nothing is told twice', async () => {
  const { client, asked } = aList(260, ({ page, size }) => (page * size > 100 && size > 25 ? 'silent' : undefined))
  expect(await idsOf(client)).toEqual(all(260))
  expect(asked.map(({ size }) => size).at(-1)).toBe(25)
})

test('it goes on after a number without reading all that came before', async () => {
  const { client, asked } = aList(5_000)
  expect(await idsOf(client, { after: 49_000, done: 0 })).toEqual(all(5_000).filter((id) => id > 49_000))
  expect(asked.length).toBeLessThan(12)
  asked.length = 0
  expect(await idsOf(client, { after: 49_500, done: 4_950 })).toEqual(all(5_000).filter((id) => id > 49_500))
  expect(asked.map(({ page }) => page)).toEqual([50, 50, 51])
})

test('things that were deleted before the place that was reached are no reason to skip others', async () => {
  const { client } = aList(5_000)
  // There were 300 more when 4,950 were read, so page 50 begins later than it did.
  expect(await idsOf(client, { after: 46_500, done: 4_950 })).toEqual(all(5_000).filter((id) => id > 46_500))
})

test('a page after the last one may be a mistake; a failure in the middle is none', async () => {
  const beyond = aList(100, ({ page }) =>
    page > 1 ? { status: 400, body: { code: 'rest_post_invalid_page_number' }, pages: 1 } : undefined,
  )
  expect(await idsOf(beyond.client)).toEqual(all(100))
  const broken = aList(200, ({ page }) => (page > 1 ? { status: 403, body: {}, pages: 1 } : undefined))
  await expect(idsOf(broken.client)).rejects.toThrow('403')
})

test('a server that knows no pages is read once', async () => {
  const body = all(100).map((id) => ({ id }))
  expect(await idsOf(aList(0, () => ({ status: 200, body, pages: 1 })).client)).toEqual(all(100))
})

test.each([
  [401, expect.stringContaining('chaves')],
  [403, expect.stringContaining('chaves')],
  [404, undefined],
  [400, expect.stringContaining('400')],
])('a list that answers %i says why', async (status, reason) => {
  expect(await idsOf(aList(0, () => ({ status, body: {}, pages: 1 })).client)).toEqual([reason])
})
