import { expect, test } from 'vitest'
import { type CheckoutFees, createAskingOthers } from './ask-others.ts'
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
  answers: {},
}
const WRAP = { id: 'gift-wrap', label: 'Embrulho', cents: 500 }

async function ask(checkoutFees: CheckoutFees | undefined) {
  const lines: string[] = []
  const log = { warn: (_facts: object, text: string) => void lines.push(text) }
  const fees = await createAskingOthers({ checkoutFees, log, deadlineMs: 5 }).fees(ASKED)
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

test('fields that can’t be drawn are left out, and those of a rule that fails are not known', async () => {
  const lines: string[] = []
  const log = { warn: (_facts: object, text: string) => void lines.push(text) }
  const wrap = { name: 'gift-wrap/wanted', label: 'É presente', kind: 'checkbox' as const }
  const asking = (extraFields: () => Promise<(typeof wrap)[]>) =>
    createAskingOthers({ extraFields, log, deadlineMs: 5 }).fields({ userId: undefined, needsShipping: true })
  expect(await asking(async () => [wrap, { ...wrap, name: 'wanted' }])).toEqual([wrap])
  expect(await asking(async () => await Promise.reject(new Error('broken')))).toBeUndefined()
  expect(await createAskingOthers({ log }).fields({ userId: undefined, needsShipping: true })).toEqual([])
  expect(lines).toEqual(['a field of the checkout was left out', 'the extra fields of the checkout are not known'])
})
