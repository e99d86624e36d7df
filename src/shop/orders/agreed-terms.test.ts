import { expect, test } from 'vitest'
import { joined } from './agreed-terms.ts'

test('agreed terms have no gap before a comma or a full stop', () => {
  expect(joined('Sete dias, contados do recebimento , sem motivo (art. 49 ).\nVeja consumidor.gov.br .')).toBe(
    'Sete dias, contados do recebimento, sem motivo (art. 49).\nVeja consumidor.gov.br.',
  )
})
