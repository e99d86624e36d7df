import { expect, test } from 'vitest'
import { centsOf, money } from '../shared/words.ts'
import { leftText } from './low-stock.ts'
import { nextSteps } from './next-steps.ts'
import { barsOf, daysOf } from './sales.ts'

test.each([
  ['12.50', 1_250],
  ['12.5', 1_250],
  ['12', 1_200],
  ['-3.05', -305],
  ['-0.00', 0],
  ['', 0],
])('the API’s %j is %i centavos', (amount, cents) => expect(centsOf(amount)).toBe(cents))

test('money is shown as people write it', () => expect(money('1234.5')).toBe('R$\u00a01.234,50'))

test('days come in their order', () => {
  const totals = { '2026-11-02': { sales: '5.00', orders: 1 }, '2026-11-01': { sales: '0.00', orders: 0 } }
  expect(daysOf({ total_sales: '5.00', total_orders: 1, totals })).toEqual([
    { day: '2026-11-01', cents: 0, orders: 0 },
    { day: '2026-11-02', cents: 500, orders: 1 },
  ])
})

test('the tallest bar fills the plot, the others follow it, and a month without sales is flat', () => {
  const bars = barsOf([0, 50, 100], { width: 300, height: 100, gap: 0 })
  expect(bars.map(({ height }) => height)).toEqual([0, 50, 100])
  expect(bars.map(({ x }) => x)).toEqual([0, 100, 200])
  expect(barsOf([0, 0], { width: 300, height: 100 }).map(({ height }) => height)).toEqual([0, 0])
  expect(barsOf([], { width: 300, height: 100 })).toEqual([])
})

const nothing = { unpaid: 0, held: 0, toSend: 0, failed: 0, reviews: 0, products: 4, soldOut: 0 }

test('what waits longest for a person comes first, and a shop in order has nothing to do', () => {
  expect(nextSteps(nothing)).toEqual([])
  const [first, second] = nextSteps({ ...nothing, toSend: 2, unpaid: 1 })
  expect(first!.text).toBe('Embale e envie 2 pedidos pagos')
  expect(second!.text).toBe('Confira 1 pedido que aguarda pagamento')
  expect(nextSteps({ ...nothing, held: 3 })[0]!.to).toContain('on-hold')
  expect(nextSteps({ ...nothing, products: 0 })[0]!.to).toBe('/products/create')
})

test('what runs low is told in units; of a product in variations, that some of them do', () => {
  expect(leftText({ type: 'simple', stock_quantity: 1 })).toBe('1 unidade')
  expect(leftText({ type: 'variable', stock_quantity: null })).toBe('há variações acabando')
})
