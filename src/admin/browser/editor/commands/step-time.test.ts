import { expect, test } from 'vitest'
import { agoText } from './step-time.ts'

test.each([
  [0, 'agora'],
  [59, 'agora'],
  [60, 'há 1 min'],
  [150, 'há 2 min'],
  [3_599, 'há 59 min'],
  [3_600, 'há 1 h'],
  [10_000, 'há 2 h'],
  // The clock was put back.
  [-30, 'agora'],
])('%i seconds ago are told as “%s”', (seconds, told) => {
  expect(agoText(1_000_000, 1_000_000 + seconds * 1_000)).toBe(told)
})
