import { expect, test } from 'vitest'
import type { PageElement } from '#builder/document.ts'
import { withHeading } from './page-heading.ts'

const aText = (editor: string): PageElement => ({
  id: 'c1',
  elType: 'widget',
  widgetType: 'text-editor',
  settings: { editor },
  elements: [],
})
const within = (...elements: PageElement[]): PageElement => ({
  id: 'content',
  elType: 'container',
  widgetType: 'container',
  settings: {},
  elements,
})

test('a text has its title above it, under the same roof', () => {
  expect(withHeading([within(aText('<p>Oi</p>'))], 'Contato')).toMatchObject([
    { elements: [{ widgetType: 'heading', settings: { title: 'Contato', header_size: 'h1' } }, { widgetType: 'text-editor' }] },
  ])
  expect(withHeading([aText('Oi')], 'Contato').map(({ widgetType }) => widgetType)).toEqual(['heading', 'text-editor'])
})

test('a page that says its title, or has none, stays as it is', () => {
  const said = [within(aText('<h1 class="x">Contato</h1>'))]
  expect(withHeading(said, 'Contato')).toBe(said)
  expect(withHeading(said)).toBe(said)
})
