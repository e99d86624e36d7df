import { expect, test } from 'vitest'
import { gist, valueText } from './submission-labels.ts'

const sent = (...values: string[]) => ({
  fields: values.map((value, at) => ({ id: `f${at}`, type: 'text', label: '', value })),
})

test('an answer is told by its first two words that say something', () => {
  expect(gist(sent('', 'Ana', 'ana@exemplo.com.br', 'Olá'))).toBe('Ana · ana@exemplo.com.br')
  expect(gist(sent('x'.repeat(200)))).toHaveLength(90)
  expect(gist(sent(''))).toBe('(sem texto)')
  expect(valueText(['azul', 'verde'])).toBe('azul, verde')
})
