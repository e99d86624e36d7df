import { expect, test } from 'vitest'
import { noneFoundText, offersClearing } from './narrowing.ts'

test.each([
  [{}, {}],
  [{ q: '', stock_status: null }, {}],
  [{ status: 'any' }, { status: 'any' }],
  [{ status: 'hold' }, { status: 'hold' }],
])('a list narrowed by nothing has nothing at all: %j, opened with %j', (filter, opening) => {
  expect(noneFoundText(filter, opening)).toBeUndefined()
  expect(offersClearing(filter, opening)).toBe(false)
})

test.each([{ q: 'zebra' }, { from_day: '2020-01-01' }, { status: 'any', q: 'zebra' }, { status: 'trash', author: 7 }])(
  'a search or a filter that finds nothing is told as one, and can be cleared: %j',
  (filter) => {
    expect(noneFoundText(filter, { status: 'any' })).toBe('Nada combina com a busca ou com os filtros.')
    expect(offersClearing(filter, { status: 'any' })).toBe(true)
  },
)

test('an empty tab says so, and needs no other way out', () => {
  expect(noneFoundText({ status: 'trash' }, { status: 'any' })).toBe('A lixeira está vazia.')
  expect(noneFoundText({ status: 'approved' }, { status: 'hold' })).toBe('Nada nesta situação.')
  expect(offersClearing({ status: 'approved' }, { status: 'hold' })).toBe(false)
})

test('where the state is a filter like others, it can be cleared', () => {
  expect(noneFoundText({ status: 'failed' }, {})).toBe('Nada nesta situação.')
  expect(offersClearing({ status: 'failed' }, {})).toBe(true)
})
