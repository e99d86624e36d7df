import { expect, test } from 'vitest'
import { pageUrl } from './pagination.tsx'

test('the first page of a list has no number in its address', () => {
  expect(pageUrl('/loja/', 1)).toBe('/loja/')
  expect(pageUrl('/loja/', 2, '?orderby=price')).toBe('/loja/page/2/?orderby=price')
})
