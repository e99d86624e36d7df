import { expect, test } from 'vitest'
import { readLocalMoment } from '#kit/brazil/local-time.ts'
import type { Terms } from './promotion.ts'
import { endsSoon, nextChange, nextTurn } from './turns.ts'

const ALWAYS: Terms = { startsAt: undefined, endsAt: undefined, weekdays: [], hours: undefined, ufs: [], paymentMethods: [] }
const at = readLocalMoment
// A Wednesday.
const NOW = at('2026-11-18T15:30:20')

test.each<[string, Partial<Terms>, string | undefined]>([
  ['without a time it never turns', {}, undefined],
  ['it begins', { startsAt: at('2026-11-20T09:00:00') }, '2026-11-20T09:00:00'],
  ['it ends', { endsAt: at('2026-12-24T18:00:00') }, '2026-12-24T18:00:00'],
  ['it is over', { endsAt: at('2026-11-01T00:00:00') }, undefined],
  ['its day begins', { weekdays: [5] }, '2026-11-20T00:00:00'],
  ['its day ends', { weekdays: [3] }, '2026-11-19T00:00:00'],
  ['two days in a row are one', { weekdays: [3, 4] }, '2026-11-20T00:00:00'],
  ['its hour begins', { hours: { from: 18 * 60, to: 22 * 60 } }, '2026-11-18T18:00:00'],
  ['its hour ends', { hours: { from: 9 * 60, to: 15 * 60 + 31 } }, '2026-11-18T15:31:00'],
  ['an hour over midnight ends on the next day', { hours: { from: 15 * 60, to: 60 } }, '2026-11-19T01:00:00'],
  ['an hour over midnight on one day of the week', { weekdays: [2], hours: { from: 22 * 60, to: 60 } }, '2026-11-24T22:00:00'],
  ['days that begin later', { startsAt: at('2027-01-04T10:00:00'), weekdays: [6] }, '2027-01-09T00:00:00'],
  [
    'the end comes before the end of the hour',
    { endsAt: at('2026-11-18T16:00:00'), hours: { from: 0, to: 1_200 } },
    '2026-11-18T16:00:00',
  ],
])('%s', (_, terms, turn) => {
  expect(nextTurn({ ...ALWAYS, ...terms }, NOW)).toEqual(turn && at(turn))
})

test('an end is told from a week before, and what is said changes then too', () => {
  const terms = { ...ALWAYS, endsAt: at('2026-11-30T00:00:00') }
  expect(endsSoon(terms, NOW)).toBeUndefined()
  expect(nextChange([ALWAYS, terms], NOW)).toBe(at('2026-11-23T00:00:00').getTime())
  expect(endsSoon(terms, at('2026-11-23T00:00:00'))).toEqual(terms.endsAt)
  expect(nextChange([terms], at('2026-11-23T00:00:00'))).toBe(terms.endsAt.getTime())
  expect(nextChange([ALWAYS], NOW)).toBe(Infinity)
})
