import { expect, test } from 'vitest'
import { measuredText, partText, perVisit } from './visit-labels.ts'

test.each([
  ['lcp', 2_432, '2,4 s'],
  ['inp', 180, '180 ms'],
  ['cls', 20, '0,02'],
  ['ttfb', 0, '0 ms'],
] as const)('%s of %i reads «%s»', (metric, value, text) => expect(measuredText({ metric, value })).toBe(text))

test('parts are told in percent, and nothing of nothing is a dash', () => {
  expect([partText(1, 3), partText(1, 1_000), partText(0, 9), partText(0, 0)]).toEqual(['33%', '<1%', '0%', '–'])
  expect([perVisit(7, 2), perVisit(0, 0)]).toEqual(['3,5', '–'])
})
