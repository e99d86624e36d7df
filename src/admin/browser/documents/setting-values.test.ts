import { expect, test } from 'vitest'
import { keyFor, numberOf, numberTrouble, rowName, shownValue, withValue, wordsOf } from './setting-values.ts'
import type { Setting } from './widget-records.ts'

const aSetting = (more: Partial<Setting>): Setting => ({
  name: 'columns',
  label: 'Colunas',
  control: 'number',
  fallback: 4,
  per_device: false,
  many: false,
  options: [],
  min: null,
  max: null,
  max_length: null,
  max_items: null,
  settings: [],
  when: null,
  ...more,
})

test('a value that differs per device has a name for each, and nothing on the smaller ones means as on the larger', () => {
  const columns = aSetting({ per_device: true })
  expect([keyFor(columns, 'desktop'), keyFor(columns, 'mobile')]).toEqual(['columns', 'columns_mobile'])
  expect(keyFor(aSetting({}), 'mobile')).toBe('columns')
  expect(shownValue(columns, {}, 'desktop')).toBe(4)
  expect(shownValue(columns, { columns: 3 }, 'tablet')).toBeUndefined()
  const narrow = withValue(columns, { columns: 3 }, 'mobile', 1)
  expect(narrow).toEqual({ columns: 3, columns_mobile: 1 })
  expect(withValue(columns, narrow, 'mobile', undefined)).toEqual({ columns: 3 })
})

test('numbers are understood however they were stored, and those out of bounds are told', () => {
  expect([numberOf({ size: 12, unit: 'px' }), numberOf('7'), numberOf(3), numberOf(''), numberOf('x')]).toEqual([
    12,
    7,
    3,
    undefined,
    undefined,
  ])
  expect(numberTrouble({ min: 1, max: 6 }, 9)).toBe('O máximo é 6.')
  expect(numberTrouble({ min: 1, max: 6 }, 0)).toBe('O mínimo é 1.')
  expect(numberTrouble({ min: 1, max: null }, 900)).toBeUndefined()
})

test('an element and a row are told by their first words', () => {
  expect(wordsOf({ editor: '<p>Feito  <b>à mão</b></p>' })).toBe('Feito à mão')
  expect(wordsOf({ title: 'x'.repeat(60) })).toHaveLength(40)
  expect(wordsOf({ columns: 3 })).toBe('')
  expect(rowName({ image: { id: 1 }, caption: 'Ateliê' }, 0)).toBe('Ateliê')
  expect(rowName({ image: { id: 1 } }, 2)).toBe('Item 3')
})
