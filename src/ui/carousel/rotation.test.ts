import { expect, test } from 'vitest'
import { endsAt, isTurning } from './rotation.ts'

const rotation = { autoplay: true, delayMs: 5000, pauseOnHover: true, pauseOnInteraction: true }
const calm = { wanted: true, hovered: false, focused: false, away: false }

test.each([
  ['nobody disturbs it', {}, {}, true],
  ['autoplay is off', { autoplay: false }, {}, false],
  ['a mouse rests on it', {}, { hovered: true }, false],
  ['a mouse rests on it and may', { pauseOnHover: false }, { hovered: true }, true],
  ['the keyboard is in it', {}, { focused: true }, false],
  ['it was paused', {}, { wanted: false }, false],
  ['it is out of sight', {}, { away: true }, false],
])('[SLIDE-1] when %s', (_when, settings, moment, turning) => {
  expect(isTurning({ ...rotation, ...settings }, { ...calm, ...moment })).toBe(turning)
})

test('[SLIDE-1] autoplay stops on the last slide, but not in a loop', () => {
  expect(endsAt(4, { stops: 5, loop: false })).toBe(true)
  expect(endsAt(3, { stops: 5, loop: false })).toBe(false)
  expect(endsAt(4, { stops: 5, loop: true })).toBe(false)
})
