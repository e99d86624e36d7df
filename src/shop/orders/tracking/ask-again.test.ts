import { expect, test } from 'vitest'
import { secondsAfterFailure, secondsToNextAsk } from './ask-again.ts'
import type { TrackingStep } from './step.ts'

const NOW = new Date('2026-11-24T12:00:00Z')
const HOUR_MS = 3_600_000
const ago = (hours: number) => new Date(NOW.getTime() - hours * HOUR_MS)

test.each<[what: string, step: TrackingStep | null, hoursAgo: number, typedHoursAgo: number, minutes: number | undefined]>([
  ['just typed', null, 0, 1, 120],
  ['typed days ago, never seen', null, 0, 100, 360],
  ['typed weeks ago, never seen', null, 0, 24 * 20, 24 * 60],
  ['typed months ago, never seen', null, 0, 24 * 61, undefined],
  ['posted today', 'posted', 5, 6, 120],
  ['on its way for days', 'moving', 24 * 4, 24 * 6, 360],
  ['quiet for weeks', 'moving', 24 * 12, 24 * 20, 24 * 60],
  ['quiet for months', 'problem', 24 * 61, 24 * 90, undefined],
  ['old, but heard of today', 'moving', 3, 24 * 90, 120],
  ['on the van', 'out-for-delivery', 2, 100, 30],
  ['on the van since yesterday', 'out-for-delivery', 30, 100, 120],
  ['tried in vain', 'failed-attempt', 2, 100, 120],
  ['waiting at the agency', 'awaiting-pickup', 80, 200, 360],
  ['arrived', 'delivered', 1, 100, undefined],
  ['sent back', 'returned', 1, 100, undefined],
])('%s: asked again in so many minutes', (_what, step, hoursAgo, typedHoursAgo, minutes) => {
  const followed = { step, happenedAt: step && ago(hoursAgo), createdAt: ago(typedHoursAgo) }
  expect(secondsToNextAsk(followed, NOW)).toBe(minutes && minutes * 60)
})

test.each([
  [1, undefined, 300],
  [2, undefined, 600],
  [4, undefined, 2_400],
  [9, undefined, 21_600],
  [500, undefined, 21_600],
  [1, 30, 300],
  [1, 900, 900],
  [1, 86_400, 86_400],
])('after %i failures in a row, told to wait %s s: %i s', (failures, wait, seconds) =>
  expect(secondsAfterFailure(failures, wait)).toBe(seconds),
)
