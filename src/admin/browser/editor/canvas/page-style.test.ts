import { expect, test } from 'vitest'
import { styleMark } from '#builder/style-marks.ts'
import type { PageElement } from '../../documents/tree.ts'
import { documentCss, elementRules, readPageStyle, widgetCss } from './page-style.ts'

const box = (id: string, ...elements: PageElement[]): PageElement => ({
  id,
  elType: 'container',
  widgetType: 'container',
  settings: {},
  elements,
})
const element = (id: string, css: string) => styleMark('element', id) + css
const STYLE = [
  'base{}',
  styleMark('widget', 'tabs') + 'tabs{}',
  styleMark('look') + 'look{}',
  styleMark('document') + 'motion{}' + element('h1', 'header{}'),
  styleMark('document') + element('a', 'a{}') + element('strange', 'block{}') + element('b', ''),
  styleMark('document') + element('f', 'frame{}'),
  styleMark('rest') + 'rest{}',
].join('')

test('a style is read in parts that are together the whole', () => {
  const tree = [box('a', box('b'))]
  const style = readPageStyle(STYLE, tree)!
  expect(style.base + widgetCss(style) + style.before + documentCss(style, tree) + style.after).toBe(
    STYLE.replaceAll(/\/\*~.*?\*\//g, ''),
  )
  expect(style.elements).toEqual(
    new Map([
      ['a', 'a{}block{}'],
      ['b', ''],
    ]),
  )
})

test('a document that has no place in the page has no style there', () => {
  expect(readPageStyle(STYLE, [box('z')])).toBeUndefined()
  expect(readPageStyle(STYLE, [])).toBeUndefined()
})

test('widgets are in the order of their names, elements in that of the page', () => {
  const style = readPageStyle(STYLE, [box('a', box('b'))])!
  style.widgets.set('accordion', 'accordion{}')
  expect(widgetCss(style)).toBe('accordion{}tabs{}')
  for (const [id, css] of elementRules(element('b', 'b{}'), [box('b'), box('a')])) style.elements.set(id, css)
  expect(documentCss(style, [box('b'), box('a')])).toBe('b{}a{}block{}')
})
