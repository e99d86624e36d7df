import { expect, test } from 'vitest'
import type { BumpOffer } from '#shop/promotions/bumps.ts'
import { bumpAsked } from './bump-box.ts'

const aBump = (over: Partial<BumpOffer> = {}): BumpOffer => ({ promotionId: 7, isIn: false, choices: [], ...over })

test.each<[string, Record<string, string>, BumpOffer | undefined, 'add' | 'remove' | undefined]>([
  ['a tick', { order_bump: '7', order_bump_shown: '7' }, aBump(), 'add'],
  ['a tick that is heard twice', { order_bump: '7', order_bump_shown: '7' }, aBump({ isIn: true }), undefined],
  ['no tick', { order_bump_shown: '7' }, aBump(), undefined],
  ['a tick taken away', { order_bump_shown: '7:in' }, aBump({ isIn: true }), 'remove'],
  ['a tick taken away before it was answered', { order_bump_shown: '7' }, aBump({ isIn: true }), 'remove'],
  ['a tick left, and the line taken out in the cart', { order_bump: '7', order_bump_shown: '7:in' }, aBump(), undefined],
  ['a client that knows no box', {}, aBump({ isIn: true }), undefined],
  ['a box of before', { order_bump: '6', order_bump_shown: '6' }, aBump(), undefined],
  ['a tick for what is offered no more', { order_bump: '7', order_bump_shown: '7' }, undefined, undefined],
  ['nonsense', { order_bump: 'x', order_bump_shown: ':in' }, aBump(), undefined],
])('the box of the checkout: %s', (_what, form, bump, expected) => {
  expect(bumpAsked(form, bump)).toBe(expected)
})
