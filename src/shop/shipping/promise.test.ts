import { expect, test } from 'vitest'
import type { Order, OrderLine } from '#shop/orders/contract.ts'
import { arrivalDate, arrivalDay } from './arrival.ts'
import { promiseText } from './promise.ts'

const at = (clock: string) => new Date(`${clock}-03:00`)
const NOW = at('2026-11-24T10:00:00')
const sent = { kind: 'sent', days: 2, cutoffHour: 14, handlingDays: 0 } as const
const tracking = { carrier: '', code: 'AB1', url: '' }

const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ')
const anOrder = (over: Partial<Order>, state = 'MG') => ({
  status: 'processing' as const,
  createdAt: at('2026-11-23T09:00:00'),
  paidAt: undefined,
  deliveredAt: undefined,
  tracking: undefined,
  lines: [] as Order['lines'],
  customer: { shipping: { state } } as Order['customer'], // the rule looks at nothing else of it
  delivery: { ...sent, isFromPayment: true },
  ...over,
})

test.each<[string, Partial<Order>, string | undefined]>([
  ['paid at once', { paidAt: at('2026-11-23T09:01:00') }, 'chega até qua., 25/11'],
  ['paid after the cut-off hour', { paidAt: at('2026-11-23T15:00:00') }, 'chega até qui., 26/11'],
  ['paid a day later', { paidAt: at('2026-11-24T09:00:00') }, 'chega até qui., 26/11'],
  ['not paid yet', { status: 'on-hold' }, 'chega até qui., 26/11, com o pagamento confirmado até as 14h de hoje'],
  [
    'paid at the door, however late',
    { delivery: { ...sent, isFromPayment: false }, paidAt: at('2026-11-25T15:00:00') },
    'chega até qua., 25/11',
  ],
  ['on its way', { status: 'completed', paidAt: at('2026-11-23T09:01:00'), tracking }, 'chega até qua., 25/11'],
  ['done without a code', { status: 'completed', paidAt: at('2026-11-23T09:01:00') }, undefined],
  ['arrived', { paidAt: at('2026-11-23T09:01:00'), tracking, deliveredAt: NOW }, undefined],
  ['cancelled', { status: 'cancelled' }, undefined],
  ['refunded', { status: 'refunded' }, undefined],
  ['its payment failed', { status: 'failed' }, undefined],
  ['nothing was promised', { delivery: undefined }, undefined],
  ['fetched by the buyer', { delivery: { kind: 'pickup', address: 'Rua A, 1', hours: '' } }, undefined],
])('an order that is %s', (_what, over, text) => expect(plain(promiseText(anOrder(over), NOW))).toBe(text))

test.each([
  ['2026-11-24T13:59:59', 14, 'chega até qui., 26/11, com o pagamento confirmado até as 14h de hoje'],
  ['2026-11-24T14:00:00', 14, 'chega até sex., 27/11, com o pagamento confirmado hoje'],
  ['2026-11-22T10:00:00', 14, 'chega até qua., 25/11, com o pagamento confirmado hoje'],
  ['2026-11-24T00:10:00', 1, 'chega até qui., 26/11, com o pagamento confirmado até a 1h de hoje'],
  ['2026-11-24T23:00:00', 24, 'chega até qui., 26/11, com o pagamento confirmado hoje'],
])('who looks at an unpaid order at %s, with a cut-off at %i h, reads what its checkout said', (now, cutoffHour, text) => {
  const order = anOrder({ status: 'pending', delivery: { ...sent, cutoffHour, isFromPayment: true } })
  expect(plain(promiseText(order, at(now)))).toBe(text)
  const { delivery } = order
  expect(text).toContain(arrivalDate(arrivalDay({ ...sent, ...delivery, at: at(now), state: 'MG' })).replaceAll('\u00a0', ' '))
})

test('handling and the holidays of where it goes are counted', () => {
  const paid = { paidAt: at('2026-07-07T09:00:00'), delivery: { ...sent, handlingDays: 1, isFromPayment: true } }
  expect(plain(promiseText(anOrder(paid, 'SP'), NOW))).toBe('chega até seg., 13/07')
  expect(plain(promiseText(anOrder(paid, 'RJ'), NOW))).toBe('chega até sex., 10/07')
})

test('what is sold ahead arrives so many days after its day, whenever it is paid', () => {
  const line = { presaleUntil: '2026-12-12', quantity: 1, refundedUnits: 0 } as OrderLine // the rule looks at nothing else of it
  const paid = anOrder({ lines: [line], paidAt: at('2026-11-23T09:01:00') })
  expect(plain(promiseText(paid, NOW))).toBe('chega até qua., 16/12')
  expect(plain(promiseText(anOrder({ lines: [line], status: 'on-hold' }), NOW))).toBe('chega até qua., 16/12')
  const paidLater = anOrder({ lines: [line], paidAt: at('2026-12-14T09:00:00') })
  expect(plain(promiseText(paidLater, at('2026-12-14T10:00:00')))).toBe('chega até qua., 16/12')
  const refunded = anOrder({ lines: [{ ...line, refundedUnits: 1 }], paidAt: at('2026-11-23T09:01:00') })
  expect(plain(promiseText(refunded, NOW))).toBe('chega até qua., 25/11')
})
