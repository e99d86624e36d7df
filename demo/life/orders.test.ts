import { expect, test } from 'vitest'
import { readCpf } from '#kit/brazil/documents.ts'
import { readPhone } from '#kit/brazil/phone.ts'
import { localDay } from '#kit/brazil/local-time.ts'
import { stateOfCep } from '#kit/brazil/cep.ts'
import { isCorreiosCode } from '#shop/orders/tracking/correios-code.ts'
import { mayBecome, STATUSES } from '#shop/orders/status.ts'
import { seeded } from '../art/seeded.ts'
import { EXAMPLE_DOMAIN, people } from './people.ts'
import { LIFE_DAYS, lifeOrders } from './orders.ts'
import type { Offer } from './purchase.ts'
import { stockRows } from './stock-rows.ts'

const NOW = new Date('2026-11-19T15:20:00Z')
const offers: Offer[] = [1_990, 4_990, 8_900, 14_900, 32_000].map((cents, at) => ({
  productId: at + 1,
  variationId: null,
  stockId: at + 10,
  name: `Peça ${at}`,
  sku: '',
  options: [],
  cents,
  weight: 5 - at,
}))
const made = (now = NOW) => {
  const chance = seeded(914)
  return lifeOrders(chance, { offers, people: people(chance, 210), now })
}
const orders = made()
const sum = (list: number[]) => list.reduce((total, one) => total + one, 0)

test('the same seed gives the same orders, counted back from the moment', () => {
  const later = made(new Date(NOW.getTime() + 7 * 86_400_000))
  expect(orders.length).toBeGreaterThan(250)
  expect(orders.length).toBeLessThan(450)
  expect(made()).toEqual(orders)
  expect(later.at(-1)!.totalCents).toBe(orders.at(-1)!.totalCents)
})

test('all of it lies in the last ninety days, and nothing in the future', () => {
  const moments = orders.flatMap(({ at, states, refund, parcel }) => [
    at,
    ...states.map((state) => state.at),
    ...(refund ? [refund.at] : []),
    ...(parcel?.events.map((event) => event.at) ?? []),
  ])
  expect(moments.filter((at) => at > NOW)).toEqual([])
  expect(moments.filter((at) => at.getTime() < NOW.getTime() - (LIFE_DAYS + 1) * 86_400_000)).toEqual([])
  const days = new Set(orders.filter(({ at }) => at.getTime() > NOW.getTime() - 30 * 86_400_000).map(({ at }) => localDay(at)))
  expect(days.size).toBeGreaterThan(25)
})

test('orders are in every state, paid in every way, and some wait for the merchant', () => {
  expect([...new Set(orders.map(({ status }) => status))].toSorted()).toEqual([...STATUSES].toSorted())
  expect(new Set(orders.map(({ payment }) => payment.method)).size).toBe(5)
  expect(orders.filter(({ status }) => status === 'processing').length).toBeGreaterThan(5)
  expect(orders.filter(({ refund }) => refund).length).toBeGreaterThan(5)
  expect(orders.filter(({ parcel }) => parcel && !parcel.deliveredAt).length).toBeGreaterThan(3)
})

test('each went a way that orders can go', () => {
  const steps = orders.flatMap(({ states }) => states.slice(1).map(({ status }, at) => [states[at]!, { status }] as const))
  expect(steps.filter(([from, to]) => !mayBecome(from.status, to.status))).toEqual([])
  expect(orders.filter(({ states, status }) => states.at(-1)!.status !== status)).toEqual([])
  expect(orders.filter(({ states }) => states.some(({ at }, place) => place > 0 && at < states[place - 1]!.at))).toEqual([])
})

test('the sums are those of the lines, and no refund is more than was paid', () => {
  for (const order of orders) {
    const { lines, subtotalCents, discountCents, freight, paymentDiscountCents, totalCents, refund } = order
    expect(subtotalCents).toBe(sum(lines.map(({ offer, quantity }) => offer.cents * quantity)))
    expect(totalCents).toBe(subtotalCents - discountCents + freight.cents - paymentDiscountCents)
    expect(refund?.cents ?? 0).toBeLessThanOrEqual(order.paidAt ? totalCents : 0)
  }
})

test('what was delivered and taken leaves every stock as it is', () => {
  const numbered = orders.map((order, at) => ({ id: at + 1, userId: null, order }))
  const left = Map.groupBy(stockRows(numbered, new Date(NOW.getTime() - LIFE_DAYS * 86_400_000)), ({ stock_id }) => stock_id)
  expect([...left.values()].map((moves) => sum(moves.map(({ units }) => units)))).toEqual(offers.map(() => 0))
})

test('people have papers and addresses that the shop accepts, and mails that reach nobody', () => {
  const all = people(seeded(3), 300)
  expect(new Set(all.map(({ email }) => email)).size).toBe(300)
  expect(all.filter(({ email }) => !email.endsWith(`@${EXAMPLE_DOMAIN}`))).toEqual([])
  expect(all.filter(({ cpf }) => !readCpf(cpf))).toEqual([])
  expect(all.filter(({ cellphone }) => readPhone(cellphone) !== cellphone)).toEqual([])
  expect(all.filter(({ address }) => stateOfCep(address.postcode) !== address.state)).toEqual([])
  expect(orders.filter(({ parcel }) => parcel && !isCorreiosCode(parcel.code))).toEqual([])
})
