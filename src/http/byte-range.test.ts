import { expect, test } from 'vitest'
import { isKnown, readRange } from './byte-range.ts'

test.each([
  [undefined, 10, undefined],
  ['bytes=0-', 10, { start: 0, end: 9 }],
  ['bytes=3-5', 10, { start: 3, end: 5 }],
  ['bytes=3-500', 10, { start: 3, end: 9 }],
  ['bytes=-4', 10, { start: 6, end: 9 }],
  ['bytes=-40', 10, { start: 0, end: 9 }],
  ['bytes=9-9', 10, { start: 9, end: 9 }],
  ['bytes=10-', 10, 'none'],
  ['bytes=-0', 10, 'none'],
  ['bytes=0-', 0, 'none'],
  ['bytes=-1', 0, 'none'],
  ['bytes=5-3', 10, undefined],
  ['bytes=-', 10, undefined],
  ['bytes=0-1,4-5', 10, undefined],
  ['bytes=1e3-', 10, undefined],
  ['items=0-5', 10, undefined],
  ['bytes=9999999999999999999-', 10, undefined],
])('«%s» of %i bytes is %j', (header, bytes, wanted) => expect(readRange(header, bytes)).toEqual(wanted))

test.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", "a"', true],
  ['*', true],
  ['"b"', false],
  [undefined, false],
])('who has %s knows the file: %s', (header, wanted) => expect(isKnown(header, '"a"')).toBe(wanted))
