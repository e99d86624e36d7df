import { expect, test } from 'vitest'
import type { PageElement } from './document.ts'
import { withEmbedded } from './embedded.ts'

const block = (id: string, template_id: unknown): PageElement => ({
  id,
  elType: 'widget',
  widgetType: 'template',
  settings: { template_id },
  elements: [],
})
const title = (id: string): PageElement => ({ id, elType: 'widget', widgetType: 'heading', settings: {}, elements: [] })
const reader = (kept: Record<number, unknown>) => ({ blockDocument: async (id: number) => kept[id] })

test('a page without blocks asks for nothing', async () => {
  const elements = [title('a')]
  const never = { blockDocument: () => Promise.reject(new Error('asked')) }
  expect(await withEmbedded(elements, never)).toEqual({ elements, ids: [], problems: [] })
})

test('the elements of a block stand inside of what shows it, under their own ids', async () => {
  const { elements, ids } = await withEmbedded([title('a'), block('b', 4)], reader({ 4: [title('c')] }))
  expect(ids).toEqual([4])
  expect(elements[1]).toMatchObject({ id: 'b', elements: [{ id: 'c' }] })
})

test('an id that stands on the page already gets another, always the same', async () => {
  const page = [title('c'), block('b', 4), block('d', '4')]
  const first = await withEmbedded(page, reader({ 4: [title('c')] }))
  expect(first.elements.slice(1).map(({ elements }) => elements[0]!.id)).toEqual(['cy1', 'cy2'])
  expect(await withEmbedded(page, reader({ 4: [title('c')] }))).toEqual(first)
})

test('blocks in blocks are shown; one that shows itself is left out and told', async () => {
  const { elements, ids, problems } = await withEmbedded(
    [block('a', 1)],
    reader({ 1: [title('x'), block('b', 2)], 2: [title('y'), block('c', 1)] }),
  )
  expect(elements[0]!.elements[1]!.elements).toMatchObject([{ id: 'y' }])
  expect(ids).toEqual([1, 2, 1])
  expect(problems).toEqual([expect.stringContaining('block 1 shows itself')])
})

test('a block that is gone, or of no sensible number, shows nothing', async () => {
  const { elements, problems } = await withEmbedded([block('a', 9), block('b', 'x')], reader({}))
  expect(elements.map((one) => one.elements)).toEqual([[], []])
  expect(problems).toEqual([])
})
