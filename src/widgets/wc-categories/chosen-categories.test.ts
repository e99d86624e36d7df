import { expect, test } from 'vitest'
import { readFields } from '#builder/fields.ts'
import type { CategoryCard } from '#shop/catalog/contract.ts'
import { chosenCategories } from './chosen-categories.ts'
import widget from './widget.ts'

const card = (id: number, slug: string, count: number, parent?: string): CategoryCard => ({
  id,
  slug,
  name: slug.toUpperCase(),
  url: `/categoria-produto/${slug}/`,
  parent,
  picture: undefined,
  count,
})
const ALL = [card(1, 'mesa', 9), card(2, 'banho', 3), card(3, 'canecas', 5, 'mesa'), card(4, 'pratos', 0, 'mesa')]

test.each([
  [{}, undefined, 'mesa banho canecas'],
  [{ hide_empty: '' }, undefined, 'mesa banho canecas pratos'],
  [{ source: 'by_parent' }, undefined, 'mesa banho'],
  [{ source: 'by_parent', parent: 'mesa' }, undefined, 'canecas'],
  [{ source: 'current_subcategories' }, 'mesa', 'canecas'],
  [{ source: 'current_subcategories' }, undefined, 'mesa banho'],
  [{ source: 'by_id', categories: 'banho, 1, nada' }, undefined, 'banho mesa'],
  [{ source: 'by_id', categories: '' }, undefined, ''],
  [{ orderby: 'name' }, undefined, 'banho canecas mesa'],
  [{ orderby: 'count', order: 'desc' }, undefined, 'mesa canecas banho'],
  [{ order: 'desc', number: 2 }, undefined, 'canecas banho'],
])('with %j on the page of %s a grid shows «%s»', (raw, open, slugs) => {
  const { settings } = readFields(widget.fields, raw)
  expect(chosenCategories(ALL, settings, open).map(({ slug }) => slug)).toEqual(slugs.split(' ').filter(Boolean))
})
