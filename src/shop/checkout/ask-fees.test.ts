import { expect, test } from 'vitest'
import { type CheckoutFees, createFeesAsking } from './ask-fees.ts'
import type { FeesAsked } from './quotes.ts'

const CART = { version: 1, lines: [], coupons: [], postcode: '', shippingRate: '' }
const ASKED: FeesAsked = {
  userId: undefined,
  email: undefined,
  cart: CART,
  goodsCents: 1_000,
  shippingCents: 0,
  postcode: '',
  rateId: undefined,
}
const WRAP = { id: 'gift-wrap', label: 'Embrulho', cents: 500 }

async function ask(checkoutFees: CheckoutFees | undefined) {
  const lines: string[] = []
  const fees = await createFeesAsking({ checkoutFees, log: { warn: (_facts, text) => lines.push(text) }, deadlineMs: 5 })(ASKED)
  return { fees, lines }
}

test('a shop that nobody extends has no fees', async () => expect(await ask(undefined)).toEqual({ fees: [], lines: [] }))

test('fees are those that can be added up; each other is a line of the log', async () => {
  expect(await ask(async () => [WRAP, { ...WRAP, id: 'half', cents: 0.5 }])).toEqual({
    fees: [WRAP],
    lines: ['a fee was left out'],
  })
})

test.each<[string, CheckoutFees]>([
  [
    'throws at once',
    () => {
      throw new Error('broken')
    },
  ],
  ['fails', async () => await Promise.reject(new Error('broken'))],
  ['never answers', async () => await new Promise(() => {})],
])('of a rule that %s the fees are not known', async (_what, rule) => {
  expect(await ask(rule)).toEqual({ fees: undefined, lines: ['the fees of a cart are not known'] })
})
