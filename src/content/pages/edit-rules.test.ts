import { expect, test } from 'vitest'
import { documentOfText, framesOwnPage, freeAmong, isDesigned, publication, slugFrom } from './edit-rules.ts'

const now = new Date('2026-11-15T12:00:00Z')
const later = new Date('2026-11-16T12:00:00Z')
const earlier = new Date('2026-11-14T12:00:00Z')

test.each([
  ['publish', undefined, 'publish', now],
  ['publish', earlier, 'publish', earlier],
  ['publish', later, 'future', later],
  ['future', earlier, 'publish', earlier],
  ['future', undefined, 'publish', now],
  ['private', later, 'private', later],
  ['draft', undefined, 'draft', null],
  ['draft', later, 'draft', later],
] as const)('[REST-1] %s with the date %s is %s', (input, at, status, publishedAt) => {
  expect(publication(input, at, now)).toEqual({ status, publishedAt })
})

test('an address is what was wished, or the title, or a number', () => {
  expect(slugFrom('Meu Endereço', 'Título', '7')).toBe('meu-endereco')
  expect(slugFrom('', 'Título', '7')).toBe('titulo')
  expect(slugFrom(undefined, '??', '7')).toBe('7')
  expect(slugFrom(`${'a'.repeat(189)} b`, '', '7')).toBe('a'.repeat(189))
})

test('two of the same name get two addresses', () => {
  expect(freeAmong(() => false, 'vaso')).toBe('vaso')
  expect(freeAmong((slug) => ['vaso', 'vaso-2'].includes(slug), 'vaso')).toBe('vaso-3')
})

test('a page stands around the account once it has the widget of the account', () => {
  const account = [{ elType: 'widget', widgetType: 'woocommerce-my-account' }]
  expect(framesOwnPage('minha-conta', account)).toBe(true)
  expect(framesOwnPage('minha-conta', documentOfText('Oi'))).toBe(false)
  expect(framesOwnPage('loja', account)).toBe(false)
})

test('a text is no design, anything more is', () => {
  expect(isDesigned(documentOfText('<p>Oi</p>'))).toBe(false)
  expect(isDesigned([])).toBe(false)
  expect(isDesigned([{ elType: 'widget', widgetType: 'heading' }])).toBe(true)
  expect(isDesigned([...documentOfText('a'), ...documentOfText('b')])).toBe(true)
})
