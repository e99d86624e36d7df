import { expect, test } from 'vitest'
import { placeOf } from './places.ts'
import { changesOf, questionOf } from './resources.ts'

test('a list is asked for by its page, its order in the API’s words, and its filters', () => {
  const asked = questionOf(placeOf('orders'), {
    page: 2,
    perPage: 25,
    sort: { field: 'date_created', order: 'DESC' },
    filter: { q: ' ana ', status: ['pending', 'on-hold'], from_day: '2026-11-01', to_day: '2026-11-15', customer: undefined },
  })
  expect(Object.fromEntries(new URLSearchParams(asked))).toEqual({
    page: '2',
    per_page: '25',
    orderby: 'date',
    order: 'desc',
    search: 'ana',
    status: 'pending,on-hold',
    after: '2026-11-01T00:00:00',
    before: '2026-11-15T23:59:59',
  })
})

test('a column that the API can’t sort by asks for no order', () => {
  expect(questionOf(placeOf('orders'), { sort: { field: 'total', order: 'ASC' } })).toBe('')
})

test('what hangs below another thing has its path below it, and no name can leave it', () => {
  expect(placeOf('order_notes').path({ order: 7 })).toBe('/wc/v3/orders/7/notes')
  expect(placeOf('variations').path({ product: '../users' })).toBe('/wc/v3/products/..%2Fusers/variations')
})

test('an unknown resource says what to do', () => {
  expect(() => placeOf('gatos')).toThrow(/section\.ts/)
})

test('only what changed is sent; an emptied field is empty, not nothing', () => {
  const before = { name: 'Caneca', sku: 'CAN', low: 3, dimensions: { length: '2', width: '3' }, images: [{ id: 1 }] }
  const after = {
    name: 'Caneca',
    sku: null,
    low: null,
    dimensions: { length: null, width: '3' },
    images: [{ id: 1 }],
    slug: undefined,
  }
  expect(changesOf(before, after)).toEqual({ sku: '', low: null, dimensions: { length: '', width: '3' } })
})
