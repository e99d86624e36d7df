import { expect, test } from 'vitest'
import { addressGroup, createLimiter } from '#http/rate-limit.ts'
import type { PaymentMethod } from '#shop/payments/contract.ts'
import { createCardGuard } from './card-guard.ts'

const aMethod = (id: string, over: Partial<PaymentMethod> = {}): PaymentMethod => ({
  id,
  title: id,
  description: '',
  enabled: true,
  discountPercent: 0,
  firstStatus: () => 'pending',
  instructions: () => undefined,
  ...over,
})
const METHODS = [aMethod('card', { isCard: true, leastCents: 500 }), aMethod('pix')]

function aGuard() {
  const clock = { time: 0, now: () => clock.time }
  const tries = createLimiter({ clock, enabled: true })
  const payments = { find: async (id: string) => METHODS.find((method) => method.id === id) }
  return { clock, guard: createCardGuard({ tries, networkOf: addressGroup, payments }) }
}
const HERE = { ip: '203.0.113.7', orderKey: 'wc_order_a' }
const NEXT_DOOR = '203.0.113.99'
const ELSEWHERE = { ip: '198.51.100.1', orderKey: 'wc_order_b' }
const by = (methodId: string, ip: string, totalCents = 10_000) => ({ methodId, ip, totalCents })

test('three refused cards close the card for half an hour, for the order and for the network, and nothing else', async () => {
  const { clock, guard } = aGuard()
  for (let card = 0; card < 3; card++) {
    expect(await guard.refusalOf(HERE)).toBeUndefined()
    await guard.countDecline(HERE, 'shopper')
  }
  expect(await guard.refusalOf(HERE)).toMatchObject({ waitSeconds: 1_800 })
  expect(await guard.refusalOf({ ...ELSEWHERE, orderKey: HERE.orderKey })).toBeDefined()
  expect(await guard.problemWith(by('card', NEXT_DOOR))).toContain('Três pagamentos com cartão foram recusados.')
  expect(await guard.problemWith(by('pix', HERE.ip))).toBeUndefined()
  expect(await guard.refusalOf(ELSEWHERE)).toBeUndefined()
  clock.time += 1_800_001
  expect(await guard.refusalOf(HERE)).toBeUndefined()
})

test('what the payment service tells counts for the order alone: its own network is not a shopper’s', async () => {
  const { guard } = aGuard()
  for (let card = 0; card < 3; card++) await guard.countDecline(HERE, 'service')
  expect(await guard.refusalOf(HERE)).toBeDefined()
  expect(await guard.problemWith(by('card', HERE.ip))).toBeUndefined()
})

test('tiny sums are not taken by card, and what costs nothing is not guarded', async () => {
  const { guard } = aGuard()
  expect(await guard.problemWith(by('card', HERE.ip, 499))).toMatch(/aceito a partir de R\$\s5,00/)
  expect(await guard.problemWith(by('card', HERE.ip, 500))).toBeUndefined()
  expect(await guard.problemWith(by('card', HERE.ip, 0))).toBeUndefined()
})
