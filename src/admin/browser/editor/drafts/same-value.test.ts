import { expect, test } from 'vitest'
import { isSameValue } from './same-value.ts'

test.each([
  [1, 1, true],
  [null, '', true],
  [undefined, null, true],
  [0, '', false],
  [{ a: 1, b: [2] }, { b: [2], a: 1 }, true],
  [{ a: 1 }, { a: 1, b: null }, true],
  [{ a: 1 }, { a: 1, b: 2 }, false],
  [[1, 2], [2, 1], false],
  [[1], [1, 2], false],
  [[], {}, false],
  [{ a: { b: 'x' } }, { a: { b: 'y' } }, false],
])('%j and %j', (one, other, same) => expect(isSameValue(one, other)).toBe(same))
