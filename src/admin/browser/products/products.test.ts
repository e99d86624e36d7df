import { expect, test } from 'vitest'
import type { ProductRecord } from '#api/wc/product-shape.ts'
import { needUnits, priceText, refusePrice, refuseUnits, statusChoices, stockText } from './product-labels.ts'

const aProduct = (over: Partial<ProductRecord>) =>
  ({ type: 'simple', price: '', regular_price: '', sale_price: '', ...over }) as ProductRecord // what a price is told of

test.each(['49,90', '49.9', '1234', '0,05', '1.234,56'])('%s is a price', (typed) => expect(refusePrice(typed)).toBeUndefined())
test.each(['', 'de graça', '1.234', '1.23,45', '-3', '4,999'])('%j is no price', (typed) =>
  expect(refusePrice(typed)).toBeDefined(),
)
test.each([
  ['12', true],
  ['1,5', false],
  ['-1', false],
  ['', false],
])('%s units: %s', (typed, isGood) => expect(refuseUnits(typed) === undefined).toBe(isGood))

test('where units are counted, none is a number and nothing is not', () => {
  expect(needUnits(0)).toBeUndefined()
  expect(needUnits(null)).toBeDefined()
})

test('what a product is can always be read, though nobody chooses the bin', () => {
  const names = (...[present]: Parameters<typeof statusChoices>) => statusChoices(present).map(({ name }) => name)
  expect(names('draft')).toEqual(names(undefined))
  expect(names('trash')).toContain('Na lixeira')
  expect(names('future')).toContain('Agendado')
})

test('a price in a list tells a sale, and where variations begin', () => {
  expect(priceText(aProduct({ price: '99.00', regular_price: '99.00' }))).toBe('R$\u00a099,00')
  expect(priceText(aProduct({ price: '79.00', regular_price: '99.00', sale_price: '79.00' }))).toBe(
    'R$\u00a079,00 (de R$\u00a099,00)',
  )
  expect(priceText(aProduct({ type: 'variable', price: '59.00' }))).toBe('desde R$\u00a059,00')
  expect(priceText(aProduct({}))).toBe('Sem preço')
})

test('stock is told in units where they are counted, in words where they are not', () => {
  expect(stockText({ manage_stock: true, stock_quantity: 1, stock_status: 'instock' })).toBe('1 unidade')
  expect(stockText({ manage_stock: false, stock_quantity: null, stock_status: 'onbackorder' })).toBe('Por encomenda')
})
