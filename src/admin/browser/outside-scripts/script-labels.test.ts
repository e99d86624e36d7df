import { expect, test } from 'vitest'
import { hostsMeant, hostsText, hostsTyped, whereText } from './script-labels.ts'

test.each([
  [[], 'Em todas as páginas públicas'],
  [['include/product'], 'Em todas as páginas de produto'],
  [['include/general', 'exclude/archive/search'], 'Em toda a loja · menos: Nos resultados de busca'],
])('where a script runs is told in words: %j', (conditions, words) => {
  expect(whereText(conditions)).toBe(words)
})

test('hosts are typed one a line', () => {
  expect(hostsText(hostsTyped('https://a.example\n'))).toBe('https://a.example\n')
  expect(hostsMeant(hostsTyped(' https://a.example\n\nhttps://b.example '))).toEqual(['https://a.example', 'https://b.example'])
  expect(hostsText(['https://a.example', 'https://b.example'])).toBe('https://a.example\nhttps://b.example')
  expect(hostsText(null)).toBe('')
})
