import { expect, test } from 'vitest'
import { planRefund, type RefundPlan } from './refund-rule.ts'

type Case = [what: string, input: Parameters<typeof planRefund>[0], order: Parameters<typeof planRefund>[1], plan: RefundPlan]
const order = (over: Partial<Case[2]> = {}) => ({ totalCents: 10_000, paidCents: 0, refundedCents: 0, ...over })
const byHand = { ok: true, byHand: true } as const
const byService = { ok: true, byHand: false } as const
const refused = (problem: 'bad-amount' | 'above-paid' | 'above-ordered') => ({ ok: false, problem }) as const

test.each<Case>([
  ['what a service received it gives back', { amountCents: 10_000, byHand: false }, order({ paidCents: 10_000 }), byService],
  ['the merchant gives it back without the service', { amountCents: 1, byHand: true }, order({ paidCents: 10_000 }), byHand],
  ['nobody saw the money, so no service is asked for it', { amountCents: 10_000, byHand: false }, order(), byHand],
  ['more than was ordered', { amountCents: 10_001, byHand: true }, order(), refused('above-ordered')],
  [
    'more than was ordered, after a part',
    { amountCents: 7_001, byHand: false },
    order({ refundedCents: 3_000 }),
    refused('above-ordered'),
  ],
  [
    'a service gives back no more than came',
    { amountCents: 4_001, byHand: false },
    order({ paidCents: 4_000 }),
    refused('above-paid'),
  ],
  [
    'a merchant may note more than came, up to the total',
    { amountCents: 10_000, byHand: true },
    order({ paidCents: 4_000 }),
    byHand,
  ],
  ['what came too much goes back too', { amountCents: 12_000, byHand: true }, order({ paidCents: 12_000 }), byHand],
  ['nothing is no refund', { amountCents: 0, byHand: true }, order({ paidCents: 10_000 }), refused('bad-amount')],
  ['less than nothing is none', { amountCents: -1, byHand: true }, order(), refused('bad-amount')],
  ['parts of a centavo are none', { amountCents: 0.5, byHand: true }, order(), refused('bad-amount')],
  [
    'an order for nothing has nothing to give back',
    { amountCents: 1, byHand: true },
    order({ totalCents: 0 }),
    refused('above-ordered'),
  ],
])('[I16] %s', (_what, input, held, plan) => {
  expect(planRefund(input, held)).toEqual(plan)
})
