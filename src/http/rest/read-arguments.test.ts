import { Type } from 'typebox'
import { expect, test } from 'vitest'
import { choice, flag, listOf, maybe, shape, text, whole } from './arguments.ts'
import { readArguments } from './read-arguments.ts'

const ARGUMENTS = {
  n: maybe(whole({ minimum: 1, maximum: 9 })),
  yes: maybe(flag()),
  kind: maybe(choice(['a', 'b'])),
  list: maybe(listOf(whole(), { maxItems: 3 })),
  inner: maybe(shape({ city: text({ maxLength: 3 }), zip: maybe(text()) })),
  day: maybe(Type.String({ format: 'date-time' })),
  mail: maybe(Type.String({ format: 'email' })),
  gone: maybe(Type.Union([whole(), Type.Null()])),
  words: maybe(text({ pattern: '^[a-z]*$' })),
  preset: choice(['a', 'b'], { default: 'a' }),
}
test.each([
  [{ n: '5' }, { n: 5 }],
  [{ yes: 'true' }, { yes: true }],
  [{ yes: '0' }, { yes: false }],
  [{ list: '1,2' }, { list: [1, 2] }],
  [{ list: [3] }, { list: [3] }],
  [{ list: '' }, { list: [] }],
  [{ inner: { city: 'x', more: 1 } }, { inner: { city: 'x' } }],
  [{ day: '2026-11-15T10:00:00' }, { day: '2026-11-15T10:00:00' }],
  [{ gone: null }, { gone: null }],
  [{ gone: '7' }, { gone: 7 }],
  [{ n: null, yes: null, kind: null, list: null, inner: null, day: null }, {}],
  [{ words: null }, { words: '' }],
  [{ preset: null }, { preset: 'a' }],
  [{ other: 1 }, {}],
])('arguments are read from JSON and from addresses: %j', (raw, read) => {
  expect(readArguments(ARGUMENTS, raw)).toEqual({ preset: 'a', ...read })
})
test.each([
  [{ n: 0 }, 'rest_out_of_bounds'],
  [{ n: 10 }, 'rest_out_of_bounds'],
  [{ n: 1.5 }, 'rest_invalid_type'],
  [{ inner: { city: null } }, 'rest_invalid_type'],
  [{ n: [1] }, 'rest_invalid_type'],
  [{ yes: 'maybe' }, 'rest_invalid_type'],
  [{ kind: 'c' }, 'rest_not_in_enum'],
  [{ kind: 1 }, 'rest_invalid_type'],
  [{ list: ['x'] }, 'rest_invalid_type'],
  [{ list: [1, 2, 3, 4] }, 'rest_too_many_items'],
  [{ list: { a: 1 } }, 'rest_invalid_type'],
  [{ inner: { city: 'xxxx' } }, 'rest_too_long'],
  [{ inner: { city: 'x\0' } }, 'rest_invalid_pattern'],
  [{ inner: { city: 'x\ud800' } }, 'rest_invalid_pattern'],
  [{ inner: {} }, 'rest_property_required'],
  [{ inner: 'x' }, 'rest_invalid_type'],
  [{ day: '2026-13-45' }, 'rest_invalid_date'],
  [{ mail: 'x' }, 'rest_invalid_email'],
])('arguments that do not fit are told apart: %j', (raw, code) => {
  const name = Object.keys(raw)[0]!
  expect(() => readArguments(ARGUMENTS, raw)).toThrow(
    expect.objectContaining({ data: expect.objectContaining({ details: { [name]: expect.objectContaining({ code }) } }) }),
  )
})
