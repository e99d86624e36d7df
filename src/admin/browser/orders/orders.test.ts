import { expect, test } from 'vitest'
import { toCsv } from '#content/forms/csv.ts'
import type { OrderItem, OrderRecord } from '#api/wc/order-shape.ts'
import type { WireBuyer } from '#api/wc/wire-address.ts'
import { awaitsMoney, confirmingText } from './awaited.ts'
import { addressLines, buyerName, csvHeadings, csvRow, noteName, originFacts, TABS } from './order-labels.ts'
import { notSentText, sentText } from './sending-labels.ts'
import { typedUnits } from './typed-units.ts'
import { boughtOf, offeredCents, pixReturnWords, unitsLeft, wireLines } from './refund.ts'

const billing: WireBuyer = {
  first_name: 'Ana',
  last_name: 'Souza',
  company: '',
  address_1: 'Rua Direita',
  address_2: 'casa 2',
  number: '15',
  neighborhood: 'Centro',
  city: 'Tiradentes',
  state: 'MG',
  postcode: '36325-000',
  country: 'BR',
  phone: '',
  email: 'ana@cliente.example',
  cpf: '52998224725',
  cnpj: '',
  persontype: 'F',
  ie: '',
  cellphone: '',
}
const anItem = (over: Partial<OrderItem> = {}) =>
  ({
    id: 1,
    name: 'Caneca',
    product_id: 9,
    variation_id: 0,
    quantity: 3,
    subtotal: '30.00',
    total: '25.00',
    sku: '',
    image: { src: '' },
    ...over,
  }) as OrderItem // what the screens read of it
const anOrder = (over: Partial<OrderRecord> = {}) =>
  ({
    id: 5,
    number: '1005',
    status: 'processing',
    date_created: '2026-11-15T10:30:00',
    date_paid: null,
    total: '43.50',
    discount_total: '0.00',
    shipping_total: '18.50',
    customer_id: 0,
    customer_note: '',
    payment_method: 'pix',
    payment_method_title: 'Pix',
    transaction_id: '',
    billing,
    shipping: billing,
    line_items: [anItem()],
    shipping_lines: [],
    fee_lines: [],
    coupon_lines: [],
    refunds: [],
    meta_data: [],
    created_via: 'checkout',
    is_editable: false,
    needs_payment: false,
    payment_url: '',
    edit_version: 1,
    ...over,
  }) as OrderRecord // what the screens read of it

test('a row of the export has a cell for each heading, in words that people read', () => {
  const row = csvRow(anOrder())
  expect(row).toHaveLength(csvHeadings.length)
  expect(row).toEqual(expect.arrayContaining(['1005', 'Processando', 'Ana Souza', '529.982.247-25', '3 × Caneca', '43,50']))
})

test.each([
  ['+5511987654321', '"(11) 98765-4321"'],
  ['08007654321', `"'08007654321"`],
  ['+1 212 555 0100', `"'+1 212 555 0100"`],
])('the telephone %s, documents and CEP are read in a spreadsheet as people write them', (cellphone, written) => {
  const place = { ...billing, postcode: '01310-100' }
  const order = anOrder({ billing: { ...place, cellphone, cpf: '01234567890' }, shipping: place })
  const table = toCsv([csvRow(order)])
  for (const cell of [written, '"012.345.678-90"', '"01310-100"']) expect(table).toContain(cell)
})

test('a buyer whose name is a formula does nothing to a spreadsheet', () => {
  const order = anOrder({ billing: { ...billing, first_name: '=HYPERLINK("http://mau.example")', last_name: '' } })
  expect(toCsv([csvRow(order)])).toContain(`"'=HYPERLINK(""http://mau.example"")"`)
})

test('an address reads as it is written on a parcel; what is missing leaves no hole', () => {
  expect(addressLines(billing)).toEqual(['Ana Souza', 'Rua Direita, 15 · casa 2', 'Centro', 'Tiradentes – MG · CEP 36325-000'])
  const blank = Object.fromEntries(Object.keys(billing).map((key) => [key, ''])) as WireBuyer
  expect(addressLines(blank)).toEqual([])
  const abroad = { ...billing, neighborhood: '', city: 'Lisboa', state: 'Lisboa', postcode: '1100-053', country: 'PT' }
  expect(addressLines(abroad).slice(2)).toEqual(['Lisboa – Lisboa · 1100-053', 'Portugal'])
  expect(buyerName({ billing: blank })).toBe('Sem nome')
})

test('the origin is told in the merchant’s words', () => {
  const meta_data = [
    { key: '_wc_order_attribution_source_type', value: 'organic' },
    { key: '_wc_order_attribution_utm_source', value: 'google' },
    { key: 'outra', value: 'x' },
  ]
  expect(originFacts(meta_data)).toMatchObject({ origin: 'Orgânico: Google', device: '' })
  const byPhone = [{ key: '_wc_order_attribution_device_type', value: 'Mobile' }]
  expect(originFacts(byPhone)).toMatchObject({ device: 'Celular' })
})

