import { expect, test } from 'vitest'
import { lazily } from './lazily.ts'

test('what costs time to make is made when it is first asked for, and once', () => {
  let made = 0
  const clock = lazily(() => ({ number: ++made }))
  expect(made).toBe(0)
  expect(clock()).toBe(clock())
  expect(made).toBe(1)
})
