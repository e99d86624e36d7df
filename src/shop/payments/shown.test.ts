import { expect, test } from 'vitest'
import { ServiceTrouble } from './provider.ts'
import { checkedShown } from './shown.ts'

const UNSAFE = ['javascript:alert(1)', 'http://pagar.example', 'data:text/html,oi', '/pagar', '']

test.each(UNSAFE)('nobody is led to «%s», and a boleto goes without it', (url) => {
  expect(() => checkedShown({ kind: 'link', url, label: 'Pagar' })).toThrow(ServiceTrouble)
  const boleto = { kind: 'boleto', line: '123', dueAt: '2026-11-20T00:00:00Z' } as const
  expect(checkedShown({ ...boleto, pdfUrl: url })).toEqual({ ...boleto, pdfUrl: '' })
})

test('what is safe is handed on as it is', () => {
  for (const shown of [
    { kind: 'link', url: 'https://pagar.example/1', label: 'Pagar' },
    { kind: 'boleto', line: '1', pdfUrl: 'https://pagar.example/1.pdf', dueAt: '2026-11-20T00:00:00Z' },
    { kind: 'pix', copyPaste: '000201' },
  ] as const)
    expect(checkedShown(shown)).toEqual(shown)
})
