import { expect, test } from 'vitest'
import { pageTabs } from './page-tabs.ts'

test.each([
  [['timeline', 'events'], 'timeline,events'],
  ['events, timeline, outra', 'timeline,events'],
  [[], ''],
  ['', ''],
  [7, undefined],
])('[FB-1] tabs %j are read as %j', (raw, read) => {
  expect(pageTabs.read(raw)).toBe(read)
})
