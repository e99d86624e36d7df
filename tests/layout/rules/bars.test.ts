import { expect, test } from 'vitest'
import type { Box } from '../measured.ts'
import { coveredFocus, largeBars } from './bars.ts'

const window = { width: 360, height: 740 }
const at = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height })
const bar = (box: Box, selector = '.bar') => ({ selector, box })

test.each([
  { name: 'none', bars: [], finds: [] },
  { name: 'a header', bars: [bar(at(0, 0, 360, 64))], finds: [] },
  { name: 'exactly a quarter', bars: [bar(at(0, 0, 360, 185))], finds: [] },
  { name: 'a little more than a quarter', bars: [bar(at(0, 0, 360, 200))], finds: ['covers 27 % of the window, more than 25 %'] },
  {
    name: 'two that are small alone',
    bars: [bar(at(0, 540, 360, 100)), bar(at(0, 640, 360, 100))],
    finds: ['covers 27 % of the window, more than 25 %'],
  },
  { name: 'two, one over the other', bars: [bar(at(0, 640, 360, 100)), bar(at(0, 640, 360, 100))], finds: [] },
  { name: 'one that is mostly outside', bars: [bar(at(0, 700, 360, 400))], finds: [] },
  { name: 'a menu beside the page', bars: [bar(at(0, 0, 120, 740))], finds: [] },
])('fixed bars: $name', ({ bars, finds }) => {
  expect(largeBars({ window, bars }).map(({ what }) => what)).toEqual(finds)
})

test.each([
  { name: 'far from it', box: at(20, 300, 200, 44), finds: 0 },
  { name: 'above it, touching', box: at(20, 596, 200, 44), finds: 0 },
  { name: 'with a third under it', box: at(20, 610, 200, 44), finds: 0 },
  { name: 'under it', box: at(20, 660, 200, 44), finds: 1 },
  { name: 'below the window', box: at(20, 800, 200, 44), finds: 0 },
])('a bar at the bottom and a focused field $name', ({ box, finds }) => {
  expect(coveredFocus([{ selector: 'input', box, window, bars: [bar(at(0, 640, 360, 100))] }])).toHaveLength(finds)
})

test('says what is covered by which bar', () => {
  const bars = [bar(at(0, 640, 360, 100), '.notice'), bar(at(0, 0, 360, 60), 'header')]
  const [found] = coveredFocus([{ selector: 'input#cep', box: at(20, 660, 200, 44), window, bars }])
  expect(found).toEqual({
    rule: 'covered focus',
    selector: 'input#cep',
    what: 'has the focus under .notice, at 660 px from the top',
  })
})
