import { expect, test } from 'vitest'
import type { OrderRecord } from '#api/wc/order-shape.ts'
import { type Draft, draftOf, FRESH, NOBODY, problemOf, totalOf, wireOf } from './draft.ts'
import { printPath, readIds, receiverLines, senderLines } from './print-labels.ts'

const mug = { productId: 9, variationId: 0, name: 'Caneca', quantity: 2, unitCents: 1_990 }
const aDraft = (over: Partial<Draft> = {}): Draft => ({ ...FRESH, lines: [mug], ...over })
const anOrder = (over: Partial<OrderRecord> = {}) =>
  ({
    id: 5,
    customer_id: 3,
    customer_note: '',
    payment_method: 'pix',
    edit_version: 7,
    billing: { ...NOBODY, first_name: 'Ana', country: 'BR' },
    shipping: NOBODY,
    shipping_total: '12.50',
    shipping_lines: [{ method_id: 'flat_rate', instance_id: '4', method_title: 'Motoboy', total: '12.50' }],
    fee_lines: [
      { name: 'Desconto', total: '-1.05', meta_data: [] },
      { name: 'Desconto (Pix)', total: '-2.44', meta_data: [] },
    ],
    line_items: [
      { id: 1, name: 'Caneca', product_id: 9, variation_id: 0, quantity: 2, total: '39.80' },
      { id: 2, name: 'Vaso', product_id: 8, variation_id: 4, quantity: 1, total: '10.00' },
    ],
    ...over,
  }) as OrderRecord // the rules read no more of it

test('the sum that is foreseen has freight and discount in it, and is none while one of them is nonsense', () => {
  expect(totalOf(aDraft({ freight: '12,50', discount: '1,05' }))).toBe(3_980 + 1_250 - 105)
  expect(totalOf(aDraft({ freight: 'caro' }))).toBeUndefined()
})

test.each([
  [aDraft({ lines: [] }), 'Acrescente pelo menos um produto.'],
  [aDraft({ freight: 'x' }), 'Escreva frete e desconto como 12,50.'],
  [aDraft({ discount: '100,00' }), 'O desconto é maior do que o total.'],
  [aDraft({ makesAccount: true }), 'Para criar a conta, informe o e-mail do cliente.'],
  [aDraft(), undefined],
])('a form that can’t be saved yet says why (%#)', (draft, problem) => expect(problemOf(draft)).toBe(problem))

test('a fresh order names its products and goes to where the bill goes', () => {
  const wire = wireOf(
    aDraft({ billing: { ...NOBODY, first_name: 'Ana', city: 'Tiradentes' }, freight: '9,90', discount: '5,00' }),
  )
  expect(wire).toMatchObject({
    status: 'pending',
    line_items: [{ product_id: 9, quantity: 2 }],
    shipping: { first_name: 'Ana', city: 'Tiradentes' },
    shipping_lines: [{ method_title: 'Entrega', total: '9.90' }],
    fee_lines: [{ total: '-5.00' }],
  })
  expect(wire.shipping).not.toHaveProperty('email')
})

test('of an order that is there only what changed of its lines is sent, with the version that was read', () => {
  const order = anOrder()
  const draft = draftOf(order)
  expect(draft).toMatchObject({ freight: '12,50', discount: '1,05', freightName: 'Motoboy' })
  expect(wireOf(draft, order)).not.toHaveProperty('line_items')
  const changed = { ...draft, lines: [{ ...draft.lines[0]!, quantity: 3 }, mug] }
  expect(wireOf(changed, order)).toMatchObject({
    edit_version: 7,
    line_items: [
      { id: 1, quantity: 3 },
      { product_id: 9, quantity: 2 },
      { id: 2, quantity: 0 },
    ],
  })
  expect(wireOf(draft, order)).toEqual({ edit_version: 7 })
})

test.each([
  [
    { freight: '15,00' },
    { shipping_lines: [{ method_id: 'flat_rate', instance_id: '4', method_title: 'Motoboy', total: '15.00' }] },
  ],
  [{ discount: '' }, { fee_lines: [] }],
  [{ discount: '2,00' }, { fee_lines: [{ name: 'Desconto', total: '-2.00' }] }],
  [{ paymentMethod: 'bacs' }, { payment_method: 'bacs' }],
  [{ note: 'Sem pressa.' }, { customer_note: 'Sem pressa.' }],
  [{ shipping: undefined }, { shipping: expect.objectContaining({ first_name: 'Ana' }) }],
])('of an order that is there %j is all that is sent', (change, sent) => {
  const order = anOrder()
  expect(wireOf({ ...draftOf(order), ...change }, order)).toEqual({ edit_version: 7, ...sent })
})

test('the sum that is foreseen follows the way of paying as the server does', () => {
  const draft = draftOf(anOrder())
  expect(totalOf(draft, 5)).toBe(4_980 + 1_250 - 105 - 244)
  expect(totalOf({ ...draft, paymentMethod: 'bacs' }, 0)).toBe(4_980 + 1_250 - 105)
  expect(totalOf({ ...draft, discount: '' }, 5)).toBe(4_980 + 1_250 - 249)
  const without = draftOf(anOrder({ fee_lines: [] }))
  expect(totalOf(without, 5)).toBe(4_980 + 1_250)
  expect(totalOf(aDraft({ paymentMethod: 'pix' }), 5)).toBe(3_980)
})

test('fees that rules of the shop made stay in the sum that is foreseen, and are sent by nobody', () => {
  const ofRule = { meta_data: [{ id: 1, key: '_vitrine_fee', value: 'x' }] }
  const fees = (...totals: string[]) =>
    anOrder({ fee_lines: totals.map((total) => ({ name: 'Desconto', total, ...ofRule })) as OrderRecord['fee_lines'] })
  const order = fees('15.00', '-20.00')
  expect(draftOf(order).discount).toBe('')
  expect(totalOf(draftOf(order), 5)).toBe(4_980 + 1_250 - 500)
  expect(wireOf(draftOf(order), order)).toEqual({ edit_version: 7 })
  expect(totalOf({ ...draftOf(order), paymentMethod: 'bacs' }, 10)).toBe(4_980 + 1_250 - 500 - 498)
  expect(totalOf({ ...draftOf(fees('-49.00')), paymentMethod: 'bacs' }, 10)).toBe(1_250)
})

test('the address of what is printed names each order once, and nothing else', () => {
  expect(printPath([3, 4])).toBe('/print-orders?ids=3,4')
  expect(readIds(new URLSearchParams('ids=3,4,3,x,-1,9e9'))).toEqual([3, 4])
  expect(readIds(new URLSearchParams())).toEqual([])
})

test('a label goes to the address of delivery, or of the bill, and says who sends', () => {
  const nobody = { ...NOBODY, country: 'BR', persontype: 'F', ie: '' }
  const home = { ...nobody, first_name: 'Ana', address_1: 'Rua Direita', number: '15', city: 'Tiradentes', state: 'MG' }
  expect(receiverLines(anOrder({ billing: home, shipping: nobody }))).toContain('Rua Direita, 15')
  const settings = [
    { id: 'woocommerce_store_address', value: 'Rua da Praia, 1' },
    { id: 'woocommerce_store_city', value: 'Paraty' },
    { id: 'woocommerce_default_country', value: 'BR:RJ' },
    { id: 'woocommerce_store_postcode', value: '23970000' },
  ]
  expect(senderLines(settings, 'Casa Aroeira')).toEqual(['Casa Aroeira', 'Rua da Praia, 1', 'Paraty – RJ · CEP 23970-000'])
  expect(senderLines([], 'Casa Aroeira')).toEqual(['Casa Aroeira'])
})
