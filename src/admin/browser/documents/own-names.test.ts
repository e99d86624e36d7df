import { expect, test } from 'vitest'
import type { WireWidget } from '#api/vitrine/widget-shape.ts'
import { box, widget } from '#tests/support/page-trees.ts'
import { withOwnNames } from './own-names.ts'

// Only their names are asked for.
const known = (...names: string[]) => names.map((name) => ({ name }) as WireWidget)

test('a widget of another builder becomes the one that draws it, with its settings by the names of that one', () => {
  const tree = [{ ...box('a'), elements: [widget('b', { text: 'Levar', icon_size: 3 }, 'wc-add-to-cart')] }]
  expect(withOwnNames(tree, known('product-form'))).toEqual([
    { ...box('a'), elements: [widget('b', { button_text: 'Levar', icon_size: 3 }, 'product-form')] },
  ])
})

test('what is installed under its own name, and what nobody draws, stay as they are', () => {
  const tree = [widget('a', { text: 'x' }, 'wc-add-to-cart'), widget('b', {}, 'nobody-knows-it'), widget('c', {}, 'search')]
  expect(withOwnNames(tree, known('wc-add-to-cart', 'product-form'))).toEqual(tree)
})
