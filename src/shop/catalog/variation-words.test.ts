import { expect, test } from 'vitest'
import { mostOf } from './available-variation.ts'
import { priceHtml } from './price-html.ts'
import { availabilityOf, stockLeftText } from './variation-words.ts'

test.each([
  [{ is_in_stock: false, stock_quantity: 0, backorders_allowed: false }, 'out-of-stock', 'Fora de estoque'],
  [{ is_in_stock: true, stock_quantity: null, backorders_allowed: false }, 'in-stock', 'Em estoque'],
  [{ is_in_stock: true, stock_quantity: 4, backorders_allowed: false }, 'in-stock', 'Em estoque'],
  [{ is_in_stock: true, stock_quantity: 3, backorders_allowed: false }, 'in-stock low-stock', 'Apenas 3 em estoque'],
  [{ is_in_stock: true, stock_quantity: 0, backorders_allowed: true }, 'available-on-backorder', 'Disponível por encomenda'],
  [{ is_in_stock: true, stock_quantity: null, backorders_allowed: true }, 'available-on-backorder', 'Disponível por encomenda'],
  [{ is_in_stock: true, stock_quantity: 9, backorders_allowed: true }, 'in-stock', 'Em estoque'],
])('[SWATCH-8] %o is told as %s: %s', (stock, kind, text) => {
  expect(availabilityOf(stock)).toEqual({ kind, text })
})

test('[SWATCH-6] one is left in the singular', () => {
  expect([stockLeftText(1), stockLeftText(4)]).toEqual(['Resta 1', 'Restam 4'])
})

test('[SWATCH-8] an order holds what is there, one of a thing sold alone, and no bound where more can be ordered ahead', () => {
  expect(mostOf(7, false)).toBe(7)
  expect(mostOf(7, true)).toBe(1)
  expect(mostOf(null, false)).toBe('')
})

test('a price in an answer has the markup of the page', () => {
  expect(priceHtml({ cents: 2490, regularCents: 2490 })).toBe(
    '<span class="price"><span class="woocommerce-Price-amount amount"><bdi><span class="woocommerce-Price-currencySymbol">R$</span>&nbsp;24,90</bdi></span></span>',
  )
  const sale = priceHtml({ cents: 2490, regularCents: 3490 })
  expect(sale).toContain('<del aria-hidden="true">')
  expect(sale).toContain('<ins aria-hidden="true">')
})
