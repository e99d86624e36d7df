import { expect, test } from 'vitest'
import { blocksIn, closesCircle, withoutBlock } from './block-references.ts'

const shows = (id: unknown, more: object = {}) => ({
  elType: 'widget',
  widgetType: 'template',
  settings: { template_id: id },
  elements: [],
  ...more,
})
const box = (...elements: object[]) => ({ id: 'box', elType: 'container', widgetType: 'container', settings: {}, elements })

test.each<[what: string, document: unknown, blocks: number[]]>([
  ['no document', null, []],
  ['something else than a list', { elements: [shows(4)] }, []],
  ['a number', [shows(4)], [4]],
  ['a number as text, as the ecosystem keeps it', [shows('4')], [4]],
  ['deep inside, twice', [box(box(shows(4)), shows(4), shows(5))], [4, 5]],
  ['no number', [shows('x'), shows(0), shows(-1), shows(undefined)], []],
  ['another widget with the setting', [{ widgetType: 'heading', settings: { template_id: 4 } }], []],
  ['what is no element', [null, 4, 'x', [shows(4)]], []],
])('a document tells the blocks that it shows: %s', (_what, document, blocks) => {
  expect(blocksIn(document)).toEqual(blocks)
})

test.each<[what: string, document: object[], kept: Record<number, object[]>, isCircle: boolean]>([
  ['itself', [shows(1)], {}, true],
  ['itself by way of another', [shows(2)], { 2: [box(shows(1))] }, true],
  ['itself by way of two', [shows(2)], { 2: [shows(3)], 3: [shows(1)] }, true],
  ['another twice', [shows(2), shows(3)], { 2: [shows(3)], 3: [] }, false],
  ['two that show each other already', [shows(2)], { 2: [shows(3)], 3: [shows(2)] }, false],
  ['one that is gone', [shows(9)], {}, false],
])('a block must not show itself: %s', async (_what, document, kept, isCircle) => {
  expect(await closesCircle(1, document, async (id) => kept[id])).toBe(isCircle)
})

test('what showed a block keeps its content, with ids of its own in each place', () => {
  let next = 0
  const content = [{ id: 'a', widgetType: 'heading', settings: { title: 'Oi' }, elements: [] }]
  const document = [box(shows(4, { id: 'x' })), shows(5, { id: 'y' }), shows('4', { id: 'z' })]
  expect(withoutBlock(document, 4, content, () => `n${++next}`)).toMatchObject([
    { id: 'box', elements: [{ id: 'n1', settings: { title: 'Oi' } }] },
    { id: 'y', settings: { template_id: 5 } },
    { id: 'n2', settings: { title: 'Oi' } },
  ])
})
