import { expect, test } from 'vitest'
import { WIDGET_ICONS } from '#admin/browser/editor/palette/widget-icons.ts'
import { WIDGET_WORDS } from '#admin/browser/editor/palette/widget-words.ts'
import { WIDGET_NAMES } from './support/gallery.tsx'

test('every widget has a sign of its own in the palette, and other words to find it by', () => {
  expect(Object.keys(WIDGET_ICONS).toSorted()).toEqual(WIDGET_NAMES.toSorted())
  expect(Object.keys(WIDGET_WORDS).toSorted()).toEqual(WIDGET_NAMES.toSorted())
})