test('every state of an order has its tab', () => {
  expect(TABS.map(({ name }) => name)).toEqual(expect.arrayContaining(['Todos', 'Pagamento pendente', 'Processando', 'Lixeira']))
  expect(new Set(TABS.map(({ status }) => status)).size).toBe(9)
})

test('money is awaited by whatever is not paid, also where it is sent before', () => {
  const unpaid = { paid_cents: 0, total_cents: 900 }
  const waiting = ['pending', 'on-hold', 'failed', 'processing', 'completed', 'cancelled'] as const
  expect(waiting.filter((status) => !awaitsMoney(status, unpaid))).toEqual([])
  expect((['refunded', 'trash'] as const).filter((status) => awaitsMoney(status, unpaid))).toEqual([])
  expect(awaitsMoney('completed', { paid_cents: 900, total_cents: 900 })).toBe(false)
  expect(confirmingText('completed')).not.toContain('passa a processando')
})

test('units that came back once are not offered again', () => {
  const refunds = [{ id: 1, line_items: [{ id: 1, quantity: -2, total: '-16.66' }] }]
  expect(unitsLeft([anItem(), anItem({ id: 2, quantity: 1 })], refunds)).toEqual(
    new Map([
      [1, 1],
      [2, 1],
    ]),
  )
})

test('the sum that is offered is what was paid for the units, and never more than what is left', () => {
  const bought = boughtOf(anOrder(), [])
  expect(offeredCents(bought, new Map([[1, 1]]), 9_000)).toBe(833)
  expect(offeredCents(bought, new Map([[1, 3]]), 9_000)).toBe(2_500)
  expect(offeredCents(bought, new Map([[1, 3]]), 2_000)).toBe(2_000)
  expect(offeredCents(bought, new Map(), 2_000)).toBe(0)
})

test('what was taken off the whole order is taken off what is offered for a unit', () => {
  const two = anItem({ quantity: 2, subtotal: '377.10', total: '377.10' })
  const order = anOrder({ line_items: [two], total: '376.74', shipping_total: '18.50' })
  expect(offeredCents(boughtOf(order, []), new Map([[1, 1]]), 37_674)).toBe(17_912)
  const back = [{ id: 1, line_items: [{ id: 1, quantity: -1, total: '-179.12' }] }]
  expect(offeredCents(boughtOf(order, back), new Map([[1, 1]]), 37_674)).toBe(17_912)
})

test('a refund names the chosen lines alone, and they never come to more than the sum that goes back', () => {
  const items = [anItem(), anItem({ id: 2, quantity: 1, total: '5.00' }), anItem({ id: 3 })]
  const bought = boughtOf(anOrder({ line_items: items, total: '73.50' }), [])
  const units = new Map([
    [1, 3],
    [2, 1],
    [3, 0],
  ])
  expect(wireLines(bought, units, 3_000)).toEqual([
    { id: 1, quantity: 3, refund_total: '25.00' },
    { id: 2, quantity: 1, refund_total: '5.00' },
  ])
  expect(wireLines(bought, units, 600).map(({ refund_total }) => refund_total)).toEqual(['5.00', '1.00'])
})

test('a Pix goes back the way it came for ninety days, and then by a transfer', () => {
  const paid = '2026-08-10T12:00:00Z'
  expect(pixReturnWords(paid, Date.parse('2026-11-08T12:00:00Z'))).toContain('até 08/11/2026, 90 dias depois do pagamento')
  expect(pixReturnWords(paid, Date.parse('2026-11-08T12:00:01Z'))).toContain('faça uma transferência')
})

test('units are taken over once they are a number of them; on the way there the field may hold anything', () => {
  expect(['', '0', '-3', 'x'].filter((typed) => typedUnits(typed) !== undefined)).toEqual([])
  expect(['3', '13', '2.7', '99999'].map(typedUnits)).toEqual([3, 13, 2, 9_999])
})

test('what can’t be sent says why, and only a code that was typed is promised', () => {
  expect((['processing', 'completed'] as const).map(notSentText)).toEqual([undefined, undefined])
  expect(notSentText('pending')).toContain('quando o pagamento estiver confirmado')
  const over = (['refunded', 'cancelled', 'trash'] as const).map(notSentText)
  expect(over.filter((why) => !why || why.includes('pagamento'))).toEqual([])
  expect(sentText('BR123')).toContain('recebe o código')
  expect(sentText(' ')).not.toContain('recebe o código')
  expect(sentText('BR123', { state: 'off', since: null, message: '' })).toContain('avise o cliente')
})

test('words that the shop wrote are not called the buyer’s', () => {
  expect(noteName({ created_via: 'admin' })).toBe('Recado do pedido')
  expect(noteName({ created_via: 'checkout' })).toBe('Recado do cliente')
})
