import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { iconOf, wordsFor } from '#admin/browser/editor/palette/widget-signs.ts'
import { WIDGET_NAMES } from './support/gallery.tsx'

test('every widget has a sign in the palette, and other words to find it by', () => {
  const common = iconOf('of-an-extension')
  expect(WIDGET_NAMES.filter((name) => iconOf(name) === common || wordsFor(name) === '')).toEqual([])
})

test('what stands in the palette is a widget', () => {
  const folders = globSync('*/palette.ts', { cwd: join(import.meta.dirname, '..', 'src', 'widgets') })
  expect(folders.map((path) => path.split('/')[0]).toSorted()).toEqual(WIDGET_NAMES.toSorted())
})
