import { expect, test } from 'vitest'
import { formOf } from './form.ts'

test.each([
  [{ mode: 'payment' }, 'mode=payment'],
  [{ amount: 1_990, capture: true }, 'amount=1990&capture=true'],
  [
    { line_items: [{ quantity: 1, price_data: { currency: 'brl' } }] },
    'line_items[0][quantity]=1&line_items[0][price_data][currency]=brl',
  ],
  [{ expand: ['data.latest_charge'] }, 'expand[0]=data.latest_charge'],
  [{ created: { gte: 5 }, nothing: undefined }, 'created[gte]=5'],
  [{ name: 'Pedido 1, Ateliê & Cia' }, 'name=Pedido+1,+Ateliê+&+Cia'],
])('%j is sent as the form «%s»', (fields, form) => {
  expect(decodeURIComponent(formOf(fields))).toBe(form)
})
