import { expect, test } from 'vitest'
import { chosenName, choiceBody, removalText } from './font-labels.ts'

const FONTS = [
  { id: 'fraunces', name: 'Fraunces' },
  { id: 'dm-sans', name: 'DM Sans' },
  { id: 'own-3', name: 'Minha' },
]

test.each([
  [{ text: null, display: null }, { pair: 'system' }, 'Fontes do sistema'],
  [{ text: 'dm-sans', display: 'fraunces' }, { pair: 'atelie' }, 'Fraunces e DM Sans'],
  [{ text: 'own-3', display: 'own-3' }, { text: 'own-3', display: 'own-3' }, 'Minha'],
  [{ text: null, display: 'own-3' }, { text: '', display: 'own-3' }, 'Minha e Fontes do sistema'],
])('%j is kept as %j and called «%s»', (chosen, body, name) => {
  expect(choiceBody(chosen)).toEqual(body)
  expect(chosenName(chosen, FONTS)).toBe(name)
})

test('whoever deletes a font is told where it is in use', () => {
  expect(removalText([])).toContain('não está em uso')
  expect(removalText(['Textos da loja', 'Sobre'])).toContain('Em uso em: Textos da loja, Sobre.')
})
