import { expect, test } from 'vitest'
import { seoHint } from './search-words.ts'

test.each([
  ['', 'Vazio: o nome e o da loja. Os buscadores mostram cerca de 60 letras.'],
  ['Caneca azul', '11 de cerca de 60 letras.'],
  ['x'.repeat(61), '61 letras: os buscadores mostram cerca de 60 e cortam o fim.'],
])('below «%s» stands «%s»', (typed, hint) => expect(seoHint('title', typed, 'o nome e o da loja')).toBe(hint))
