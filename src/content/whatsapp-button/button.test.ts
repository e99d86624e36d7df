import { expect, test } from 'vitest'
import { fillMessage, readButton, unknownPlaceholders } from './button.ts'

test('what is switched off, or has no number, is no button', () => {
  expect(readButton(undefined, '32 99999-8888')).toBeUndefined()
  expect(readButton({ enabled: false }, '32 99999-8888')).toBeUndefined()
  expect(readButton({ enabled: true }, '')).toBeUndefined()
})

test('a button that was only switched on has the shop’s number, words and the public pages', () => {
  expect(readButton({ enabled: true }, '(32) 99999-8888')).toMatchObject({
    number: '(32) 99999-8888',
    side: 'right',
    label: 'Fale com a gente',
    closedLabel: 'Deixe sua mensagem',
    pages: ['home', 'product', 'list', 'content'],
  })
})

test('stored values that make no sense are healed', () => {
  const healed = readButton(
    { enabled: true, hours: { 1: 'nunca', 2: '9h-18h' }, side: 7, pages: 'todas', messages: [] },
    '32999998888',
  )
  expect(healed).toMatchObject({ side: 'right', hours: [[], [], [{ from: 540, to: 1080 }], [], [], [], []] })
})

test('a message is filled with what the page knows, and nothing of it is taken for a placeholder again', () => {
  expect(fillMessage('Oi! {produto} em {endereco}', { produto: 'Vaso {loja} $&', endereco: 'https://a.b/c/' })).toBe(
    'Oi! Vaso {loja} $& em https://a.b/c/',
  )
  expect(fillMessage('Sobre {produto} em {loja}', { loja: 'Casa' })).toBe('Sobre em Casa')
  expect(unknownPlaceholders('{produto} {preço} {}')).toEqual(['preço', ''])
})
