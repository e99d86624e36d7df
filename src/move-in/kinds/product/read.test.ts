import { expect, test } from 'vitest'
import { oldShopOf } from '../setting.ts'
import { readVariation } from '../variation/read.ts'
import { readKit } from './kit-parts.ts'
import { readProduct } from './read.ts'

const SHOP = { ...oldShopOf(new Map()), gramsPerUnit: 453.592_37, millimetresPerUnit: 25.4, currency: 'BRL' }
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
  [{ tax_class: 'reduzida' }, { gift_card: false }, 'classe de imposto'],
  [{ type: 'woosb' }, { type: 'simple' }, 'woosb'],
  [{ global_unique_id: 'ABC' }, { gtin: '' }, 'código de barras'],
  [{ regular_price: 'sob consulta' }, { regularCents: null }, 'sob consulta'],
  [{ description: '[gallery ids="1,2"]' }, {}, 'códigos de plug-in'],
  [{ default_attributes: [{ id: 1, name: 'Cor', option: 'azul' }] }, {}, 'já vinha escolhida'],
  [{ reviews_allowed: false }, {}, 'avaliado'],
  [{ meta_data: [{ key: '_elementor_edit_mode', value: 'builder' }] }, {}, 'desenho do Elementor'],
  [{ downloads: [{ id: 'a', name: 'b', file: 'https://x.example/c' }], download_limit: 1 }, {}, 'limite ou prazo'],
])('of %j it is told what changed', (facts, input, note) => {
  const row = read(facts)
  expect(row.input).toMatchObject(input)
  expect(row.notes.join(' ')).toMatch(note)
})

test.each([
  { type: 'subscription' },
  { type: 'booking' },
  { type: 'external' },
  { type: 'external', external_url: 'javascript:x' },
])('a product with %j does not come', (facts) => {
  expect(readProduct(aProduct(facts), SHOP).is).toBe('refused')
})

test('a kit comes with its parts and what it costs, as Product Bundles and this shop tell of it; without any it is simple', () => {
  const bundled_items = [
    { product_id: 31, quantity_min: 2, quantity_default: 3 },
    { product_id: 32, allowed_variations: [321], optional: true },
  ]
  const own = read({ type: 'bundle', bundled_items })
  expect(own.input).toMatchObject({ type: 'bundle', bundlePricing: 'own' })
  expect(own.notes.join(' ')).toContain('opcionais')
  expect(readKit({ bundled_items })?.parts).toEqual([
    { product: '31', variation: '', quantity: 3 },
    { product: '32', variation: '321', quantity: 1 },
  ])
  const ours = { bundle_pricing: 'percent', bundle_discount: '12.50' }
  expect(read({ type: 'bundle', bundled_items, ...ours }).input).toMatchObject({
    bundlePricing: 'percent',
    bundleDiscount: 1_250,
  })
  const priced = bundled_items.map((item) => ({ ...item, optional: false, priced_individually: true, discount: '10' }))
  const each = read({ type: 'bundle', bundled_items: priced, regular_price: '' })
  expect(each.input).toMatchObject({ bundlePricing: 'percent', bundleDiscount: 1_000 })
  expect(each.notes.join(' ')).not.toContain('confira o desconto')
  expect(read({ type: 'bundle' }).input.type).toBe('simple')
})

test('a group comes as one, and what is sold elsewhere with its address', () => {
  expect(read({ type: 'grouped' }).input.type).toBe('grouped')
  expect(read({ type: 'external', external_url: 'https://parceiro.example/x', button_text: 'Ver' }).input).toMatchObject({
    type: 'external',
    external_url: 'https://parceiro.example/x',
    button_text: 'Ver',
  })
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

test('a price that stands only as the one that is paid is the price', () => {
  expect(read({ regular_price: '', price: '18.50' }).input.regularCents).toBe(1850)
  expect(read({ regular_price: '', price: '18.50', type: 'variable' }).input.regularCents).toBe(null)
})
