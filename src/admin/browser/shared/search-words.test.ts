import { expect, test } from 'vitest'
import { cutForSearch, searchAddress, seoHint, titleWithShop, wordsOfMarkup } from './search-words.ts'

test.each([
  ['', 'Vazio: o nome e o da loja. Os buscadores mostram cerca de 60 letras.'],
  ['Caneca azul', '11 de cerca de 60 letras.'],
  ['x'.repeat(61), '61 letras: os buscadores mostram cerca de 60 e cortam o fim.'],
])('below «%s» stands «%s»', (typed, hint) => expect(seoHint('title', typed, 'o nome e o da loja')).toBe(hint))

test('what a search engine shows ends with a whole word', () => {
  expect(cutForSearch('Caneca azul', 60)).toBe('Caneca azul')
  expect(cutForSearch('Caneca de cerâmica azul feita à mão', 20)).toBe('Caneca de cerâmica…')
  expect(cutForSearch('x'.repeat(30), 10)).toBe(`${'x'.repeat(9)}…`)
})

test('markup says nothing, entities what they mean, and a shop without a name no dash', () => {
  expect(wordsOfMarkup('<p>Barro &amp; fogo</p><p>da serra</p>')).toBe('Barro & fogo da serra')
  expect([titleWithShop('Caneca', ''), titleWithShop('Caneca', 'Aroeira')]).toEqual(['Caneca', 'Caneca – Aroeira'])
  expect(searchAddress('loja.example', 'produto', 'caneca')).toBe('loja.example › produto › caneca')
})
