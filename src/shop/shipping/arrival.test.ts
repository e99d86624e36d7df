import { expect, test } from 'vitest'
import { arrivalDate, arrivalDay } from './arrival.ts'

const DISPATCH = { cutoffHour: 14, handlingDays: 0 }
type Case = [why: string, at: string, days: number, state: string, day: string, dispatch?: Partial<typeof DISPATCH>]

test.each<Case>([
  ['before the cut-off hour it leaves today', '2026-11-24T13:59:59-03:00', 2, 'MG', '2026-11-26'],
  ['at the cut-off hour it leaves tomorrow', '2026-11-24T14:00:00-03:00', 2, 'MG', '2026-11-27'],
  ['the hour is that of São Paulo', '2026-11-24T16:59:59Z', 2, 'MG', '2026-11-26'],
  ['and so is the day', '2026-11-25T02:59:00Z', 2, 'MG', '2026-11-27'],
  ['midnight begins a new one', '2026-11-25T03:00:00Z', 2, 'MG', '2026-11-27'],
  ['a weekend is not counted', '2026-11-20T20:00:00-03:00', 1, 'MG', '2026-11-24'],
  ['on a Saturday it is counted from Monday', '2026-11-21T09:00:00-03:00', 1, 'MG', '2026-11-24'],
  ['a national holiday is not counted', '2026-11-19T09:00:00-03:00', 1, 'MG', '2026-11-23'],
  ['Good Friday moves', '2027-03-25T09:00:00-03:00', 1, 'MG', '2027-03-29'],
  ['at Carnival carriers rest', '2027-02-05T09:00:00-03:00', 1, 'MG', '2027-02-10'],
  ['a holiday of the state that it goes to', '2026-07-08T09:00:00-03:00', 1, 'SP', '2026-07-10'],
  ['is none elsewhere', '2026-07-08T09:00:00-03:00', 1, 'RJ', '2026-07-09'],
  ['an unknown state has none of its own', '2026-07-08T09:00:00-03:00', 1, '', '2026-07-09'],
  ['handling comes before the way', '2026-11-24T09:00:00-03:00', 2, 'MG', '2026-11-30', { handlingDays: 2 }],
  ['without a cut-off every hour counts', '2026-11-24T23:59:00-03:00', 1, 'MG', '2026-11-25', { cutoffHour: 24 }],
  ['with the earliest none does', '2026-11-24T00:00:00-03:00', 1, 'MG', '2026-11-26', { cutoffHour: 0 }],
  ['on the same day', '2026-11-24T09:00:00-03:00', 0, 'MG', '2026-11-24'],
  ['not on the same Sunday', '2026-11-22T09:00:00-03:00', 0, 'MG', '2026-11-23'],
  ['over the end of a year', '2026-12-30T09:00:00-03:00', 2, 'MG', '2027-01-04'],
])('%s: from %s on, %i days to %s end with %s', (_why, at, days, state, day, dispatch) => {
  expect(arrivalDay({ at: new Date(at), days, state, ...DISPATCH, ...dispatch })).toBe(day)
})

test.each([
  ['2026-11-26', 'qui.,\u00a026/11'],
  ['2027-01-04', 'seg.,\u00a004/01'],
  ['2026-11-21', 'sáb.,\u00a021/11'],
])('%s is written «%s»', (day, words) => expect(arrivalDate(day)).toBe(words))
