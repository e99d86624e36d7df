import { expect, test } from 'vitest'
import { AS_FOUND, foundText, hide, pin, placingText, show, synonymText, unpin, wordsOf } from './search-labels.ts'

const found = (over: object) =>
  foundText({
    total: 3,
    is_least: false,
    is_partial: false,
    corrected: '',
    phrase: '',
    leads_to: '',
    synonyms: [],
    products: [],
    pages: [],
    ...over,
  })

test.each([
  [{ total: 0 }, 'Nada é encontrado. Crie um sinônimo ou fixe produtos.'],
  [{ total: 1 }, '1 resultado.'],
  [{ total: 500, is_least: true }, '500 resultados ou mais.'],
  [{ is_partial: true }, '3 resultados, só com parte das palavras.'],
  [{ corrected: 'caneca' }, '3 resultados, com a correção «caneca».'],
])('%j is told as «%s»', (over, text) => expect(found(over)).toBe(text))

test('words are parted by lines and commas', () => {
  expect(wordsOf(' tênis,  sapatênis\n\n t shirt; ')).toEqual(['tênis', 'sapatênis', 't shirt'])
})

test.each([
  [{ words: ['tenis', 'sapatenis'], means: [] }, 'tenis = sapatenis'],
  [{ words: ['celular'], means: ['smartphone'] }, 'celular → smartphone'],
])('%j reads «%s»', (synonym, text) => expect(synonymText(synonym)).toBe(text))

test('a product is pinned or hidden, never both', () => {
  const pinned = pin(pin(AS_FOUND, 1), 2)
  expect(pinned.pinned).toEqual([1, 2])
  expect(hide(pinned, 1)).toEqual({ pinned: [2], hidden: [1], leads_to: '' })
  expect(pin(hide(pinned, 1), 1)).toEqual({ pinned: [2, 1], hidden: [], leads_to: '' })
  expect([unpin(pinned, 2).pinned, show(hide(pinned, 2), 2).hidden]).toEqual([[1], []])
  expect(placingText({ ...hide(pinned, 1), leads_to: '/trocas/' })).toBe('1 fixado · 1 escondido · leva a /trocas/')
})
