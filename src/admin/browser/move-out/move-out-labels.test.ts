import { expect, test } from 'vitest'
import { stepText, summaryText } from './move-out-labels.ts'

test.each([
  ['', 'Começando…'],
  ['loja.jsonl', 'Escrevendo produtos, clientes, pedidos e páginas…'],
  ['elementor/page-7-sobre.json', 'Escrevendo as páginas para o Elementor…'],
  ['pedidos.csv', 'Escrevendo as tabelas…'],
])('while %s is written the merchant reads «%s»', (step, words) => {
  expect(stepText(step)).toBe(words)
})

test('a file says what is in it', () => {
  expect(summaryText({ kinds: { product: 1_200, order: 1 }, pictures: 0 })).toBe(
    ' · 1.200 produtos, 1 pedido e 0 arquivos de mídia',
  )
  expect(summaryText(null)).toBe('')
})
