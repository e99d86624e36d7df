import { expect, test } from 'vitest'
import { firstFree } from './names.ts'

test.each([
  [[], 'caneca'],
  [['caneca'], 'caneca-2'],
  [['caneca', 'caneca-2', 'caneca-4'], 'caneca-3'],
  [['caneca-2'], 'caneca'],
])('beside %j the next «caneca» is «%s»', (taken, free) => {
  expect(firstFree('caneca', new Set(taken))).toBe(free)
})
