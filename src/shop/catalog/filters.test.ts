import { expect, test } from 'vitest'
import { filterParameters, isFiltered, NO_FILTERS, readFilters, toggleTerm } from './filters.ts'

const address = (query: Record<string, unknown>) => new URLSearchParams(filterParameters(readFilters(query))).toString()

test.each([
  ['a colour', { filter_cor: 'azul' }, 'filter_cor=azul'],
  ['two colours in any order', { filter_cor: 'verde,azul', query_type_cor: 'or' }, 'filter_cor=azul%2Cverde&query_type_cor=or'],
  ['a colour twice', { filter_cor: 'azul,azul' }, 'filter_cor=azul'],
  ['attributes in any order', { filter_tamanho: 'm', filter_cor: 'azul' }, 'filter_cor=azul&filter_tamanho=m'],
  ['prices', { min_price: '10', max_price: '99,9' }, 'min_price=10&max_price=99.90'],
  ['prices the wrong way round', { min_price: '90', max_price: '10' }, 'min_price=10&max_price=90'],
  ['an empty price form', { min_price: '', max_price: '' }, ''],
  ['free products', { max_price: '0' }, 'max_price=0'],
  ['sale and stock', { on_sale: '1', filter_stock_status: 'instock' }, 'on_sale=1&filter_stock_status=instock'],
  ['ratings in any order', { rating_filter: '5,4,4' }, 'rating_filter=4%2C5'],
  ['a stranger’s parameters', { utm_source: 'x', fbclid: 'y', paged: '1' }, ''],
  ['prices that are none', { min_price: '-1', max_price: '1e9' }, ''],
  ['ratings that are none', { rating_filter: '0,6,x,4.5' }, ''],
  ['hostile terms', { filter_cor: "azul'; drop table products;--,<b>,../x" }, ''],
  ['hostile names', { 'filter_a b': 'x', filter___proto__: 'x', 'filter_cor[]': 'x' }, ''],
  ['the same parameter twice', { filter_cor: ['azul', 'verde'], min_price: ['1', '2'] }, ''],
  ['a term of ten kilobytes', { filter_cor: 'a'.repeat(10_000) }, ''],
])('%s', (_what, query, expected) => {
  expect(address(query)).toBe(expected)
})

test('an address is bounded, however much is asked for', () => {
  const many = Object.fromEntries(
    Array.from({ length: 50 }, (_, at) => [`filter_a${at}`, Array.from({ length: 100 }, (__, term) => `t${term}`).join()]),
  )
  const { attributes } = readFilters(many)
  expect(attributes).toHaveLength(8)
  expect(attributes.every(({ terms }) => terms.length === 20)).toBe(true)
})

test('what was read from an address gives the same address again', () => {
  const query = { filter_cor: 'verde,azul', query_type_cor: 'or', min_price: '10,5', rating_filter: '5', on_sale: '1' }
  expect(address(Object.fromEntries(new URLSearchParams(address(query))))).toBe(address(query))
})

test('a term is chosen and taken back, and nothing that was given changes', () => {
  const blue = toggleTerm(NO_FILTERS, 'cor', 'azul')
  expect(blue.attributes).toEqual([{ slug: 'cor', terms: ['azul'], any: true }])
  expect(toggleTerm(blue, 'cor', 'areia').attributes[0]!.terms).toEqual(['areia', 'azul'])
  expect(isFiltered(toggleTerm(blue, 'cor', 'azul'))).toBe(false)
  expect(NO_FILTERS.attributes).toEqual([])
})
