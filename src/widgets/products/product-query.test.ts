import { expect, test } from 'vitest'
import { readFields } from '#builder/fields.ts'
import type { ProductCard, ProductQuery } from '#shop/catalog/contract.ts'
import load from './load.ts'
import { productQuery } from './product-query.ts'
import widget from './widget.ts'

// The order is all that matters here.
const product = (id: number) => ({ id }) as ProductCard
const settings = (raw: Record<string, unknown>) => readFields(widget.fields, raw).settings

test('a grid asks for as many products as fill its rows, unless a quantity is set', () => {
  expect(productQuery(settings({ columns: 3, rows: 2 })).perPage).toBe(6)
  expect(productQuery(settings({ columns: 3, rows: 2, limit: 5 })).perPage).toBe(5)
})

test('only the chosen filter counts', () => {
  const query = productQuery(settings({ query: 'tag', tag: 'presente', category: 'ceramica', ids: '1,2' }))
  expect(query).toMatchObject({ tag: 'presente' })
  expect(query).not.toHaveProperty('category')
  expect(query).not.toHaveProperty('ids')
})

test('ids are read as people type them, and what is no id is left out', () => {
  expect(productQuery(settings({ query: 'ids', ids: ' 7, 3;abc -1 9' })).ids).toEqual([7, 3, 9])
})

test('products picked by hand stand in the order in which they were picked', async () => {
  const asked: ProductQuery[] = []
  const catalog = {
    list: (query: ProductQuery) => {
      asked.push(query)
      return Promise.resolve({ products: [product(3), product(7), product(9)], total: 3, pages: 1, page: 1 })
    },
  }
  const page = {} as Parameters<typeof load>[0]['page'] // not looked at
  const pick = (ids: string) => load({ settings: settings({ query: 'ids', ids }), page, shows: () => {} }, { catalog })
  expect((await pick('9,3,7')).map(({ id }) => id)).toEqual([9, 3, 7])
  // Without this a grid with no pick would show the whole shop.
  expect(await pick('')).toEqual([])
  expect(asked).toHaveLength(1)
})
