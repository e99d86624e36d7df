import { HttpError } from 'react-admin'
import { expect, test } from 'vitest'
import { isWorthAsking } from './queries.ts'

test.each([
  ['a shop that is out of reach', new HttpError('', 0), true],
  ['a shop that is too busy', new HttpError('', 503), true],
  ['an answer that nobody understands', new TypeError('…'), true],
  ['something that is gone', new HttpError('', 404), false],
  ['something that is not for this person', new HttpError('', 403), false],
])('%s is asked again: %#', (_what, error, isAsked) => {
  expect(isWorthAsking(0, error)).toBe(isAsked)
  expect(isWorthAsking(3, error)).toBe(false)
})
