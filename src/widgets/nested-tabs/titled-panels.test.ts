import { expect, test } from 'vitest'
import { titledPanels } from './titled-panels.ts'

const titles = (...all: string[]) => all.map((title) => ({ title, id: '' }))

test('each element inside stands under the title of its place', () => {
  expect(titledPanels(titles('A', 'B'), ['um', 'dois'])).toEqual([
    { title: 'A', id: '', panel: 'um' },
    { title: 'B', id: '', panel: 'dois' },
  ])
})

test('an element without a title is numbered, and a title without an element has nothing to open', () => {
  expect(titledPanels(titles('A', ''), ['um', 'dois', 'três']).map(({ title }) => title)).toEqual(['A', 'Item 2', 'Item 3'])
  expect(titledPanels(titles('A', 'B'), ['um'])).toHaveLength(1)
  expect(titledPanels(titles('A'), [])).toEqual([])
})
