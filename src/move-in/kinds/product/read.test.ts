import { expect, test } from 'vitest'
import { readVariation } from '../variation/read.ts'
import { readProduct } from './read.ts'

const SHOP = { gramsPerUnit: 453.592_37, millimetresPerUnit: 25.4, currency: 'BRL' }
const aProduct = (facts: Record<string, unknown> = {}) => ({
  id: 5,
  name: 'Caneca',
  slug: 'caneca',
  type: 'simple',
  status: 'publish',
  regular_price: '20.00',
  ...facts,
})
const read = (facts?: Record<string, unknown>) => {
  const reading = readProduct(aProduct(facts), SHOP)
  if (reading.is !== 'row') throw new Error(JSON.stringify(reading))
  return { ...reading.row, notes: reading.notes }
}

test('prices, measures in other units and stock come as this shop keeps them', () => {
  const { input, notes } = read({
    weight: '1',
    dimensions: { length: '10', width: '', height: '0' },
    manage_stock: true,
    stock_quantity: 7,
  })
  expect(input).toMatchObject({ regularCents: 2000, weight_grams: 454, length_mm: 254, width_mm: 0, manageStock: true, units: 7 })
  expect(notes).toEqual([])
})

test.each([
  [{ sale_price: '25.00' }, { saleCents: null }, 'promocional'],
  [{ manage_stock: true, stock_quantity: -3 }, { units: 0 }, 'negativo'],
  [{ status: 'future' }, { status: 'draft' }, 'agendado'],
  [{ type: 'woosb' }, { type: 'simple' }, 'woosb'],
  [{ global_unique_id: 'ABC' }, { gtin: '' }, 'código de barras'],
  [{ description: '[gallery ids="1,2"]' }, {}, 'códigos de plug-in'],
])('of %j it is told what changed', (facts, input, note) => {
  const row = read(facts)
  expect(row.input).toMatchObject(input)
  expect(row.notes.join(' ')).toMatch(note)
})

test.each(['grouped', 'external', 'subscription'])('a product of the kind %s does not come', (type) => {
  expect(readProduct(aProduct({ type }), SHOP).is).toBe('refused')
})

test('an address part in encoded UTF-8 becomes one of plain letters', () => {
  expect(read({ slug: 'caf%C3%A9-%C3%A0-lua' }).slug).toBe('cafe-a-lua')
})

test('values of a variation are named by name or address part; an empty one fits any choice', () => {
  const reading = readVariation(
    {
      id: 6,
      parent_id: 5,
      attributes: [
        { name: 'Cor', slug: 'pa_cor', option: 'azul' },
        { name: 'Tamanho', option: '' },
      ],
      manage_stock: 'parent',
    },
    SHOP,
  )
  expect(reading).toMatchObject({
    is: 'row',
    row: { parent: '5', terms: [{ slug: 'cor', options: ['azul'] }], input: { manageStock: false } },
  })
  expect(readVariation({ id: 6 }, SHOP).is).toBe('refused')
})
