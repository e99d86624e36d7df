import { expect, test } from 'vitest'
import { highlightRound, HIGHLIGHT_DURATION_MS, HIGHLIGHT_REPEAT_MS, nextWord, sayAll } from './timing.ts'

test('[SLIDE-3] a highlight is drawn, stands, goes, and comes again', () => {
  const round = highlightRound({ durationMs: HIGHLIGHT_DURATION_MS, repeatMs: HIGHLIGHT_REPEAT_MS })
  expect(round).toEqual({ hideMs: 7_600, againMs: 9_200 })
})

test.each([
  [0, 3, true, 1],
  [2, 3, true, 0],
  [2, 3, false, undefined],
  [0, 1, true, undefined],
  [0, 0, true, undefined],
])('[SLIDE-3] after word %i of %i, loop %s, comes %s', (current, count, loop, next) => {
  expect(nextWord(current, count, loop)).toBe(next)
})

test('[SLIDE-4] who hears the page hears one whole sentence', () => {
  expect(sayAll(['bonita', 'útil', 'sua'])).toBe('bonita, útil e sua')
  expect(sayAll(['bonita', 'sua'])).toBe('bonita e sua')
  expect(sayAll(['bonita'])).toBe('bonita')
  expect(sayAll([])).toBe('')
})
