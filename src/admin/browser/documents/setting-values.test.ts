import { expect, test } from 'vitest'
import {
  globalOf,
  keptNumber,
  keyFor,
  numberOf,
  numberTrouble,
  partsOf,
  rangeBounds,
  rangeOf,
  rowName,
  setIn,
  shownValue,
  sidesOf,
  signsTrouble,
  sizeOf,
  withoutGlobal,
  withSide,
  withUnit,
  withValue,
  ownNameOf,
  wordsOf,
} from './setting-values.ts'
import type { WireField } from '#api/vitrine/widget-shape.ts'

const aSetting = (more: Partial<WireField>): WireField => ({
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
  units: [],
  signs: null,
  max_items: null,
  settings: [],
  when: null,
  part: null,
  state: 'normal',
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

test('of a number out of bounds the nearest that may be is kept, and of nothing nothing', () => {
  const space = { min: 0, max: 600 }
  expect(['99999', '-3', '7', '7.5', ''].map((typed) => keptNumber(space, typed))).toEqual([600, 0, 7, 7.5, undefined])
  expect(keptNumber({ min: null, max: null }, '99999')).toBe(99_999)
})

test('a range begins before it ends, and each of its ends stops before the other', () => {
  expect(rangeOf({ unit: '%', sizes: { start: 20, end: '80' } })).toEqual({ start: 20, end: 80 })
  expect(rangeOf({ start: 0, end: 100 })).toEqual({ start: 0, end: 100 })
  for (const wrong of [{ start: 80, end: 20 }, { start: -1, end: 20 }, { start: 0 }, { start: 0, end: 101 }, undefined])
    expect(rangeOf(wrong)).toBeUndefined()
  const { start, end } = rangeBounds({ start: 10, end: 20 })
  expect([keptNumber(start, '80'), keptNumber(end, '5')]).toEqual([19, 11])
})

test('signs that may not stand in a text are told', () => {
  const id = { signs: { pattern: '^[\\w-]*$', says: 'Só letras.' } }
  expect(['', 'novidades-1', ' novidades ', 'promoção', 'a b'].map((typed) => signsTrouble(id, typed))).toEqual([
    undefined,
    undefined,
    undefined,
    'Só letras.',
    'Só letras.',
  ])
  expect(signsTrouble({ signs: null }, 'promoção!')).toBeUndefined()
})

test('an element and a row are told by their first words', () => {
  expect(wordsOf({ editor: '<p>Feito  <b>à mão</b></p>' })).toBe('Feito à mão')
  expect(wordsOf({ title: 'x'.repeat(60) })).toHaveLength(40)
  expect(wordsOf({ columns: 3 })).toBe('')
  expect(wordsOf({ _title: ' Capa ', title: 'Feito à mão' })).toBe('Capa')
  expect(ownNameOf({ _title: 7 })).toBe('')
  expect(rowName({ image: { id: 1 }, caption: 'Ateliê' }, 0)).toBe('Ateliê')
  expect(rowName({ image: { id: 1 } }, 2)).toBe('Item 3')
})

test('a size is shown with its unit, and a plain number with the usual one', () => {
  const setting = aSetting({ units: ['px', 'em', 'custom'] })
  expect(sizeOf(setting, { unit: 'em', size: 1.5, sizes: [] })).toEqual({ size: '1.5', unit: 'em' })
  expect(sizeOf(setting, 12)).toEqual({ size: '12', unit: 'px' })
  expect(sizeOf(setting, { unit: 'furlong', size: '' })).toEqual({ size: '', unit: 'px' })
  expect(withUnit({ size: '12', unit: 'px' }, 'em')).toEqual({ unit: 'em', size: 12, sizes: [] })
  expect(withUnit({ size: 'calc(1px)', unit: 'custom' }, 'px')).toEqual({ unit: 'px', size: '', sizes: [] })
})

test('linked sides change together, and a box without any side is taken back', () => {
  const sides = sidesOf(aSetting({ units: ['px'] }), { unit: 'px', top: '1', right: 2, bottom: '', left: '4', isLinked: false })
  expect(sides).toEqual({ unit: 'px', top: '1', right: '2', bottom: '', left: '4', isLinked: false })
  expect(withSide(sides, 'bottom', '3')).toEqual({ ...sides, bottom: '3' })
  const linked = sidesOf(aSetting({ units: ['px'] }), undefined)
  expect(withSide(linked, 'top', '8')).toEqual({ unit: 'px', top: '8', right: '8', bottom: '8', left: '8', isLinked: true })
  expect(withSide({ ...linked, top: '8' }, 'top', '')).toBeUndefined()
})

test('a setting that follows a colour or a font of the site is let go of when it is changed', () => {
  const values = {
    a: 1,
    __globals__: { title_color: 'globals/colors?id=primary', x_typography: 'globals/typography?id=text', off: '' },
  }
  expect(globalOf(values, 'title_color')).toBe('primary')
  expect(globalOf(values, 'off')).toBeUndefined()
  expect(globalOf({}, 'title_color')).toBeUndefined()
  const color = aSetting({ name: 'title_color' })
  expect(withoutGlobal(color, values)).toEqual({ a: 1, __globals__: { ...values.__globals__, title_color: '' } })
  const size = aSetting({ name: 'x_font_size', when: { x_typography: ['custom'] } })
  expect(withoutGlobal(size, values)).toMatchObject({ __globals__: { x_typography: '' } })
  expect(withoutGlobal(color, { a: 1 })).toEqual({ a: 1 })
})

test('parts of a form stand in their order, each with what is set in it on any device', () => {
  const settings = [
    aSetting({ name: 'a', part: 'Título' }),
    aSetting({ name: 'b', part: 'Texto', per_device: true }),
    aSetting({ name: 'c', part: 'Título', state: 'hover' }),
  ]
  expect(partsOf(settings).map(({ title, settings: own }) => [title, own.length])).toEqual([
    ['Título', 2],
    ['Texto', 1],
  ])
  expect(setIn(settings[1]!, { b_mobile: 3 })).toBe(true)
  expect(setIn(settings[0]!, { a: '', b: 1 })).toBe(false)
})
