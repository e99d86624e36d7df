import { expect, test } from 'vitest'
import type { MovedKind } from './moved-thing.ts'
import { withTermIds } from './term-ids.ts'

test.each<[MovedKind, Record<string, unknown>, string, Record<string, unknown>]>([
  [
    'term',
    { taxonomy: 'product_cat', id: '5', parent: '3', name: 'Copos' },
    'product_cat:5',
    { taxonomy: 'product_cat', id: 'product_cat:5', parent: 'product_cat:3', name: 'Copos' },
  ],
  ['term', { taxonomy: 'pa_cor', id: 5, parent: '0' }, 'pa_cor:5', { taxonomy: 'pa_cor', id: 'pa_cor:5', parent: 0 }],
  [
    'product',
    { id: 5, categories: [{ id: 5, name: 'Copos' }], tags: [{ id: 5 }] },
    '5',
    { id: 5, categories: [{ id: 'product_cat:5', name: 'Copos' }], tags: [{ id: 'product_tag:5' }] },
  ],
  ['post', { categories: [5], tags: [5, 6] }, '5', { categories: ['category:5'], tags: ['post_tag:5', 'post_tag:6'] }],
  [
    'coupon',
    { product_categories: [5], excluded_product_categories: [] },
    '5',
    { product_categories: ['product_cat:5'], excluded_product_categories: [] },
  ],
  [
    'menu',
    {
      items: [
        { title: 'A', object: 'product_cat', object_id: 5 },
        { title: 'B', object: 'page', object_id: 5 },
      ],
    },
    '5',
    {
      items: [
        { title: 'A', object: 'product_cat', object_id: 'product_cat:5' },
        { title: 'B', object: 'page', object_id: 5 },
      ],
    },
  ],
  ['order', { id: 5 }, '5', { id: 5 }],
])('numbers of terms of a %s stand under their taxonomy', (kind, data, oldId, wanted) => {
  expect(withTermIds({ kind, oldId: '5', data })).toEqual({ kind, oldId, data: wanted })
})
