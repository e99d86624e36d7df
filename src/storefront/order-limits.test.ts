import { expect, test } from 'vitest'
import { limitWords } from './order-limits.tsx'

const NONE = { min_units: null, max_units: null, customer_units: null, customer_days: null }

test.each([
  [NONE, []],
  [{ ...NONE, min_units: 1 }, []],
  [{ ...NONE, min_units: 6 }, ['Ao menos 6 unidades por pedido']],
  [{ ...NONE, max_units: 1 }, ['Até 1 unidade por pedido']],
  [{ ...NONE, min_units: 6, max_units: 24 }, ['De 6 a 24 unidades por pedido']],
  [{ ...NONE, customer_units: 2, customer_days: 30 }, ['Até 2 unidades por cliente a cada 30 dias']],
  [{ ...NONE, customer_units: 1, customer_days: 1 }, ['Até 1 unidade por cliente por dia']],
])('a product page tells how many may be bought: %j', (limits, words) => {
  expect(limitWords(limits)).toEqual(words)
})
