import { expect, test } from 'vitest'
import type { PageElement } from '../../../documents/tree.ts'
import { documentDiff } from './document-diff.ts'

const widget = (id: string, settings: Record<string, unknown> = {}, widgetType = 'heading'): PageElement => ({
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
const diff = (before: PageElement[], after: PageElement[]) =>
  documentDiff(before, after).map((change) =>
    [change.kind, change.element.id, ...(change.kind === 'changed' ? change.settings : [])].join(' '),
  )
const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) => widget(id)) as [PageElement, PageElement, PageElement, PageElement]

test.each<[title: string, before: PageElement[], after: PageElement[], told: string[]]>([
  ['nothing', [], [], []],
  ['the same', [a, box('x', b)], [a, box('x', b)], []],
  ['one that appears', [a], [a, b], ['added b']],
  ['one that goes', [a, b], [b], ['removed a']],
  ['one that says something else', [widget('a', { title: 'Oi' })], [widget('a', { title: 'Olá' })], ['changed a title']],
  ['several settings', [widget('a', { x: 1, y: 1 })], [widget('a', { x: 2, z: 1 })], ['changed a x y z']],
  ['an empty setting is none', [widget('a', { x: '' })], [widget('a', {})], []],
  ['settings in another order', [widget('a', { x: { p: 1, q: 2 } })], [widget('a', { x: { q: 2, p: 1 } })], []],
  ['another widget in its place', [a], [widget('a', {}, 'button')], ['changed a widgetType']],
  ['a whole box appears', [a], [a, box('x', b, c)], ['added x']],
  ['a whole box goes', [box('x', b, box('y', c)), a], [a], ['removed x']],
  ['into a box', [a, box('x', b)], [box('x', b, a)], ['moved a']],
  ['out of a box', [box('x', a, b)], [box('x', b), a], ['moved a']],
  ['into a new box', [a, b], [box('x', a), b], ['added x', 'moved a']],
  ['out of a box that goes', [box('x', a)], [a], ['moved a', 'removed x']],
  ['the last one to the front is one move', [a, b, c, d], [d, a, b, c], ['moved d']],
  ['the first one to the end is one move', [a, b, c, d], [b, c, d, a], ['moved a']],
  ['two neighbours change places', [a, b], [b, a], ['moved a']],
  ['one goes, the rest stays where it was', [a, b, c], [a, c], ['removed b']],
  ['moved and changed', [a, b], [b, widget('a', { x: 1 })], ['changed a x', 'moved a']],
  ['a box with what is in it', [box('x', a), box('y', b)], [box('y', b), box('x', a)], ['moved x']],
  ['something changed inside of a moved box', [box('x', a), b], [b, box('x', widget('a', { t: 1 }))], ['moved x', 'changed a t']],
  ['the same id twice', [a, a], [a], ['removed a']],
  ['without ids', [widget('', { x: 1 })], [widget('', { x: 2 })], ['changed  x']],
  ['everything is another', [a, b], [c, d], ['added c', 'added d', 'removed a', 'removed b']],
])('%s', (_title, before, after, told) => expect(diff(before, after)).toEqual(told))
