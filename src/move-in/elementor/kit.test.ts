import { expect, test } from 'vitest'
import type { PageElement } from '#builder/document.ts'
import { kitOf } from './kit.ts'
import { translateDocument } from './translate-document.ts'

const sides = (size: string) => ({ unit: 'px', top: size, right: size, bottom: size, left: size, isLinked: true })
const block = (elType: string, settings: object, elements: unknown[] = []) => ({
  id: elType.slice(0, 3),
  elType,
  isInner: false,
  settings,
  elements,
})
const translated = (kit: object, ...elements: unknown[]): PageElement[] =>
  translateDocument(elements, { widgets: new Map(), kit: kitOf(kit as Record<string, unknown>) }).document

const KIT = {
  container_padding: sides('0'),
  container_padding_mobile: { ...sides('16'), top: '0' },
  space_between_widgets: { column: '24', row: '12', isLinked: false, unit: 'px', size: 24, sizes: [] },
}

test('containers that say nothing have the padding and the distance of their site, on every device', () => {
  expect(translated(KIT, block('container', {}))[0]!.settings).toMatchObject({
    padding: sides('0'),
    padding_mobile: { left: '16' },
    flex_gap: { column: '24', row: '12' },
  })
  const own = translated(KIT, block('container', { padding: sides('40'), flex_gap: { column: '5', row: '5', unit: 'px' } }))[0]!
  expect(own.settings).toMatchObject({ padding: sides('40'), flex_gap: { column: '5' } })
  expect(own.settings).not.toHaveProperty('padding_mobile')
  const onPhones = translated(KIT, block('container', { padding_mobile: sides('8') }))[0]!
  expect(onPhones.settings).toMatchObject({ padding: sides('0'), padding_mobile: sides('8') })
})

test('so do the widgets of old columns; an older site keeps one distance', () => {
  const section = (settings: object) => block('section', {}, [block('column', { _column_size: 100, ...settings })])
  const kit = { space_between_widgets: { unit: 'px', size: 8, sizes: [] } }
  expect(translated(kit, section({}))[0]!.elements[0]!.settings).toMatchObject({ flex_gap: { column: '8', row: '8' } })
  expect(translated(kit, section({ space_between_widgets: 3 }))[0]!.elements[0]!.settings).toMatchObject({
    flex_gap: { column: '3', row: '3' },
  })
})

test('a site that says nothing leaves the usual space', () => {
  expect(translated({}, block('container', {}))[0]!.settings).toMatchObject({ padding: { top: '10' }, flex_gap: { row: '20' } })
})

test('a font of the site keeps what it is on each device', () => {
  const kit = kitOf({
    custom_typography: [
      { _id: 'big', typography_font_size: { unit: 'px', size: 72 }, typography_font_size_mobile: { unit: 'px', size: 36 } },
    ],
  })
  expect(kit.typography.big).toEqual({ font_size: { unit: 'px', size: 72 }, font_size_mobile: { unit: 'px', size: 36 } })
})
