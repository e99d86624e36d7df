import { expect, test } from 'vitest'
import { isMouseStep } from './mouse.ts'

const from = { x: 100, y: 100, at: 1_000 }

test.each([
  ['a small step soon after', { x: 104, y: 96, at: 1_300 }, true],
  ['no step at all', { x: 100, y: 100, at: 1_010 }, false],
  ['a step too wide', { x: 105, y: 100, at: 1_010 }, false],
  ['a step too high', { x: 100, y: 95, at: 1_010 }, false],
  ['a step too late', { x: 101, y: 100, at: 1_301 }, false],
])('[NAV-4] %s: mouse %j → %s', (_what, now, expected) => {
  expect(isMouseStep(from, now)).toBe(expected)
})

test('[NAV-4] the first move alone tells nothing', () => {
  expect(isMouseStep(undefined, from)).toBe(false)
})
