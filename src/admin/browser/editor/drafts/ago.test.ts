import { expect, test } from 'vitest'
import { agoText } from './ago.ts'

test.each([
  [-5_000, 'agora'],
  [0, 'agora'],
  [999, 'agora'],
  [3_200, 'há 3 s'],
  [59_999, 'há 59 s'],
  [60_000, 'há 1 min'],
  [12 * 60_000 + 1, 'há 12 min'],
  [3_600_000, 'há 1 h'],
  [23 * 3_600_000, 'há 23 h'],
  [86_400_000, 'há 1 dia'],
  [3 * 86_400_000, 'há 3 dias'],
])('%i ms are «%s»', (ms, text) => expect(agoText(ms)).toBe(text))
