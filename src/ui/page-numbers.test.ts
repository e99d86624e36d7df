import { expect, test } from 'vitest'
import { pageWindow } from './page-numbers.tsx'

test.each([
  [1, 3, [1, 2, 3]],
  [1, 10, [1, 2, 3, 10]],
  [5, 10, [1, 3, 4, 5, 6, 7, 10]],
  [10, 10, [1, 8, 9, 10]],
])('on page %d of %d the pages %j are offered', (page, pages, offered) => {
  expect(pageWindow(page, pages)).toEqual(offered)
})
