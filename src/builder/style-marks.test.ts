import { expect, test } from 'vitest'
import { readMarks, styleMark } from './style-marks.ts'

test('a style is read by its marks, empty rules too', () => {
  const style = `a{}${styleMark('widget', 'nested-tabs')}b{}${styleMark('look')}${styleMark('element', 'a1')}c{}/* of a merchant */`
  expect(readMarks(style)).toEqual({
    base: 'a{}',
    rules: [
      { kind: 'widget', name: 'nested-tabs', css: 'b{}' },
      { kind: 'look', name: '', css: '' },
      { kind: 'element', name: 'a1', css: 'c{}/* of a merchant */' },
    ],
  })
  expect(readMarks('a{}')).toEqual({ base: 'a{}', rules: [] })
})
