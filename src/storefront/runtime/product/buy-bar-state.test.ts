import { expect, test } from 'vitest'
import { barLabel, openChoice } from './buy-bar-state.ts'

test('the bar asks for the first choice that is missing', () => {
  const choices = [
    { name: 'cor', value: 'azul' },
    { name: 'tamanho', value: '' },
    { name: 'tecido', value: '' },
  ]
  expect(openChoice(choices)?.name).toBe('tamanho')
  expect(openChoice(choices.slice(0, 1))).toBeUndefined()
  expect(openChoice([])).toBeUndefined()
})

test.each([
  [{ isOpen: true, isAdded: false }, 'Escolher opções'],
  [{ isOpen: true, isAdded: true }, 'Escolher opções'],
  [{ isOpen: false, isAdded: false }, 'Adicionar ao carrinho'],
  [{ isOpen: false, isAdded: true }, 'Adicionado'],
])('the button of the bar says what a press does or has done: %o', (state, label) => {
  expect(barLabel({ ...state, text: ' Adicionar ao carrinho ' })).toBe(label)
})
