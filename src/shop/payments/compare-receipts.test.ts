import { expect, test } from 'vitest'
import { compareReceipts, type KnownReceipt, listedReceipts } from './compare-receipts.ts'
import type { Receipt } from './provider.ts'

const there = (id: string, amountCents: number, reference = `txid-${id}`): Receipt => ({
  id,
  reference,
  amountCents,
  payer: '',
  returns: [],
  raw: {},
})
const here = (id: string, amountCents: number, over: Partial<KnownReceipt> = {}): KnownReceipt => ({
  id,
  amountCents,
  orderId: 7,
  at: new Date(0),
  isInWindow: true,
  ...over,
})
const orderOf = new Map([
  ['txid-a', 1],
  ['txid-b', 2],
])

test.each([
  ['the same on both sides', [there('a', 100)], [here('a', 100)], []],
  ['nothing at all', [], [], []],
  [
    'paid there, not here',
    [there('a', 100)],
    [],
    [{ kind: 'only-there', receipt: 'a', orderId: 1, thereCents: 100, hereCents: null }],
  ],
  ['other money of the same account', [there('x', 100)], [], []],
  [
    'paid here, not there',
    [],
    [here('a', 100)],
    [{ kind: 'only-here', receipt: 'a', orderId: 7, thereCents: null, hereCents: 100 }],
  ],
  ['heard of in these days, paid before them', [], [here('a', 100, { isInWindow: false })], []],
  [
    'another sum',
    [there('b', 101)],
    [here('b', 100)],
    [{ kind: 'other-sum', receipt: 'b', orderId: 7, thereCents: 101, hereCents: 100 }],
  ],
])('%s', (_what, ofService, ofShop, differences) => {
  expect(compareReceipts({ there: ofService, here: ofShop, orderOf })).toEqual(differences)
})

test('the service’s list tells of the shop’s own payments alone, with their fees', () => {
  const listed = listedReceipts({
    there: [{ ...there('a', 100), feeCents: 4, netCents: 96 }, there('b', 50), there('c', 9)],
    here: [here('b', 50)],
    orderOf,
  })
  expect(listed).toEqual([
    expect.objectContaining({ id: 'a', orderId: 1, amountCents: 100, feeCents: 4, netCents: 96 }),
    expect.objectContaining({ id: 'b', orderId: 7, amountCents: 50 }),
  ])
})
