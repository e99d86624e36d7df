import { expect, test } from 'vitest'
import { oldShopOf, settingKind } from './setting.ts'

const SHOP = oldShopOf(new Map())
const read = (id: string, value: unknown) => settingKind.read({ id, value }, SHOP)

test.each([
  ['blogname', 'Ateliê', 'Nome da loja: Ateliê', 'Ajustes'],
  ['woocommerce_currency', 'USD', 'Moeda: USD', 'reais'],
  ['woocommerce_prices_include_tax', 'no', 'Preços sem impostos', 'somados'],
  ['constructor', 1, 'constructor: 1', 'Ajustes'],
])('the setting %s is told with what becomes of it', (id, value, title, reason) => {
  expect(read(id, value)).toMatchObject({ is: 'refused', title, reason: expect.stringContaining(reason) as string })
})

test('settings about addresses become redirects', () => {
  expect(read('woocommerce_permalinks', { product_base: '/x' })).toMatchObject({ is: 'row', title: 'Endereços dos produtos' })
})

test('settings that say how to read the rest are used', () => {
  expect(read('woocommerce_weight_unit', 'g').is).toBe('absorbed')
  expect(read('woocommerce_currency', 'BRL').is).toBe('absorbed')
  expect(read('elementor_active_kit', '7')).toMatchObject({ is: 'absorbed', title: 'Cores e fontes que valem' })
  const settings = new Map([
    ['woocommerce_weight_unit', 'g'],
    ['siteurl', 'http://www.antiga.example'],
    ['home', 'http:'],
  ])
  expect(oldShopOf(settings)).toMatchObject({
    gramsPerUnit: 1,
    millimetresPerUnit: 10,
    currency: 'BRL',
    hosts: ['antiga.example'],
  })
})
