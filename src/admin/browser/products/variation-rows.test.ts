import { expect, test } from 'vitest'
import type { VariationRecord } from '#api/wc/variation-shape.ts'
import { keptWords } from './product-labels.ts'
import {
  editedRow,
  editedRows,
  isGoodRow,
  NOTHING_TYPED,
  refuseField,
  refusedWords,
  savedWords,
  typedOf,
  variationInput,
} from './variation-rows.ts'

const aVariation = (over: Partial<VariationRecord>) =>
  ({
    id: 1,
    name: 'Azul',
    regular_price: '10.00',
    sale_price: '',
    stock_quantity: 2,
    sku: 'A',
    manage_stock: true,
    global_unique_id: '',
    date_on_sale_from: null,
    date_on_sale_to: null,
    description: '',
    own_measures: { weight: '', dimensions: { length: '', width: '', height: '' } },
    image: null,
    ...over,
  }) as VariationRecord // what a row shows
const blue = aVariation({})
const green = aVariation({ id: 2, name: 'Verde', sku: 'V', image: { id: 7, src: '/v.webp' } as VariationRecord['image'] }) // what a row shows of it

test('a row that is typed back to what it was is no change', () => {
  const typed = { ...typedOf(blue), regular_price: '12,00' }
  const edits = editedRow({}, blue, typed)
  expect(edits).toEqual({ 1: { before: blue, typed } })
  expect(editedRow(edits, blue, typedOf(blue))).toEqual({})
})

test('what is filled in for all goes into every row; SKUs, and what was left empty, stay each one’s own', () => {
  const edits = editedRows({}, [blue, green], { ...NOTHING_TYPED, sale_price: '8,00', sku: 'X', picture: 9 })
  expect(edits[1]!.typed).toEqual({ ...typedOf(blue), sale_price: '8,00', picture: 9 })
  expect(edits[2]!.typed).toMatchObject({ sku: 'V', picture: 9 })
  expect(editedRows({}, [blue], NOTHING_TYPED)).toEqual({})
})

test('a row needs a price; its sale and its units may be empty, but not anything', () => {
  const row = typedOf(blue)
  expect(isGoodRow({ ...row, sale_price: '', stock_quantity: ' ' })).toBe(true)
  expect(refuseField({ ...row, regular_price: '' }, 'regular_price')).toBe('Como 49,90')
  expect(refuseField({ ...row, stock_quantity: '1,5' }, 'stock_quantity')).toBe('Um número inteiro')
  expect(isGoodRow({ ...row, stock_quantity: '1,5' })).toBe(false)
  expect(refuseField({ ...row, sale_to: '2026-12-24' }, 'sale_price')).toBe('Falta o preço da promoção')
  expect(isGoodRow({ ...row, sale_to: '2026-12-24', sale_price: '8,00' })).toBe(true)
  expect(refusedWords(['Azul'])).toContain('em “Azul”.')
})

test('a picture is told only when it is another one, and taken away by none', () => {
  expect(variationInput(typedOf(green), green)).not.toHaveProperty('image')
  expect(variationInput({ ...typedOf(blue), picture: 9 }, blue)).toMatchObject({ image: { id: 9 } })
  expect(variationInput({ ...typedOf(green), picture: 0 }, green)).toMatchObject({ image: null })
})

test('a notice says what was kept, and whether shoppers see it', () => {
  expect(savedWords(['Azul, P'])).toBe('1 variação salva: “Azul, P”.')
  expect(savedWords(['A', 'B', 'C', 'D', 'E'])).toBe('5 variações salvas: “A”, “B”, “C” e mais 2.')
  const mug = {
    name: 'Caneca',
    status: 'publish',
    type: 'simple',
    variations: [],
    price: '10.00',
    stock_status: 'instock',
  } as const
  const shirt = { ...mug, name: 'Camisa', type: 'variable' } as const
  expect(keptWords({ ...mug, variations: [] }, 'salvo')).toBe('“Caneca” foi salvo e está na loja.')
  expect(keptWords({ ...mug, variations: [], price: '' }, 'salvo')).toContain('ainda não aparece na loja: falta o preço.')
  expect(keptWords({ ...shirt, variations: [], price: '' }, 'criado')).toBe(
    '“Camisa” foi criado, mas ainda não aparece na loja: falta criar uma variação com preço.',
  )
  expect(keptWords({ ...shirt, variations: [7], price: '' }, 'salvo')).toContain('nenhuma variação tem preço')
  expect(keptWords({ ...shirt, variations: [7] }, 'salvo')).toBe('“Camisa” foi salvo e está na loja.')
  expect(keptWords({ ...mug, variations: [], stock_status: 'outofstock' }, 'criado')).toBe(
    '“Caneca” foi criado e aparece na loja como esgotado: não há unidades em estoque.',
  )
  expect(keptWords({ ...mug, variations: [], status: 'draft' }, 'criado')).toContain('Ainda não está na loja: rascunho.')
  expect(keptWords({ ...mug, variations: [], status: 'future' }, 'salvo')).toContain('no dia marcado')
})

test.each<[size: string, wire: object | undefined]>([
  ['', { length: '', width: '', height: '' }],
  ['20 × 15 × 10', { length: '20', width: '15', height: '10' }],
  ['20,5x15X10', { length: '20.5', width: '15', height: '10' }],
  ['20 × 15', undefined],
  ['20 × 15 × ', undefined],
  ['a × b × c', undefined],
])('a size of «%s» is told as', (size, wire) => {
  const typed = { ...typedOf(blue), size }
  expect(variationInput(typed, blue)['dimensions']).toEqual(wire)
  expect(refuseField(typed, 'size')).toBe(wire ? undefined : 'Como 20 × 15 × 10')
})

test('a weight of its own is shown as people write it; without one the row is empty', () => {
  const heavy = aVariation({ own_measures: { weight: '1.5', dimensions: { length: '20', width: '15.5', height: '10' } } })
  expect(typedOf(heavy)).toMatchObject({ weight: '1,5', size: '20 × 15,5 × 10' })
  expect(variationInput(typedOf(heavy), heavy)).toMatchObject({
    weight: '1.5',
    dimensions: { length: '20', width: '15.5', height: '10' },
  })
  expect(typedOf(blue)).toMatchObject({ weight: '', size: '' })
  expect(refuseField({ ...typedOf(blue), weight: 'leve' }, 'weight')).toBe('Como 0,35')
})
