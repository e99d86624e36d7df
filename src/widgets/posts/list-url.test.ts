import { expect, test } from 'vitest'
import { listUrl, shownPages } from './list-url.ts'

test.each([
  ['archive', '/blog/', 1, 2, '/blog/page/2/'],
  ['archive', '/blog/page/2/', 2, 3, '/blog/page/3/'],
  ['archive', '/categoria/oficio/page/12/', 12, 1, '/categoria/oficio/'],
  ['page', '/diario/', 1, 2, '/diario/2/'],
  ['page', '/diario/2/', 2, 3, '/diario/3/'],
  ['page', '/diario/2/', 2, 1, '/diario/'],
  ['page', '/', 1, 2, '/page/2/'],
  ['page', '/page/2/', 2, 1, '/'],
] as const)('[POSTS-3] in a %s at %s, page %i, the page %i is %s', (kind, path, pageNumber, wanted, url) => {
  expect(listUrl({ kind, path, pageNumber }, wanted)).toBe(url)
})

test('[POSTS-3] long lists show their ends and the neighbours', () => {
  expect(shownPages(1, 3)).toEqual([1, 2, 3])
  expect(shownPages(5, 9)).toEqual([1, undefined, 4, 5, 6, undefined, 9])
  expect(shownPages(1, 1)).toEqual([1])
})
