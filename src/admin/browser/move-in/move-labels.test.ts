import { expect, test } from 'vitest'
import { isWorking, mayGoOn, picturesText, progressText, screenOf, sourceOf } from './move-labels.ts'

test.each([
  ['https://www.MinhaLoja.com.br/loja/', 'www.minhaloja.com.br'],
  [' minhaloja.com.br ', 'minhaloja.com.br'],
])('%s is the shop %s', (typed, source) => {
  expect(sourceOf(typed)).toBe(source)
})

test('a paused move does not work, and can go on', () => {
  expect(isWorking({ state: 'carrying-out', paused: false })).toBe(true)
  expect(isWorking({ state: 'carrying-out', paused: true })).toBe(false)
  expect(mayGoOn({ state: 'carrying-out', paused: true })).toBe(true)
  expect(mayGoOn({ state: 'failed', paused: false })).toBe(true)
  expect(mayGoOn({ state: 'done', paused: false })).toBe(false)
})

test('progress is told in numbers of things', () => {
  const kinds = [
    {
      kind: 'product',
      found: 1200,
      same: 0,
      changed: 0,
      refused: 0,
      waiting: 200,
      done: 300,
      asked: 0,
      actions: {},
      reasons: [],
    },
  ]
  expect(progressText({ state: 'reading', things_read: 1500, reading: '', kinds: [] })).toBe('1.500 coisas lidas')
  expect(progressText({ state: 'reading', things_read: 1500, reading: 'order', kinds: [] })).toBe(
    '1.500 coisas lidas (agora: pedidos)',
  )
  expect(progressText({ state: 'planning', things_read: 0, reading: '', kinds })).toBe('1.000 de 1.200 comparadas')
  expect(progressText({ state: 'carrying-out', things_read: 0, reading: '', kinds })).toBe('300 de 1.200 prontas')
})

test('pictures are told by what became of them', () => {
  expect(picturesText({ waiting: 2, here: 10, failed: 0 })).toBe('10 imagens vieram; 2 ainda vêm.')
  expect(picturesText({ waiting: 0, here: 0, failed: 3 })).toBe('3 imagens não vieram.')
  expect(picturesText({ waiting: 0, here: 0, failed: 0 })).toBe('')
})

test('what came is looked at on its own screen, where it has one', () => {
  expect(screenOf({ kind: 'product', place: 'products', new_id: 7 })).toBe('/products/7')
  expect(screenOf({ kind: 'page', place: 'content', new_id: 7 })).toBe('/pages/7')
  expect(screenOf({ kind: 'kit', place: 'content', new_id: 7 })).toBeUndefined()
  expect(screenOf({ kind: 'customer', place: 'users', new_id: 7 })).toBeUndefined()
  expect(screenOf({ kind: 'product', place: null, new_id: null })).toBeUndefined()
})
