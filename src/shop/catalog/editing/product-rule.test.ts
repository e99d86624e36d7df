import { expect, test } from 'vitest'
import { NO_RULES } from '#kit/typed-fields/check-meta.ts'
import type { ProductInput } from './contract.ts'
import { changeOffer, isOnSale, NEW_OFFER, stockStatusOf } from './offer-rule.ts'
import { editProduct, isStale, type ProductColumns } from './product-rule.ts'

const NOW = new Date('2026-11-15T12:00:00Z')
const edited = (input: ProductInput, now?: ProductColumns) => {
  const outcome = editProduct(now, input, { at: NOW, rules: NO_RULES })
  if (!outcome.ok) throw new Error(outcome.problem.kind)
  return outcome.columns
}

test('a new product is published now, but not for sale until it has a price', () => {
  expect(edited({ name: 'Bule' })).toMatchObject({ status: 'publish', published_at: NOW, priced: false, type: 'simple' })
  expect(edited({ regularCents: 0 })).toMatchObject({ priced: true, price_cents: 0 })
})
test('a draft has no hour yet, and keeps the one it had when it goes back to being one', () => {
  const draft = edited({ status: 'draft' })
  expect(draft.published_at).toBeNull()
  expect(edited({ status: 'publish' }, draft).published_at).toEqual(NOW)
  const old = { ...edited({}), published_at: new Date('2020-01-01') }
  expect(edited({ status: 'draft' }, old).published_at).toEqual(old.published_at)
})
test('what is not named stays', () => {
  const before = edited({ name: 'Bule', regularCents: 5_000, saleCents: 4_000, sku: 'B', brand: 'Zefa', featured: true })
  expect(edited({}, before)).toEqual(before)
})
test('markup is cleaned when it is kept', () => {
  expect(edited({ description: '<p onclick="x()">a</p><script>b</script>' }).description).toBe('<p>a</p>')
})
test('a product in variations costs and counts what they do', () => {
  expect(edited({ type: 'variable', regularCents: 100, manageStock: true, units: 4 })).toMatchObject({
    priced: false,
    manage_stock: false,
  })
})

test('a sale is lower than the price and ends after it begins', () => {
  const problem = (input: ProductInput) => {
    const outcome = changeOffer({ ...NEW_OFFER, priced: true, price_cents: 1_000 }, input, NO_RULES)
    return outcome.ok ? outcome.columns.sale_price_cents : outcome.problem.kind
  }
  expect(problem({ saleCents: 999 })).toBe(999)
  expect(problem({ saleCents: 1_000 })).toBe('sale-not-below')
  expect(problem({ saleCents: 900, regularCents: 800 })).toBe('sale-not-below')
  expect(problem({ saleCents: 900, saleFrom: NOW, saleTo: NOW })).toBe('sale-ends-early')
})
test('who takes the price away takes the sale and its days away too', () => {
  const on = changeOffer(NEW_OFFER, { regularCents: 1_000, saleCents: 900, saleFrom: NOW, saleTo: null }, NO_RULES)
  if (!on.ok) throw new Error(on.problem.kind)
  expect(changeOffer(on.columns, { regularCents: null }, NO_RULES)).toMatchObject({
    columns: { priced: false, price_cents: 0, sale_price_cents: null, sale_from: null },
  })
  expect(changeOffer(on.columns, { saleCents: null }, NO_RULES)).toMatchObject({
    columns: { price_cents: 1_000, sale_from: null },
  })
})

test.each([
  [{ manage_stock: true, in_stock: true, backorders: 'no', on_hand: 1 }, 'instock'],
  [{ manage_stock: true, in_stock: true, backorders: 'no', on_hand: 0 }, 'outofstock'],
  [{ manage_stock: true, in_stock: true, backorders: 'no', on_hand: null }, 'outofstock'],
  [{ manage_stock: true, in_stock: true, backorders: 'notify', on_hand: 0 }, 'onbackorder'],
  [{ manage_stock: false, in_stock: true, backorders: 'no', on_hand: 0 }, 'instock'],
  [{ manage_stock: false, in_stock: false, backorders: 'no', on_hand: 9 }, 'outofstock'],
  [{ manage_stock: false, in_stock: true, backorders: 'notify', on_hand: null }, 'onbackorder'],
] as const)('%j is %s', (stock, status) => expect(stockStatusOf(stock)).toBe(status))

test('a sale is on from its first moment until its last', () => {
  const sale = { priced: true, sale_price_cents: 1, sale_from: NOW, sale_to: new Date(NOW.getTime() + 1_000) }
  expect([-1, 0, 999, 1_000].map((ms) => isOnSale(sale, new Date(NOW.getTime() + ms)))).toEqual([false, true, true, false])
  expect(isOnSale({ ...sale, sale_from: null, sale_to: null }, NOW)).toBe(true)
})
test('a version that somebody else has left behind is stale; without one nobody asks', () => {
  expect([isStale(undefined, 3), isStale(3, 3), isStale(2, 3)]).toEqual([false, false, true])
})
