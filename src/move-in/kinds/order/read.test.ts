import { expect, test } from 'vitest'
import { oldShopOf } from '../setting.ts'
import type { OldShop } from '../../kind.ts'
import { readOrder } from './read.ts'
import { statusOf } from './status.ts'
import { feesOf, lineSums } from './sums.ts'

const SHOP: OldShop = oldShopOf(new Map())
const anOrder = (facts: Record<string, unknown> = {}) => ({
  id: 12,
  number: '12',
  status: 'completed',
  currency: 'BRL',
  total: '35.90',
  shipping_total: '15.90',
  date_created_gmt: '2024-01-02T03:04:05',
  line_items: [{ name: 'Caneca', product_id: 3, quantity: 2, subtotal: '20.00', total: '20.00' }],
  shipping_lines: [{ method_id: 'pac', method_title: 'PAC', total: '15.90' }],
  ...facts,
})
const read = (facts?: Record<string, unknown>) => {
  const reading = readOrder(anOrder(facts), SHOP)
  if (reading.is !== 'row') throw new Error(JSON.stringify(reading))
  const { row } = reading
  const parts = row.subtotalCents - row.discountCents + row.shippingCents + row.feesCents
  expect(parts).toBe(row.totalCents)
  return { ...row, notes: reading.notes }
}
const refusal = (facts: Record<string, unknown>) => {
  const reading = readOrder(anOrder(facts), SHOP)
  return reading.is === 'refused' ? reading.reason : undefined
}

test('an order keeps number, total, freight and the moment', () => {
  expect(read()).toMatchObject({ number: '12', totalCents: 3590, shippingCents: 1590, status: 'completed', notes: [] })
  expect(read().createdAt).toEqual(new Date('2024-01-02T03:04:05Z'))
})

test.each([
  [
    { quantity: 3, subtotal: '10.00', total: '10.00' },
    { unitCents: 334, discountCents: 2, totalCents: 1000 },
  ],
  [
    { quantity: 2, subtotal: '20.00', total: '18.00' },
    { unitCents: 1000, discountCents: 200, totalCents: 1800 },
  ],
  [
    { quantity: 1, subtotal: '19.8347', total: '19.8347' },
    { unitCents: 1983, discountCents: 0, totalCents: 1983 },
  ],
  [
    { quantity: 0.5, subtotal: '7.00', total: '7.00' },
    { quantity: 1, unitCents: 700, totalCents: 700 },
  ],
  [
    { quantity: 2, subtotal: '5.00', total: '9.00' },
    { unitCents: 450, discountCents: 0, totalCents: 900 },
  ],
])('a line %j is kept in whole centavos with its total', (line, sums) => {
  expect(lineSums(line, [])).toMatchObject(sums)
})

test('fees, taxes and what is left over make the old total', () => {
  const notes: string[] = []
  const order = {
    fee_lines: [
      { name: 'Embrulho', total: '5.00' },
      { name: 'Embrulho', total: '-1.00' },
    ],
    total_tax: '2.50',
  }
  expect(feesOf(order, { linesCents: 1000, shippingCents: 0, totalCents: 1651 }, notes)).toEqual([
    { code: 'embrulho', label: 'Embrulho', cents: 500 },
    { code: 'embrulho-2', label: 'Embrulho', cents: -100 },
    { code: 'impostos', label: 'Impostos', cents: 250 },
    { code: 'ajuste', label: 'Ajuste da loja anterior', cents: 1 },
  ])
  expect(notes).toHaveLength(1)
})

test('more fees than an order may have are put together', () => {
  const order = { fee_lines: Array.from({ length: 14 }, (_, at) => ({ name: `Taxa ${at}`, total: '1.00' })) }
  const fees = feesOf(order, { linesCents: 0, shippingCents: 0, totalCents: 1400 }, [])
  expect(fees).toHaveLength(10)
  expect(fees.reduce((sum, { cents }) => sum + cents, 0)).toBe(1400)
})

test('refunds never pass what was paid', () => {
  const { refunds, notes } = read({
    refunds: [
      { id: 1, total: '-30.00' },
      { id: 2, total: '-30.00' },
    ],
  })
  expect(refunds.map(({ cents }) => cents)).toEqual([3000, 590])
  expect(notes).toHaveLength(1)
})

test('the Brazilian fields are found in the address and among the metas', () => {
  const billing = { email: 'Ana@Example.com', postcode: '01310-100', state: 'São Paulo', country: 'BR', cpf: '529.982.247-25' }
  const { buyer } = read({
    billing,
    meta_data: [
      { key: '_billing_number', value: '42' },
      { key: '_billing_persontype', value: '1' },
    ],
  })
  expect(buyer).toMatchObject({ email: 'ana@example.com', cpf: '52998224725', personType: 'person' })
  expect(buyer.billing).toMatchObject({ postcode: '01310100', state: 'SP', number: '42' })
})

test('codes of parcels are found by the names that plug-ins give them', () => {
  expect(read({ meta_data: [{ key: '_correios_tracking_code', value: 'BR1BR,BR2BR' }] }).tracking.code).toBe('BR1BR')
  const items = [{ tracking_provider: 'Jadlog', tracking_number: 'J9' }]
  expect(read({ meta_data: [{ key: '_wc_shipment_tracking_items', value: items }] }).tracking).toEqual({
    code: 'J9',
    carrier: 'Jadlog',
  })
})

test('what is no order of this shop is refused with its reason', () => {
  expect(refusal({ status: 'checkout-draft' })).toMatch('Carrinho')
  expect(refusal({ currency: 'USD' })).toMatch('USD')
  expect(refusal({ total: 'x' })).toMatch('total')
  expect(refusal({ date_created_gmt: '' })).toMatch('data')
})

test.each([
  ['wc-completed', false, 'completed'],
  ['enviado', true, 'completed'],
  ['em-separacao', true, 'processing'],
  ['aguardando-boleto', false, 'pending'],
  ['coisa-de-plugin', true, 'processing'],
  ['coisa-de-plugin', false, 'on-hold'],
  ['trash', true, undefined],
])('the state %s (paid: %s) is %s here', (told, isPaid, status) => {
  expect(statusOf(told, isPaid)?.status).toBe(status)
})
