import { expect, test } from 'vitest'
import { templateKind, translateConditions } from './conditions.ts'

const newId = (_kind: string, oldId: number) => (oldId === 12 ? 112 : undefined)

test.each([
  ['include/general', 'include/general'],
  ['include/singular/page/12', 'include/singular/page/112'],
  ['exclude/singular/front_page', 'exclude/singular/front_page'],
  ['include/product', 'include/product'],
  ['include/product/product/12', 'include/product/112'],
  ['include/product/in_product_cat/12', 'include/product/in_product_cat/112'],
  ['include/product_archive/product_search', 'include/archive/search'],
  ['include/product_archive/product_cat/12', 'include/product_archive/product_cat/112'],
  ['include/archive/category/12', 'include/archive/category/112'],
])('%s is %s here', (stored, ours) => {
  expect(translateConditions([stored], newId)).toEqual({ conditions: [ours], left: [] })
})

test('a condition as a record is read as well; what has no place here is told', () => {
  expect(translateConditions([{ type: 'include', name: 'singular', sub_name: 'page', sub_id: '12' }], newId).conditions).toEqual([
    'include/singular/page/112',
  ])
  const strange = ['include/singular/page/99', 'include/singular/child_of/12', 'perhaps/general', 'include/jet']
  expect(translateConditions(strange, newId)).toEqual({ conditions: [], left: strange })
  expect(translateConditions('x', newId)).toEqual({ conditions: [], left: [] })
})

test.each([
  ['header', { part: 'header' }],
  ['single-post', { part: 'single' }],
  ['product-archive', { part: 'archive' }],
  ['error-404', { part: 'not-found' }],
  ['popup', 'popup'],
  ['kit', 'kit'],
  ['section', 'block'],
  ['loop-item', { part: 'loop-item' }],
  ['wp-page', 'page'],
  ['constructor', 'block'],
])('a template of the type «%s» is %j', (type, kind) => expect(templateKind(type)).toEqual(kind))
