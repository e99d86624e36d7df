import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Fee } from './contract.ts'
import { cutFees, feesOff, feesSum, readFees } from './fees.ts'

const fee = (cents: number, id = 'gift-wrap'): Fee => ({ id, label: 'Embrulho para presente', cents })
const points = (cents: number) => fee(cents, 'loyalty-points')

test.each<[string, unknown, string[]]>([
  ['one of each kind', [fee(1_500), points(-2_000)], ['gift-wrap', 'loyalty-points']],
  ['one of nothing', [fee(0)], []],
  ['the largest', [fee(100_000_000), points(-100_000_000)], ['gift-wrap', 'loyalty-points']],
])('fees that are told: %s', (_what, offered, ids) => {
  const { fees, dropped } = readFees(offered)
  expect(fees.map(({ id }) => id)).toEqual(ids)
  expect(dropped).toEqual([])
})

test.each<[string, unknown]>([
  ['no list', { fees: [] }],
  ['nothing at all', [null]],
  ['half a centavo', [fee(0.5)]],
  ['no number', [{ ...fee(1), cents: '1500' }]],
  ['more than a million', [fee(100_000_001)]],
  ['an endless amount', [fee(Number.POSITIVE_INFINITY)]],
  ['an id with capitals', [fee(1, 'Gift')]],
  ['an id that is too long', [fee(1, 'a'.repeat(61))]],
  ['no id', [{ label: 'Embrulho', cents: 1 }]],
  ['an empty label', [{ ...fee(1), label: '  ' }]],
  ['a label that is too long', [{ ...fee(1), label: 'a'.repeat(101) }]],
  ['a label with markup', [{ ...fee(1), label: '<b>Embrulho</b>' }]],
  ['a label of two lines', [{ ...fee(1), label: 'Embrulho\npara presente' }]],
])('a fee that is left out, with a reason: %s', (_what, offered) => {
  const { fees, dropped } = readFees(offered)
  expect(fees).toEqual([])
  expect(dropped).toHaveLength(1)
})

test('the first fee of an id counts, and the first ten of all', () => {
  expect(readFees([fee(1), fee(2)])).toMatchObject({ fees: [fee(1)], dropped: [{ id: 'gift-wrap' }] })
  const many = Array.from({ length: 12 }, (_none, at) => fee(at + 1, `fee-${at}`))
  const { fees, dropped } = readFees(many)
  expect(fees).toEqual(many.slice(0, 10))
  expect(dropped.map(({ id }) => id)).toEqual(['fee-10', 'fee-11'])
})

test.each<[string, Fee[], number, Fee[]]>([
  ['enough is left', [points(-500)], 1_000, [points(-500)]],
  ['less is left', [points(-1_500)], 1_000, [points(-1_000)]],
  ['nothing is left', [points(-500), fee(300)], 0, [fee(300)]],
  ['less than nothing is left', [points(-500)], -200, []],
  ['the first takes all', [points(-1_000), fee(-1)], 1_000, [points(-1_000)]],
  ['the second takes the rest', [points(-700), fee(-700)], 1_000, [points(-700), fee(-300)]],
  ['what is added is not taken off', [fee(5_000), points(-2_000)], 1_000, [fee(5_000), points(-1_000)]],
])('fees below zero take what is left of the goods: %s', (_what, fees, left, cut) => expect(cutFees(fees, left)).toEqual(cut))

test('[I4] fees never take more than there is, and those above zero stay', () => {
  const anyFee = fc.integer({ min: -100_000_000, max: 100_000_000 }).map((cents) => fee(cents))
  fc.assert(
    fc.property(fc.array(anyFee, { maxLength: 10 }), fc.nat(200_000_000), (fees, left) => {
      const cut = cutFees(fees, left)
      expect(feesOff(cut)).toBe(Math.min(left, feesOff(fees)))
      expect(feesSum(cut) + feesOff(cut)).toBe(feesSum(fees) + feesOff(fees))
      expect(cut.every(({ cents }) => cents !== 0)).toBe(true)
    }),
  )
})
