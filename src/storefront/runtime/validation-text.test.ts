import { expect, test } from 'vitest'
import { problemOf } from './validation-text.ts'

test.each([
  [{ type: 'text', validity: { valueMissing: true } }, 'Preencha este campo.'],
  [{ type: 'checkbox', validity: { valueMissing: true } }, 'Marque esta opção para continuar.'],
  [{ type: 'radio', validity: { valueMissing: true } }, 'Escolha uma das opções.'],
  [{ type: 'select-one', validity: { valueMissing: true } }, 'Escolha uma das opções.'],
  [{ type: 'file', validity: { valueMissing: true } }, 'Escolha um arquivo.'],
  [{ type: 'email', validity: { typeMismatch: true } }, 'Digite um e-mail completo, como nome@exemplo.com.'],
  [{ type: 'url', validity: { typeMismatch: true } }, 'Digite um endereço completo, como https://exemplo.com.'],
  [{ type: 'number', validity: { badInput: true } }, 'Digite um número.'],
  [{ type: 'date', validity: { badInput: true } }, 'Confira este campo.'],
  [{ type: 'number', validity: { rangeUnderflow: true }, min: '2' }, 'O mínimo é 2.'],
  [{ type: 'number', validity: { rangeOverflow: true }, max: '9' }, 'O máximo é 9.'],
  [{ type: 'date', validity: { rangeOverflow: true }, max: '2026-03-31' }, 'O máximo é 31/03/2026.'],
  [{ type: 'number', validity: { stepMismatch: true } }, 'Digite um número inteiro.'],
  [{ type: 'text', validity: { tooShort: true }, minLength: 8 }, 'Use ao menos 8 caracteres.'],
  [{ type: 'tel', validity: { patternMismatch: true } }, 'Confira o formato deste campo.'],
  [{ type: 'text', validity: { patternMismatch: true }, title: 'Só números' }, 'Só números.'],
  [{ type: 'file', validity: { customError: true }, validationMessage: 'Arquivo grande demais.' }, 'Arquivo grande demais.'],
])('%o is told as «%s»', (field, text) => {
  expect(problemOf(field)).toBe(text)
})
