import { expect, test } from 'vitest'
import { searchLeftFrom, searchOf } from './search-steps.ts'

test.each([
  ['/', 's=Tênis+Azul', 'tenis azul'],
  ['/', 's=tenis&post_type=product', 'tenis'],
  ['/page/2/', 's=tenis', undefined],
  ['/', 's=tenis&orderby=price', undefined],
  ['/', 's=maria@exemplo.com.br', undefined],
  ['/', 's=', undefined],
])('%s?%s is a search for %s', (path, query, words) => expect(searchOf(path, query)).toBe(words))

test.each([
  ['https://loja.example/?s=Tênis', 'tenis'],
  ['https://loja.example/page/2/?s=tenis&orderby=price', 'tenis'],
  ['https://outra.example/?s=tenis', undefined],
  ['https://loja.example/produto/tenis/', undefined],
  ['https://loja.example/?s=12345678901', undefined],
  ['nenhum', undefined],
  [undefined, undefined],
])('who comes from %s comes from the search %s', (referer, words) =>
  expect(searchLeftFrom({ referer, host: 'loja.example' })).toBe(words),
)
