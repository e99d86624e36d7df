import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exampleOrder } from '#mail/example-order.ts'
import type { Order, OrderLine } from '#shop/orders/contract.ts'
import { type Fiscal, handOff } from '#shop/invoices/hand-off.ts'

const FISCAL: Fiscal = {
  gtin: '',
  ncm: '69111010',
  cest: '',
  cfop: '5102',
  origin: 0,
  unit: 'UN',
  cstIbsCbs: '000',
  classTrib: '000001',
}
const aLine = (over: Partial<OrderLine>): OrderLine => ({
  id: 1,
  productId: 9,
  variationId: null,
  name: 'Vaso',
  sku: 'V-1',
  url: undefined,
  options: [],
  quantity: 1,
  unitCents: 1_000,
  discountCents: 0,
  totalCents: 1_000,
  refundedUnits: 0,
  ...over,
})
const anOrder = (over: Partial<Order>) => ({ ...exampleOrder({}), ...over })
const of = (order: Order) => handOff(order, () => FISCAL)
const sum = (numbers: number[]) => numbers.reduce((so, one) => so + one, 0)

test('every line has what tax law wants to know of it', () => {
  const long = aLine({ name: 'V'.repeat(200), options: [{ label: 'Cor', name: 'Azul' }] })
  const [item] = of(anOrder({ lines: [long] })).items
  expect(item).toMatchObject({
    sku: 'V-1',
    ncm: '69111010',
    cfop: '5102',
    gtin: 'SEM GTIN',
    origin: 0,
    unit: 'UN',
    unit_value: '10.00',
  })
  expect(item).toMatchObject({ cst_ibs_cbs: '000', class_trib: '000001' })
  expect(item!.name).toHaveLength(120)
  expect(of(anOrder({ lines: [aLine({ options: [{ label: 'Cor', name: 'Azul' }] })] })).items[0]!.name).toBe('Vaso - Azul')
})

test('an order is told as sold by internet, with how it was paid and who gets it', () => {
  const told = of(anOrder({ id: 7, paymentMethod: { id: 'pix', title: 'Pix' } }))
  expect(told).toMatchObject({ version: 1, id: 'order-7', model: '55', ind_pres: 2, ind_final: 1, ind_intermed: 0 })
  expect(told.payment.t_pag).toBe('20')
  expect(of(anOrder({ shipping: undefined })).mod_frete).toBe(9)
  expect(of(anOrder({ shipping: { id: 'flat_rate:1', label: 'PAC', cents: 0 } })).mod_frete).toBe(0)
})

test.each([
  ['person', '', 9],
  ['company', '', 9],
  ['company', 'ISENTO', 2],
  ['company', '123456789', 1],
] as const)('a %s with the registration «%s» is told as %i', (personType, stateRegistration, told) => {
  const { customer } = exampleOrder({})
  expect(of(anOrder({ customer: { ...customer, personType, stateRegistration } })).ind_ie_dest).toBe(told)
})

test('goods less discounts plus freight and other expenses is the order’s total to the centavo, whatever is shared out', () => {
  const line = fc
    .record({ quantity: fc.integer({ min: 1, max: 50 }), unitCents: fc.integer({ min: 0, max: 200_000 }), off: fc.nat(100) })
    .map(({ quantity, unitCents, off }) => {
      const discountCents = Math.floor((quantity * unitCents * off) / 100)
      return aLine({ quantity, unitCents, discountCents, totalCents: quantity * unitCents - discountCents })
    })
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 12 }),
      fc.nat(50_000),
      fc.nat(100),
      fc.nat(100),
      fc.nat(20_000),
      fc.nat(100),
      (lines, shippingCents, own, percent, added, offPercent) => {
        const goods = sum(lines.map(({ totalCents }) => totalCents))
        const off = Math.floor((goods * offPercent) / 100)
        const fees = [added, -off].map((cents, at) => ({ id: `fee-${at}`, label: 'Taxa', cents }))
        const merchantDiscountCents = Math.floor(((goods - off + shippingCents + added) * own) / 100)
        const paymentDiscountCents = Math.floor((Math.max(0, goods - off - merchantDiscountCents) * percent) / 100)
        const totalCents = goods + shippingCents + added - off - merchantDiscountCents - paymentDiscountCents
        const order = { lines, shippingCents, fees, merchantDiscountCents, paymentDiscountCents, totalCents }
        const { items, totals } = of(anOrder(order))
        expect(totals.other_cents).toBe(Math.min(added, totalCents))
        expect(totals.freight_cents).toBe(Math.min(shippingCents, totalCents - totals.other_cents))
        expect(sum(items.map(({ freight_cents }) => freight_cents))).toBe(totals.freight_cents)
        expect(sum(items.map(({ other_cents }) => other_cents))).toBe(totals.other_cents)
        expect(sum(items.map((item) => item.goods_cents - item.discount_cents + item.freight_cents + item.other_cents))).toBe(
          totalCents,
        )
        expect(items.every((item) => item.discount_cents <= item.goods_cents)).toBe(true)
      },
    ),
  )
})
