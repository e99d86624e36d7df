import { expect, test } from 'vitest'
import { listOf, parseOrNothing, recordOf, textOf } from './unknown-json.ts'

test.each([undefined, null, 0, 'text', true])('%s is no record and no list', (value) => {
  expect([recordOf(value), listOf(value)]).toEqual([{}, []])
})

test('what is there is handed on, and a list is no record', () => {
  expect([recordOf({ a: 1 }), listOf([1]), recordOf([1]), listOf({ 0: 1 })]).toEqual([{ a: 1 }, [1], {}, []])
  expect([textOf('a'), textOf(1), textOf(null)]).toEqual(['a', '', ''])
})

test.each([
  ['{"a":1}', { a: 1 }],
  ['{"a":', undefined],
  ['<html>', undefined],
  ['', undefined],
])('%s is read as %o', (text, value) => expect(parseOrNothing(text)).toEqual(value))
