import { expect, test } from 'vitest'
import { cepWarning } from './cep-warning.ts'

test.each([
  ['01310-100', 'SP', undefined],
  ['01310-100', 'MG', 'Este CEP costuma ser de São Paulo. Confira o CEP e o estado.'],
  ['30130-010', 'SP', 'Este CEP costuma ser de Minas Gerais. Confira o CEP e o estado.'],
  ['01310-100', '', undefined],
  ['0131', 'MG', undefined],
  // A range that nobody knows yet.
  ['78999-999', 'SP', undefined],
])('the CEP %s with the state %s is told: %s', (cep, state, words) => expect(cepWarning(cep, state)).toBe(words))
