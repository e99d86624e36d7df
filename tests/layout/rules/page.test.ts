import { expect, test } from 'vitest'
import { emptyEnd, keptPlace, sidewaysScroll, uncalledDialog } from './page.ts'
import { pictures } from './pictures.ts'

const window = { width: 360, height: 740 }
const said = (found: { what: string }[]) => found.map(({ what }) => what)

test.each([
  [360, []],
  [361, []],
  [400, ['makes the page 40 px wider than the window']],
])('a page of %i px in a window of 360', (width, finds) => {
  const widest = { selector: 'table', right: width }
  expect(said(sidewaysScroll({ document: { width, height: 900, scrolled: 0 }, window, widest }))).toEqual(finds)
})

test.each([
  { name: 'ends with its footer', height: 2_000, bottom: 2_000, finds: [] },
  { name: 'is shorter than the window', height: 740, bottom: 500, finds: [] },
  { name: 'goes on after its footer', height: 2_200, bottom: 2_000, finds: ['is followed by 200 px of nothing'] },
  {
    name: 'leaves room for two bars, one upon the other',
    height: 2_160,
    bottom: 2_000,
    bars: [
      [696, 44],
      [580, 116],
    ],
    finds: [],
  },
  { name: 'leaves too much room', height: 2_200, bottom: 2_000, bars: [[696, 44]], finds: ['is followed by 156 px of nothing'] },
  { name: 'has its bar at the top', height: 2_044, bottom: 2_000, bars: [[0, 44]], finds: ['is followed by 44 px of nothing'] },
])('a page that $name', ({ height, bottom, bars = [], finds }) => {
  const document = { width: 360, height, scrolled: 0 }
  const measured = bars.map(([y = 0, tall = 0]) => ({ selector: 'p', box: { x: 0, y, width: 360, height: tall } }))
  expect(said(emptyEnd({ document, window, contentEnd: { selector: 'footer', bottom }, bars: measured }))).toEqual(finds)
})

test.each([
  { name: 'both are kept', focused: 'a.button', scrolled: 600, finds: [] },
  { name: 'the focus is gone', focused: 'body', scrolled: 600, finds: ['lost focus'] },
  { name: 'the page is at its top', focused: 'a.button', scrolled: 0, finds: ['lost place'] },
  { name: 'a line more or less', focused: 'a.button', scrolled: 604, finds: [] },
])('after something was closed: $name', ({ focused, scrolled, finds }) => {
  const found = keptPlace({ focused, document: { width: 360, height: 2_000, scrolled } }, { focus: true, scrolled: 600 })
  expect(found.map(({ rule }) => rule)).toEqual(finds)
})

test.each([
  { name: 'none before and after', before: undefined, dialog: undefined, finds: 0 },
  { name: 'one that was there before', before: 'dialog', dialog: 'dialog', finds: 0 },
  { name: 'one that has gone', before: 'dialog', dialog: undefined, finds: 0 },
  { name: 'one that nobody opened', before: undefined, dialog: 'div.menu', finds: 1 },
])('dialogs in a window made narrow: $name', ({ before, dialog, finds }) => {
  expect(uncalledDialog(dialog, before)).toHaveLength(finds)
})

const box = { x: 0, y: 0, width: 160, height: 200 }
const aPicture = (over: object = {}) => ({
  selector: 'img',
  box,
  fit: 'cover',
  natural: { width: 800, height: 1_000 },
  hasFailed: false,
  frame: { selector: 'picture', box },
  ...over,
})

test.each([
  { name: 'fills its frame', picture: aPicture(), finds: [] },
  { name: 'has no frame', picture: aPicture({ frame: undefined }), finds: [] },
  { name: 'is larger than its frame', picture: aPicture({ box: { x: -5, y: -5, width: 170, height: 210 } }), finds: [] },
  {
    name: 'is square in an upright frame',
    picture: aPicture({ box: { x: 0, y: 20, width: 160, height: 160 } }),
    finds: ['leaves a strip of 20 px of picture empty'],
  },
  { name: 'did not load', picture: aPicture({ hasFailed: true }), finds: ['did not load'] },
  {
    name: 'is stretched',
    picture: aPicture({ fit: 'fill', natural: { width: 1_000, height: 1_000 } }),
    finds: ['is stretched by -20 %'],
  },
  { name: 'is cropped, not stretched', picture: aPicture({ natural: { width: 1_000, height: 1_000 } }), finds: [] },
  { name: 'has not come yet', picture: aPicture({ fit: 'fill', natural: { width: 0, height: 0 } }), finds: [] },
])('a picture that $name', ({ picture, finds }) => {
  expect(said(pictures({ pictures: [picture] }))).toEqual(finds)
})
