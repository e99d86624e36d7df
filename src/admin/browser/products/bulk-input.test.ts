import { expect, test } from 'vitest'
import type { VariationRecord } from '#api/wc/variation-shape.ts'
import { bulkDoneText, bulkTrouble, bulkInput, NOTHING_TYPED, PRESETS, previewText } from './bulk-input.ts'
import { moveText } from './stock-labels.ts'
import { isGoodRow, typedOf, variationInput } from './variation-rows.ts'

test('what is left empty is not asked for', () => expect(bulkInput(NOTHING_TYPED)).toEqual({}))

test('prices go out in centavos, percentages as they are, days of a sale whole', () => {
  expect(bulkInput({ ...NOTHING_TYPED, priceWay: 'add', price: '-2,5' })).toEqual({ price: { way: 'add', value: -250 } })
  expect(bulkInput({ ...NOTHING_TYPED, priceWay: 'percent', price: '-5' })).toEqual({ price: { way: 'percent', value: -5 } })
  expect(bulkInput({ ...NOTHING_TYPED, saleWay: 'percent', saleOff: '20', saleTo: '2026-12-31' })).toEqual({
    sale: { percent_off: 20, from: null, to: '2026-12-31T23:59:59' },
  })
  expect(bulkInput({ ...NOTHING_TYPED, ...PRESETS[2]!.typed })).toEqual({ price: { way: 'percent', value: 0, ending: 90 } })
  expect(bulkInput({ ...NOTHING_TYPED, saleWay: 'end' })).toEqual({ sale: { percent_off: null } })
})

test.each([
  [{ priceWay: 'percent', price: 'dez' }, 'porcentagem'],
  [{ priceWay: 'percent', price: '-100' }, 'de graça'],
  [{ priceWay: 'set', price: '-1' }, 'maior que zero'],
  [{ priceWay: 'set', price: '0,00' }, 'maior que zero'],
  [{ saleWay: 'percent', saleOff: '100' }, '1 a 99'],
  [{ saleWay: 'percent', saleOff: '10', saleFrom: '2026-12-02', saleTo: '2026-12-01' }, 'terminar depois'],
  [{ stockWay: 'set', stock: '' }, 'unidades'],
] as const)('%o is told before it is asked for', (typed, trouble) =>
  expect(bulkTrouble({ ...NOTHING_TYPED, ...typed })).toContain(trouble),
)

test('what has changed is told, and what could not', () => {
  const done = { id: 1, variations: 0 }
  expect(bulkDoneText({ ...done, products: 3, uncounted: 0 })).toBe('3 produtos alterados')
  expect(bulkDoneText({ ...done, products: 1, uncounted: 2 })).toBe(
    '1 produto alterado. 2 itens ficaram com o estoque como estava, sem «Contar as unidades» no cadastro.',
  )
  expect(bulkDoneText({ ...done, products: 0, uncounted: 1 })).toContain('Nenhum produto alterado. 1 item ficou')
})

test('the preview says what each would be, and what stays', () => {
  const now = { price: 4_990, sale: 3_990, units: 4 }
  const text = (after: object) => previewText({ before: now, after: { ...now, ...after } }).replaceAll('\u00A0', ' ')
  expect(text({ price: 5_490 })).toBe('preço R$ 49,90 → R$ 54,90')
  expect(text({ sale: null, units: 10 })).toBe('promoção R$ 39,90 → nenhuma; estoque 4 → 10')
  expect(text({})).toBe('fica como está')
  expect(previewText({ before: { ...now, units: null }, after: { ...now, units: null } })).toBe('fica como está')
})

const aVariation = {
  regular_price: '10.00',
  sale_price: '',
  stock_quantity: null,
  sku: '',
  manage_stock: false,
  global_unique_id: '',
  date_on_sale_from: null,
  date_on_sale_to: null,
  description: '',
  own_measures: { weight: '', dimensions: { length: '', width: '', height: '' } },
} as VariationRecord

test('a number of units in a row means that they are counted, none that they are not', () => {
  expect(variationInput({ ...typedOf(aVariation), stock_quantity: '3' }, aVariation)).toMatchObject({
    manage_stock: true,
    stock_quantity: 3,
  })
  expect(variationInput(typedOf(aVariation), aVariation)).not.toHaveProperty('manage_stock')
  expect(variationInput(typedOf(aVariation), { ...aVariation, manage_stock: true })).toMatchObject({ manage_stock: false })
  expect(isGoodRow({ ...typedOf(aVariation), regular_price: '' })).toBe(false)
})

test('a movement of stock reads as a sentence', () => {
  const move = { id: 1, variation: 'Azul, P', units: -1, reason: 'sold', order_id: 3, date_created_gmt: '' }
  expect(moveText(move)).toBe('−1 unidade (Azul, P): venda')
  expect(moveText({ ...move, variation: '', units: 5, reason: 'received' })).toBe('+5 unidades: entrada')
})
