import { expect, test } from 'vitest'
import type { PageElement } from './document.ts'
import { readElement } from './read-element.ts'
import type { Widget } from './registry.ts'
import { richText, text } from './fields.ts'

const aWidget = (fields: object): Widget =>
  // What reading an element looks at of a widget; it draws nothing here.
  ({ definition: { name: 'note', fields, frontend: ['title'] } }) as unknown as Widget
const anElement = (settings: Record<string, unknown>, id = 'a1'): PageElement => ({
  id,
  elType: 'widget',
  widgetType: 'note',
  settings,
  elements: [],
})

const note = aWidget({ title: text('Título', 'Sem título'), body: richText('Texto') })

test('an element is read once, however often it is stored alike', () => {
  const first = readElement(anElement({ title: 'Olá', body: '<p onclick="x()">Oi</p>' }), note)
  expect(first.settings).toMatchObject({ title: 'Olá', body: '<p>Oi</p>' })
  expect(readElement(anElement({ title: 'Olá', body: '<p onclick="x()">Oi</p>' }), note)).toBe(first)
})

test('what is stored otherwise, or under another id, is read by itself', () => {
  const first = readElement(anElement({ title: 'Olá' }), note)
  expect(readElement(anElement({ title: 'Adeus' }), note).settings).toMatchObject({ title: 'Adeus' })
  expect(readElement(anElement({ title: 'Olá' }, 'b2'), note)).not.toBe(first)
})

test('a widget that took the place of another reads with its own fields, and an unknown one has none', () => {
  const stored = anElement({ title: 'Olá' })
  expect(readElement(stored, note).frontend).toEqual({ title: 'Olá' })
  expect(readElement(stored, aWidget({})).settings).toEqual({})
  expect(readElement(stored, undefined).settings).toEqual({})
  expect(readElement(stored, note).frontend).toEqual({ title: 'Olá' })
})
