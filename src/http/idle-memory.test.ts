import { expect, test } from 'vitest'
import { createIdleRule } from './idle-memory.ts'

const MB = 1024 * 1024
/** What the rule says of looks in turn; where it says yes, this much is left after the collection. */
function told(looks: { busy: number; mb: number }[], leftMb = 70) {
  const rule = createIdleRule()
  return looks.map(({ busy, mb }) => {
    const isDue = rule.isDue({ busy, heapBytes: mb * MB })
    if (isDue) rule.collected(leftMb * MB)
    return isDue
  })
}

test('a process that has rested for two looks gives back what it keeps', () => {
  expect(
    told([
      { busy: 0.01, mb: 110 },
      { busy: 0.01, mb: 110 },
    ]),
  ).toEqual([false, true])
})

test('one that works, or has just worked, is left alone', () => {
  const [work, rest] = [
    { busy: 0.3, mb: 110 },
    { busy: 0.01, mb: 110 },
  ]
  expect(told([work, work, rest, work, rest])).toEqual([false, false, false, false, false])
})

test('nothing is collected again until it is worth the pause', () => {
  const at = (mb: number) => ({ busy: 0, mb })
  expect(told([at(110), at(110), at(70), at(80), at(86), at(87), at(70)])).toEqual([
    false,
    true,
    false,
    false,
    false,
    true,
    false,
  ])
})
