import { expect, test } from 'vitest'
import { modeOf } from './edit-mode.ts'

test.each([
  ['12', true, 'edit'],
  ['12', false, 'visitor'],
  [undefined, true, 'visitor'],
  ['', true, 'visitor'],
  ['0', true, 'visitor'],
  ['-1', true, 'visitor'],
  ['12x', true, 'visitor'],
  [['12', '13'], true, 'visitor'],
])('[CORE-7] an address that asks for %j, by somebody who runs the shop (%s), is in %s mode', (input, isStaff, mode) => {
  expect(modeOf({ input, isStaff })).toBe(mode)
})
