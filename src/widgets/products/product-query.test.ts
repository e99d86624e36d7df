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

test('several categories or tags are asked for together', () => {
  expect(productQuery(settings({ query: 'category', category: 'ceramica, texteis' })).categories).toEqual(['ceramica', 'texteis'])
  expect(productQuery(settings({ query: 'category', category: 'ceramica' }))).toMatchObject({ category: 'ceramica' })
  expect(productQuery(settings({ query: 'tag', tag: 'novo;presente' })).tags).toEqual(['novo', 'presente'])
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
  expect((await pick('9,3,7')).products.map(({ id }) => id)).toEqual([9, 3, 7])
  // Without this a grid with no pick would show the whole shop.
  expect((await pick('')).products).toEqual([])
  expect(asked).toHaveLength(1)
})

test('a list in pages shows the page that is asked for, in the order of the visitor where that is allowed', async () => {
  const asked: ProductQuery[] = []
  const catalog = {
    list: (query: ProductQuery) => {
      asked.push(query)
      return Promise.resolve({ products: [], total: 0, pages: 1, page: 1 })
    },
  }
  const page = { pageNumber: 2, orderby: 'price' } as Parameters<typeof load>[0]['page'] // the rest is not looked at
  const read = (raw: Record<string, unknown>) => load({ settings: settings(raw), page, shows: () => {} }, { catalog })
  await read({})
  await read({ paginate: 'yes' })
  const { orderby } = await read({ paginate: 'yes', allow_order: 'yes' })
  expect(asked.map((query) => [query.page, query.orderby])).toEqual([
    [1, 'menu_order'],
    [2, 'menu_order'],
    [2, 'price'],
  ])
  expect(orderby).toBe('price')
})

test('products picked by hand go on over pages', async () => {
  const products = [1, 2, 3, 4, 5].map(product)
  const catalog = { list: () => Promise.resolve({ products, total: 5, pages: 1, page: 1 }) }
  const page = { pageNumber: 2 } as Parameters<typeof load>[0]['page'] // the rest is not looked at
  const raw = { query: 'ids', ids: '5,4,3,2,1', limit: 2, paginate: 'yes' }
  const list = await load({ settings: settings(raw), page, shows: () => {} }, { catalog })
  expect(list.products.map(({ id }) => id)).toEqual([3, 2])
  expect(list.pages).toBe(3)
})
