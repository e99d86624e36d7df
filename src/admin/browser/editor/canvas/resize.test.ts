import { expect, test } from 'vitest'
import { newElement } from '../../documents/tree.ts'
import { resized, resizingOf } from './resize.ts'

const fresh = (type: string) => newElement(type, 'inside', () => 'novo').whole

test('the edge of what stands in a row changes its share, the edge of a space its height', () => {
  expect(resizingOf(fresh('heading'), 'row')).toBe('width')
  expect(resizingOf(fresh('spacer'), 'column')).toBe('height')
  expect(resizingOf(fresh('heading'), 'column')).toBeUndefined()
})

test('a share is kept for the device in sight, in whole percent', () => {
  expect(resized(fresh('heading'), 'desktop', { width: 333, row: 1000 })).toEqual({ _width: 33 })
  expect(resized(fresh('heading'), 'tablet', { width: 2000, row: 1000 })).toEqual({ _width_tablet: 100 })
  expect(resized(fresh('heading'), 'mobile', { width: -20, row: 0 })).toEqual({ _width_mobile: 5 })
})

test('a container with a width of its own keeps it there', () => {
  const box = { ...fresh('container'), settings: { width: { unit: 'px', size: 300 } } }
  expect(resized(box, 'desktop', { width: 500, row: 1000 })).toEqual({ width: { unit: '%', size: 50 } })
})

test('a space has bounds', () => {
  expect(resized(fresh('spacer'), 'desktop', { height: 81.6 })).toEqual({ space: { unit: 'px', size: 82 } })
  expect(resized(fresh('spacer'), 'desktop', { height: 9000 })).toEqual({ space: { unit: 'px', size: 600 } })
})
