import { expect, test } from 'vitest'
import { move, type PageElement, remove, setSettings } from '../../documents/tree.ts'
import { planRedraw, pruned } from './redraw-plan.ts'

const widget = (id: string, settings = {}, widgetType = 'heading'): PageElement => ({
  id,
  elType: 'widget',
  widgetType,
  settings,
  elements: [],
})
const box = (id: string, ...elements: PageElement[]): PageElement => ({
  id,
  elType: 'container',
  widgetType: 'container',
  settings: {},
  elements,
})
const page = () => [box('a', widget('a1'), widget('a2')), box('b', box('b1', widget('b2')), widget('b3'))]
const nothing = { wanted: [], shells: [], lists: [], gone: [] }

test('an equal document needs nothing, whether or not it is the same object', () => {
  const tree = page()
  expect(planRedraw(tree, tree)).toBeUndefined()
  expect(planRedraw(tree, structuredClone(tree))).toBeUndefined()
  expect(planRedraw([], [])).toBeUndefined()
})

test('a changed widget is drawn alone, a changed container around what it holds', () => {
  const tree = page()
  expect(planRedraw(tree, setSettings(tree, 'b2', { title: 'x' }))).toEqual({ ...nothing, wanted: ['b2'] })
  expect(planRedraw(tree, setSettings(tree, 'b', { gap: 'lg' }))).toEqual({ ...nothing, shells: ['b'] })
})

test('what moves or goes is not drawn', () => {
  const tree = page()
  expect(planRedraw(tree, move(tree, 'a2', 'b1', 0))).toEqual({
    ...nothing,
    lists: [
      { parent: 'a', order: ['a1'] },
      { parent: 'b1', order: ['a2', 'b2'] },
    ],
  })
  expect(planRedraw(tree, remove(tree, 'b1'))).toEqual({
    ...nothing,
    lists: [{ parent: 'b', order: ['b3'] }],
    gone: ['b1', 'b2'],
  })
})

test('what is new is drawn with everything in it', () => {
  const tree = page()
  expect(planRedraw(tree, [...tree, box('c', widget('c1'))])).toEqual({
    ...nothing,
    wanted: ['c'],
    lists: [{ parent: undefined, order: ['a', 'b', 'c'] }],
  })
})

test('containers that begin the page, or no longer do, are drawn anew', () => {
  const tree = page()
  expect(planRedraw(tree, move(tree, 'b', undefined, 0))).toEqual({
    ...nothing,
    shells: ['a', 'b', 'b1'],
    lists: [{ parent: undefined, order: ['b', 'a'] }],
  })
})

test('a widget with elements in it is drawn as one', () => {
  const tabs = (title: string) => ({ ...widget('t', {}, 'nested-tabs'), elements: [box('t1', widget('t2', { title }))] })
  expect(planRedraw([box('a', tabs('x'))], [box('a', tabs('y'))])).toEqual({ ...nothing, wanted: ['t'] })
})

test('what reaches beyond itself asks for the whole page', () => {
  expect(planRedraw([], page())).toBe('whole')
  const block = [box('a', widget('a1', {}, 'template'))]
  expect(planRedraw(block, remove(block, 'a1'))).toBe('whole')
  const grid = [box('a', widget('a1', {}, 'products'))]
  const changed = setSettings(grid, 'a1', { columns: 2 })
  expect(planRedraw(grid, changed)).toEqual({ ...nothing, wanted: ['a1'] })
  expect(planRedraw(grid, changed, { isTemplate: true })).toBe('whole')
})

test('of a document only what is drawn is sent, and what it stands in', () => {
  expect(pruned(page(), { wanted: ['b2'], shells: [] })).toEqual([box('a'), box('b', box('b1', widget('b2')))])
  expect(pruned(page(), { wanted: [], shells: ['a'] })).toEqual([box('a')])
})
