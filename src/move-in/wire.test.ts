import { expect, test } from 'vitest'
import { centsOf, metaTextOf, momentOf, nameLine, oldIdsOf, pathOf } from './wire.ts'

test.each([
  ['19.90', 1990],
  ['19.9', 1990],
  ['19', 1900],
  [19.9, 1990],
  ['-5.005', -501],
  ['0.004', 0],
  ['33.333333', 3333],
  ['66.666667', 6667],
  ['', undefined],
  ['abc', undefined],
  [null, undefined],
  ['1e3', undefined],
])('an amount %s is %s centavos', (wire, cents) => {
  expect(centsOf(wire)).toBe(cents)
})

test('a moment is read in UTC where it is told so, else by the local clock; a date of zeros is none', () => {
  expect(momentOf({ date_created: '2024-03-01T09:00:00', date_created_gmt: '2024-03-01T12:00:00' }, 'date_created')).toEqual(
    new Date('2024-03-01T12:00:00Z'),
  )
  expect(momentOf({ date_created: '2024-03-01 09:00:00' }, 'date_created')).toEqual(new Date('2024-03-01T12:00:00Z'))
  expect(momentOf({ date_created: '0000-00-00 00:00:00' }, 'date_created')).toBeUndefined()
})

test('numbers of other things are told once, and zero is none', () => {
  expect(oldIdsOf([3, '3', 0, '', null, 'x9'])).toEqual(['3', 'x9'])
})

test('the first of several metas that says something counts', () => {
  const data = { meta_data: [{ key: 'a', value: ' ' }, { key: 'b', value: 'BR123' }, { key: 'c', value: 7 }, null] }
  expect(metaTextOf(data, 'a', 'b')).toBe('BR123')
  expect(metaTextOf(data, 'c')).toBe('7')
  expect(metaTextOf(data, 'd')).toBe('')
})

test.each([
  ['https://antiga.com.br/product/Caneca-Azul', '/product/caneca-azul/'],
  ['/loja/', '/loja/'],
  ['https://antiga.com.br/', undefined],
  ['https://antiga.com.br/?p=12', undefined],
  ['https://antiga.com.br/caf%C3%A9/', '/café/'],
])('the path of %s is %s', (url, path) => {
  expect(pathOf(url)).toBe(path)
})

test.each([
  ['Cama &amp; Banho', 'Cama & Banho'],
  ['Azul &#8211; <b>novo</b>', 'Azul – novo'],
  ['Até < 5 kg & mais', 'Até < 5 kg & mais'],
  [12, ''],
])('the name %s is read as «%s»', (raw, name) => expect(nameLine(raw, 40)).toBe(name))
