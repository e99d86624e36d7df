import { expect, test } from 'vitest'
import { nextTab } from './next-tab.ts'

const at = (current: number) => ({ current, count: 3, direction: 'horizontal' as const })

test('[MEDIA-5] the arrows walk along the tabs and round the corner', () => {
  expect(nextTab('ArrowRight', at(0))).toBe(1)
  expect(nextTab('ArrowRight', at(2))).toBe(0)
  expect(nextTab('ArrowLeft', at(0))).toBe(2)
})

test('[MEDIA-5] Home and End lead to the first and the last tab', () => {
  expect(nextTab('Home', at(2))).toBe(0)
  expect(nextTab('End', at(0))).toBe(2)
})

test('[MEDIA-5] tabs that stand above one another take the other pair of arrows', () => {
  expect(nextTab('ArrowDown', { ...at(0), direction: 'vertical' })).toBe(1)
  expect(nextTab('ArrowUp', { ...at(0), direction: 'vertical' })).toBe(2)
  expect(nextTab('ArrowRight', { ...at(0), direction: 'vertical' })).toBeUndefined()
})

test('[MEDIA-5] other keys are none of its business', () => {
  expect(nextTab('a', at(0))).toBeUndefined()
})
